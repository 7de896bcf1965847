import type { Fields } from "../../model.js";
import { asList, asObject, change, template, wantsAs } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const only = ["call-events", "call-silence"];

const withTypes = (to: (types: readonly string[]) => readonly string[]) => (hook: Fields) => ({
  events: asList(hook.events).map((one) => ({
    ...asObject(one),
    event_types: [...to(asList(asObject(one).event_types).map(String))],
  })),
});

const types = ["create", "delete"] as const;

const ways: readonly (readonly [
  id: string,
  title: string,
  to: (text: string, render: (text: string) => string) => string,
])[] = [
  ["no-id", "leaves the id out", (text, render) => render(text.replaceAll("{{id}}", ""))],
  ["raw", "leaves the tags as they are", (text) => text],
  [
    "no-entity",
    "leaves the section out",
    (text, render) => render(text.replace(/\{\{#entity\}\}.*?\{\{\/entity\}\}/gs, "")),
  ],
  ["swapped", "says the event for the entity", (text, render) => render(text.replaceAll("entity_type", "event_type"))],
  ["one-line", "takes the line breaks out", (text, render) => render(text.replaceAll("\n", ""))],
];

/** Events of several kinds, of webhooks that are off, and of two webhooks at once. */
export const wrongCallEvents: WrongRow[] = [
  wrong("called-not-last", "looks at all elements of events but the last, where there are several", ["C-01"], {
    only,
    apply: wantsAs(({ events }) => ({ events: asList(events).slice(0, Math.max(1, asList(events).length - 1)) })),
  }),
  wrong("called-not-last-type", "looks at all types of an element but the last, where there are several", ["C-01"], {
    only,
    apply: wantsAs(withTypes((all) => (all.length > 2 ? all.slice(0, -1) : all))),
  }),
  wrong("called-first-two", "looks at the first two elements of events", ["C-01"], {
    only,
    apply: wantsAs(({ events }) => ({ events: asList(events).slice(0, 2) })),
  }),
  ...types.map((type) =>
    wrong(`called-disabled-${type}`, `calls webhooks that are disabled when an upload is ${type}d`, ["C-01"], {
      only,
      apply: wantsAs(({ enabled = null }, event) => ({ enabled: event.type === type || enabled })),
    }),
  ),
  ...(["first", "last"] as const).map((which) =>
    wrong(`called-${which}-alone`, `calls the ${which} of the webhooks that want an event`, ["C-01"], {
      only: ["call-silence"],
      apply: change("wants", (inner, { state }) => (hook, event) => {
        const all = [...state.webhook.values()].filter((one) => inner(one, event));
        return (which === "first" ? all[0] : all.at(-1))?.id === hook.id;
      }),
    }),
  ),
  ...types.flatMap((type) =>
    ways.map(([id, title, to]) =>
      wrong(`template-${type}-${id}`, `${title} of a template when an upload is ${type}d`, ["C-04"], {
        only: ["call-events"],
        apply: template((text, render, { event }) => (event.type === type ? to(text, render) : render(text))),
      }),
    ),
  ),
];

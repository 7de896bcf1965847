import type { Fields } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith, template, wantsAs } from "../calls.js";
import { all, asList, asObject, change, each, given, result, setting } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const withEvents = (to: (events: Fields[]) => Fields[]): Switch =>
  wantsAs(({ events }) => ({ events: to(asList(events).map(asObject)) }));

const types = ["create", "delete"] as const;

const ways: Record<string, (text: string, render: (text: string) => string) => string> = {
  "leaves the id out of a template (no-id)": (text, render) => render(text.replaceAll("{{id}}", "")),
  "leaves the tags of a template as they are (raw)": (text) => text,
  "leaves the section out of a template (no-entity)": (text, render) =>
    render(text.replace(/\{\{#entity\}\}.*?\{\{\/entity\}\}/gs, "")),
  "says the event for the entity (swapped)": (text, render) => render(text.replaceAll("entity_type", "event_type")),
  "takes the line breaks out of a template (one-line)": (text, render) => render(text.replaceAll("\n", "")),
};

/** Who is called, and for which events. */
export const wrongCallEvents: WrongRow[] = [
  ...wrong(["C-01"], ["call-events", "call-silence"], {
    "looks at all elements of events but the last, where there are several (called-not-last)": withEvents((events) =>
      events.slice(0, Math.max(1, events.length - 1)),
    ),
    "looks at all types of an element but the last, where there are several (called-not-last-type)": withEvents(
      (events) =>
        events.map((one) => {
          const all = asList(one.event_types);
          return { ...one, event_types: all.length > 2 ? all.slice(0, -1) : all };
        }),
    ),
    "looks at the first two elements of events (called-first-two)": withEvents((events) => events.slice(0, 2)),
    "looks at what events are about alone, not at their types (called-for-entity)": setting({
      wants: ({ enabled, events }) =>
        enabled === true && asList(events).some((one) => asObject(one).entity_type === "upload"),
    }),
  }),
  ...types.flatMap((type) =>
    wrong(["C-01"], ["call-events", "call-silence"], {
      [`calls webhooks that are disabled when an upload is ${type}d (called-disabled-${type})`]: wantsAs(
        ({ enabled = null }, event) => ({ enabled: event.type === type || enabled }),
      ),
    }),
  ),
  ...wrong(["C-01"], ["call-silence"], {
    "calls webhooks that are disabled (called-disabled)": wantsAs(() => ({ enabled: true })),
    "looks at the types of events alone, not at what they are about (called-for-type)": setting({
      wants: ({ enabled, events }, { type }) =>
        enabled === true && asList(events).some((one) => asList(asObject(one).event_types).includes(type)),
    }),
    "looks at the first of the events alone (called-for-first)": withEvents((events) => events.slice(0, 1)),
    "takes no events for all of them (called-for-none)": withEvents((events) =>
      events.length === 0 ? [{ entity_type: "upload", event_types: ["create", "update", "delete"] }] : events,
    ),
    "does not call a webhook again that was switched off (called-never-again)": change(
      "wants",
      (inner, { state }) =>
        (hook, event) => {
          const [on, off] = [`on ${hook.id}`, `off ${hook.id}`];
          if (hook.enabled !== true && state.memory.has(on)) state.memory.set(off, true);
          if (inner(hook, event)) state.memory.set(on, true);
          return !state.memory.has(off) && inner(hook, event);
        },
    ),
  }),
  ...([0, -1] as const).flatMap((at) =>
    wrong(["C-01"], ["call-made"], {
      [`calls the ${at ? "last" : "first"} of the webhooks that want an event (called-${at ? "last" : "first"}-alone)`]:
        change("wants", (inner, { state }) => (hook, event) => {
          const all = [...state.webhook.values()].filter((one) => inner(one, event));
          return all.at(at)?.id === hook.id;
        }),
    }),
  ),
  ...wrong(["C-01?"], ["call-made", "call-silence"], {
    "never calls (called-never)": setting({ wants: () => false }),
  }),
  ...wrong(["C-01"], ["call-events"], {
    "says update of every event where there is a template (called-one-word)": given("callBody", (attempt) => [
      attempt.hook.custom_payload === null ? attempt : { ...attempt, event: { ...attempt.event, type: "update" } },
    ]),
    "calls for a deletion whoever asked for it once (called-once-asked)": all(
      given("commit", (kind, id, fields, incoming, { state }) => {
        if (kind === "webhook" && JSON.stringify(state.webhook.get(id)?.events).includes("delete"))
          state.memory.set(`asked ${id}`, true);
        return [kind, id, fields, incoming];
      }),
      change(
        "wants",
        (inner, { state }) =>
          (hook, event) =>
            inner(hook, event) ||
            (event.type === "delete" && hook.enabled === true && state.memory.has(`asked ${hook.id}`)),
      ),
    ),
    "never calls for a deletion (called-no-delete)": result(
      "wants",
      (isWanted, _, { type }) => type !== "delete" && isWanted,
    ),
    "calls for a creation as for an update (called-no-create)": given("wants", (hook, event) => [
      hook,
      event.type === "create" ? { ...event, type: "update" } : event,
    ]),
  }),
  ...["create update", "update create", "update delete", "delete update"].flatMap((pair) => {
    const [asked = "", other = ""] = pair.split(" ");
    return wrong(["C-01"], ["call-events"], {
      [`calls who asks for ${asked} about each ${other}, too (called-${asked}-for-${other})`]: change(
        "wants",
        (inner) => (hook, event) =>
          inner(hook, event) || (event.type === other && inner(hook, { ...event, type: asked as typeof event.type })),
      ),
    });
  }),
  ...types.flatMap((type) =>
    wrong(["C-04"], ["call-events"], {
      ...each(
        ways,
        (to) => template((text, render, { event }) => (event.type === type ? to(text, render) : render(text))),
        `template-${type}-`,
      ),
      [`has no template where an upload is ${type}d, and sends the default payload (template-${type}-none)`]: callsWith(
        (_, { event }) => (event.type === type ? { custom_payload: null } : {}),
      ),
    }),
  ),
];

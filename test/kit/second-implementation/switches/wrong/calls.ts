import type { Switch } from "../../server.js";
import { asList, asObject, callsOf, change, setting } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Uses what a webhook had at its first call. */
const firstKept = (name: string): Switch =>
  callsOf((attempt, { state }) => {
    const key = `first ${name} ${attempt.hook.id}`;
    if (!state.memory.has(key)) state.memory.set(key, attempt.hook[name]);
    return { ...attempt, hook: { ...attempt.hook, [name]: state.memory.get(key) as string } };
  });

/** What webhooks are called for, and where. */
export const wrongCalls: WrongRow[] = [
  wrong("called-disabled", "calls webhooks that are disabled", ["C-01"], {
    only: ["call-silence"],
    apply: change("wants", (inner) => (hook, event) => inner({ ...hook, enabled: true }, event)),
  }),
  ...(
    [
      ["create", "update"],
      ["update", "create"],
      ["update", "delete"],
      ["delete", "update"],
    ] as const
  ).map(([asked, other]) =>
    wrong(`called-${asked}-for-${other}`, `calls who asks for ${asked} about each ${other}, too`, ["C-01"], {
      only: ["call-events"],
      apply: change(
        "wants",
        (inner) => (hook, event) =>
          inner(hook, event) || (event.type === other && inner(hook, { ...event, type: asked })),
      ),
    }),
  ),
  wrong("called-one-word", "says update of every event where there is a template", ["C-01"], {
    only: ["call-events"],
    apply: change(
      "callBody",
      (inner) => (attempt) =>
        attempt.hook.custom_payload === null
          ? inner(attempt)
          : inner({ ...attempt, event: { ...attempt.event, type: "update" } }),
    ),
  }),
  wrong("called-for-type", "looks at the types of events alone, not at what they are about", ["C-01"], {
    only: ["call-silence"],
    apply: setting({
      wants: ({ enabled, events }, { type }) =>
        enabled === true && asList(events).some((one) => asList(asObject(one).event_types).includes(type)),
    }),
  }),
  wrong("called-for-entity", "looks at what events are about alone, not at their types", ["C-01"], {
    only: ["call-silence", "call-events"],
    apply: setting({
      wants: ({ enabled, events }) =>
        enabled === true && asList(events).some((one) => asObject(one).entity_type === "upload"),
    }),
  }),
  wrong("called-for-first", "looks at the first of the events alone", ["C-01"], {
    only: ["call-silence"],
    apply: change(
      "wants",
      (inner) => (hook, event) => inner({ ...hook, events: asList(hook.events).slice(0, 1) }, event),
    ),
  }),
  wrong("called-for-none", "takes no events for all of them", ["C-01"], {
    only: ["call-silence"],
    apply: change(
      "wants",
      (inner) => (hook, event) =>
        inner(
          asList(hook.events).length === 0
            ? { ...hook, events: [{ entity_type: "upload", event_types: ["create", "update", "delete"] }] }
            : hook,
          event,
        ),
    ),
  }),
  wrong("called-never", "never calls", ["C-01"], {
    only: ["call-made", "call-silence"],
    isEnoughOpen: true,
    apply: setting({ wants: () => false }),
  }),
  wrong("called-never-again", "does not call a webhook again that was switched off", ["C-01"], {
    only: ["call-silence"],
    apply: change("wants", (inner, { state }) => (hook, event) => {
      const [on, off] = [`on ${hook.id}`, `off ${hook.id}`];
      if (hook.enabled !== true && state.memory.has(on)) state.memory.set(off, true);
      if (inner(hook, event)) state.memory.set(on, true);
      return !state.memory.has(off) && inner(hook, event);
    }),
  }),
  wrong("called-no-delete", "never calls for a deletion", ["C-01"], {
    only: ["call-events"],
    apply: change("wants", (inner) => (hook, event) => event.type !== "delete" && inner(hook, event)),
  }),
  wrong("called-no-create", "calls for a creation as for an update", ["C-01"], {
    only: ["call-events"],
    apply: change(
      "wants",
      (inner) => (hook, event) => inner(hook, event.type === "create" ? { ...event, type: "update" } : event),
    ),
  }),
  wrong("call-old-url", "calls the URL that a webhook had at first", ["C-02"], {
    only: ["call-made"],
    apply: firstKept("url"),
  }),
  wrong("call-no-query", "calls the URL without its query", ["C-02"], {
    only: ["call-made"],
    apply: change("callUrl", (inner) => (attempt) => inner(attempt).split("?")[0] ?? ""),
  }),
  wrong("call-one-header", "sends the first header", ["C-02"], {
    only: ["call-made"],
    apply: callsOf((attempt) => ({
      ...attempt,
      hook: {
        ...attempt.hook,
        headers: Object.fromEntries(Object.entries(asObject(attempt.hook.headers)).slice(0, 1)),
      },
    })),
  }),
  wrong("call-old-headers", "sends the headers that a webhook had at first", ["C-02"], {
    only: ["call-made"],
    apply: firstKept("headers"),
  }),
  wrong("call-no-credentials", "calls without credentials", ["C-03"], {
    only: ["call-credentials"],
    apply: setting({ credentials: () => undefined }),
  }),
  wrong("call-credentials-always", "sends credentials where both are null", ["C-03"], {
    only: ["call-credentials"],
    apply: change(
      "credentials",
      (inner) => (attempt) => inner(attempt) ?? `Basic ${Buffer.from(":").toString("base64")}`,
    ),
  }),
  wrong("call-credentials-cut", "cuts credentials at 60 signs of Base64", ["C-03"], {
    only: ["call-credentials"],
    apply: change("credentials", (inner) => (attempt) => inner(attempt)?.slice(0, "Basic ".length + 60)),
  }),
  wrong("call-headers-three", "sends the first three headers of a webhook", ["C-02"], {
    only: ["call-made"],
    apply: callsOf((attempt) => {
      const headers = Object.fromEntries(Object.entries(asObject(attempt.hook.headers)).slice(0, 3));
      return { ...attempt, hook: { ...attempt.hook, headers } };
    }),
  }),
  wrong("call-section-one-line", "renders a section with a line break as nothing", ["C-04"], {
    only: ["call-template"],
    apply: callsOf((attempt) => {
      const { custom_payload: template } = attempt.hook;
      const custom_payload =
        typeof template === "string"
          ? template.replace(
              /\{\{#entity\}\}(?:(?!\{\{\/entity)[\s\S])*\n(?:(?!\{\{\/entity)[\s\S])*\{\{\/entity\}\}/g,
              "",
            )
          : (template ?? null);
      return { ...attempt, hook: { ...attempt.hook, custom_payload } };
    }),
  }),
  wrong("call-credentials-plain", "sends credentials without encoding them", ["C-03"], {
    only: ["call-credentials"],
    apply: setting({
      credentials: ({ hook }) =>
        hook.http_basic_user === null && hook.http_basic_password === null
          ? undefined
          : `Basic ${hook.http_basic_user}:${hook.http_basic_password}`,
    }),
  }),
  wrong("call-credentials-old", "sends the password that a webhook had at first", ["C-03"], {
    only: ["call-credentials"],
    apply: change("credentials", (inner, { state }) => (attempt) => {
      const key = `password ${attempt.hook.id}`;
      const { http_basic_password: now } = attempt.hook;
      if (now !== null && !state.memory.has(key)) state.memory.set(key, now);
      return inner(
        now === null
          ? attempt
          : { ...attempt, hook: { ...attempt.hook, http_basic_password: String(state.memory.get(key)) } },
      );
    }),
  }),
];

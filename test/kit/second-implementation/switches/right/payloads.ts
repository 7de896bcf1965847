import type { JsonValue } from "../../../../../src/base/json.js";
import type { Attempt } from "../../behaviour.js";
import type { Switch } from "../../server.js";
import type { TemplateStyle } from "../../template.js";
import { type RightRow, right } from "../right-row.js";
import { callsOf, change, isText } from "../switch.js";

const payload = (to: (attempt: Attempt, shown: Record<string, JsonValue>) => JsonValue | string) =>
  change(
    "payload",
    (_, { behaviour }) =>
      (attempt) =>
        to(attempt, behaviour.shown("upload", attempt.event.asset)),
  );

const template =
  (style: Partial<TemplateStyle>): Switch =>
  ({ behaviour }) => {
    behaviour.template = { ...behaviour.template, ...style };
  };

/** What a call has for its body. */
export const rightPayloads: RightRow[] = [
  right("template-no-spaces", "leaves tags with spaces as they are", ["Q-32"], template({ spaces: false }), {
    only: ["call-template", "call-events"],
    set: 1,
  }),
  right("template-no-escapes", "escapes nothing in templates", ["Q-32"], template({ escape: (text) => text }), {
    only: ["call-template"],
    set: 2,
  }),
  right(
    "template-unknown-left",
    "leaves tags that it does not know as they are",
    ["Q-32"],
    template({ unknown: (tag) => tag }),
    { only: ["call-template", "call-events"], set: 3 },
  ),
  right(
    "template-three-tags",
    "knows the tags of the spec alone",
    ["Q-32"],
    change("callBody", (inner) => (attempt) => {
      const { custom_payload: template } = attempt.hook;
      return template === null ? inner(attempt) : simplest(String(template), attempt);
    }),
    { only: ["call-template", "call-events", "call-made"], set: 4 },
  ),
  right(
    "url-no-template",
    "has no templates in URLs",
    ["Q-32"],
    change(
      "callUrl",
      () =>
        ({ hook }) =>
          String(hook.url),
    ),
    { only: ["call-template"], set: 4 },
  ),
  right(
    "payload-thin",
    "has a payload of ids alone",
    ["Q-22"],
    payload(({ event }) => ({ kind: `upload.${event.type}`, ids: [event.asset.id] })),
    { only: ["call-default-payload", "call-made", "call-silence"], set: 1 },
  ),
  right(
    "payload-event-alone",
    "has a payload that says the event alone, where its binding says",
    ["Q-22"],
    payload(({ event }) => ({ what: event.type })),
    {
      only: ["call-events", "call-default-payload"],
      binding: `
events:
  upload.create: { entity_type: upload, event_types: [create] }
  upload.update: { entity_type: upload, event_types: [update] }
  upload.delete: { entity_type: upload, event_types: [delete] }
callEvent: /what
`,
    },
  ),
  right(
    "payload-list",
    "has a list of events as payload",
    ["Q-22"],
    payload(({ event }, shown) => [{ kind: event.type, upload: shown }]),
    { only: ["call-default-payload", "call-made", "call-silence"], set: 2 },
  ),
  right(
    "payload-form",
    "has a form as payload",
    ["Q-22"],
    payload(({ event }) => `kind=upload.${event.type}&id=${event.asset.id}`),
    { open: ["C-05"], only: ["call-default-payload", "call-made"], set: 3 },
  ),
  right(
    "payload-flat-entity",
    "has the entity flat in the payload, in every version",
    ["Q-22", "Q-23"],
    payload(({ event }, shown) => ({ event_type: event.type, entity_type: "upload", entity: shown })),
    { open: ["C-06"], only: ["call-default-payload", "call-payload-version"], set: 4 },
  ),
  right(
    "payload-other-words",
    "says in words of its own what happened to what",
    ["Q-22"],
    payload(({ event }, shown) => ({ event_type: `asset.${event.type}d`, entity_type: "asset", entity: shown })),
    { may: ["Q-07"], only: ["call-default-payload"] },
  ),
  right(
    "payload-version-named",
    "names the version in its payload alone",
    [],
    payload(({ hook }, shown) => ({ meta: { api_version: String(hook.payload_api_version) }, entity: shown })),
    { only: ["call-default-payload", "call-payload-version"] },
  ),
  right(
    "payload-old-entity",
    "has the entity in the payload as it was before",
    ["Q-22"],
    (service) => {
      const { payload: usual } = service.behaviour;
      service.behaviour.payload = (attempt) =>
        usual({ ...attempt, event: { ...attempt.event, asset: attempt.event.previous ?? attempt.event.asset } });
    },
    { only: ["call-default-payload"] },
  ),
  right(
    "events-other-words",
    "has other words for its events",
    ["Q-07"],
    callsOf((attempt) => {
      const { url, custom_payload: template } = attempt.hook;
      const word = (text: string) =>
        text.replaceAll("{{event_type}}", `${attempt.event.type}d`).replace(/\{\{ ?entity_type ?\}\}/g, "asset");
      return {
        ...attempt,
        hook: { ...attempt.hook, url: word(String(url)), custom_payload: isText(template) ? word(template) : null },
      };
    }),
    { only: ["call-template", "call-events", "call-made"] },
  ),
];

/** The tags that the spec shows, as they are written there. */
function simplest(template: string, { event }: Attempt): string {
  return template
    .replace(/\{\{#entity\}\}(.*?)\{\{\/entity\}\}/gs, (_, inner: string) => inner.replaceAll("{{id}}", event.asset.id))
    .replaceAll("{{event_type}}", event.type)
    .replaceAll("{{entity_type}}", "upload");
}

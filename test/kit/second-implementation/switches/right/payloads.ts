import { type JsonValue, parseJson } from "../../../../../src/base/json.js";
import type { Attempt } from "../../behaviour.js";
import type { Switch } from "../../server.js";
import type { TemplateStyle } from "../../template.js";
import { type RightRow, right } from "../right-row.js";
import { callsOf, change, isText, refuses, setting } from "../switch.js";

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
  right("template-json", "takes templates alone that are JSON", ["Q-40"], {
    may: ["Q-25", "Q-42", "Q-56"],
    only: [
      ...["call-template", "call-events", "call-changes", "call-default-payload", "call-retries", "call-made"],
      ...["webhook-custom-payload", "webhook-together", "webhook-texts"],
    ],
    apply: refuses("webhook", "custom_payload", (text) => text !== null && parseJson(String(text)) === undefined),
  }),
  right("template-no-spaces", "leaves tags with spaces as they are", ["Q-32"], {
    only: ["call-template", "call-events"],
    set: 1,
    apply: template({ spaces: false }),
  }),
  right("template-no-escapes", "escapes nothing in templates", ["Q-32"], {
    only: ["call-template"],
    set: 2,
    apply: template({ escape: (text) => text }),
  }),
  right("template-unknown-left", "leaves tags that it does not know as they are", ["Q-32"], {
    only: ["call-template", "call-events"],
    set: 3,
    apply: template({ unknown: (tag) => tag }),
  }),
  right("template-three-tags", "knows the tags of the spec alone", ["Q-32"], {
    only: ["call-template", "call-events", "call-made"],
    set: 4,
    apply: change("callBody", (inner) => (attempt) => {
      const { custom_payload: template } = attempt.hook;
      return template === null ? inner(attempt) : simplest(String(template), attempt);
    }),
  }),
  right("url-no-template", "has no templates in URLs", ["Q-32"], {
    only: ["call-template"],
    set: 4,
    apply: setting({ callUrl: ({ hook }) => String(hook.url) }),
  }),
  right("payload-thin", "has a payload of ids alone", ["Q-22"], {
    only: ["call-default-payload", "call-made", "call-silence"],
    set: 1,
    apply: payload(({ event }) => ({ kind: `upload.${event.type}`, ids: [event.asset.id] })),
  }),
  right("payload-event-alone", "has a payload that says the event alone, where its binding says", ["Q-22"], {
    only: ["call-events", "call-default-payload"],
    binding: `
events:
  upload.create: { entity_type: upload, event_types: [create] }
  upload.update: { entity_type: upload, event_types: [update] }
  upload.delete: { entity_type: upload, event_types: [delete] }
callEvent: /what
`,
    apply: payload(({ event }) => ({ what: event.type })),
  }),
  right("payload-list", "has a list of events as payload", ["Q-22"], {
    only: ["call-default-payload", "call-made", "call-silence"],
    set: 2,
    apply: payload(({ event }, shown) => [{ kind: event.type, upload: shown }]),
  }),
  right("payload-form", "has a form as payload", ["Q-22"], {
    open: ["C-05"],
    only: ["call-default-payload", "call-made"],
    set: 3,
    apply: payload(({ event }) => `kind=upload.${event.type}&id=${event.asset.id}`),
  }),
  right("payload-flat-entity", "has the entity flat in the payload, in every version", ["Q-22", "Q-23"], {
    open: ["C-06"],
    only: ["call-default-payload", "call-payload-version"],
    set: 4,
    apply: payload(({ event }, shown) => ({ event_type: event.type, entity_type: "upload", entity: shown })),
  }),
  right("payload-other-words", "says in words of its own what happened to what", ["Q-22"], {
    may: ["Q-07"],
    only: ["call-default-payload"],
    apply: payload(({ event }, shown) => ({ event_type: `asset.${event.type}d`, entity_type: "asset", entity: shown })),
  }),
  right("payload-version-named", "names the version in its payload alone", [], {
    only: ["call-default-payload", "call-payload-version"],
    apply: payload(({ hook }, shown) => ({ meta: { api_version: String(hook.payload_api_version) }, entity: shown })),
  }),
  right("payload-old-entity", "has the entity in the payload as it was before", ["Q-22"], {
    only: ["call-default-payload"],
    apply: (service) => {
      const { payload: usual } = service.behaviour;
      service.behaviour.payload = (attempt) =>
        usual({ ...attempt, event: { ...attempt.event, asset: attempt.event.previous ?? attempt.event.asset } });
    },
  }),
  right("events-other-words", "has other words for its events", ["Q-07"], {
    only: ["call-template", "call-events", "call-made"],
    apply: callsOf((attempt) => {
      const { url, custom_payload: template } = attempt.hook;
      const word = (text: string) =>
        text.replaceAll("{{event_type}}", `${attempt.event.type}d`).replace(/\{\{ ?entity_type ?\}\}/g, "asset");
      return {
        ...attempt,
        hook: { ...attempt.hook, url: word(String(url)), custom_payload: isText(template) ? word(template) : null },
      };
    }),
  }),
];

/** The tags that the spec shows, as they are written there. */
function simplest(template: string, { event }: Attempt): string {
  return template
    .replace(/\{\{#entity\}\}(.*?)\{\{\/entity\}\}/gs, (_, inner: string) => inner.replaceAll("{{id}}", event.asset.id))
    .replaceAll("{{event_type}}", event.type)
    .replaceAll("{{entity_type}}", "upload");
}

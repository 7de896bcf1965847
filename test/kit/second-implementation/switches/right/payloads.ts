import { type JsonValue, parseJson } from "../../../../../src/base/json.js";
import type { Attempt } from "../../behaviour.js";
import type { TemplateStyle } from "../../template.js";
import { callsWith, template } from "../calls.js";
import { hook } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { given, isText, setting } from "../switch.js";

const payload = (to: (attempt: Attempt, shown: Record<string, JsonValue>) => JsonValue | string) =>
  setting(({ behaviour }) => ({ payload: (attempt) => to(attempt, behaviour.shown("upload", attempt.event.asset)) }));

const style = (changed: Partial<TemplateStyle>) =>
  setting(({ behaviour }) => ({ template: { ...behaviour.template, ...changed } }));

const section = /\{\{#entity\}\}(.*?)\{\{\/entity\}\}/gs;

/** What a call has for its body. */
export const rightPayloads: RightRow[] = [
  ...right(
    ["Q-40", "Q-25?", "Q-42?", "Q-56?"],
    [
      ...["call-template", "call-events", "call-changes", "call-default-payload", "call-retries", "call-made"],
      ...["webhook-custom-payload", "webhook-together", "webhook-texts"],
    ],
    {
      "takes templates alone that are JSON (template-json)": hook.custom_payload.refuses(
        (text) => text !== null && parseJson(String(text)) === undefined,
      ),
    },
  ),
  ...right(["Q-32"], ["call-template", "call-events", "call-made"], {
    "leaves tags with spaces as they are (template-no-spaces)": style({ spaces: false }),
    "escapes nothing in templates (template-no-escapes)": style({ escape: (text) => text }),
    "leaves tags that it does not know as they are (template-unknown-left)": style({ unknown: (tag) => tag }),
    "knows the tags of the spec alone, as they are written there (template-three-tags)": template(
      (text, _, { event }) =>
        text
          .replace(section, (__, inner: string) => inner.replaceAll("{{id}}", event.asset.id))
          .replaceAll("{{event_type}}", event.type)
          .replaceAll("{{entity_type}}", "upload"),
    ),
    "has no templates in URLs (url-no-template)": setting({ callUrl: (attempt) => String(attempt.hook.url) }),
  }),
  ...right(["Q-22"], ["call-default-payload", "call-made", "call-silence"], {
    "has a payload of ids alone (payload-thin)": payload(({ event }) => ({
      ...{ kind: `upload.${event.type}`, ids: [event.asset.id] },
    })),
    "has a list of events as payload (payload-list)": payload(({ event }, upload) => [{ kind: event.type, upload }]),
  }),
  ...right(["Q-22"], ["call-events", "call-default-payload"], {
    "has a payload that says the event alone, where its binding says (payload-event-alone)": {
      binding: `
events:
  upload.create: { entity_type: upload, event_types: [create] }
  upload.update: { entity_type: upload, event_types: [update] }
  upload.delete: { entity_type: upload, event_types: [delete] }
callEvent: /what
`,
      apply: payload(({ event }) => ({ what: event.type })),
    },
  }),
  ...right(["Q-22", "C-05"], ["call-default-payload", "call-made"], {
    "has a form as payload (payload-form)": payload(({ event }) => `kind=upload.${event.type}&id=${event.asset.id}`),
  }),
  ...right(["Q-22", "Q-23", "C-06"], ["call-default-payload", "call-payload-version"], {
    "has the entity flat in the payload, in every version (payload-flat-entity)": payload(({ event }, entity) => ({
      ...{ event_type: event.type, entity_type: "upload", entity },
    })),
  }),
  ...right(["Q-22", "Q-07?"], ["call-default-payload"], {
    "says in words of its own what happened to what (payload-other-words)": payload(({ event }, entity) => ({
      ...{ event_type: `asset.${event.type}d`, entity_type: "asset", entity },
    })),
  }),
  ...right([], ["call-default-payload", "call-payload-version"], {
    "names the version in its payload alone (payload-version-named)": payload((attempt, entity) => ({
      ...{ meta: { api_version: String(attempt.hook.payload_api_version) }, entity },
    })),
  }),
  ...right(["Q-22"], ["call-default-payload"], {
    "has the entity in the payload as it was before (payload-old-entity)": given("payload", ({ event, ...attempt }) => [
      { ...attempt, event: { ...event, asset: event.previous ?? event.asset } },
    ]),
  }),
  ...right(["Q-07"], ["call-template", "call-events", "call-made"], {
    "has other words for its events (events-other-words)": callsWith(({ url, custom_payload: text }, { event }) => {
      const word = (of: string) =>
        of.replaceAll("{{event_type}}", `${event.type}d`).replace(/\{\{ ?entity_type ?\}\}/g, "asset");
      return { url: word(String(url)), custom_payload: isText(text) ? word(text) : null };
    }),
  }),
];

import type { RunningService } from "../../server.js";
import { asObject, callsWith, change, template } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** What a call has for its body. */
export const wrongPayloads: WrongRow[] = [
  wrong("template-sent-raw", "sends the template as it is", ["C-04"], {
    only: ["call-template"],
    apply: template((text) => text),
  }),
  wrong("template-no-id", "renders {{id}} in the section as nothing", ["C-04"], {
    only: ["call-template"],
    apply: template((text, inner) => inner(text.replaceAll("{{id}}", ""))),
  }),
  wrong("template-swapped", "renders the type of the entity as that of the event", ["C-04"], {
    only: ["call-template"],
    apply: template((text, inner) => inner(text.replaceAll("{{event_type}}", "{{entity_type}}"))),
  }),
  wrong("template-quoted", "sends what a template makes as a JSON text", ["C-04"], {
    only: ["call-template"],
    apply: template((text, inner) => JSON.stringify(inner(text))),
  }),
  wrong("template-beside-payload", "sends the default payload in spite of a template", ["C-04"], {
    only: ["call-template"],
    apply: callsWith(() => ({ custom_payload: null })),
  }),
  wrong("template-stays", "uses a template after it was set to null", ["C-05"], {
    only: ["C-05"],
    apply: templateStays,
  }),
  wrong("version-ignored", "names the version that is asked for, and serializes entities in the first one", ["C-06"], {
    only: ["C-06"],
    isEnoughOpen: true,
    apply: change("payload", (inner) => (attempt) => {
      const asked = String(attempt.hook.payload_api_version);
      const payload = inner({ ...attempt, hook: { ...attempt.hook, payload_api_version: "3" } });
      return { ...asObject(typeof payload === "string" ? null : payload), api_version: asked === "3" ? "3" : "2019" };
    }),
  }),
  wrong("payload-empty", "sends nothing where there is no template", ["C-05"], {
    only: ["C-05"],
    apply: change("callBody", (inner) => (attempt) => (attempt.hook.custom_payload === null ? "" : inner(attempt))),
  }),
  wrong("version-always-said", "serializes in one version and says so, whichever is set", ["C-06"], {
    only: ["C-06"],
    apply: change("payload", (inner) => (attempt) => {
      const payload = inner({ ...attempt, hook: { ...attempt.hook, payload_api_version: "3" } });
      return { ...asObject(typeof payload === "string" ? null : payload), payload_api_version: "3" };
    }),
  }),
];

function templateStays(service: RunningService): void {
  const last = new Map<string, string>();
  change("commit", (inner) => (kind, id, fields, incoming) => {
    if (kind === "webhook" && typeof fields.custom_payload === "string") last.set(id, fields.custom_payload);
    return inner(kind, id, fields, incoming);
  })(service);
  callsWith(({ id, custom_payload: now = null }) => ({ custom_payload: now ?? last.get(id) ?? null }))(service);
}

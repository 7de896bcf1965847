import type { Behaviour } from "../../behaviour.js";
import { callsWith, template } from "../calls.js";
import { all, asObject, change, result } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const last = (id: string) => `template ${id}`;

/** Serializes each payload in one version, and says something of the version that was asked for. */
const inOneVersion = (to: (asked: string) => object) =>
  change("payload", (inner: Behaviour["payload"]) => (attempt) => {
    const { hook } = attempt;
    const payload = inner({ ...attempt, hook: { ...hook, payload_api_version: "3" } });
    return { ...asObject(typeof payload === "string" ? null : payload), ...to(String(hook.payload_api_version)) };
  });

/** What a call has for its body. */
export const wrongPayloads: WrongRow[] = [
  ...wrong(["C-04"], ["call-template"], {
    "sends the template as it is (template-sent-raw)": template((text) => text),
    "renders {{id}} in the section as nothing (template-no-id)": template((text, render) =>
      render(text.replaceAll("{{id}}", "")),
    ),
    "renders the type of the entity as that of the event (template-swapped)": template((text, render) =>
      render(text.replaceAll("{{event_type}}", "{{entity_type}}")),
    ),
    "escapes a bare & of a template (template-ampersand)": template((text, render) =>
      render(text).replace(/&(?!#?\w+;)/g, "&amp;"),
    ),
    "takes $ in a template for something else (template-dollar)": template((text, render) =>
      render(text).replace(/\$[$&\d]/g, ""),
    ),
    "drops a section without {{id}} (template-section-static)": template((text, render) =>
      render(text.replace(/\{\{#entity\}\}((?!\{\{id\}\}).)*?\{\{\/entity\}\}/gs, "")),
    ),
    "sends what a template makes as a JSON text (template-quoted)": template((text, render) =>
      JSON.stringify(render(text)),
    ),
    "sends the default payload in spite of a template (template-beside-payload)": callsWith(() => ({
      custom_payload: null,
    })),
  }),
  ...wrong(["C-05"], ["C-05"], {
    "uses a template after it was set to null (template-stays)": all(
      result("commit", (next, kind, id, { custom_payload: text }, _, { state }) => {
        if (kind === "webhook" && typeof text === "string") state.memory.set(last(id), text);
        return next;
      }),
      callsWith(({ id, custom_payload: now = null }, _, { state }) => ({
        custom_payload: now ?? (state.memory.get(last(id)) as string | undefined) ?? null,
      })),
    ),
    "has a default payload for updates alone (payload-empty-else)": result("callBody", (body, { hook, event }) =>
      hook.custom_payload === null && event.type !== "update" ? "" : body,
    ),
    "sends nothing where there is no template (payload-empty)": result("callBody", (body, { hook }) =>
      hook.custom_payload === null ? "" : body,
    ),
  }),
  ...wrong(["C-06?"], ["C-06"], {
    "names the version that is asked for, and serializes entities in the first one (version-ignored)": inOneVersion(
      (asked) => ({ api_version: asked === "3" ? "3" : "2019" }),
    ),
  }),
  ...wrong(["C-06"], ["C-06"], {
    "serializes in one version and says so, whichever is set (version-always-said)": inOneVersion(() => ({
      payload_api_version: "3",
    })),
  }),
];

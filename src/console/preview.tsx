import { useEffect, useState } from "preact/hooks";
import { renderTemplate } from "../domain/template.js";
import { examplePayload } from "./documents.js";
import { asJson, messageOf } from "./format.js";
import { choices, environment } from "./model.js";
import { Block, Options } from "./parts.js";
import { toChoices } from "./schema.js";

/** What the webhook would send for an event, rendered as the server does; the entity is the document's example, or says its type. */
export function Preview({ template }: { template: string }) {
  const [event, setEvent] = useState("upload update");
  const [example, setExample] = useState({});
  useEffect(() => void examplePayload().then(setExample), []);
  const [entity_type = "", event_type = ""] = event.split(" ");
  const of = environment.value;
  const entity = entity_type === "upload" ? {} : { entity: { id: "1", type: entity_type, attributes: {} } };
  const payload: Record<string, unknown> = { ...example, ...entity, entity_type, event_type };
  const previous_entity = event_type === "update" ? payload.entity : undefined;
  const whole = { ...payload, environment: of, is_environment_primary: of === "main", previous_entity };
  const events = Object.entries(choices.value?.event_types ?? {}).flatMap(([entity, types]) =>
    types.map((type) => `${entity} ${type}`),
  );
  return (
    <div class="field">
      <label for="preview">Preview for</label>
      <select id="preview" onChange={({ currentTarget: { value } }) => setEvent(value)}>
        <Options choices={toChoices(events)} chosen={event} />
      </select>
      <Block title="Preview of the payload" value={template === "" ? asJson(whole) : rendered(template, whole)} />
    </div>
  );
}

function rendered(template: string, payload: object): string {
  try {
    return renderTemplate(template, payload);
  } catch (error) {
    return `The template is not valid: ${messageOf(error)}`;
  }
}

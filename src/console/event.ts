import type { RaisedEvent } from "../openapi/page-types.js";
import { control } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { counted } from "./format.js";
import { openForm } from "./forms.js";
import { choices } from "./model.js";
import { toChoices } from "./schema.js";

const sampleOf = (type: string) => ({ id: "1", type, attributes: type === "upload" ? { filename: "photo.png" } : {} });

export async function raiseEvent(): Promise<void> {
  const shown = { entity_type: "upload", event_type: "create", entity: sampleOf("upload") };
  const fields = await fieldsOfSchema("control", "RaisedEvent", shown, {
    event_type: { label: "Event", hint: "" },
    entity: { label: "The entity, as a JSON:API resource" },
    previous_entity: { isSeldom: true },
    related_entities: { isSeldom: true },
  });
  openForm({
    title: "Send an event",
    hint: "Calls the webhooks that ask for it. Nothing is changed here.",
    action: "Send the event",
    isNew: true,
    // Each type of entity has its own events; the sample follows until somebody writes another.
    fields({ "/entity_type": type = "upload" }) {
      const types = choices.value?.event_types[String(type)] ?? [];
      return fields.map((field) => {
        if (field.name === "event_type") return { ...field, shown: types[0], choices: toChoices(types) };
        return field.name === "entity" ? { ...field, shown: sampleOf(String(type)) } : field;
      });
    },
    async send(body) {
      // The chosen and written values. The server validates them.
      const { webhook_calls: called } = await control("post", "/events", { body: body as RaisedEvent });
      if (called.length === 0) return "The event was raised; no enabled webhook asks for it.";
      return `The event was raised: ${counted(called.length, "call")}.`;
    },
  });
}

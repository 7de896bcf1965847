import type { RaisedEvent } from "../openapi/page-types.js";
import { sendJson } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { openForm } from "./form.js";
import { counted } from "./format.js";
import { choices, say } from "./model.js";
import { toChoices } from "./schema.js";

const sampleOf = (type: string) => ({ id: "1", type, attributes: type === "upload" ? { filename: "photo.png" } : {} });

export async function raiseEvent(): Promise<void> {
  const shown = { entity_type: "upload", event_type: "create", entity: sampleOf("upload") };
  const fields = await fieldsOfSchema("control", "RaisedEvent", shown, {
    "/entity_type": { label: "Entity type" },
    "/event_type": { label: "Event", hint: undefined },
    "/entity": { label: "The entity, as a JSON:API resource", kind: { is: "json" } },
    "/previous_entity": { kind: { is: "json" } },
    "/related_entities": { kind: { is: "json" } },
  });
  const isSeldom = ({ required }: { required: boolean }) => !required;
  openForm({
    title: "Send an event",
    hint: "Calls the webhooks that ask for it. Nothing is changed here.",
    action: "Send the event",
    isNew: true,
    more: fields.filter(isSeldom),
    // Each type of entity has its own events; the sample follows until somebody writes another.
    fields: ({ "/entity_type": type = "upload" }) =>
      fields
        .filter((field) => !isSeldom(field))
        .map((field) => {
          if (field.at === "/entity") return { ...field, shown: sampleOf(String(type)) };
          const types = choices.value?.event_types[String(type)] ?? [];
          if (field.at !== "/event_type") return field;
          return { ...field, shown: types[0], kind: { is: "choice", choices: toChoices(types) } };
        }),
    async submit(body) {
      // The chosen and written values. The server validates them.
      const { webhook_calls } = await sendJson("/events", body as RaisedEvent);
      say(
        webhook_calls.length === 0
          ? "The event was raised; no enabled webhook asks for it."
          : `The event was raised: ${counted(webhook_calls.length, "call")}.`,
      );
    },
  });
}

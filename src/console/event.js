import { sendJson } from "./api.js";
import { wireDialog } from "./dialog.js";
import { el, find, messageOf } from "./dom.js";
import { counted } from "./format.js";
import { say } from "./say.js";

/**
 * @param {() => string} environment
 * @param {import("../openapi/page-types.js").Choices["event_types"]} eventTypes
 */
export function wireEvent(environment, eventTypes) {
  const dialog = find("#event-dialog", HTMLDialogElement);
  const entityType = find("[name=entity_type]", HTMLSelectElement, dialog);
  const eventType = find("[name=event_type]", HTMLSelectElement, dialog);
  const entity = find("[name=entity]", HTMLTextAreaElement, dialog);
  entityType.append(
    ...Object.keys(eventTypes).map((type) => el("option", { value: type, selected: type === "upload" }, type)),
  );
  let sample = "";
  const offer = () => {
    const type = entityType.value;
    eventType.replaceChildren(...(eventTypes[type] ?? []).map((one) => el("option", { value: one }, one)));
    // Keep the user's own text.
    if (entity.value !== sample) return;
    sample = JSON.stringify({ id: "1", type, attributes: type === "upload" ? { filename: "photo.png" } : {} }, null, 2);
    entity.value = sample;
  };
  entityType.addEventListener("change", offer);
  offer();
  wireDialog(dialog, find("#send-event", HTMLButtonElement), async () => {
    // The chosen and written values. The server validates them.
    const body = /** @type {import("../openapi/page-types.js").RaisedEvent} */ ({
      entity_type: entityType.value,
      event_type: eventType.value,
      entity: parse(entity),
    });
    const { webhook_calls } = await sendJson("/events", environment(), body);
    say(
      webhook_calls.length === 0
        ? "The event was raised; no enabled webhook asks for it."
        : `The event was raised: ${counted(webhook_calls.length, "call")}.`,
    );
  });
}

/** @param {HTMLTextAreaElement} field */
function parse(field) {
  try {
    return JSON.parse(field.value);
  } catch (error) {
    field.focus();
    throw new Error(`The entity is not JSON: ${messageOf(error)}`);
  }
}

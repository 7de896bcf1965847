import type { Webhook } from "../openapi/page-types.js";
import { edit } from "./edit.js";
import { overview } from "./model.js";
import { Button, code } from "./parts.js";
import { receiverOf, scriptReceiver } from "./receiver.js";
import type { View } from "./section.js";

export const webhooks: View<Webhook> = {
  id: "webhooks",
  title: "Webhooks",
  count: () => overview.value?.webhooks.length,
  tools: () => <Button run={() => edit("webhook")} text="New webhook" />,
  items: () => overview.value?.webhooks,
  empty: () => "There are no webhooks.",
  row(webhook) {
    const { id, name, url, enabled, events } = webhook;
    const receiver = receiverOf(url);
    const responses = { text: "Responses", label: `Responses to webhook ${id}`, run: () => scriptReceiver(receiver) };
    const asked = events.map(({ entity_type, event_types }) => `${entity_type}: ${event_types.join(", ")}`).join(" · ");
    const ways = waysOf(webhook).join(", ");
    return {
      id: `webhook-${id}`,
      title: <h3>{[name, " ", code(id)]}</h3>,
      lines: [code(url), `${asked || "Asks for no events"}${ways && ` · with ${ways}`}`],
      state: enabled ? ["good", "Enabled"] : ["off", "Disabled"],
      actions: [
        receiver === "" ? undefined : responses,
        { text: "Edit", label: `Edit webhook ${id}`, run: () => edit("webhook", id) },
      ],
    };
  },
};

/** What is special about its calls. */
function waysOf({ auto_retry, custom_payload, http_basic_user, headers }: Webhook): string[] {
  const names = Object.keys(headers).join(", ");
  return [
    custom_payload === null ? "" : "its own payload",
    http_basic_user === null ? "" : "credentials",
    names && `headers ${names}`,
    auto_retry ? "" : "no retries",
  ].filter(Boolean);
}

import type { Webhook } from "../openapi/page-types.js";
import { control } from "./api.js";
import { schemaOf } from "./documents.js";
import { edit } from "./edit.js";
import { openForm } from "./forms.js";
import { overview } from "./model.js";
import { Button, code } from "./parts.js";
import type { Row, View } from "./section.js";

export const webhooks = (): View<Webhook> => ({
  id: "webhooks",
  title: "Webhooks",
  tools: <Button run={() => edit("webhook")} text="New webhook" />,
  items: overview.value?.webhooks,
  empty: "There are no webhooks.",
  row,
});

function row(webhook: Webhook): Row {
  const { id, name, url, enabled, events, auto_retry, custom_payload, http_basic_user, headers } = webhook;
  const [, receiver = ""] = /\/_standin\/receiver\/([^/?#]+)/.exec(url) ?? [];
  const script = () => scriptReceiver(decodeURIComponent(receiver));
  const asked = events.map(({ entity_type, event_types }) => `${entity_type}: ${event_types.join(", ")}`).join(" · ");
  const names = Object.keys(headers).join(", ");
  const ways = [
    custom_payload !== null && "its own payload",
    http_basic_user !== null && "credentials",
    names && `headers ${names}`,
    !auto_retry && "no retries",
  ].filter(Boolean);
  return {
    id: `webhook-${id}`,
    title: <h3>{[name, " ", code(id)]}</h3>,
    lines: [code(url), `${asked || "Asks for no events"}${ways.length > 0 ? ` · with ${ways.join(", ")}` : ""}`],
    state: enabled ? ["good", "Enabled"] : ["off", "Disabled"],
    actions: [
      ...(receiver ? [{ text: "Responses", label: `Responses to webhook ${id}`, run: script }] : []),
      { text: "Edit", label: `Edit webhook ${id}`, run: () => edit("webhook", id) },
    ],
  };
}

/** Sets what a receiver of this server responds with next. */
async function scriptReceiver(name: string): Promise<void> {
  const path = "/receiver/{receiver_name}";
  const { answers } = await control("get", path, { part: name });
  openForm({
    title: `Next responses of ${name}`,
    hint: "The next webhook calls to it get these, in their order; the last one repeats.",
    action: "Set the responses",
    schema: await schemaOf("control", "ReceiverScript"),
    shown: { answers: answers.map((one) => (typeof one === "number" ? { status: one } : one)) },
    looks: { answers: { label: "Responses" } },
    isNew: true,
    async send(body) {
      const rows = body.answers as Exclude<(typeof answers)[number], number>[];
      const isPlain = (row: object) => Object.keys(row).join() === "status";
      const said = rows.map((row) => ("status" in row && isPlain(row) ? row.status : row));
      await control("put", path, { part: name, body: { answers: said } });
      return `The receiver ${name} responds so from now on.`;
    },
  });
}

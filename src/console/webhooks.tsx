import type { Webhook } from "../openapi/page-types.js";
import { control } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { edit } from "./edit.js";
import { openForm } from "./forms.js";
import { overview } from "./model.js";
import { Button, code } from "./parts.js";
import type { View } from "./section.js";

export const webhooks: View<Webhook> = {
  id: "webhooks",
  title: "Webhooks",
  tools: () => <Button run={() => edit("webhook")} text="New webhook" />,
  items: () => overview.value?.webhooks,
  empty: () => "There are no webhooks.",
  row(webhook) {
    const { id, name, url, enabled, events } = webhook;
    const [, receiver] = /\/_standin\/receiver\/([^/?#]+)/.exec(url) ?? [];
    const respond = (of: string) => ({
      text: "Responses",
      label: `Responses to webhook ${id}`,
      run: () => scriptReceiver(decodeURIComponent(of)),
    });
    const asked = events.map(({ entity_type, event_types }) => `${entity_type}: ${event_types.join(", ")}`).join(" · ");
    const ways = waysOf(webhook).join(", ");
    return {
      id: `webhook-${id}`,
      title: <h3>{[name, " ", code(id)]}</h3>,
      lines: [code(url), `${asked || "Asks for no events"}${ways && ` · with ${ways}`}`],
      state: enabled ? ["good", "Enabled"] : ["off", "Disabled"],
      actions: [
        ...(receiver === undefined ? [] : [respond(receiver)]),
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

/** Sets what a receiver of this server responds with next. */
async function scriptReceiver(name: string): Promise<void> {
  const path = "/receiver/{receiver_name}";
  const receiver = await control("get", path, { part: name });
  const answers = receiver.answers.map((one) => (typeof one === "number" ? { status: one } : one));
  openForm({
    title: `Next responses of ${name}`,
    hint: "The next webhook calls to it get these, in their order; the last one repeats.",
    action: "Set the responses",
    isNew: true,
    fields: await fieldsOfSchema("control", "ReceiverScript", { answers }, { answers: { label: "Responses" } }),
    async send(body) {
      const rows = body.answers as typeof answers;
      const isPlain = (row: object) => Object.keys(row).join() === "status";
      const said = rows.map((row) => ("status" in row && isPlain(row) ? row.status : row));
      await control("put", path, { part: name, body: { answers: said } });
      return `The receiver ${name} responds so from now on.`;
    },
  });
}

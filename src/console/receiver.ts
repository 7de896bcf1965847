import { control } from "./api.js";
import { fieldsOfSchema } from "./documents.js";
import { openForm } from "./forms.js";

/** The name of the receiver of this server that a webhook calls; empty if it calls another. */
export const receiverOf = (url: string): string =>
  decodeURIComponent(/\/_standin\/receiver\/([^/?#]+)/.exec(url)?.[1] ?? "");

/** Sets what a receiver responds with next. */
export async function scriptReceiver(name: string): Promise<void> {
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

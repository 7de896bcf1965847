import type { Upload, Webhook } from "../openapi/page-types.js";
import { callApi, request } from "./api.js";
import { fieldsOfSchema, type Looks } from "./documents.js";
import { openForm } from "./form.js";
import { say } from "./model.js";
import { Preview } from "./preview.js";
import { sendFile } from "./upload-file.js";

const sent = "Sent as PUT, with the fields that differ.";

/** What came of a change: at once, or by a job. */
function tell(what: string, did: string, { status, body }: { status: number; body: { id: string } | null }): void {
  say(status === 202 ? `${what} is ${did} by job ${body?.id}, when that ends.` : `${what} is ${did}.`);
}

/** Deletes through the API. */
const deletion = (what: string, path: string) => async () => tell(what, "deleted", await callApi("DELETE", path));

const looksOfUpload: Looks = {
  "/path": { label: "Another file", kind: { is: "file" }, hint: "Becomes a new version of this upload." },
  "/notes": { kind: { is: "long" } },
  "/tags": { hint: "With commas between them." },
  "/upload_collection": { label: "Collection" },
};

/** Edits an upload through the API: whatever the API refuses is shown at its field. */
export async function editUpload(id: string): Promise<void> {
  const path = `/uploads/${encodeURIComponent(id)}`;
  const upload: Upload = (await callApi("GET", path)).body;
  const fields = await fieldsOfSchema("api", "UploadUpdate", upload, looksOfUpload);
  openForm({
    title: `Edit upload ${id}`,
    hint: sent,
    action: "Update the upload",
    fields: fields.toSorted((one, other) => Number(one.kind.is === "file") - Number(other.kind.is === "file")),
    upload,
    async submit(changed, { "/path": file }) {
      const body = file instanceof File ? { ...changed, path: await sendFile(file) } : changed;
      const response = await callApi("PUT", path, body);
      tell(`Upload ${id}`, response.status === 202 ? "changed" : "updated", response);
    },
    remove: deletion(`Upload ${id}`, path),
  });
}

const looksOfWebhook: Looks = {
  "/custom_payload": { label: "Payload", kind: { is: "long" } },
  "/auto_retry": { label: "Retries by itself" },
};

/** A new webhook asks for updates of uploads, and calls a receiver of this Standin. */
const firstWebhook = () => ({
  name: "",
  url: `${location.origin}/_standin/receiver/inbox`,
  enabled: true,
  auto_retry: true,
  events: [{ entity_type: "upload", event_types: ["create", "update", "delete"] }],
});

/** Edits a webhook through the API, or makes one. */
export async function editWebhook(id?: string): Promise<void> {
  const path = id === undefined ? "/webhooks" : `/webhooks/${encodeURIComponent(id)}`;
  const shown: Partial<Webhook> = id === undefined ? firstWebhook() : (await callApi("GET", path)).body;
  const schema = id === undefined ? "WebhookCreate" : "WebhookUpdate";
  openForm({
    title: id === undefined ? "New webhook" : `Edit webhook ${id}`,
    hint: id === undefined ? "Sent as POST." : sent,
    action: id === undefined ? "Make the webhook" : "Update the webhook",
    fields: await fieldsOfSchema("api", schema, shown, looksOfWebhook),
    isNew: id === undefined,
    extra: (drafts) => <Preview template={String(drafts["/custom_payload"] ?? shown.custom_payload ?? "")} />,
    async submit(body) {
      const response = await callApi(id === undefined ? "POST" : "PUT", path, body);
      tell(`Webhook ${response.body.id}`, id === undefined ? "made" : "updated", response);
    },
    ...(id === undefined ? {} : { remove: deletion(`Webhook ${id}`, path) }),
  });
}

const looksOfCollection: Looks = { "/id": { label: "Its own ID" } };

/** Renames or deletes a collection, or makes one. */
export async function editCollection(id?: string): Promise<void> {
  const path = id === undefined ? "/upload-collections" : `/upload-collections/${encodeURIComponent(id)}`;
  const shown = id === undefined ? {} : (await callApi("GET", path)).body;
  const schema = id === undefined ? "UploadCollectionCreate" : "UploadCollectionUpdate";
  const fields = await fieldsOfSchema("api", schema, shown, looksOfCollection);
  const [label, ...more] = fields.toSorted((one, other) => Number(other.at === "/label") - Number(one.at === "/label"));
  openForm({
    title: id === undefined ? "New collection" : `Edit collection ${id}`,
    hint: id === undefined ? "Sent as POST." : sent,
    action: id === undefined ? "Make the collection" : "Update the collection",
    fields: label ? [label] : [],
    more,
    isNew: id === undefined,
    async submit(body) {
      const response = await callApi(id === undefined ? "POST" : "PUT", path, body);
      tell(`Collection ${response.body.id}`, id === undefined ? "made" : "updated", response);
    },
    ...(id === undefined ? {} : { remove: deletion(`Collection ${id}`, path) }),
  });
}

/** The name of the receiver of this server that a webhook calls, if it is one. */
export const receiverOf = (url: string): string | undefined => /\/_standin\/receiver\/([^/?#]+)/.exec(url)?.[1];

/** Sets what a receiver responds with next. */
export async function scriptReceiver(name: string): Promise<void> {
  const { answers } = await (await request(`/receiver/${name}`)).json();
  openForm({
    title: `Next responses of ${decodeURIComponent(name)}`,
    hint: "The next webhook calls to it get these, in their order; the last one repeats.",
    action: "Set the responses",
    fields: await fieldsOfSchema("control", "ReceiverScript", { answers }, { "/answers": { label: "Responses" } }),
    isNew: true,
    async submit(body) {
      await request(`/receiver/${name}`, { method: "PUT", body });
      say(`The receiver ${decodeURIComponent(name)} responds so from now on.`);
    },
  });
}

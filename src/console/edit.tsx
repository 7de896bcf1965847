import type { ComponentChildren } from "preact";
import type { Upload } from "../openapi/page-types.js";
import { callApi } from "./api.js";
import { fieldsOfSchema, type Looks } from "./documents.js";
import { sendFile } from "./files.js";
import { openForm, type Values } from "./forms.js";
import { collection, say } from "./model.js";
import { Preview } from "./preview.js";

/** A kind of thing that the API has, and how its forms look. */
interface Resource {
  path: string;
  /** The schemas of an update, and of something new. */
  update: string;
  create: string;
  /** What is offered for something new. */
  offered?: object;
  looks: Looks;
  extra?(values: Values): ComponentChildren;
}

const resources: Readonly<Record<"upload" | "webhook" | "collection", Resource>> = {
  upload: {
    path: "/uploads",
    update: "UploadUpdate",
    create: "UploadCreate",
    looks: {
      path: { label: "Another file", kind: "file", hint: "Becomes a new version of this upload." },
      notes: { kind: "long" },
      tags: { hint: "With commas between them." },
      upload_collection: { label: "Collection" },
    },
  },
  webhook: {
    path: "/webhooks",
    update: "WebhookUpdate",
    create: "WebhookCreate",
    offered: {
      name: "",
      url: `${location.origin}/_standin/receiver/inbox`,
      enabled: true,
      auto_retry: true,
      custom_payload: null,
      headers: {},
      http_basic_user: null,
      http_basic_password: null,
      events: [{ entity_type: "upload", event_types: ["create", "update", "delete"] }],
    },
    looks: { custom_payload: { label: "Payload", kind: "long" }, auto_retry: { label: "Retries by itself" } },
    extra: ({ "/custom_payload": template }) => <Preview template={String(template ?? "")} />,
  },
  collection: {
    path: "/upload-collections",
    update: "UploadCollectionUpdate",
    create: "UploadCollectionCreate",
    looks: {
      id: { label: "Its own ID", isSeldom: true },
      position: { isSeldom: true },
      parent: { isSeldom: true },
      children: { isSeldom: true },
    },
  },
};

interface Answer {
  status: number;
  body: { id: string } | null;
}

/** What came of a change: at once, or by a job. */
const tell = (what: string, done: string, { status, body }: Answer, later = done): string =>
  status === 202 ? `${what} is ${later} by job ${body?.id}, when that ends.` : `${what} is ${done}.`;

/** Edits something through the API, or makes one: whatever the API refuses is shown at its field. */
export async function edit(name: keyof typeof resources, id?: string): Promise<void> {
  const { path, update, create, offered, looks, extra } = resources[name];
  const isNew = id === undefined;
  const address = isNew ? path : `${path}/${encodeURIComponent(id)}`;
  const shown = isNew ? offered : (await callApi("GET", address)).body;
  const upload: { upload?: Upload } = name === "upload" ? { upload: shown } : {};
  const fields = await fieldsOfSchema("api", isNew ? create : update, shown, looks);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const remove = async () => {
    const answer = await callApi("DELETE", address);
    if (collection.value === id) collection.value = "";
    return tell(`${title} ${id}`, "deleted", answer);
  };
  openForm({
    title: isNew ? `New ${name}` : `Edit ${name} ${id}`,
    hint: isNew ? "Sent as POST." : "Sent as PUT, with the fields that differ.",
    action: `${isNew ? "Make" : "Update"} the ${name}`,
    fields: [
      ...fields.filter(({ kind }) => kind !== "file").map((field) => ({ ...field, ...upload })),
      ...fields.filter(({ kind }) => kind === "file"),
    ],
    isNew,
    extra,
    async send(changed, { "/path": file }) {
      const body = file instanceof File ? { ...changed, path: await sendFile(file) } : changed;
      const answer = await callApi(isNew ? "POST" : "PUT", address, body);
      return tell(`${title} ${id ?? answer.body.id}`, isNew ? "made" : "updated", answer, "changed");
    },
    remove: isNew ? undefined : remove,
  });
}

/** Moves an upload to a collection, or out of any. */
export async function move(id: string, to: string, label: string): Promise<void> {
  const body = { upload_collection: to === "none" ? null : { type: "upload_collection", id: to } };
  const answer = await callApi("PUT", `/uploads/${encodeURIComponent(id)}`, body);
  say(tell(`Upload ${id}`, to === "none" ? "in no collection" : `in ${label}`, answer));
}

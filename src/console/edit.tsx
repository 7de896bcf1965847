import { useEffect, useState } from "preact/hooks";
import type { JsonObject } from "../base/json.js";
import { renderTemplate } from "../domain/template.js";
import { callApi, control, examplePayload, schemaOf, sendFile } from "./api.js";
import { type FormOf, openForm } from "./form.js";
import { asJson, orElse } from "./format.js";
import { choices, collection, environment, overview } from "./model.js";
import { Blocks, Select } from "./parts.js";
import { type Looks, toChoices } from "./schema.js";

/** A kind of thing that the API has, and how its forms look. */
interface Resource {
  path: string;
  type: "upload" | "webhook" | "upload_collection";
  /** The schemas of an update and of something new begin with it. */
  schema: string;
  /** What is offered for something new. */
  offered?: JsonObject;
  looks?: Looks;
  beside?: FormOf["beside"];
}

const resources: Readonly<Record<"Upload" | "Webhook" | "Collection", Resource>> = {
  Upload: {
    path: "/uploads",
    type: "upload",
    schema: "Upload",
    looks: {
      path: { label: "Another file", kind: "file", description: "Becomes a new version of this upload." },
      notes: { kind: "long" },
      tags: { description: "With commas between them." },
    },
  },
  Webhook: {
    path: "/webhooks",
    type: "webhook",
    schema: "Webhook",
    offered: {
      url: `${location.origin}/_standin/receiver/inbox`,
      events: [{ entity_type: "upload", event_types: ["create", "update", "delete"] }],
      enabled: true,
      auto_retry: true,
    },
    looks: { custom_payload: { kind: "long" } },
    beside: { "/custom_payload": ({ custom_payload }) => <Preview template={String(custom_payload ?? "")} /> },
  },
  Collection: { path: "/upload-collections", type: "upload_collection", schema: "UploadCollection" },
};

/** What came of a change: at once, or by a job. */
export const tell = (what: string, done: string, { status, body }: { status: number; body: { id: string } | null }) =>
  status === 202 ? `${what} is ${done} by job ${body?.id}, when that ends.` : `${what} is ${done}.`;

/** Edits something through the API, or makes one: whatever the API refuses is shown at its field. */
export async function edit(kind: keyof typeof resources, id?: string): Promise<void> {
  const { path, schema, offered, looks, beside } = resources[kind];
  const isNew = id === undefined;
  const address = isNew ? path : `${path}/${encodeURIComponent(id)}`;
  const shown = isNew ? offered : await readOne(kind, id);
  const name = kind.toLowerCase();
  const remove = async () => {
    const answer = await callApi("DELETE", address);
    if (collection.value === id) collection.value = "";
    return tell(`${kind} ${id}`, "deleted", answer);
  };
  openForm({
    ...{ isNew, shown, beside },
    title: isNew ? `New ${name}` : `Edit ${name} ${id}`,
    action: `${isNew ? "Make" : "Update"} the ${name}`,
    schema: await schemaOf("api", `${schema}${isNew ? "Create" : "Update"}`, looks),
    async send({ path: file, ...changed }) {
      const body = file instanceof File ? { ...changed, path: await sendFile(file) } : changed;
      const answer = await callApi(isNew ? "POST" : "PUT", address, body);
      return tell(`${kind} ${id ?? answer.body.id}`, isNew ? "made" : "updated", answer);
    },
    remove: isNew ? undefined : remove,
  });
}

/** As the API shows it, and leaving nothing in the journal. */
const readOne = (kind: keyof typeof resources, id: string) =>
  control("get", "/resources/{resource_id}", {
    part: id,
    query: { type: resources[kind].type },
  }) as Promise<JsonObject>;

/** Makes a webhook like another one, with a name that is free. */
export async function duplicateWebhook(id: string): Promise<string> {
  const { id: _, type, name, ...same } = await readOne("Webhook", id);
  const names = overview.value?.webhooks.map((one) => one.name) ?? [];
  let copy = `${name} copy`;
  while (names.includes(copy)) copy += " copy";
  return tell(`Webhook ${copy}`, "made", await callApi("POST", "/webhooks", { ...same, name: copy }));
}

/** The newest upload of the project, as a payload has it; of other kinds the page knows none, and says the type. */
function exampleOf(type: string) {
  const [upload] = overview.value?.uploads ?? [];
  if (type !== "upload" || !upload) return { id: "1", type, attributes: {} };
  const { id, type: _, creator, upload_collection, ...attributes } = upload;
  const relationships = { creator: { data: creator }, upload_collection: { data: upload_collection } };
  return { id, type, attributes, relationships };
}

/** What the webhook would send for an event, rendered as the server does. */
function Preview({ template }: { template: string }) {
  const [example, setExample] = useState({});
  useEffect(() => void examplePayload().then(setExample), []);
  const [event, setEvent] = useState("upload update");
  const [entity_type = "", event_type = ""] = event.split(" ");
  const of = environment.value;
  const payload: Record<string, unknown> = { ...example, entity: exampleOf(entity_type), entity_type, event_type };
  const previous_entity = event_type === "update" ? payload.entity : undefined;
  const whole = { ...payload, environment: of, is_environment_primary: of === "main", previous_entity };
  const render = () => (template === "" ? asJson(whole) : renderTemplate(template, whole));
  const rendered = orElse(render, (message) => `The template is not valid: ${message}`);
  const events = Object.entries(choices.value?.event_types ?? {}).flatMap(([entity, types]) =>
    types.map((type) => `${entity} ${type}`),
  );
  return (
    <div class="field">
      <label for="preview">Preview for</label>
      <Select id="preview" choices={toChoices(events)} chosen={event} onChoose={setEvent} />
      <Blocks of={{ "Preview of the payload": rendered }} />
    </div>
  );
}

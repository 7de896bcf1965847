import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { JsonObject } from "../base/json.js";
import { renderTemplate } from "../domain/template.js";
import { callApi, examplePayload, schemaOf, sendFile } from "./api.js";
import { openForm } from "./form.js";
import { asJson, orElse } from "./format.js";
import { choices, collection, environment } from "./model.js";
import { Blocks, Select } from "./parts.js";
import { type Looks, toChoices } from "./schema.js";

/** A kind of thing that the API has, and how its forms look. */
interface Resource {
  path: string;
  /** The schemas of an update and of something new begin with it. */
  schema: string;
  /** What is offered for something new. */
  offered?: JsonObject;
  looks?: Looks;
  extra?(now: JsonObject): ComponentChildren;
}

const resources: Readonly<Record<"Upload" | "Webhook" | "Collection", Resource>> = {
  Upload: {
    path: "/uploads",
    schema: "Upload",
    looks: {
      path: { label: "Another file", kind: "file", description: "Becomes a new version of this upload." },
      notes: { kind: "long" },
      tags: { description: "With commas between them." },
    },
  },
  Webhook: {
    path: "/webhooks",
    schema: "Webhook",
    offered: {
      url: `${location.origin}/_standin/receiver/inbox`,
      events: [{ entity_type: "upload", event_types: ["create", "update", "delete"] }],
      enabled: true,
      auto_retry: true,
    },
    looks: { custom_payload: { kind: "long" } },
    extra: ({ custom_payload }) => <Preview template={String(custom_payload ?? "")} />,
  },
  Collection: { path: "/upload-collections", schema: "UploadCollection" },
};

/** What came of a change: at once, or by a job. */
export const tell = (what: string, done: string, { status, body }: { status: number; body: { id: string } | null }) =>
  status === 202 ? `${what} is ${done} by job ${body?.id}, when that ends.` : `${what} is ${done}.`;

/** Edits something through the API, or makes one: whatever the API refuses is shown at its field. */
export async function edit(kind: keyof typeof resources, id?: string): Promise<void> {
  const { path, schema, offered, looks, extra } = resources[kind];
  const isNew = id === undefined;
  const address = isNew ? path : `${path}/${encodeURIComponent(id)}`;
  const shown = isNew ? offered : (await callApi("GET", address)).body;
  const name = kind.toLowerCase();
  const remove = async () => {
    const answer = await callApi("DELETE", address);
    if (collection.value === id) collection.value = "";
    return tell(`${kind} ${id}`, "deleted", answer);
  };
  openForm({
    ...{ isNew, shown, extra },
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

/** What the webhook would send for an event, rendered as the server does; the entity is the document's example, or says its type. */
function Preview({ template }: { template: string }) {
  const [example, setExample] = useState({});
  useEffect(() => void examplePayload().then(setExample), []);
  const [event, setEvent] = useState("upload update");
  const [entity_type = "", event_type = ""] = event.split(" ");
  const of = environment.value;
  const entity = entity_type === "upload" ? {} : { entity: { id: "1", type: entity_type, attributes: {} } };
  const payload: Record<string, unknown> = { ...example, ...entity, entity_type, event_type };
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

import type { JsonObject } from "../../../src/base/json.js";
import type { OperationId } from "../../../src/openapi/documents.js";
import type { Envelope } from "../../../src/wire/envelope.js";
import { flatEnvelope } from "../../../src/wire/flat.js";
import { jsonApiEnvelope } from "../../../src/wire/json-api.js";

export const envelopes: readonly Envelope[] = [flatEnvelope, jsonApiEnvelope];

export interface Operation {
  id: OperationId;
  method: string;
  path: string;
  /** The identifier in the path. */
  entity?: string;
  /** Good fields, every one that there is. */
  fields: JsonObject;
}

const metadata = {
  alt: "A hill",
  title: null,
  custom_data: { shelf: "B2", deep: { a: [1] } },
  focal_point: { x: 0.5, y: 0 },
};
const upload = {
  ...{ basename: "hills", copyright: "c", author: null, notes: "n", tags: ["a", "b"] },
  default_field_metadata: { en: metadata, it: { alt: null } },
  creator: { type: "account", id: "312" },
  upload_collection: { type: "upload_collection", id: "3001" },
};
const webhook = {
  ...{ name: "Hostile", url: "http://127.0.0.1:9/{{entity_type}}", custom_payload: "{{#entity}}{{id}}{{/entity}}" },
  headers: { "X-Source": "cms" },
  events: [
    { entity_type: "item", event_types: ["publish"], filters: [{ entity_type: "item_type", entity_ids: ["44"] }] },
  ],
  ...{ http_basic_user: "ada", http_basic_password: null, enabled: false, payload_api_version: "3" },
  ...{ nested_items_in_payload: true, auto_retry: false },
};

/** The operations that take a body. */
export const operations: readonly Operation[] = [
  {
    id: "updateUpload",
    method: "PUT",
    path: "/uploads/1001",
    entity: "1001",
    fields: { ...upload, path: "/seed/hills.png" },
  },
  {
    id: "createUpload",
    method: "POST",
    path: "/uploads",
    fields: { ...upload, path: "/seed/spare.png", id: "fGkq2M0qRyyJxk5bq1mG1w" },
  },
  { id: "createUploadRequest", method: "POST", path: "/upload-requests", fields: { filename: "engine.png" } },
  { id: "updateWebhook", method: "PUT", path: "/webhooks/2002", entity: "2002", fields: webhook },
  { id: "createWebhook", method: "POST", path: "/webhooks", fields: webhook },
  {
    id: "createUploadCollection",
    method: "POST",
    path: "/upload-collections",
    fields: { label: "Hills", position: 1, parent: null },
  },
  {
    id: "updateUploadCollection",
    method: "PUT",
    path: "/upload-collections/3001",
    entity: "3001",
    fields: { label: "Hills", position: 1 },
  },
];

/** A good body of an operation. */
export const bodyOf = ({ id, entity, fields }: Operation, envelope: Envelope): JsonObject =>
  envelope.encodeRequest(id, fields, entity);

import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { toExampleByField } from "../../openapi/derive-by-field.js";
import type { OperationId } from "../../openapi/documents.js";
import type { MetadataByLocale } from "../../openapi/metadata-form.js";
import { toLiteral } from "./literal.js";

/** What the official client calls each operation. */
const methods: Readonly<Record<OperationId, string>> = {
  updateUpload: "uploads.update",
  getUpload: "uploads.find",
  deleteUpload: "uploads.destroy",
  createUpload: "uploads.create",
  listUploads: "uploads.list",
  createUploadRequest: "uploadRequest.create",
  bulkTagUploads: "uploads.bulkTag",
  bulkSetUploadCollection: "uploads.bulkSetUploadCollection",
  bulkDestroyUploads: "uploads.bulkDestroy",
  listUploadReferences: "uploads.references",
  listUploadTracks: "uploadTracks.list",
  createUploadTrack: "uploadTracks.create",
  listUploadTags: "uploadTags.list",
  createUploadTag: "uploadTags.create",
  listUploadSmartTags: "uploadSmartTags.list",
  createUploadFilter: "uploadFilters.create",
  getUploadFilter: "uploadFilters.find",
  updateUploadFilter: "uploadFilters.update",
  deleteUploadFilter: "uploadFilters.destroy",
  listUploadFilters: "uploadFilters.list",
  getSite: "site.find",
  listEnvironments: "environments.list",
  updateWebhook: "webhooks.update",
  getWebhook: "webhooks.find",
  deleteWebhook: "webhooks.destroy",
  createWebhook: "webhooks.create",
  listWebhooks: "webhooks.list",
  listWebhookCalls: "webhookCalls.list",
  getWebhookCall: "webhookCalls.find",
  resendWebhookCall: "webhookCalls.resendWebhook",
  getUploadCollection: "uploadCollections.find",
  updateUploadCollection: "uploadCollections.update",
  deleteUploadCollection: "uploadCollections.destroy",
  createUploadCollection: "uploadCollections.create",
  listUploadCollections: "uploadCollections.list",
  reorderUploadCollections: "uploadCollections.reorder",
  getJobResult: "jobResults.find",
};

/** A request by the official client, which takes flat fields and sends JSON:API. */
export function toClient(
  operationId: OperationId,
  { origin, id, fields }: { origin: string; id: string | undefined; fields: JsonValue | undefined },
): string {
  // Several resources at once are a list.
  const passed =
    isObject(fields) && Array.isArray(fields.data) ? fields.data : hasMetadata(fields) ? byField(fields) : fields;
  const parameters = [id && JSON.stringify(id), passed !== undefined && toLiteral(passed)].filter(Boolean);
  const isSilent = operationId === "resendWebhookCall";
  const call = `await client.${methods[operationId]}(${parameters.join(", ")})`;
  return [
    'import { buildClient } from "@datocms/cma-client-node";',
    "",
    ...(hasMetadata(fields)
      ? ["// The client's types have metadata by field: start Standin with --metadata field."]
      : []),
    `const client = buildClient({ apiToken: "any-token", baseUrl: "${origin}/json-api" });`,
    isSilent ? `${call};` : `console.log(${call});`,
  ].join("\n");
}

type WithMetadata = JsonObject & { default_field_metadata: MetadataByLocale };

const hasMetadata = (fields: JsonValue | undefined): fields is WithMetadata =>
  isObject(fields) && isObject(fields.default_field_metadata);

const byField = (fields: WithMetadata): JsonObject => ({
  ...fields,
  default_field_metadata: toExampleByField(fields.default_field_metadata) as JsonObject,
});

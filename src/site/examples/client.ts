import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { toExampleByField } from "../../openapi/derive-by-field.js";
import type { OperationId } from "../../openapi/documents.js";
import type { MetadataByLocale } from "../../openapi/metadata-form.js";
import { toLiteral } from "./literal.js";

/** What the official client calls an operation: `updateUpload` is `uploads.update`, but for these. */
const irregular: Readonly<Partial<Record<OperationId, string>>> = {
  createUploadRequest: "uploadRequest.create",
  bulkTagUploads: "uploads.bulkTag",
  bulkSetUploadCollection: "uploads.bulkSetUploadCollection",
  bulkDestroyUploads: "uploads.bulkDestroy",
  listUploadReferences: "uploads.references",
  getSite: "site.find",
  resendWebhookCall: "webhookCalls.resendWebhook",
};

function methodOf(id: OperationId): string {
  const [, verb = "", first = "", rest = ""] = /^([a-z]+)([A-Z])(\w+?)s?$/.exec(id) ?? [];
  return irregular[id] ?? `${first.toLowerCase()}${rest}s.${{ get: "find", delete: "destroy" }[verb] ?? verb}`;
}

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
  const call = `await client.${methodOf(operationId)}(${parameters.join(", ")})`;
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

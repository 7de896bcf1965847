import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { toExampleByField } from "../../openapi/derive-by-field.js";
import type { OperationId } from "../../openapi/documents.js";
import type { MetadataByLocale } from "../../openapi/metadata-form.js";
import { toLiteral } from "./literal.js";

/** The official client's names of operations that differ from the pattern `updateUpload` → `uploads.update`. */
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
  const { default_field_metadata: metadata, ...others } = isObject(fields) ? fields : {};
  const byField = isObject(metadata) && toExampleByField(metadata as MetadataByLocale);
  // Several resources at once are a list.
  const passed = Array.isArray(others.data) ? others.data : fields;
  const sent = byField ? { ...others, default_field_metadata: byField as JsonObject } : passed;
  const parameters = [id && JSON.stringify(id), sent !== undefined && toLiteral(sent)].filter(Boolean);
  const isSilent = operationId === "resendWebhookCall";
  const call = `await client.${methodOf(operationId)}(${parameters.join(", ")})`;
  return [
    'import { buildClient } from "@datocms/cma-client-node";',
    "",
    ...(byField ? ["// The client's types have metadata by field: start Standin with --metadata field."] : []),
    `const client = buildClient({ apiToken: "any-token", baseUrl: "${origin}/json-api" });`,
    isSilent ? `${call};` : `console.log(${call});`,
  ].join("\n");
}

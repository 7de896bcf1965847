import { documents, type EnvelopeName, type OperationId, routes } from "../../openapi/documents.js";
import type { BoundOperation, EnvelopeBinding, JobBinding, Kind } from "./target.js";

/** What openapi.yaml says where nobody says anything else. */
export const documentOperations = Object.fromEntries(
  routes.map(({ operationId, method, path }) => [operationId, { method, path }]),
) as Record<OperationId, BoundOperation>;

export const documentTokenHeader = { header: "Authorization", format: "Bearer {token}" };

export function documentJob(envelope: EnvelopeBinding): JobBinding {
  const isJsonApi = envelope === "json-api";
  const members = isJsonApi ? "/data/attributes" : "";
  return {
    accepted: 202,
    id: isJsonApi ? "/data/id" : "/id",
    follow: documentOperations.getJobResult,
    pending: { status: 404 },
    result: { status: `${members}/status`, payload: `${members}/payload` },
  };
}

/** The identifiers of the document's examples, which are those of the default seed. */
export function exampleId(kind: Kind): string {
  const parameter = documents.flat.components.parameters[kind === "upload" ? "UploadId" : "WebhookId"];
  return String(parameter?.example);
}

/** The fields that an update takes, in the order of the document. */
export const updatableFields: Readonly<Record<Kind, readonly string[]>> = {
  upload: Object.keys(documents.flat.components.schemas.UploadUpdate?.properties ?? {}),
  webhook: Object.keys(documents.flat.components.schemas.WebhookUpdate?.properties ?? {}),
};

/** The document whose schemas hold for an envelope; resources at a pointer have the flat form. */
export const documentOf = (envelope: EnvelopeBinding): EnvelopeName =>
  typeof envelope === "string" ? envelope : "flat";

export const updateOperations = { upload: "updateUpload", webhook: "updateWebhook" } as const;
export const readOperations = { upload: "getUpload", webhook: "getWebhook" } as const;
export const createOperations = { upload: "createUpload", webhook: "createWebhook" } as const;
export const deleteOperations = { upload: "deleteUpload", webhook: "deleteWebhook" } as const;
export const listOperations = { upload: "listUploads", webhook: "listWebhooks" } as const;

import { isObject, type JsonObject, type JsonValue } from "../../../src/base/json.js";
import type { Fields, Job, Kind, Operation, Reply } from "./model.js";

/** A response in its form on the wire. */
export interface WireReply {
  status: number;
  headers: Record<string, string>;
  /** Undefined where there is none; what is no text is JSON. */
  body: unknown;
}

/** How requests and responses look. */
export interface Wire {
  routes: Readonly<Partial<Record<Operation, string>>>;
  token(headers: Readonly<Record<string, string | undefined>>): string | undefined;
  /** The fields in a body; undefined where there are none. */
  fieldsIn(body: JsonValue | undefined, kind: Kind | undefined): Fields | undefined;
  toReply(reply: Reply, operation: Operation): WireReply;
}

const json = { "content-type": "application/json" };
const objectOr = (value: JsonValue | undefined) => (isObject(value) ? value : undefined);

/** The service's own: other paths, PATCH, an object around each resource, a token in a header of its own, jobs with a state. */
export const ownWire: Wire = {
  routes: {
    updateUpload: "PATCH /v2/assets/{}",
    getUpload: "GET /v2/assets/{}",
    createUpload: "POST /v2/assets",
    deleteUpload: "DELETE /v2/assets/{}",
    listUploads: "GET /v2/assets",
    updateWebhook: "PATCH /v2/hooks/{}",
    getWebhook: "GET /v2/hooks/{}",
    createWebhook: "POST /v2/hooks",
    deleteWebhook: "DELETE /v2/hooks/{}",
    listWebhooks: "GET /v2/hooks",
    createUploadRequest: "POST /v2/slots",
    listUploadCollections: "GET /v2/shelves",
    getJobResult: "GET /v2/jobs/{}",
  },
  token: (headers) => headers["x-api-token"],
  fieldsIn: (body, kind) =>
    kind === undefined ? objectOr(body) : isObject(body) ? objectOr(body[nameOf(kind)]) : undefined,
  toReply({ status, headers = {}, resource, kind = "upload", list, job, reasons, raw }) {
    const wrap = (fields: JsonObject) => ({ [nameOf(kind)]: fields });
    const result = job?.result?.resource;
    const body =
      raw ??
      (resource && wrap(resource)) ??
      (list && { items: list.map(wrap) }) ??
      (job && { job: { id: job.id, state: job.state }, ...(result ? wrap(result) : {}) }) ??
      (reasons && { error: { reasons: reasons.map(({ field, reason }) => `${field} ${reason}`) } });
    return { status, headers: { ...json, ...headers }, body };
  },
};

const nameOf = (kind: Kind) => (kind === "upload" ? "asset" : "hook");

/** The one of the document in the flat envelope, as far as the service has what it asks for. */
export const documentedWire: Wire = {
  routes: {
    updateUpload: "PUT /uploads/{}",
    getUpload: "GET /uploads/{}",
    createUpload: "POST /uploads",
    deleteUpload: "DELETE /uploads/{}",
    listUploads: "GET /uploads",
    updateWebhook: "PUT /webhooks/{}",
    getWebhook: "GET /webhooks/{}",
    createWebhook: "POST /webhooks",
    deleteWebhook: "DELETE /webhooks/{}",
    listWebhooks: "GET /webhooks",
    createUploadRequest: "POST /upload-requests",
    listUploadCollections: "GET /upload-collections",
    getJobResult: "GET /job-results/{}",
  },
  token: (headers) => /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1],
  fieldsIn: (body) => objectOr(body),
  toReply({ status, headers = {}, resource, list, job, reasons, raw }, operation) {
    if (reasons) return problem(status, raw, reasons);
    if (job && operation === "getJobResult") return jobResult(job, headers, raw);
    const announced = job ? { location: `/job-results/${job.id}`, "retry-after": "1" } : {};
    const body =
      raw ??
      resource ??
      (list && { data: list, meta: { total_count: list.length } }) ??
      (job && { id: job.id, type: "job" });
    return { status, headers: { ...json, ...announced, ...headers }, body };
  },
};

function problem(status: number, raw: unknown, reasons: NonNullable<Reply["reasons"]>): WireReply {
  const code = { 400: "INVALID_JSON_BODY", 401: "INVALID_AUTHORIZATION_HEADER", 403: "INSUFFICIENT_PERMISSIONS" }[
    status
  ];
  const body = raw ?? {
    type: "urn:assets:refused",
    title: "Refused",
    status,
    detail: reasons.map(({ field, reason }) => `${field} ${reason}`).join(", "),
    code: code ?? (status === 404 ? "NOT_FOUND" : "INVALID_FORMAT"),
    errors: reasons.map(({ field, reason }) => ({ pointer: `/${field}`, code: "INVALID_FIELD", detail: reason })),
  };
  const type = { "content-type": raw === undefined ? "application/problem+json" : "application/json" };
  return { status, headers: type, body };
}

function jobResult(job: Job, headers: Record<string, string>, raw: unknown): WireReply {
  if (job.state === "queued") return problem(404, undefined, [{ field: "job", reason: "is not done" }]);
  const result = job.result && documentedWire.toReply(job.result, "updateUpload");
  const body = { id: job.id, type: "job_result", status: result?.status ?? 500, payload: result?.body ?? null };
  return { status: 200, headers: { ...json, ...headers }, body: raw ?? body };
}

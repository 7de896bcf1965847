import { isObject, type JsonValue } from "../base/json.js";
import { DomainError } from "../openapi/errors.js";
import { jsonApiEnvelope } from "../wire/envelope.js";
import { environmentFor } from "./access.js";
import type { Context } from "./context.js";
import paths from "./published-paths.json" with { type: "json" };

/** What the published service has and Standin has not, by the first part of its path, from the official client. */
const published: ReadonlyMap<string, string> = new Map(Object.entries(paths));

const jsonApiType = "application/vnd.api+json";

/** 405 for a method that a path does not have. In JSON:API it is 404, as in the published service. */
export function refuseMethod(context: Context, methods: readonly string[]): void {
  const { method, path } = context.request;
  const allowed = methods.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one])).join(", ");
  if (context.envelope.name === "flat") context.setHeader("Allow", allowed);
  note(context);
  context.sendError(
    new DomainError("METHOD_NOT_ALLOWED", `${path} does not support ${method}. It supports ${allowed}.`),
  );
}

/**
 * Whether a request to the flat envelope is one of JSON:API by its headers: it accepts that media type alone, or it has the version and the
 * `Accept` that the official client and the published examples send beside it. The version alone is no sign: tests of both envelopes may
 * send it to both.
 */
export function asksForJsonApi({ envelope, request: { headers }, route }: Context): boolean {
  if (envelope.name !== "flat") return false;
  const { accept, "x-api-version": version } = headers;
  const isOfClient = version === "3" && accept === "application/json" && !route?.operation.requestBody;
  return isOfClient || accept === jsonApiType;
}

/** Throws the error for a JSON:API body of the flat envelope: its type is read before it is. */
export function refuseJsonApiType(context: Context): void {
  const isJsonApi = context.request.headers["content-type"]?.startsWith(jsonApiType);
  if (isJsonApi && context.envelope.name === "flat")
    throw new DomainError("INVALID_CONTENT_TYPE_HEADER", toJsonApi(context, "This is a JSON:API request"));
}

/** Throws the error for a body of the flat envelope whose content is JSON:API. */
export function refuseJsonApiBody(context: Context, body: JsonValue | undefined): void {
  if (context.envelope.name !== "flat" || !isObject(body) || !isObject(body.data)) return;
  const says = toJsonApi(context, "makes this a JSON:API request");
  throw new DomainError("INVALID_FORMAT", [{ pointer: "/data", code: "VALIDATION_UNKNOWN", says }], { place: "body" });
}

/** The error for a JSON:API request to the flat envelope. */
export const jsonApiElsewhere = (context: Context): DomainError =>
  new DomainError("INVALID_ENDPOINT", toJsonApi(context, "This is a JSON:API request"));

/** The rest of the request is about JSON:API: its client reads only errors in that form. Returns what to say. */
function toJsonApi(context: Context, what: string): string {
  context.envelope = jsonApiEnvelope;
  // No document has this error.
  context.route = undefined;
  const { origin, request } = context;
  return `${what}, but ${request.path} is in the flat envelope. Add ${jsonApiEnvelope.basePath} to baseUrl: ${JSON.stringify(origin + jsonApiEnvelope.basePath)}.`;
}

/** 404 for a path that is not there. */
export function refusePath(context: Context): void {
  note(context);
  if (asksForJsonApi(context)) {
    context.sendError(jsonApiElsewhere(context));
    return;
  }
  const { path } = context.request;
  const { basePath } = context.envelope;
  const elsewhere = published.get(path.slice(basePath.length).split("/")[1] ?? "");
  const reason = elsewhere === undefined ? "" : ` ${elsewhere} are only in the published service, not in Standin.`;
  const pages = context.mock.settings.hasPages ? " /docs/ documents them. /_standin is the console." : "";
  const detail = `There is nothing at ${path}.${reason} ${basePath}/openapi.json lists all paths.${pages}`;
  context.sendError(new DomainError("INVALID_ENDPOINT", detail));
}

/** A part of a path, decoded. Throws INVALID_ENDPOINT. */
export function decodePath(part = ""): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new DomainError("INVALID_ENDPOINT", "Invalid percent-encoding in the path. Encode it as UTF-8.");
  }
}

/** Adds a refused request to the journal, which shows a wrong base URL or a proxy that keeps its prefix. */
function note(context: Context): void {
  const environment = environmentFor(context);
  if (environment) context.enter(environment);
}

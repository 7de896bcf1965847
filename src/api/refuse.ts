import { DomainError } from "../openapi/errors.js";
import type { Context } from "./context.js";
import paths from "./published-paths.json" with { type: "json" };

/** What the published service has and Standin has not, by the first part of its path, from the official client. */
const published: ReadonlyMap<string, string> = new Map(Object.entries(paths));

/** 405 for a method that a path does not have. In JSON:API it is 404, as in the published service. */
export function refuseMethod(context: Context, methods: readonly string[]): void {
  const { method, path } = context.request;
  const allowed = methods.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one])).join(", ");
  if (context.envelope.name === "flat") context.setHeader("Allow", allowed);
  context.sendError(
    new DomainError("METHOD_NOT_ALLOWED", `${path} does not support ${method}. It supports ${allowed}.`),
  );
}

export function refusePath(context: Context): void {
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

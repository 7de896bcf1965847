import { DomainError } from "../openapi/errors.js";
import type { Context } from "./context.js";
import { publishedAt } from "./published-paths.js";

/** 405 for a method that a path does not have. */
export function refuseMethod(context: Context, methods: readonly string[]): void {
  const { method, path } = context.request;
  const allowed = methods.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one])).join(", ");
  context.setHeader("Allow", allowed);
  context.sendError(new DomainError("METHOD_NOT_ALLOWED", `${path} does not have ${method}; it has ${allowed}.`));
}

/** 404 for what is not there. */
export function refusePath(context: Context): void {
  const { path } = context.request;
  const { basePath } = context.envelope;
  const elsewhere = publishedAt(path.slice(basePath.length));
  const pages = context.mock.settings.hasPages ? ", /docs/ explains it, /_standin shows it" : "";
  const reason =
    elsewhere === undefined ? "There is" : `${elsewhere} are not here, though the published service has them: there is`;
  const detail = `${reason} nothing at ${path}; ${basePath}/openapi.json lists what there is${pages}.`;
  context.sendError(new DomainError("INVALID_ENDPOINT", detail));
}

/** What is at a path that cannot be decoded: nothing. */
export const undecodablePath = (): DomainError =>
  new DomainError("INVALID_ENDPOINT", "The path holds a % that is no percent-encoding of UTF-8.");

/** A part of a path, decoded. Throws INVALID_ENDPOINT. */
export function decodePath(part = ""): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw undecodablePath();
  }
}

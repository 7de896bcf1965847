import { isObject, type JsonValue, textOf } from "../../../base/json.js";
import { onlyReads } from "../../binding/defaults.js";
import type { Target } from "../../binding/target.js";
import type { Addressed } from "../../ledger/entries.js";
import { withRelated } from "../../specs/specs.js";
import type { DocumentRequest, HttpRequest, Layer } from "../request.js";

/** Thrown for a request that `--read-only` or `--dry-run` forbids. */
export class ReadOnlyError extends Error {}

type Allowed = Pick<Target, "isDry" | "readOnly" | "resources">;

/**
 * The last check before a request is sent, whoever created or changed it: hooks, the target by an address that it returned, or
 * any flag. A dry run sends nothing, and `--read-only` sends only reads. Every other request needs a record on disk of how to undo
 * it. It may only go to the resource of that record, which the run created or the user named. Rejects if the request may not be
 * sent.
 */
export const sendsOnlyRecorded =
  (allowed: Allowed): Layer =>
  (next) =>
  async (request) => {
    const because = whyNot(allowed, request);
    if (because) throw because;
    await request.undo?.ready();
    const exchange = await next(request);
    request.undo?.saw(exchange);
    return exchange;
  };

function whyNot({ isDry, readOnly, resources }: Allowed, request: HttpRequest): Error | undefined {
  const { method, url, undo, document, redirectedFrom: from } = request;
  const what = `${method} ${new URL(url).pathname}`;
  if (isDry) return new ReadOnlyError(`--dry-run sends no requests, so ${what} was not sent.`);
  const isWriting = writes(request);
  if (isWriting && readOnly) return new ReadOnlyError(`--read-only forbids ${what}.`);
  const refuse = (because: string) => new Error(`The kit did not send ${what}: ${because}.`);
  if (isWriting && !undo) return refuse("it has no record of how to undo it");
  if (from !== undefined && !mayLead({ ...request, url: from }, url))
    return refuse("the address of another resource was redirected there");
  const addressed = document && !onlyReads(document.operationId) ? addressedBy(resources, document) : [];
  const other = addressed.find((one) => !undo?.covers(one));
  return other && refuse(`it has no record of ${other.kind} ${other.id ?? ""}`);
}

/**
 * Whether a request may follow a redirect: only within its origin, and a read only to a read. A write may only go to its whole
 * path, behind a prefix if need be, because anything else may be another resource. The read after an update (303) may go to
 * another path that ends with the identifier.
 */
export function mayLead(request: HttpRequest, to: string): boolean {
  const [from, next] = [new URL(request.url), new URL(to)];
  if (from.origin !== next.origin || next.username !== "") return false;
  if (!writes(request)) return !writes({ ...request, url: to });
  const ids = Object.values(request.document?.options.path ?? {});
  const named = ids.map((id) => encodeURIComponent(id));
  const [segments, others] = [segmentsOf(from), segmentsOf(next)];
  const start = request.method === "GET" ? segments.findLastIndex((segment) => named.includes(segment)) : 0;
  const end = segments.slice(start);
  const isNamed = [...from.searchParams].every(
    ([name, value]) => !ids.includes(value) || next.searchParams.getAll(name).join() === value,
  );
  return isNamed && end.length > 0 && end.join("/") === others.slice(-end.length).join("/");
}

const segmentsOf = ({ pathname }: URL): string[] => pathname.split("/").filter((segment) => segment !== "");

const overrides = ["x-http-method-override", "x-http-method", "x-method-override"];

/** Whether a request may change something: by its method, by a method override, or by its operation. */
export function writes({ method, url, headers, document }: HttpRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return true;
  if (new URL(url).searchParams.has("_method")) return true;
  if (Object.keys(headers).some((name) => overrides.includes(name.toLowerCase()))) return true;
  return document !== undefined && !onlyReads(document.operationId);
}

/** The resources that an operation writes to, by its path and its body. */
function addressedBy(
  resources: Target["resources"],
  { operationId, options: { path = {}, body } }: DocumentRequest,
): Addressed[] {
  const kinds = withRelated(resources);
  const byPath = Object.entries(path).map(([name, id]) => ({
    kind: kinds.find(({ idParameter }) => idParameter === name)?.kind ?? name,
    id,
  }));
  const created = kinds.find(({ operations }) => operations.create === operationId);
  const all = [...byPath, ...(created ? [{ kind: created.kind, id: undefined }] : [])];
  const id = idIn(body);
  return [...all, ...(id === undefined ? [] : all.slice(0, 1).map(({ kind }) => ({ kind, id })))];
}

/** In JSON:API, the body also names the resource. */
function idIn(body: JsonValue | undefined): string | undefined {
  const { id } = isObject(body) ? (isObject(body.data) ? body.data : body) : {};
  return textOf(id);
}

import { isObject } from "../../base/json.js";
import { objectWith, valueAt } from "../../base/json-pointer.js";
import { fillPath } from "../../base/path-template.js";
import { pointerOf, resourceOf } from "./codec.js";
import { documentOperations, documentTokenHeader } from "./document-defaults.js";
import { type Exchange, isSuccess } from "./exchange.js";
import { type FoundOperation, findOperation } from "./find-operation.js";
import type { Http, HttpRequest } from "./http.js";
import type { Target } from "./target.js";

/** A server of the document that answers for a target. */
export interface InProcessMock {
  /** Where it listens. */
  origin: string;
  /** Where it has the target's envelope, or the flat one for an envelope of pointers. */
  basePath: string;
  /** A token that it refuses, for the target's own token without access. */
  tokenWithoutAccess: string;
}

/**
 * Sends what is meant for a target to an in-process mock: each request is put from the target's binding into the form of the
 * document, and its response back. Nothing goes to the target, or anywhere else.
 */
export function createMockHttp(target: Target, mock: InProcessMock, http: Http): Http {
  const base = mock.origin + mock.basePath;

  function addressOf({ url }: HttpRequest, found: FoundOperation | undefined): string | undefined {
    if (url.startsWith(`${mock.origin}/`)) return url;
    if (found) {
      const { path } = documentOperations[found.operationId];
      return base + fillPath(path, (name) => found.values[name] ?? "") + new URL(url).search;
    }
    // That it is a Standin is kept to itself.
    const isControl = new URL(url).pathname.startsWith("/_standin/");
    return url.startsWith(`${target.url}/`) && !isControl ? base + url.slice(target.url.length) : undefined;
  }

  return {
    async send(request, options) {
      const found = findOperation(target, request);
      const url = addressOf(request, found);
      if (url === undefined) return nothingThere(request);
      const pointer = pointerFor(target, found);
      const body = pointer === undefined ? request.body : unwrap(request.body, pointer);
      const headers = headersFor(request.headers, target, mock);
      const { method } = found ? documentOperations[found.operationId] : request;
      const exchange = await http.send({ method, url, headers, ...(body === undefined ? {} : { body }) }, options);
      return { ...exchange, ...wrap(exchange, pointer), request: asSent(request) };
    },
    close: () => http.close(),
  };
}

const asSent = ({ method, url, headers, body }: HttpRequest): Exchange["request"] => ({
  method,
  url,
  headers,
  body: typeof body === "string" ? body : body && `(${body.length} bytes)`,
});

const nothingThere = (request: HttpRequest): Exchange => ({
  request: asSent(request),
  status: 404,
  headers: {},
  text: "",
  json: undefined,
});

/** Where the target's envelope has the resource, for an operation on one. */
function pointerFor({ envelope, resources }: Target, found: FoundOperation | undefined): string | undefined {
  const spec = found && resourceOf(resources, found.operationId);
  return typeof envelope === "string" || !spec ? undefined : pointerOf(envelope, spec);
}

function unwrap(body: HttpRequest["body"], pointer: string): HttpRequest["body"] {
  if (typeof body !== "string") return body;
  try {
    const inner = valueAt(JSON.parse(body), pointer);
    return inner === undefined ? body : JSON.stringify(inner);
  } catch {
    // A contract sends what is no JSON on purpose.
    return body;
  }
}

function wrap({ status, json }: Exchange, pointer: string | undefined): Pick<Exchange, "json" | "text"> | undefined {
  if (pointer === undefined || !isSuccess(status) || !isObject(json)) return undefined;
  const wrapped = objectWith(pointer, json);
  return { json: wrapped, text: JSON.stringify(wrapped) };
}

/** The token stands where the document has it; what the target's own token is nobody needs to know. */
function headersFor(sent: Record<string, string>, { tokenHeader, fixtures }: Target, mock: InProcessMock) {
  const { [tokenHeader.header]: value, ...headers } = sent;
  if (value === undefined) return headers;
  const [before = "", after = ""] = tokenHeader.format.split("{token}");
  const isEmpty = value.trim() === `${before}${after}`.trim();
  const isWithout = fixtures.token_without_access !== undefined && value.includes(fixtures.token_without_access);
  const token = isEmpty ? "" : isWithout ? mock.tokenWithoutAccess : "of-the-dry-run";
  const { header, format } = documentTokenHeader;
  return { ...headers, [header]: format.replace("{token}", token).trim() };
}

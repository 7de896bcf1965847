import { documentOperations, documentTokenHeader } from "../binding/document-defaults.js";
import type { Target } from "../binding/target.js";
import type { Exchange } from "../wire/exchange.js";
import { addressOf as addressBelow } from "../wire/operation-request.js";
import type { Http } from "./http.js";
import type { DocumentRequest, HttpRequest } from "./http-sender.js";

/** A server of the document that responds instead of a target. */
export interface InProcessMock {
  /** Its URL. */
  origin: string;
  /** Its base URL for the target's envelope, or for the flat one if the envelope has pointers. */
  basePath: string;
  /** A token that it refuses. It replaces the target's token without access. */
  tokenWithoutAccess: string;
}

/**
 * Sends requests for a target to an in-process mock, in the form of the document. Nothing goes to the target or anywhere else.
 * Each exchange shows the request as the target would get it.
 */
export function createMockHttp(target: Target, mock: InProcessMock, http: Http): Http {
  const base = mock.origin + mock.basePath;
  // Replaces the entity tag that a target would have shown.
  const shown: Record<string, string> = target.wire.match === "etag" ? { etag: '"{etag}"' } : {};

  function addressOf({ url, document }: HttpRequest): string | undefined {
    if (url.startsWith(`${mock.origin}/`)) return url;
    if (document) {
      const { path, query } = document.options;
      return addressBelow({ url: base }, documentOperations[document.operationId], {
        path: path ?? {},
        query: query ?? {},
      });
    }
    // Hides that it is a Standin.
    const isControl = new URL(url).pathname.startsWith("/_standin/");
    return url.startsWith(`${target.url}/`) && !isControl ? base + url.slice(target.url.length) : undefined;
  }

  return {
    async send(request, options) {
      const url = addressOf(request);
      if (url === undefined) return nothingThere(request);
      const { document } = request;
      const body = document ? bodyIn(document) : request.body;
      const method = document ? documentOperations[document.operationId].method : request.method;
      const headers = headersFor(request.headers, target, mock);
      const exchange = await http.send({ method, url, headers, ...(body === undefined ? {} : { body }) }, options);
      return {
        ...exchange,
        headers: { ...exchange.headers, ...shown },
        request: asSent(request),
        ...(document ? { isDocument: true } : {}),
      };
    },
    close: () => http.close(),
  };
}

const bodyIn = ({ options: { body, rawBody } }: DocumentRequest): HttpRequest["body"] =>
  rawBody ?? (body === undefined ? undefined : JSON.stringify(body));

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

/** The token is in the place that the document states. The mock does not need the target's own token. */
function headersFor(sent: Record<string, string>, { access, fixtures }: Target, mock: InProcessMock) {
  const { [access.header]: value, ...headers } = sent;
  if (value === undefined) return headers;
  const [before = "", after = ""] = access.format.split("{token}");
  const isEmpty = value.trim() === `${before}${after}`.trim();
  const isWithout = fixtures.token_without_access !== undefined && value.includes(fixtures.token_without_access);
  const token = isEmpty ? "" : isWithout ? mock.tokenWithoutAccess : "of-the-dry-run";
  const { header, format } = documentTokenHeader;
  return { ...headers, [header]: format.replace("{token}", token).trim() };
}

import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Context } from "../api/context.js";
import type { Handler } from "../api/handler.js";
import { decodePath, refusePath } from "../api/refuse.js";
import { BodyTooLargeError, isBodyless, type Transport } from "../api/transport.js";
import { leavesBase } from "../base/base-path.js";
import { isWrite } from "../base/foreign.js";
import { endToEnd, plainHeaders } from "../base/headers.js";
import { showSize } from "../base/size.js";
import { DomainError } from "../openapi/errors.js";
import { foreign } from "./admit.js";

/** How long the other server may be silent, in milliseconds of real time. */
const patience = 60_000;

/** The `Via` header in both directions. A request with it comes from a Standin and goes no further. */
const via = "1.1 standin";

/**
 * Gives a passed page an opaque origin, so that no script of the other server can read or change data here. The other server's
 * policy stays.
 */
const sandbox = "sandbox allow-downloads allow-forms allow-modals allow-popups allow-scripts";

/** Headers that affect the whole origin, which is ours, and CORS headers, which we set ourselves. */
const ofOrigin =
  /^(?:access-control-.*|alt-svc|clear-site-data|cross-origin-opener-policy|nel|report-to|service-worker-allowed|strict-transport-security)$/i;

/**
 * Forwards unknown requests to the server of `--proxy`, without `/json-api` in the path, and returns its response unchanged. Throws
 * SERVICE_UNAVAILABLE if it does not respond.
 */
export function passOnTo(address: string): Handler {
  return async (context) => {
    const { request, mock } = context;
    // Passed on by one that was told of us, or by ourselves: it would go round for ever.
    if (request.headers.via?.includes(via)) return refusePath(context);
    if (request.headers["service-worker"] !== undefined)
      throw foreign("A service worker of the --proxy server may not run here.");
    const target = targetOf(address, context);
    const limit = mock.settings.maximumFileSize;
    const body = isBodyless(request.headers) ? [] : await request.readBody(limit).catch(refuseTooLarge(limit));
    const options = { method: request.method, headers: requestHeaders(request, body), timeout: patience };
    const answer = await ask(target, options, body).catch((error: Error) => {
      const detail = `Standin has no ${request.path}, and ${address} (--proxy) did not respond: ${error.message}.`;
      throw new DomainError("SERVICE_UNAVAILABLE", detail);
    });
    await context.sendPieces(answer.statusCode ?? 502, responseHeaders(answer), answer);
  };
}

/** The address of a request at the other server. Throws INVALID_ENDPOINT for what leads out of its base path. */
function targetOf(address: string, { request: { path, url }, envelope }: Context): URL {
  const below = path.slice(envelope.basePath.length);
  decodePath(below);
  if (leavesBase(below) || !/^(?:\/|$)/.test(below)) {
    const detail = `${JSON.stringify(path)} leads out of ${address} (--proxy), so Standin did not forward it. Request a path below it.`;
    throw new DomainError("INVALID_ENDPOINT", detail);
  }
  const query = url.indexOf("?");
  return new URL(address + below + (query < 0 ? "" : url.slice(query)));
}

/** How long the body is, is said anew: its length may be unknown to us until it is here. */
function requestHeaders({ headers, method }: Transport, body: readonly Uint8Array[]): Record<string, string> {
  const own = ["host", "via", "content-length", "transfer-encoding", "trailer", "proxy-authorization", "expect"];
  const passed = endToEnd(Object.entries(plainHeaders(headers)).flat(), own);
  const size = body.reduce((sum, { length }) => sum + length, 0);
  return {
    ...Object.fromEntries(passed.flatMap((name, at) => (at % 2 === 0 ? [[name, passed[at + 1] ?? ""]] : []))),
    ...(size > 0 || isWrite(method) ? { "content-length": String(size) } : {}),
    via,
  };
}

/** Names and values in turn. */
function responseHeaders({ rawHeaders }: IncomingMessage): string[] {
  const passed = endToEnd(rawHeaders, ["via", "transfer-encoding", "trailer", "proxy-authenticate"]);
  const ofMessage = passed.filter((_, index) => !ofOrigin.test(passed[index - (index % 2)] ?? ""));
  return [...ofMessage, "Via", via, "Content-Security-Policy", sandbox];
}

function ask(target: URL, options: RequestOptions, body: readonly Uint8Array[]): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = target.protocol === "https:" ? requestHttps : requestHttp;
    const sent = request(target, options, resolve);
    sent.on("timeout", () => sent.destroy(new Error(`it was silent for ${patience / 1000} seconds`)));
    sent.on("error", reject);
    for (const piece of body) sent.write(piece);
    sent.end();
  });
}

const refuseTooLarge = (limit: number) => (error: unknown) => {
  if (!(error instanceof BodyTooLargeError)) throw error;
  const detail = `The body has more than ${showSize(limit)} (${limit} bytes), so Standin did not forward it. Start it with a larger --max-file.`;
  throw new DomainError("PAYLOAD_TOO_LARGE", detail);
};

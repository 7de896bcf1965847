import type { IncomingMessage } from "node:http";
import type { Context } from "../api/context.js";
import type { Guard } from "../api/handler.js";
import type { RequestHeaders, Transport } from "../api/transport.js";
import { isOriginAllowed, isOwnHost, isUnnamedWrite } from "../base/foreign.js";
import { isLoopback } from "../base/loopback.js";
import type { MockSettings } from "../mock/mock.js";
import { DomainError } from "../openapi/errors.js";
import { connectionLimits } from "./limits.js";
import { readForwarded } from "./node-transport.js";

/** Guards all but the control interface: refuses foreign hosts and pages, since a request alone can change data. */
export function admit(settings: MockSettings): Guard {
  const [refuseHost, refuseOrigin] = [refusalOfHost(settings), refusalOfOrigin(settings)];
  return (context) => {
    const { request } = context;
    const refusal = refuseHost(request) ?? refuseOrigin(request);
    if (refusal) throw refusal;
    // A request of no page names no origin, and has nothing to be told.
    if (request.headers.origin === undefined && request.method !== "OPTIONS") return false;
    return tellPage(context);
  };
}

/** Headers that an admitted page may send without asking: those of the official client and of the published service. */
const usualHeaders =
  "Authorization,Content-Type,Prefer,X-Environment,X-Api-Version,X-Site-Domain,X-Session-Id,User-Agent,Accept";

const forPages = {
  "Access-Control-Allow-Credentials": "true",
  "Access-Control-Expose-Headers":
    "Location,Retry-After,Preference-Applied,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,X-Environment,X-Request-Id,X-Standin-Fault,X-Standin-Unsaved,Accept-Ranges,Allow,Content-Range,ETag,WWW-Authenticate",
};

/** Tells an admitted page that it may call (CORS). Returns true for a preflight, to which that is the response. */
export function tellPage(context: Context): boolean {
  const { method, headers } = context.request;
  if (headers.origin !== undefined) context.setHeader("Access-Control-Allow-Origin", headers.origin);
  context.setHeaders(forPages);
  if (method !== "OPTIONS") return false;
  const asked = headers["access-control-request-headers"];
  if (asked !== undefined) context.setHeader("Vary", "Origin, Access-Control-Request-Headers");
  context.setHeaders({
    "Access-Control-Allow-Methods": "GET,HEAD,POST,PUT,DELETE,OPTIONS",
    "Access-Control-Allow-Headers": asked || usualHeaders,
    "Access-Control-Max-Age": "600",
    // Some browsers wait for a body without it.
    "Content-Length": "0",
  });
  context.sendNothing(204);
  return true;
}

export const foreign = (detail: string): DomainError => new DomainError("FOREIGN_REQUEST", detail);

export const hostnameOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;

/** The error for a wrong `Host`: on loopback, a foreign name comes only by DNS rebinding. Undefined if it is right. */
function refusalOfHost(settings: MockSettings): (request: Transport) => DomainError | undefined {
  const publicName = hostnameOf(settings.publicUrl);
  const listensOnLoopback = isLoopback(settings.address);
  return (request) => {
    const { headers } = request;
    if (!listensOnLoopback || !headers.host || isOwnHost(headers.host, [publicName])) return undefined;
    if (!isLoopback(request.localAddress ?? "")) return undefined;
    return foreign(
      `The host ${JSON.stringify(headers.host)} is not allowed, because Standin listens only on this machine. Call 127.0.0.1, or start Standin with --public-url http://${headers.host}.`,
    );
  };
}

/** Returns why the page that sent a request may not, if it may not: pages of this machine may, and those that were allowed. */
function refusalOfOrigin({
  publicUrl,
  allowedOrigins,
  trustProxy,
}: MockSettings): (request: Transport) => DomainError | undefined {
  const publicOrigin = publicUrl !== undefined && URL.canParse(publicUrl) ? new URL(publicUrl).origin : undefined;
  return ({ method, headers }) => {
    const { origin } = headers;
    if (isUnnamedWrite(method, headers))
      return foreign(
        "A form or frame of another site cannot send writes. Use fetch, which sends the origin of the page.",
      );
    if (origin === undefined || origin === publicOrigin || isOriginAllowed(origin, allowedOrigins)) return undefined;
    // The server's own, whether or not a proxy in front of it speaks TLS.
    if (ownOrigins(headers, trustProxy).includes(origin)) return undefined;
    return foreign(
      `A page of ${origin} may not call this server. Start it with --allow-origin ${origin} (allowOrigin in the library) to allow it.`,
    );
  };
}

/** The origins of the server's own pages, as its host and a trusted proxy name it. */
export function ownOrigins(headers: RequestHeaders, trustProxy: boolean): string[] {
  const { host = "" } = headers;
  const hosts = [host, ...(trustProxy ? [readForwarded(headers).host ?? host] : [])];
  return hosts.flatMap((one) => [`http://${one.toLowerCase()}`, `https://${one.toLowerCase()}`]);
}

/** Returns the error in the head of an HTTP request, if any. Node itself refuses other protocols. */
export function refusalOfHead({ url = "", headers, rawHeaders }: IncomingMessage): DomainError | undefined {
  if (url.length > connectionLimits.urlLength) {
    const detail = `Path and query have more than ${connectionLimits.urlLength} characters. Send fewer.`;
    return new DomainError("URL_TOO_LONG", detail);
  }
  if (rawHeaders.length > 2 * connectionLimits.headers) {
    const detail = `The request has more than ${connectionLimits.headers} headers. Send fewer.`;
    return new DomainError("HEADERS_TOO_LARGE", detail);
  }
  const { host, expect } = headers;
  // RFC 9112: what stands before us may take the other one.
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1)
    return new DomainError("MALFORMED_REQUEST", "The request has several Host headers. Send one.");
  // Standin builds URLs from it. HTTP/1.0 has none.
  if (host !== undefined && !isHost(host)) {
    return new DomainError("MALFORMED_REQUEST", `Host ${JSON.stringify(host)} is not valid. Send a name and a port.`);
  }
  if (expect !== undefined && !/^100-continue$/i.test(expect)) {
    const detail = `Expect ${JSON.stringify(expect)} is not supported. Send 100-continue, or leave it out.`;
    return new DomainError("EXPECTATION_FAILED", detail);
  }
  return undefined;
}

/** A name or an address by RFC 3986, and a port. */
function isHost(host: string): boolean {
  if (host.startsWith("[")) return /^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
  return /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+(?::\d{1,5})?$/i.test(host);
}

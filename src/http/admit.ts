import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Context } from "../api/context.js";
import type { Guard } from "../api/handler.js";
import type { RequestHeaders, Transport } from "../api/transport.js";
import { isLoopback, isOfOtherPage, isOriginAllowed, isOwnHost, isUnnamedWrite, isWrite } from "../base/hosts.js";
import type { MockSettings } from "../mock/mock.js";
import { DomainError } from "../openapi/errors.js";
import { connectionLimits } from "./limits.js";
import { readForwarded } from "./node-transport.js";
import { isPageFile } from "./pages.js";

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
function tellPage(context: Context): boolean {
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

const hostnameOf = (url: string | undefined): string | undefined =>
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
function ownOrigins(headers: RequestHeaders, trustProxy: boolean): string[] {
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

/** Protects the control interface from pages of other sites and from clients without the control token. */
export const guardControl: Guard = (context) => {
  // No other site may embed a response, or read it as another type.
  context.setHeader("X-Content-Type-Options", "nosniff");
  context.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  refuseOtherPage(context);
  if (isReceived(context.request)) return false;
  refuseForeign(context);
  // An allowed page may read errors too. A preflight has no token, so it gets its response first.
  if (isAllowedPage(context) && tellPage(context)) return true;
  refuseToken(context);
  return false;
};

/** Whether `--allow-origin` names the page's origin. `*` and `null`, which any page can be, open only the API. */
function isAllowedPage({ request: { headers }, mock: { settings } }: Context): boolean {
  const { origin } = headers;
  return origin !== undefined && origin !== "null" && settings.allowedOrigins.has(origin);
}

/** A call of a webhook comes from anywhere, with whatever headers the webhook has; all it does is to be kept. */
const isReceived = ({ method, path }: Transport): boolean =>
  method === "POST" && path.startsWith("/_standin/receiver/");

/** Requests that show no environment need no token: health, and the files of the console. */
const isOpen = ({ method, path }: Transport): boolean =>
  (method === "GET" || method === "HEAD") && (path === "/_standin/health" || isPageFile(path));

/** Browsers send `Sec-Fetch-Site` with every request, also without an origin (`<img>`, a form). Following a link is harmless. */
function refuseOtherPage(context: Context): void {
  const { method, headers } = context.request;
  const isLink = !isWrite(method) && headers["sec-fetch-mode"] === "navigate";
  if (isOfOtherPage(headers) && !isLink && !isAllowedPage(context)) throw foreignPage(headers.origin);
}

function foreignPage(origin = "null"): DomainError {
  const [who, mend] =
    origin === "null" ? ["another site", "Call"] : [origin, `Start Standin with --allow-origin ${origin}, or call`];
  return foreign(`A page of ${who} may not use the control interface. ${mend} it from a script outside a browser.`);
}

function refuseForeign(context: Context): void {
  const { request } = context;
  const { publicUrl, address, trustProxy } = context.mock.settings;
  const { host = "", origin } = request.headers;
  const name = hostnameOf(`http://${host}`);
  const publicName = hostnameOf(publicUrl);
  // Where every address is listened on, the one that the connection came in at is among them.
  const own = [bracketed(address), publicName, bracketed(request.localAddress?.replace(/^::ffff:/, ""))];
  if (name === undefined || !(isLoopback(name) || own.includes(name))) {
    // A name that an attacker's DNS has turned to this machine (DNS rebinding).
    throw foreign(`Standin does not accept the host ${JSON.stringify(host)}. Start it with --public-url to allow it.`);
  }
  const ofOurs = [...ownOrigins(request.headers, trustProxy), publicUrl && new URL(publicUrl).origin];
  if (origin !== undefined && !ofOurs.includes(origin.toLowerCase()) && !isAllowedPage(context)) {
    throw foreignPage(origin);
  }
}

/** An IPv6 address in the form of a URL. */
const bracketed = (address: string | undefined): string | undefined =>
  address?.includes(":") ? hostnameOf(`http://[${address}]`) : address?.toLowerCase();

function refuseToken({ request, mock }: Context): void {
  const { controlToken } = mock.settings;
  if (controlToken === undefined || isOpen(request)) return;
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (given !== undefined && timingSafeEqual(digest(given), digest(controlToken))) return;
  const detail = 'The control interface needs the token of --control-token. Send "Authorization: Bearer TOKEN".';
  throw new DomainError("INVALID_AUTHORIZATION_HEADER", detail);
}

/** As long for every token, so that comparing takes as long too. */
const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

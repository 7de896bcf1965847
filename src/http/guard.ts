import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "../api/context.js";
import type { Guard } from "../api/handler.js";
import type { Transport } from "../api/transport.js";
import { isOfOtherPage, isWrite } from "../base/foreign.js";
import { isLoopback } from "../base/loopback.js";
import { DomainError } from "../openapi/errors.js";
import { foreign, hostnameOf, ownOrigins, tellPage } from "./admit.js";
import { isPageFile } from "./pages.js";

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

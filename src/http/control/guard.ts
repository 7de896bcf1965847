import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { isLoopback } from "../../base/loopback.js";
import { DomainError } from "../../openapi/errors.js";
import { flatEnvelope } from "../../wire/flat.js";
import { Exchange } from "../../api/context.js";
import { foreign, hostnameOf } from "../foreign.js";
import type { Host } from "../../mock/host.js";
import { isPageFile } from "./page.js";

/**
 * Keeps the control interface from pages of other sites, which reach a server on this machine as any other, and from
 * strangers where it asks for a token.
 */
export function guardControl(host: Host): RequestHandler {
  return (request, response, next) => {
    // What is answered here is for nobody else to embed, nor to be taken for another type.
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    try {
      if (!isReceived(request)) {
        refuseForeign(request, host);
        if (!isOpen(request)) refuseToken(request, host);
      }
    } catch (error) {
      return new Exchange(host, flatEnvelope, request, response).sendThrown(error);
    }
    next();
  };
}

/** A call of a webhook comes from anywhere, with whatever headers the webhook has; all it does is to be kept. */
const isReceived = ({ method, path }: Request): boolean => method === "POST" && path.startsWith("/receiver/");

/** What tells nothing of any environment needs no token: whether the server is well, and the files of the page. */
const isOpen = ({ method, path }: Request): boolean =>
  (method === "GET" || method === "HEAD") && (path === "/health" || isPageFile(path));

function refuseForeign(request: Request, { publicUrl, address }: Host): void {
  const { host = "", origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = request.headers;
  const name = hostnameOf(`http://${host}`);
  const publicName = hostnameOf(publicUrl);
  // Where every address is listened on, the one that the connection came in at is among them.
  const own = [bracketed(address), publicName, bracketed(request.socket.localAddress?.replace(/^::ffff:/, ""))];
  if (name === undefined || !(isLoopback(name) || own.includes(name))) {
    // A name that an attacker's DNS has turned to this machine (DNS rebinding).
    throw foreign(`The host ${JSON.stringify(host)} is not this server's; start it with --public-url to make it so.`);
  }
  const ownOrigins = [`http://${host.toLowerCase()}`, publicUrl && new URL(publicUrl).origin];
  if (origin !== undefined && !ownOrigins.includes(origin.toLowerCase())) {
    throw foreign(
      `A page of ${origin} may not use the control interface; call it from a script, or from its own page.`,
    );
  }
  // A browser says so of requests that have no origin, such as those of <img>; to follow a link here is no harm.
  if ((site === "cross-site" || site === "same-site") && mode !== "navigate" && origin === undefined) {
    throw foreign("A page of another site may not use the control interface; call it from a script.");
  }
}

/** An IPv6 address as it stands in a URL. */
const bracketed = (address: string | undefined): string | undefined =>
  address?.includes(":") ? hostnameOf(`http://[${address}]`) : address?.toLowerCase();

function refuseToken(request: Request, { controlToken }: Host): void {
  if (controlToken === undefined) return;
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (given !== undefined && timingSafeEqual(digest(given), digest(controlToken))) return;
  const detail = 'The control interface asks for "Authorization: Bearer TOKEN" with the token of --control-token.';
  throw new DomainError("INVALID_AUTHORIZATION_HEADER", detail);
}

/** As long for every token, so that comparing takes as long too. */
const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

import type { IncomingMessage } from "node:http";
import { DomainError } from "../domain/errors.js";
import type { Host, HostedEnvironment } from "./host.js";

/**
 * The environment that a request is for, made at its first use. Throws INVALID_ENVIRONMENT where a page of another site
 * would make it without asking, as with an image or a link: a thousand of them would use up what there can be. A page's
 * script names its origin, and CORS says which may.
 */
export function openFor(host: Host, { headers }: IncomingMessage, name: string): HostedEnvironment {
  const isUnasked = headers["sec-fetch-site"] === "cross-site" && headers.origin === undefined;
  return isUnasked ? alreadyOpen(host, name) : host.environment(name);
}

/** The same for what no page has a reason to send: whatever of a browser it comes from, it makes none. */
export function openForServer(host: Host, { headers }: IncomingMessage, name: string): HostedEnvironment {
  const isOfBrowser = headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;
  return isOfBrowser ? alreadyOpen(host, name) : host.environment(name);
}

function alreadyOpen(host: Host, name: string): HostedEnvironment {
  const open = host.openEnvironment(name);
  if (open) return open;
  const detail = `The environment ${JSON.stringify(name)} was not used yet, and no page of another site makes one this way; use it first, in a test or in a script of a page.`;
  throw new DomainError("INVALID_ENVIRONMENT", detail);
}

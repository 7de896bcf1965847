import type { RequestHeaders, Transport } from "../api/transport.js";
import { isOriginAllowed, isOwnHost, isUnnamedWrite } from "../base/foreign.js";
import { isLoopback } from "../base/loopback.js";
import type { MockSettings } from "../mock/mock.js";
import { DomainError } from "../openapi/errors.js";
import { readForwarded } from "./forwarded.js";

/** A refusal of what comes from a page, or by a name, that is not for this server. */
export const foreign = (detail: string): DomainError => new DomainError("FOREIGN_REQUEST", detail);

/** The name or address in a URL; undefined where there is no URL. */
export const hostnameOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;

/**
 * Returns what is wrong with the `Host` of a request, if anything. Where a server listens on loopback alone, a foreign name
 * leads to it only where somebody's DNS was turned to this machine (DNS rebinding), to make a page of theirs one of ours.
 * Where it listens on more, or an app has been mounted that does, any name may lead to it.
 */
export function refusalOfHost(settings: MockSettings): (request: Transport) => DomainError | undefined {
  const publicName = hostnameOf(settings.publicUrl);
  const listensOnLoopback = isLoopback(settings.address);
  return ({ headers, localAddress = "" }) => {
    if (!listensOnLoopback || !headers.host) return undefined;
    if (isOwnHost(headers.host, [publicName]) || !isLoopback(localAddress)) return undefined;
    return foreign(
      `The host ${JSON.stringify(headers.host)} is not this server's, which listens on this machine alone: call it as 127.0.0.1, or start it with --public-url http://${headers.host} to make it so.`,
    );
  };
}

/** Returns why the page that sent a request may not, if it may not: pages of this machine may, and those that were allowed. */
export function refusalOfOrigin({
  publicUrl,
  allowedOrigins,
  trustProxy,
}: MockSettings): (request: Transport) => DomainError | undefined {
  const publicOrigin = publicUrl !== undefined && URL.canParse(publicUrl) ? new URL(publicUrl).origin : undefined;
  return ({ method, headers }) => {
    const { origin } = headers;
    if (isUnnamedWrite(method, headers))
      return foreign(
        "A form or frame of another page may not write; send the request with fetch, which names the origin of its page.",
      );
    if (origin === undefined || origin === publicOrigin || isOriginAllowed(origin, allowedOrigins)) return undefined;
    // The server's own, whether or not a proxy in front of it speaks TLS.
    if (ownOrigins(headers, trustProxy).includes(origin)) return undefined;
    return foreign(
      `A page of ${origin} may not call this server; start it with --allow-origin ${origin} to let it (the option allowOrigin).`,
    );
  };
}

/** The origins of the server's own pages, as its host and a trusted proxy name it. */
export function ownOrigins(headers: RequestHeaders, trustProxy: boolean): string[] {
  const { host = "" } = headers;
  const hosts = [host, ...(trustProxy ? [readForwarded(headers).host ?? host] : [])];
  return hosts.flatMap((one) => [`http://${one.toLowerCase()}`, `https://${one.toLowerCase()}`]);
}

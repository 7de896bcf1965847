import { isAddress, isLoopback } from "../base/hosts.js";
import { type CallResponse, notSent } from "../domain/call-record.js";

export interface Callable {
  anyAddress: boolean;
  /** The origins of Standin itself. A webhook must never call its control interface. */
  own: readonly string[];
}

/** A forbidden address. The message is a sentence without its final period. */
export class NotCallableError extends Error {}

export const notLoopback = (address: string) =>
  new NotCallableError(
    `${address} is not on this machine, and Standin calls only loopback addresses. Pass --deliver any to allow it`,
  );

export const ownControl = (url: URL) =>
  new NotCallableError(
    `${url.href} is Standin's own control interface. There, a webhook may call only /_standin/receiver/NAME`,
  );

/** Throws a NotCallableError for a URL that is forbidden even without a lookup or a connection. */
function assertCallableUrl(url: URL, { anyAddress, own }: Callable): void {
  if (isControl(url) && own.some((origin) => isSameOrigin(url, new URL(origin)))) throw ownControl(url);
  if (!anyAddress && isAddress(url.hostname) && !isLoopback(url.hostname)) throw notLoopback(bare(url.hostname));
}

/** The URL of a call. If it is forbidden, the substitute for its response. */
export function callableUrl(text: string, callable: Callable): URL | CallResponse {
  if (!URL.canParse(text)) return notSent(`${JSON.stringify(text)} is not a URL.`);
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return notSent(`${url.protocol} is neither http nor https.`);
  try {
    assertCallableUrl(url, callable);
  } catch (error) {
    return notSent(`${(error as Error).message}.`);
  }
  return url;
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

/** Whether a path belongs to the control interface, behind any prefix of a proxy or another server, and is not a receiver. */
export function isControl({ pathname }: URL): boolean {
  const at = pathname.search(/\/_standin(?:\/|$)/i);
  return at >= 0 && !/^\/_standin\/receiver\/[^/]+$/.test(pathname.slice(at));
}

const isSameOrigin = (one: URL, other: URL) => toOrigin(one) === toOrigin(other);

/** A final period of a host name does not change its meaning. */
const toOrigin = ({ protocol, hostname, port }: URL) => `${protocol}${hostname.replace(/\.$/, "")}:${port}`;

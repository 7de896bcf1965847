import { isAddress, isLoopback } from "../base/loopback.js";
import type { CallResponse } from "../domain/call-record.js";
import { notSent } from "./response.js";

/** Which addresses a webhook may call. */
export interface Callable {
  /** Those that are not of this machine too. */
  anyAddress: boolean;
  /** The origins at which Standin itself is reached: of these its control interface is not called, whatever is allowed. */
  own: readonly string[];
}

/** An address that may not be called; the message is a sentence without its full stop. */
export class NotCallableError extends Error {}

export const notLoopback = (address: string) =>
  new NotCallableError(
    `${address} is not on this machine, and Standin calls only loopback addresses. Pass --deliver any to allow it`,
  );

export const ownControl = (url: URL) =>
  new NotCallableError(
    `${url.href} is Standin's own control interface. There, a webhook may call only /_standin/receiver/NAME`,
  );

/** Throws a NotCallableError for what need not be looked up or connected to, to see that it may not be called. */
function assertCallableUrl(url: URL, { anyAddress, own }: Callable): void {
  if (isControl(url) && own.some((origin) => isSameOrigin(url, new URL(origin)))) throw ownControl(url);
  if (!anyAddress && isAddress(url.hostname) && !isLoopback(url.hostname)) throw notLoopback(bare(url.hostname));
}

/** The URL of a call; where it may not be called, what stands in the place of a response. */
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

/** An IPv6 address without its brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

/** Whether the path is of the control interface, wherever a proxy or another server puts it, and of no receiver of it. */
export function isControl({ pathname }: URL): boolean {
  const at = pathname.search(/\/_standin(?:\/|$)/i);
  return at >= 0 && !/^\/_standin\/receiver\/[^/]+$/.test(pathname.slice(at));
}

const isSameOrigin = (one: URL, other: URL) => toOrigin(one) === toOrigin(other);

/** A full stop at the end of a name changes nothing of where it leads. */
const toOrigin = ({ protocol, hostname, port }: URL) => `${protocol}${hostname.replace(/\.$/, "")}:${port}`;

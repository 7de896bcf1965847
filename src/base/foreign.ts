import { isLoopback } from "./loopback.js";

/** The headers that show who sends a request. Names are in lower case, as in Node. */
interface Sender {
  origin?: string | undefined;
  "sec-fetch-site"?: string | string[] | undefined;
}

/**
 * Whether a `Host` names this machine, or is one of these names. Another leads to a server that listens on loopback only where
 * somebody's DNS was turned to this machine (DNS rebinding), to make a page of theirs one of ours.
 */
export function isOwnHost(host: string, names: readonly (string | undefined)[]): boolean {
  const name = host.replace(/:\d{1,5}$/, "").toLowerCase();
  return isLoopback(name) || names.includes(name);
}

/** Whether pages of an origin may call: those of this machine, and those that were allowed; `*` allows all. */
export const isOriginAllowed = (origin: string, allowed: ReadonlySet<string | undefined>): boolean =>
  isLoopbackOrigin(origin) || allowed.has("*") || allowed.has(origin);

const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\/[^/?#@\\]+$/.test(origin) && URL.canParse(origin) && isLoopback(new URL(origin).hostname);

/** Whether a browser says that a page of another origin sent a request, be it a form or an image that names none. */
export const isOfOtherPage = ({ "sec-fetch-site": site }: Sender): boolean =>
  site === "cross-site" || site === "same-site";

/** Whether a page of another origin sent a write that names no origin, by which it could be allowed. */
export const isUnnamedWrite = (method: string, sender: Sender): boolean =>
  isOfOtherPage(sender) && sender.origin === undefined && isWrite(method);

export const isWrite = (method: string): boolean => !["GET", "HEAD", "OPTIONS"].includes(method);

/** Whether one of our own pages sent a request. None of them calls the API. */
export const isOfOwnPage = ({ path, headers }: { path: string; headers: Sender }): boolean =>
  (path.startsWith("/_standin") || path.startsWith("/docs")) && headers["sec-fetch-site"] === "same-origin";

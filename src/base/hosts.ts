/** The loopback addresses, as they are written. */
export const loopbackBlocks: readonly string[] = ["127.0.0.0/8", "::1/128"];

/** A host name of a URL, or an IPv4 address in any notation. */
const nameOrIPv4 = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?$/i;
const isIPv6 = (host: string): boolean => host.includes(":") && /^[\da-f:.]+$/i.test(host);

/** This machine's as a URL writes them: the names, 127.0.0.0/8, ::1, and the IPv4 ones as addresses of IPv6. */
const ofThisMachine = /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/;

/**
 * Whether a host leads to this machine alone: `localhost`, a name below it, or a loopback IP address in any notation, IPv6
 * with or without its brackets. `0.0.0.0` and `::` do not: they stand for every address of the machine. A port is no part
 * of a host.
 */
export function isLoopback(host: string): boolean {
  // As most are written.
  if (host === "127.0.0.1" || host === "localhost") return true;
  const hostname = hostnameOf(host);
  return hostname !== undefined && ofThisMachine.test(hostname);
}

/** Whether the host of a URL is an IP address, and no name. A URL reads 127.1 and 2130706433 as a browser and a resolver do. */
export const isAddress = (hostname: string): boolean => hostname.startsWith("[") || /^(?:\d+\.){3}\d+$/.test(hostname);

/** A host in the notation of URLs. Undefined if it is no host. */
function hostnameOf(host: string): string | undefined {
  const inBrackets = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : undefined;
  const bare = inBrackets ?? host;
  const url = isIPv6(bare) ? `http://[${bare}]` : `http://${host}`;
  return (isIPv6(bare) || nameOrIPv4.test(host)) && URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** The usual names of this machine, as NO_PROXY has them. */
export const loopbackHosts = "localhost,127.0.0.1,[::1]";

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

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

import { BlockList, isIP } from "node:net";

/** The loopback addresses, as they are written. */
export const loopbackBlocks: readonly string[] = ["127.0.0.0/8", "::1/128"];

const addresses = new BlockList();
addresses.addSubnet("127.0.0.0", 8, "ipv4");
addresses.addAddress("::1", "ipv6");

/** A name as it stands in a URL, or an IPv4 address in any of its notations. */
const nameOrIPv4 = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?$/i;

/**
 * Whether a host leads to this machine alone: `localhost`, a name below it, or a loopback IP address in any notation, IPv6
 * with or without its brackets. `0.0.0.0` and `::` do not: they stand for every address of the machine. A port is no part
 * of a host.
 */
export function isLoopback(host: string): boolean {
  // As most are written.
  if (host === "127.0.0.1" || host === "localhost") return true;
  const inBrackets = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : undefined;
  const family = isIP(inBrackets ?? host);
  if (family === 6) return addresses.check(inBrackets ?? host, "ipv6");
  // A URL reads 127.1 and 2130706433 as a browser and a resolver do.
  if (!nameOrIPv4.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isIP(hostname) === 4 ? addresses.check(hostname, "ipv4") : /^(?:.+\.)?localhost\.?$/.test(hostname);
}

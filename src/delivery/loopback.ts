import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isLoopback } from "../base/loopback.js";

/** An address that may not be called, because it is not on this machine. */
export class NotLoopbackError extends Error {
  constructor(address: string) {
    super(
      `${address} is not on this machine, and only loopback addresses are called; start with --deliver any to allow it`,
    );
    this.name = "NotLoopbackError";
  }
}

/**
 * Throws where a host is an IP address that is not loopback: a connection to one asks for no look-up. Brackets of IPv6
 * may be there.
 */
export function assertLoopbackHost(host: string): void {
  const address = host.replace(/^\[|\]$/g, "");
  if (isIP(address) !== 0 && !isLoopback(address)) throw new NotLoopbackError(address);
}

/** Looks a name up as usual, and lets the addresses of this machine through alone. */
export const lookupLoopback: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const own = addresses.filter(({ address }) => isLoopback(address));
    const [first] = own;
    if (!first)
      return callback(new NotLoopbackError(`${hostname} (${addresses.map(({ address }) => address).join(", ")})`), "");
    if (options.all) callback(null, own);
    else callback(null, first.address, first.family);
  });
};

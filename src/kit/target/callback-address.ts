import { isIP } from "node:net";
import { reachOf } from "../../base/addresses.js";
import type { Ports } from "./ports.js";

/** The port on which a receiver listens whose public URL names none: a tunnel's end on this machine. */
export const defaultCallbackPort = 4019;

/** An address to listen on; without a host it is every address of this machine. */
export interface ListenAddress {
  host: string | undefined;
  port: number;
}

/**
 * The narrowest address at which calls to a callback URL arrive. One without a port is a tunnel, whose end is on loopback. One
 * with a port leads to the address that its host has on this machine (`own` are those there are); where it has none, calls are
 * forwarded from elsewhere, and any address may be the one.
 */
export async function callbackAddress(
  callbackUrl: string | undefined,
  lookup: Ports["lookup"],
  own: readonly string[],
): Promise<ListenAddress> {
  if (callbackUrl === undefined) return { host: "127.0.0.1", port: 0 };
  const url = new URL(callbackUrl);
  if (url.port === "") return { host: "127.0.0.1", port: defaultCallbackPort };
  const name = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(name) === 0 ? await lookup(name).catch(() => []) : [name];
  const host = addresses.find((address) => reachOf(address) === "loopback" || own.includes(address));
  return { host, port: Number(url.port) };
}

import { isIP } from "node:net";
import { reachOf } from "../../base/addresses.js";
import type { Ports } from "./ports.js";

/** The port of a receiver whose public URL has none: the local end of a tunnel. */
const defaultCallbackPort = 4019;

/** An address to listen on. Without a host: all addresses of this machine. */
export interface ListenAddress {
  host: string | undefined;
  port: number;
}

/**
 * The narrowest address that receives calls to a callback URL. Without a port, the URL is a tunnel that ends on loopback. With
 * a port, it leads to the host's address on this machine (`own` lists these). If the host has none, calls are forwarded from
 * elsewhere, so the receiver listens on all addresses.
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

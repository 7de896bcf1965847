import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { isLoopback } from "../base/loopback.js";

/** Which addresses a webhook may call. */
export interface Callable {
  /** Those that are not of this machine too. */
  anyAddress: boolean;
  /** The origins at which Standin itself is reached: of these its control interface is not called, whatever is allowed. */
  own: readonly string[];
}

/** An address that may not be called; the message is a sentence without its full stop. */
export class NotCallableError extends Error {}

const notLoopback = (address: string) =>
  new NotCallableError(
    `${address} is not on this machine, and only loopback addresses are called; start with --deliver any to allow it`,
  );

const ownControl = (url: URL) =>
  new NotCallableError(
    `${url.href} is Standin's own control interface, of which a webhook may call /_standin/receiver/NAME alone`,
  );

/** Throws a NotCallableError for what need not be looked up or connected to, to see that it may not be called. */
export function assertCallableUrl(url: URL, { anyAddress, own }: Callable): void {
  if (isControl(url) && own.some((origin) => isSameOrigin(url, new URL(origin)))) throw ownControl(url);
  const address = url.hostname.replace(/^\[|\]$/g, "");
  if (!anyAddress && isIP(address) !== 0 && !isLoopback(address)) throw notLoopback(address);
}

/**
 * Throws a NotCallableError where a connection has come out at what may not be called. Whatever name or address led there:
 * a port of this machine at which Standin is reached is Standin.
 */
export function assertCallableSocket(socket: Socket, url: URL, { anyAddress, own }: Callable): void {
  const { remoteAddress = "an unknown address", remotePort } = socket;
  if (!anyAddress && !isLoopback(remoteAddress)) throw notLoopback(remoteAddress);
  const isOwnPort = () => own.some((origin) => portOf(new URL(origin)) === remotePort);
  if (isControl(url) && isOwnPort() && isOfThisMachine(remoteAddress)) throw ownControl(url);
}

/** Looks a name up as usual, and lets the addresses of this machine through alone. */
export const lookupLoopback: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const own = addresses.filter(({ address }) => isLoopback(address));
    const [first] = own;
    if (!first) return callback(notLoopback(`${hostname} (${addresses.map(({ address }) => address).join(", ")})`), "");
    if (options.all) callback(null, own);
    else callback(null, first.address, first.family);
  });
};

/** Whether an IP address is one of this machine: loopback, or that of one of its networks as they are now. */
export function isOfThisMachine(address: string): boolean {
  if (isLoopback(address)) return true;
  const own = new BlockList();
  for (const one of Object.values(networkInterfaces()).flat()) {
    if (one) own.addAddress(one.address, familyOf(one.address));
  }
  return isIP(address) !== 0 && own.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 4 ? "ipv4" : "ipv6");

/** Whether the path is of the control interface, wherever a proxy or another server puts it, and of no receiver of it. */
function isControl({ pathname }: URL): boolean {
  const at = pathname.search(/\/_standin(?:\/|$)/i);
  return at >= 0 && !/^\/_standin\/receiver\/[^/]+$/.test(pathname.slice(at));
}

const isSameOrigin = (one: URL, other: URL) => toOrigin(one) === toOrigin(other);

/** A full stop at the end of a name changes nothing of where it leads. */
const toOrigin = ({ protocol, hostname, port }: URL) => `${protocol}${hostname.replace(/\.$/, "")}:${port}`;

const portOf = ({ protocol, port }: URL) => (port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));

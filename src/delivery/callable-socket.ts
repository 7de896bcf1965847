import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { isLoopback } from "../base/hosts.js";
import { type Callable, isControl, notLoopback, ownControl } from "./callable.js";

/** Throws a NotCallableError if a connection has reached a forbidden address, or a port of Standin on this machine. */
export function assertCallableSocket(socket: Socket, url: URL, { anyAddress, own }: Callable): void {
  const { remoteAddress = "an unknown address", remotePort } = socket;
  if (!anyAddress && !isLoopback(remoteAddress)) throw notLoopback(remoteAddress);
  const isOwnPort = () => own.some((origin) => portOf(new URL(origin)) === remotePort);
  if (isControl(url) && isOwnPort() && isOfThisMachine(remoteAddress)) throw ownControl(url);
}

/** Resolves a name as usual, but returns only addresses of this machine. */
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

/** Whether an IP address belongs to this machine: loopback, or a current address of its networks. */
export function isOfThisMachine(address: string): boolean {
  if (isLoopback(address)) return true;
  const own = new BlockList();
  for (const one of Object.values(networkInterfaces()).flat()) {
    if (one) own.addAddress(one.address, familyOf(one.address));
  }
  return isIP(address) !== 0 && own.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 4 ? "ipv4" : "ipv6");

const portOf = ({ protocol, port }: URL) => (port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));

/*
 * Refuses whatever would leave this machine, and says so on stderr: imported by the tests, and with `node --import` by the
 * processes that they start.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import { writeSync } from "node:fs";
import net from "node:net";

const loopback = new net.BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");
// To connect to "any address" is to connect to this machine.
loopback.addAddress("0.0.0.0", "ipv4");

/** What was refused. */
export const refused = [];

function refuse(what) {
  refused.push(what);
  writeSync(2, `left loopback: ${what}\n`);
  throw new Error(`left loopback: ${what}`);
}

const isOwn = (host) => {
  const family = net.isIP(host);
  // A name of RFC 6761 has no address anywhere.
  if (family === 0) return host === "localhost" || host.endsWith(".invalid");
  return loopback.check(host, family === 4 ? "ipv4" : "ipv6");
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...parameters) {
  // node's own way to read the three forms that the parameters have; `net.connect` has read them already.
  const normalized = Array.isArray(parameters[0]) ? parameters[0] : net._normalizeArgs(parameters);
  const { host = "localhost", path } = normalized[0];
  if (!path && !isOwn(host)) refuse(`a connection to ${host}`);
  return Reflect.apply(connect, this, parameters);
};

const { lookup } = dns;
dns.lookup = (host, ...parameters) => {
  // An address asks nobody; whether it may be connected to is said above.
  if (net.isIP(host) === 0 && !isOwn(host)) refuse(`a look-up of ${host}`);
  return Reflect.apply(lookup, dns, [host, ...parameters]);
};
for (const name of ["resolve", "resolve4", "resolve6", "resolveAny"]) {
  dns[name] = (host) => refuse(`a question for ${host}`);
}
dgram.Socket.prototype.send = () => refuse("a datagram");

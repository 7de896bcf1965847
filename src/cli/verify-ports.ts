import { randomUUID } from "node:crypto";
import dns from "node:dns";
import { setTimeout as sleep } from "node:timers/promises";
import type { Ports } from "../kit/target/ports.js";

/** The real time and names of hosts, and words that nobody has used. */
export const realPorts: Ports = {
  now: Date.now,
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : {}),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  lookup: (host) =>
    new Promise((resolve, reject) => {
      dns.lookup(host, { all: true }, (error, found) =>
        error ? reject(error) : resolve(found.map(({ address }) => address)),
      );
    }),
  unique: () => randomUUID().replaceAll("-", "").slice(0, 12),
};

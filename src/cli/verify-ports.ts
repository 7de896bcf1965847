import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Ports } from "../verify/ports.js";

/** The real time, and names that nobody has used. */
export const realPorts: Ports = {
  now: Date.now,
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : {}),
  unique: () => randomUUID().replaceAll("-", "").slice(0, 12),
};

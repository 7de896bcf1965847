import type { Exchange } from "./exchange.js";

/** A service that wants a longer pause than this, in milliseconds, is not waited for. */
export const longestPause = 120_000;

/**
 * How long a 429 asks to wait, in milliseconds: Retry-After in seconds or as a date, else X-RateLimit-Reset in seconds from
 * now, or in seconds since 1970 as some services have it; else a second.
 */
export function pauseOf({ headers }: Exchange, now: number): number {
  const told = headers["retry-after"] ?? headers["x-ratelimit-reset"];
  const seconds = Number(told);
  if (told === undefined || told.trim() === "") return 1000;
  if (!Number.isFinite(seconds)) {
    const date = Date.parse(told);
    return Number.isNaN(date) ? 1000 : Math.max(date - now, 100);
  }
  const isTimestamp = seconds > 1_000_000_000;
  return Math.max(isTimestamp ? seconds * 1000 - now : seconds * 1000, 100);
}

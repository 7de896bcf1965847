import type { Environment } from "../mock/environment.js";
import { DomainError } from "../openapi/errors.js";

/** The published limit: the number of requests in a window of milliseconds, for each token. */
const limit = 60;
const windowLength = 3000;

/** The headers of JSON:API responses without a limit: nothing is used. */
export const wholeLimit: Readonly<Record<string, string>> = limitHeaders(limit, 0);

/** Counts a request on the environment's clock. Returns the headers for the rest. Throws 429 after the last one. */
export function countRequest({ clock, rateWindows }: Environment, token: string): Record<string, string> {
  const now = clock.now();
  const current = rateWindows.get(token);
  const isOpen = current && now < current.startedAt + windowLength;
  const window = isOpen ? current : rateWindows.open(token, now);
  const reset = Math.max(1, Math.ceil((window.startedAt + windowLength - now) / 1000));
  if (window.count >= limit) {
    const detail = `More than ${limit} requests in ${windowLength / 1000} seconds. Wait ${reset} s.`;
    throw new DomainError("RATE_LIMIT_EXCEEDED", detail, { details: { limit, reset } });
  }
  window.count++;
  return limitHeaders(limit - window.count, reset);
}

function limitHeaders(remaining: number, reset: number): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(reset),
  };
}

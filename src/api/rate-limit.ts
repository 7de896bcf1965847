import type { Environment } from "../mock/environment.js";
import { DomainError } from "../openapi/errors.js";
import type { Context } from "./context.js";

/** The published limit: so many requests in a window of so many milliseconds, for each token. */
const limit = 60;
const windowLength = 3000;

/** Counts a request on the environment's clock, and says in the headers what is left. Throws 429 when nothing is. */
export function countRequest({ clock, rateWindows }: Environment, token: string, context: Context): void {
  const now = clock.now();
  const current = rateWindows.get(token);
  const isOpen = current && now < current.startedAt + windowLength;
  const window = isOpen ? current : rateWindows.open(token, now);
  const reset = Math.max(1, Math.ceil((window.startedAt + windowLength - now) / 1000));
  if (window.count >= limit) {
    const detail = `More than ${limit} requests in ${windowLength / 1000} seconds; wait ${reset} s.`;
    throw new DomainError("RATE_LIMIT_EXCEEDED", detail, { details: { limit, reset } });
  }
  window.count++;
  context.setHeader("X-RateLimit-Limit", String(limit));
  context.setHeader("X-RateLimit-Remaining", String(limit - window.count));
  context.setHeader("X-RateLimit-Reset", String(reset));
}

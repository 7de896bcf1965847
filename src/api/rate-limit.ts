import { DomainError } from "../openapi/errors.js";
import type { Exchange } from "./context.js";
import type { HostedEnvironment } from "../mock/host.js";
import { RequestError } from "./read-json.js";

/** The published limit: so many requests in a window of so many milliseconds, for each token. */
const limit = 60;
const windowLength = 3000;

/** Counts a request on the environment's clock, and says in the headers what is left. Throws 429 when nothing is. */
export function countRequest({ clock, rateWindows }: HostedEnvironment, token: string, exchange: Exchange): void {
  const now = clock.now();
  const current = rateWindows.get(token);
  const window = current && now < current.startedAt + windowLength ? current : { startedAt: now, count: 0 };
  rateWindows.set(token, window);
  const reset = Math.max(1, Math.ceil((window.startedAt + windowLength - now) / 1000));
  if (window.count >= limit) {
    const detail = `More than ${limit} requests in ${windowLength / 1000} seconds; wait ${reset} s.`;
    throw new RequestError(new DomainError("RATE_LIMIT_EXCEEDED", detail), [], { limit, reset });
  }
  window.count++;
  exchange.setHeader("X-RateLimit-Limit", String(limit));
  exchange.setHeader("X-RateLimit-Remaining", String(limit - window.count));
  exchange.setHeader("X-RateLimit-Reset", String(reset));
}

import type { Account } from "../domain/memory.js";
import type { Clock } from "../domain/ports.js";
import { Recent } from "../domain/recent.js";
import { DomainError } from "../openapi/errors.js";

/** The published limit: the requests in a window, in milliseconds, for each token. */
const limit = 60;
const windowLength = 3000;

/** How many requests of a token came since a time, in milliseconds. */
interface RateWindow {
  readonly token: string;
  readonly startedAt: number;
  count: number;
}

/** The limit headers of a JSON:API response without `--rate-limit`: the whole limit remains. */
export const wholeLimit: Readonly<Record<string, string>> = limitHeaders(limit, 0);

/** Counts requests against the limit, by token. Where there is no room, the token whose window is oldest begins anew. */
export class RateLimit {
  readonly #windows = new Map<string, RateWindow>();
  readonly #kept: Recent<RateWindow>;

  constructor(
    memory: Account,
    private readonly clock: Pick<Clock, "now">,
  ) {
    this.#kept = new Recent(memory, ({ token }) => this.#windows.delete(token));
  }

  /** Counts a request. Returns the headers with the rest of the limit. Throws 429 if nothing remains. */
  count(token: string): Record<string, string> {
    const now = this.clock.now();
    const current = this.#windows.get(token);
    const isOpen = current && now < current.startedAt + windowLength;
    const window = isOpen ? current : this.#open(token, now);
    const reset = Math.max(1, Math.ceil((window.startedAt + windowLength - now) / 1000));
    if (window.count >= limit) {
      const detail = `More than ${limit} requests in ${windowLength / 1000} seconds. Wait ${reset} s.`;
      throw new DomainError("RATE_LIMIT_EXCEEDED", detail, { details: { limit, reset } });
    }
    window.count++;
    return limitHeaders(limit - window.count, reset);
  }

  /** Begins to count anew. */
  #open(token: string, now: number): RateWindow {
    const before = this.#windows.get(token);
    if (before) this.#kept.remove(before);
    const window = { token, startedAt: now, count: 0 };
    this.#windows.set(token, window);
    this.#kept.keep(window);
    return window;
  }
}

function limitHeaders(remaining: number, reset: number): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(reset),
  };
}

import { Expendables } from "../domain/expendables.js";
import type { Account } from "../domain/memory.js";

/** How many requests of a token came since a time, in milliseconds. */
export interface RateWindow {
  readonly token: string;
  readonly startedAt: number;
  count: number;
}

/** What a window takes beside its token. */
const windowBytes = 256;

/** Requests counted against the rate limit, by token. Where there is no room, the token whose window is oldest begins anew. */
export class RateWindows {
  readonly #windows = new Map<string, RateWindow>();
  readonly #kept: Expendables<RateWindow>;

  constructor(memory: Account) {
    this.#kept = new Expendables(memory, ({ token }) => this.#windows.delete(token));
  }

  get(token: string): RateWindow | undefined {
    return this.#windows.get(token);
  }

  /** Begins to count anew. */
  open(token: string, now: number): RateWindow {
    const before = this.#windows.get(token);
    if (before) this.#kept.remove(before);
    const window = { token, startedAt: now, count: 0 };
    this.#windows.set(token, window);
    this.#kept.add(window, windowBytes + token.length);
    return window;
  }
}

import { next } from "../call-machine.js";
import { type CallRecord, isOver, type LoggedCall } from "../call-record.js";
import { Expendables } from "../expendables.js";
import type { Account } from "../memory.js";

/** So many attempts of one call are kept, the newest: it can be sent again without end. */
const maximumAttempts = 20;

/** The weight of a call without its event and attempts. */
const callBytes = 1024;

/** Why a call is not sent. */
export const noRoom =
  "the waiting calls of this environment use all their memory. Free it with POST /_standin/reset, or raise the limit with --memory.";

/** The calls, oldest first. A waiting call is never dropped. If there is no room for a new call, it fails. */
export class WebhookCalls {
  readonly #calls = new Map<string, LoggedCall>();
  readonly #ended: Expendables<LoggedCall>;

  constructor(readonly memory: Account) {
    this.#ended = new Expendables(memory, ({ call }) => this.#calls.delete(call.id));
  }

  get size(): number {
    return this.#calls.size;
  }

  get(id: string): LoggedCall | undefined {
    return this.#calls.get(id);
  }

  values(): IterableIterator<LoggedCall> {
    return this.#calls.values();
  }

  /** Puts a new call in; one that has failed already is not to be sent. */
  add(call: CallRecord): LoggedCall {
    const logged: LoggedCall = { call, retry: null, weight: 0 };
    this.#calls.set(call.id, logged);
    if (!this.#resize(logged, weightOf(call))) {
      this.replace(logged, next(call, { type: "refused", why: noRoom }).call);
    }
    return logged;
  }

  /** Replaces a call with its new state. */
  replace(logged: LoggedCall, call: CallRecord): void {
    logged.call = call;
    if (!this.#calls.has(call.id)) return;
    const weight = weightOf(call);
    if (this.#ended.has(logged)) this.#ended.grow(logged, weight - logged.weight);
    else if (isOver(call)) {
      this.memory.release("webhook calls", logged.weight);
      this.#ended.add(logged, weight);
    } else this.memory.add("webhook calls", weight - logged.weight);
    logged.weight = weight;
  }

  /**
   * Reserves memory for an attempt with a number of bytes. Returns whether there is room. Drops the oldest attempts of
   * the call if they are too many or too large.
   */
  startAttempt(logged: LoggedCall, held: number): boolean {
    for (;;) {
      const { attempts } = logged.call;
      if (attempts.length < maximumAttempts && this.#resize(logged, weightOf(logged.call) + held)) return true;
      if (attempts.length === 0) return false;
      logged.call = { ...logged.call, attempts: attempts.slice(1) };
      this.#resize(logged, weightOf(logged.call));
    }
  }

  /** Reserves bytes for a call. Returns false if there is no room. */
  #resize(logged: LoggedCall, weight: number): boolean {
    const more = weight - logged.weight;
    if (this.#ended.has(logged)) this.#ended.grow(logged, more);
    else if (this.#calls.has(logged.call.id) && !this.memory.take("webhook calls", more)) return false;
    logged.weight = weight;
    return true;
  }
}

const weightOf = ({ event, attempts }: CallRecord): number =>
  attempts.reduce((sum, { held }) => sum + held, callBytes + event.weight);

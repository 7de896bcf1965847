import { BoundedLog } from "../bounded-log.js";
import { next } from "../call-machine.js";
import { type CallRecord, isOver, type LoggedCall } from "../call-record.js";

/** So many calls are kept, and so many mebibytes of what they show; those that wait may hold on to as much. */
const maximumCalls = 10_000;
const maximumMebibytes = 64;
const maximumWeight = maximumMebibytes * 1024 * 1024;

/** So many attempts of one call are kept, the newest, and so many characters of what it shows: it can be sent again without end. */
const maximumAttempts = 20;
const maximumCallWeight = 16 * 1024 * 1024;

/** Why a call is not sent where those that wait are all that there is room for. */
export const noRoom = {
  calls: `${maximumCalls} calls of this environment wait for their receivers, the most there can be.`,
  weight: `the calls of this environment that wait for their receivers hold ${maximumMebibytes} MiB, the most there can be.`,
} as const;

/** The calls, oldest first. One that waits is never dropped, so that what all of these hold on to is bounded too. */
export class WebhookCalls {
  readonly #log = new BoundedLog<LoggedCall>({
    entries: maximumCalls,
    weight: maximumWeight,
    isOver: ({ call }) => isOver(call),
  });
  /** What those that wait hold on to. */
  #held = 0;

  get size(): number {
    return this.#log.size;
  }

  get(id: string): LoggedCall | undefined {
    return this.#log.get(id);
  }

  values(): IterableIterator<LoggedCall> {
    return this.#log.values();
  }

  /** Puts a new call in; one that has failed already is not to be sent. */
  add(call: CallRecord): LoggedCall {
    const logged: LoggedCall = { call, retry: null, weight: call.event.weight, held: 0 };
    const reason = this.#whyNoRoom(logged);
    this.#log.set(call.id, logged);
    if (reason !== null) this.replace(logged, next(call, { type: "refused", why: reason }).call);
    return logged;
  }

  /** Puts a call in the place of what it was. */
  replace(logged: LoggedCall, call: CallRecord): void {
    logged.call = call;
    this.#holdAnyway(logged, heldBy(call));
    if (isOver(call)) this.#log.end(call.id);
  }

  /**
   * Makes room for an attempt that holds on to so many characters, and counts it; returns whether there is any. The oldest
   * attempts of the call go where they would be too many, or hold too much.
   */
  startAttempt(logged: LoggedCall, held: number): boolean {
    const { id, event, attempts } = logged.call;
    for (let first = 0; first <= attempts.length; first++) {
      const call = first === 0 ? logged.call : { ...logged.call, attempts: attempts.slice(first) };
      const shown = shownBy(call);
      const isSmall = call.attempts.length < maximumAttempts && shown + event.weight + held <= maximumCallWeight;
      if (!(isSmall || first === attempts.length) || !this.#hold(logged, heldBy(call) + held)) continue;
      logged.call = call;
      if (first > 0) this.#log.weigh(id, shown - logged.weight);
      return true;
    }
    return false;
  }

  /** Puts a call in the place of what it was before its newest attempt, which shows so many characters more. */
  endAttempt(logged: LoggedCall, call: CallRecord, weight: number): void {
    this.replace(logged, call);
    if (weight > 0) this.#log.weigh(call.id, weight);
  }

  /** Why there is no room for one more call that waits; null where there is, and it is counted. */
  #whyNoRoom(logged: LoggedCall): string | null {
    if (!this.#log.makeRoom()) return noRoom.calls;
    return this.#hold(logged, heldBy(logged.call)) ? null : noRoom.weight;
  }

  /** A call that waits is to hold on to so many characters; returns whether it may. One that is alone may in any case. */
  #hold(logged: LoggedCall, held: number): boolean {
    const others = this.#held - logged.held;
    if (others > 0 && others + held > maximumWeight) return false;
    this.#holdAnyway(logged, held);
    return true;
  }

  /** A call holds on to so many characters, whatever others do: it has come by them. */
  #holdAnyway(logged: LoggedCall, held: number): void {
    this.#held += held - logged.held;
    logged.held = held;
  }
}

const heldBy = (call: CallRecord): number =>
  isOver(call) ? 0 : call.attempts.reduce((sum, { held }) => sum + held, call.event.weight);

/** The event is shown by the call, and once more by each attempt. */
const shownBy = ({ event, attempts }: CallRecord): number =>
  attempts.reduce((sum, { held }) => sum + event.weight + held, event.weight);

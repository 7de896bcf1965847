import { BoundedLog } from "./bounded-log.js";
import type { CallRecord, LoggedCall } from "./webhook-calls.js";

/** So many calls are kept, and so many mebibytes of what they show; those that wait may hold on to as much. */
const maximumCalls = 10_000;
const maximumMebibytes = 64;
const maximumWeight = maximumMebibytes * 1024 * 1024;

/** Why a call is not sent where those that wait are all that there is room for. */
export const noRoom = {
  calls: `${maximumCalls} calls of this environment wait for their receivers, the most there can be.`,
  weight: `the calls of this environment that wait for their receivers hold ${maximumMebibytes} MiB, the most there can be.`,
} as const;

/** Whether nothing more comes of a call by itself. */
export const isOver = ({ status }: CallRecord): boolean => status !== "pending" && status !== "rescheduled";

/** The calls of an environment. One that waits is never dropped, so that what all of these hold on to is bounded too. */
export class CallLog extends BoundedLog<LoggedCall> {
  #held = 0;

  constructor() {
    super({ entries: maximumCalls, weight: maximumWeight, isOver: ({ call }) => isOver(call) });
  }

  /** A call that waits is to hold on to so many characters; answers whether it may. One that is alone may in any case. */
  hold(logged: LoggedCall, held: number): boolean {
    const others = this.#held - logged.held;
    if (others > 0 && others + held > maximumWeight) return false;
    this.holdAnyway(logged, held);
    return true;
  }

  /** A call holds on to so many characters, whatever others do: it has come by them. */
  holdAnyway(logged: LoggedCall, held: number): void {
    this.#held += held - logged.held;
    logged.held = held;
  }
}

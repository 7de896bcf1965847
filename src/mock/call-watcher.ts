import type { CallRecord } from "../domain/call-record.js";
import type { TracedCall } from "../domain/entities.js";
import type { Account } from "../domain/memory.js";
import { Recent } from "../domain/recent.js";
import { toTracedCall } from "../domain/webhook-calls.js";
import type { TimeSource } from "../runtime/clock.js";

/** The attempt to wait for. A missing member matches any attempt. */
export interface CallFilter {
  webhook_id?: string;
  entity_type?: TracedCall["entity_type"];
  event_type?: TracedCall["event_type"];
}

interface Waiter {
  filter: CallFilter;
  resolve(call: CallRecord): void;
  reject(error: Error): void;
}

/** Returns attempts to waiting tests, each attempt only once. */
export function createCallWatcher(wake: NonNullable<TimeSource["wake"]>, memory: Account) {
  /** Attempts that no test has received. */
  const kept = new Recent<CallRecord>(memory);
  let waiters: Waiter[] = [];

  return {
    /** Notes the end of an attempt, with the current call and its memory in bytes. */
    record(call: CallRecord, bytes: number): void {
      const waiter = waiters.find(({ filter }) => isWanted(call, filter));
      if (waiter) waiter.resolve(call);
      else kept.add(call, bytes);
    },
    /** The next matching attempt, each once. Rejects after real milliseconds, and lists other calls. */
    next(filter: CallFilter, timeout: number): Promise<TracedCall> {
      const found = kept.items.find((call) => isWanted(call, filter));
      if (found) {
        kept.remove(found);
        return Promise.resolve(toTracedCall(found));
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          timer.cancel();
          waiters = waiters.filter((one) => one !== waiter);
        };
        const waiter: Waiter = {
          filter,
          resolve: (call) => {
            leave();
            resolve(toTracedCall(call));
          },
          reject: (error) => {
            leave();
            reject(error);
          },
        };
        const timer = wake(timeout, () => waiter.reject(new Error(missing(filter, timeout, kept.items))));
        waiters.push(waiter);
      });
    },
    close(): void {
      for (const waiter of waiters) waiter.reject(new Error("The environment was reset before the call arrived."));
    },
  };
}

export function isWanted(
  { webhookId, event }: CallRecord,
  { webhook_id, entity_type, event_type }: CallFilter,
): boolean {
  return (
    (webhook_id === undefined || webhookId === webhook_id) &&
    (entity_type === undefined || event.entity_type === entity_type) &&
    (event_type === undefined || event.event_type === event_type)
  );
}

function missing(filter: CallFilter, timeout: number, others: readonly CallRecord[]): string {
  const wanted = `No webhook call matched ${JSON.stringify(filter)} within ${timeout} ms.`;
  if (others.length === 0)
    return `${wanted} There was no other call either. Is the webhook enabled, and does it subscribe to the event?`;
  const list = others
    .slice(-5)
    .map(({ webhookId, event }) => `webhook ${webhookId}, ${event.event_type} of ${event.entity_type}`);
  return `${wanted} Other calls were: ${list.join("; ")}.`;
}

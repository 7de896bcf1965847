import type { CallRecord } from "../domain/call-record.js";
import type { WebhookCall } from "../domain/entities.js";
import { Expendables } from "../domain/expendables.js";
import type { Account } from "../domain/memory.js";
import { toWebhookCall } from "../domain/webhook-calls.js";
import type { TimeSource } from "../runtime/clock.js";

/** What a test waits for; absent members match anything. */
export interface CallFilter {
  webhook_id?: string;
  entity_type?: WebhookCall["entity_type"];
  event_type?: WebhookCall["event_type"];
}

/** Hands attempts out to those who wait for them, each once. */
export interface CallWatcher {
  /** An attempt has ended; this is the call as it is now, and how many bytes it holds. */
  record(call: CallRecord, weight: number): void;
  /**
   * The next attempt that matches and that was not handed out yet, which may have been made already. Rejects after so many
   * milliseconds of real time, and says what came instead.
   */
  next(filter: CallFilter, timeout: number): Promise<WebhookCall>;
  close(): void;
}

interface Waiter {
  filter: CallFilter;
  resolve(call: CallRecord): void;
  reject(error: Error): void;
}

export function createCallWatcher(wake: NonNullable<TimeSource["wake"]>, memory: Account): CallWatcher {
  /** Attempts that nobody asked for. */
  const kept = new Expendables<CallRecord>(memory);
  let waiters: Waiter[] = [];

  return {
    record(call, weight) {
      const waiter = waiters.find(({ filter }) => isWanted(call, filter));
      if (waiter) return waiter.resolve(call);
      kept.add(call, weight);
    },
    next(filter, timeout) {
      const found = kept.items.find((call) => isWanted(call, filter));
      if (found) {
        kept.remove(found);
        return Promise.resolve(toWebhookCall(found));
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
            resolve(toWebhookCall(call));
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
    close() {
      for (const waiter of waiters) waiter.reject(new Error("The environment was reset before the call arrived."));
    },
  };
}

function isWanted({ webhookId, event }: CallRecord, { webhook_id, entity_type, event_type }: CallFilter): boolean {
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

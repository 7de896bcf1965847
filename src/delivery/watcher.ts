import type { WebhookCall } from "../domain/entities.js";
import type { TimeSource } from "../runtime/clock.js";

/** What a test waits for; absent members match anything. */
export interface CallFilter {
  webhook_id?: string;
  entity_type?: WebhookCall["entity_type"];
  event_type?: WebhookCall["event_type"];
}

/** Hands attempts out to those who wait for them, each once. */
export interface CallWatcher {
  /** An attempt has ended; this is the call as it is now. */
  record(call: WebhookCall): void;
  /**
   * The next attempt that matches and that was not handed out yet, which may have been made already. Rejects after so many
   * milliseconds of real time, and says what came instead.
   */
  next(filter: CallFilter, timeout: number): Promise<WebhookCall>;
  close(): void;
}

/** Attempts that nobody asked for are kept up to this number. */
const maximumKept = 10_000;

interface Waiter {
  filter: CallFilter;
  resolve(call: WebhookCall): void;
  reject(error: Error): void;
}

export function createCallWatcher(wake: NonNullable<TimeSource["wake"]>): CallWatcher {
  let kept: WebhookCall[] = [];
  let waiters: Waiter[] = [];

  return {
    record(call) {
      const waiter = waiters.find(({ filter }) => isWanted(call, filter));
      if (waiter) waiter.resolve(call);
      else kept.push(call);
      if (kept.length > maximumKept) kept.shift();
    },
    next(filter, timeout) {
      const index = kept.findIndex((call) => isWanted(call, filter));
      if (index >= 0) return Promise.resolve(kept.splice(index, 1)[0] as WebhookCall);
      return new Promise((resolve, reject) => {
        const leave = () => {
          timer.cancel();
          waiters = waiters.filter((one) => one !== waiter);
        };
        const waiter: Waiter = {
          filter,
          resolve: (call) => {
            leave();
            resolve(call);
          },
          reject: (error) => {
            leave();
            reject(error);
          },
        };
        const timer = wake(timeout, () => waiter.reject(new Error(missing(filter, timeout, kept))));
        waiters.push(waiter);
      });
    },
    close() {
      kept = [];
      for (const waiter of waiters) waiter.reject(new Error("The environment was reset while a call was waited for."));
    },
  };
}

function isWanted(call: WebhookCall, { webhook_id, entity_type, event_type }: CallFilter): boolean {
  return (
    (webhook_id === undefined || call.webhook.id === webhook_id) &&
    (entity_type === undefined || call.entity_type === entity_type) &&
    (event_type === undefined || call.event_type === event_type)
  );
}

function missing(filter: CallFilter, timeout: number, others: readonly WebhookCall[]): string {
  const wanted = `No call ${JSON.stringify(filter)} was made within ${timeout} ms.`;
  if (others.length === 0)
    return `${wanted} No other was made either: is the webhook enabled, and does it ask for the event?`;
  const list = others.slice(-5).map((call) => `webhook ${call.webhook.id}, ${call.event_type} of ${call.entity_type}`);
  return `${wanted} These were: ${list.join("; ")}.`;
}

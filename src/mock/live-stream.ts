import { redact } from "../base/redaction.js";
import type { CallRecord } from "../domain/call-record.js";
import { toJobSummary } from "../domain/job.js";
import { toTracedCall } from "../domain/webhook-calls.js";
import type { ControlSchemas } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import type { Bus } from "./bus.js";
import type { Journal, JournalEntry } from "./journal.js";
import { toJournalView } from "./journal-view.js";

/** An event for subscribers: the current request, job or call, or a hint to read something again. */
export type LiveKind = Exclude<ControlSchemas["StreamEvent"]["event"], "hello">;

export interface Subscriber {
  /** One event in the form of server-sent events. */
  tell(message: string): void;
  /** Nothing comes any more. */
  end(): void;
}

/** More than these would be a leak: each page that is open is one. */
const maximumSubscribers = 100;

/** One event as it goes over the wire; JSON has no line breaks. */
export const toMessage = (kind: string, data: object): string => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

/** The subscribers of each environment, which outlive its reset. Without one, telling costs one look into a map. */
export class LiveStream {
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #count = 0;

  /** Throws SERVICE_UNAVAILABLE when there are too many already. Returns what ends it. */
  subscribe(environment: string, subscriber: Subscriber): () => void {
    if (this.#count >= maximumSubscribers) {
      const detail = `${maximumSubscribers} console pages are open, the maximum. Close some.`;
      throw new DomainError("SERVICE_UNAVAILABLE", detail);
    }
    const subscribers = this.#subscribers.get(environment) ?? new Set();
    this.#subscribers.set(environment, subscribers.add(subscriber));
    this.#count++;
    return () => {
      if (!subscribers.delete(subscriber)) return;
      this.#count--;
      if (subscribers.size === 0) this.#subscribers.delete(environment);
    };
  }

  tell(environment: string, kind: LiveKind, data: () => object): void {
    const subscribers = this.#subscribers.get(environment);
    if (subscribers) tellAll(subscribers, kind, data());
  }

  /** Tells everybody, whatever environment they look at. */
  tellEverybody(kind: LiveKind, data: () => object): void {
    for (const subscribers of this.#subscribers.values()) tellAll(subscribers, kind, data());
  }

  close(): void {
    const ended = [...this.#subscribers.values()].flatMap((subscribers) => [...subscribers]);
    for (const subscribers of this.#subscribers.values()) subscribers.clear();
    this.#subscribers.clear();
    this.#count = 0;
    for (const subscriber of ended) subscriber.end();
  }
}

function tellAll(subscribers: Iterable<Subscriber>, kind: LiveKind, data: object): void {
  const message = toMessage(kind, data);
  for (const subscriber of subscribers) subscriber.tell(message);
}

/** Sends what happens in an environment to the subscribers of its live stream. */
export function streamLive(
  bus: Bus,
  { live, environment, journal }: { live: LiveStream; environment: string; journal: Journal },
): void {
  /** `data` is made when there is a subscriber. */
  const send = (kind: LiveKind, data: () => object = () => ({})) => live.tell(environment, kind, data);
  const sendEntry = ({ entry }: { entry: JournalEntry }) => send("journal", () => toJournalView(entry));
  // The attempts before the newest were sent when they ended.
  const sendCall = ({ call }: { call: CallRecord }) =>
    send("webhook_call", () => redact(toTracedCall({ ...call, attempts: call.attempts.slice(-1) })));

  bus.on("request_ended", sendEntry);
  bus.on("call_changed", sendCall);
  bus.on("attempt_ended", sendCall);
  bus.on("job_changed", ({ job, requestId }) => {
    send("job", () => toJobSummary(job));
    // What the job changed at its end is part of the request that asked for it.
    const entry = job.outcome && journal.get(requestId);
    if (entry) sendEntry({ entry });
  });
  bus.on("fault_rules_changed", () => send("faults"));
  bus.on("settings_changed", () => send("settings"));
  bus.on("clock_moved", () => send("clock"));
}

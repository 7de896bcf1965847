import { BoundedQueue } from "../base/bounded-queue.js";
import type { ControlSchemas } from "../openapi/control.js";

const maximumRequests = 100;
const maximumInboxes = 100;
/** The most bytes of one body, and of all that are kept. */
export const maximumBodyBytes = 1024 * 1024;
const maximumBytes = 2 * maximumBodyBytes;

/** A request to a receiver, as it is shown. */
export type Received = ControlSchemas["ReceivedRequest"];

/** A receiver of Standin's own, for webhooks to call from the first minute. */
export class Inbox {
  /** The statuses that it responds with in turn; the last one is repeated. */
  #answers: readonly number[] = [200];
  #given = 0;
  /** The newest requests; they weigh the bytes of their bodies. */
  readonly #requests = new BoundedQueue<() => Received>({ items: maximumRequests, weight: maximumBytes });

  get answers(): readonly number[] {
    return this.#answers;
  }

  get requests(): Received[] {
    return this.#requests.items.map((show) => show());
  }

  /** The statuses that it responds with from now on. */
  answerWith(answers: readonly number[]): void {
    this.#answers = answers;
    this.#given = 0;
  }

  /** Takes in a request, which is made when somebody looks at it; returns the status of the response. */
  take(show: () => Received, size: number): number {
    this.#requests.push(show, size);
    return this.#answers[Math.min(this.#given++, this.#answers.length - 1)] ?? 200;
  }
}

/** The receivers of an environment by name, each made at its first use. */
export class Inboxes {
  readonly #inboxes = new Map<string, Inbox>();

  named(name: string): Inbox {
    const existing = this.#inboxes.get(name);
    if (existing) return existing;
    const inbox = new Inbox();
    this.#inboxes.set(name, inbox);
    const [oldest] = this.#inboxes.keys();
    if (this.#inboxes.size > maximumInboxes && oldest !== undefined) this.#inboxes.delete(oldest);
    return inbox;
  }
}

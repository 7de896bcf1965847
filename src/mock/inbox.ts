import { Expendables } from "../domain/expendables.js";
import type { Account } from "../domain/memory.js";
import type { ControlSchemas } from "../openapi/control.js";

const maximumRequests = 100;
/** Maximum bytes of one body. */
export const maximumBodyBytes = 1024 * 1024;
/** The memory of a receiver, of each scripted status, and of a request besides its body. */
const inboxBytes = 1024;
const statusBytes = 8;
const requestBytes = 1024;

/** A request to a receiver, in the form for display. */
export type Received = ControlSchemas["ReceivedRequest"];

/** A built-in receiver for webhooks to call. */
class ReceivedCalls {
  /** The statuses of its responses, in order. The last one repeats. */
  #answers: readonly number[] = [200];
  #given = 0;
  /** The newest requests, converted on demand. */
  readonly #requests: Expendables<() => Received>;

  constructor(readonly memory: Account) {
    this.#requests = new Expendables(memory, undefined, maximumRequests);
  }

  get answers(): readonly number[] {
    return this.#answers;
  }

  get requests(): Received[] {
    return this.#requests.items.map((show) => show());
  }

  /** Sets the statuses of its next responses. Throws INSUFFICIENT_STORAGE. */
  answerWith(answers: readonly number[]): void {
    this.memory.charge("receivers", statusBytes * (answers.length - this.#answers.length));
    this.#answers = answers;
    this.#given = 0;
  }

  /** Accepts a request with this memory of body and headers. Returns the status of the response. */
  take(show: () => Received, bytes: number): number {
    this.#requests.add(show, requestBytes + bytes);
    return this.#answers[Math.min(this.#given++, this.#answers.length - 1)] ?? 200;
  }
}

/** The receivers of an environment by name, each created at its first use. */
export class Inboxes {
  readonly #inboxes = new Map<string, ReceivedCalls>();

  constructor(readonly memory: Account) {}

  /** Throws INSUFFICIENT_STORAGE if the receiver does not exist and there is no memory for it. */
  named(name: string): ReceivedCalls {
    const existing = this.#inboxes.get(name);
    if (existing) return existing;
    this.memory.charge("receivers", inboxBytes + name.length);
    const inbox = new ReceivedCalls(this.memory);
    this.#inboxes.set(name, inbox);
    return inbox;
  }
}

import { toUtf8 } from "../base/text.js";
import type { OwnResponse } from "../delivery/settings.js";
import type { CallRequest } from "../domain/call-record.js";
import { type Account, memoryOf } from "../domain/memory.js";
import { itemBytes, Recent } from "../domain/recent.js";
import type { ControlSchemas } from "../openapi/control.js";
import { DomainError, errorDefinition } from "../openapi/errors.js";

const maximumRequests = 100;
/** Maximum bytes of one body. */
export const maximumBodyBytes = 1024 * 1024;
const inboxBytes = 1024;

/** A request to a receiver, in the form for display. */
export type Received = ControlSchemas["ReceivedRequest"];

/** A request that a receiver keeps, and the bytes that this takes. */
export interface Kept {
  show(): Received;
  bytes: number;
}

export const toKept = (received: Received): Kept => ({
  show: () => received,
  bytes: itemBytes + memoryOf(received),
});

/** A response of a receiver: its status, that with a delay in real milliseconds, or how it fails to come. */
export type InboxAnswer = ControlSchemas["ReceiverAnswers"][number];

/** What to do: after `delay` real milliseconds respond with a status, or close the connection if it is null. */
export interface InboxResponse {
  status: number | null;
  delay: number;
}

/** Every caller has given up before: the longest delay of a late response. */
const tooLate = 600_000;

/** How each failure of a receiver shows. */
const responseTo: Readonly<Record<Extract<InboxAnswer, { failure: unknown }>["failure"], InboxResponse>> = {
  timeout: { status: 200, delay: tooLate },
  disconnect: { status: null, delay: 0 },
};

class ReceivedCalls {
  /** Its responses, in order. The last one repeats. */
  #answers: readonly InboxAnswer[] = [200];
  #given = 0;
  readonly #requests: Recent<Kept>;

  constructor(readonly memory: Account) {
    memory.hold("receivers", this.#answers);
    this.#requests = new Recent(memory, undefined, maximumRequests);
  }

  get answers(): readonly InboxAnswer[] {
    return this.#answers;
  }

  get requests(): Received[] {
    return this.#requests.items.map((one) => one.show());
  }

  /** Sets its next responses. Throws INSUFFICIENT_STORAGE. */
  answerWith(answers: readonly InboxAnswer[]): void {
    this.memory.hold("receivers", answers);
    this.memory.free("receivers", this.#answers);
    this.#answers = answers;
    this.#given = 0;
  }

  /** Accepts a request. Returns the response. */
  take(received: Kept): InboxResponse {
    this.#requests.add(received, received.bytes);
    const answer = this.#answers[Math.min(this.#given++, this.#answers.length - 1)] ?? 200;
    if (typeof answer === "number") return { status: answer, delay: 0 };
    if ("status" in answer) return { status: answer.status, delay: answer.delay_ms ?? 0 };
    return responseTo[answer.failure];
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
    this.memory.hold("receivers", name, inboxBytes);
    const inbox = new ReceivedCalls(this.memory);
    this.#inboxes.set(name, inbox);
    return inbox;
  }
}

export const receiverResponse = { received: true };
const responseText = JSON.stringify(receiverResponse);

const responseHeaders = { "content-type": "application/json" };

/** An address of a receiver with nothing to decode. For any other, a URL is parsed, which takes longer than all the rest. */
const plainAddress = /^http:\/\/[\w.:[\]-]+\/_standin\/receiver\/([\w-]+)(?:\?[\w./=&%+-]*)?$/;

const nameIn = (url: string): string | undefined =>
  (plainAddress.exec(url) ?? /^\/_standin\/receiver\/([\w-]+)$/.exec(new URL(url).pathname))?.[1];

/** A body is at most so many times as long as its source: an escape takes six, and an entity stands in it twice. */
const growth = 16;

/**
 * Receives a call without a socket, which would take ten times as long as the update that caused it. `bytes` is what the call keeps
 * in memory. The body is rendered when somebody looks at it. Undefined if the call is not for a receiver, or if a server would
 * refuse it.
 */
export function receiveOwn(
  { inboxes, now }: { inboxes: Inboxes; now: string },
  call: CallRequest,
  bytes: number,
): OwnResponse | undefined {
  const name = nameIn(call.url);
  if (name === undefined) return undefined;
  if (bytes * growth > maximumBodyBytes && toUtf8(call.body).length > maximumBodyBytes) return undefined;
  const answer = take(inboxes, name, { show: () => toReceived(call, now), bytes });
  return { ...answer, headers: responseHeaders, body: responseText };
}

function toReceived({ url, headers, body }: CallRequest, at: string): Received {
  const { host, pathname, search } = new URL(url);
  const own = Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]);
  const all = { host, ...Object.fromEntries(own), "content-length": String(toUtf8(body).length) };
  return { at, method: "POST", path: pathname + search, headers: all, body };
}

function take(inboxes: Inboxes, name: string, received: Kept): InboxResponse {
  try {
    return inboxes.named(name).take(received);
  } catch (error) {
    // A receiver for which there is no room says so, as any server would.
    if (error instanceof DomainError) return { status: errorDefinition(error.code).status, delay: 0 };
    throw error;
  }
}

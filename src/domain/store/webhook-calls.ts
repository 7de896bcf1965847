import { next } from "../call-machine.js";
import { type Attempt, type CallRecord, type CallRequest, isOver, type LoggedCall } from "../call-record.js";
import type { DomainEvent } from "../events.js";
import { type Account, compareEntities, memoryOf } from "../memory.js";
import { Recent } from "../recent.js";

/** So many attempts of one call are kept, the newest: it can be sent again without end. */
const maximumAttempts = 20;

/** The bytes of a call without its event and attempts. */
const callBytes = 1024;

export const noRoom =
  "the waiting calls of this environment use all their memory. Free it with POST /_standin/reset, or raise the limit with --memory.";

/** The calls, oldest first. A waiting call is never dropped. If there is no room for a new call, it fails. */
export class WebhookCalls {
  readonly #calls = new Map<string, LoggedCall>();
  readonly #ended: Recent<LoggedCall>;

  constructor(readonly memory: Account) {
    this.#ended = new Recent(memory, ({ call }) => this.#calls.delete(call.id));
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
    const logged: LoggedCall = { call, retry: null, bytes: 0, ownBytes: callBytes + sizeOfEvent(call.event) };
    this.#calls.set(call.id, logged);
    if (!this.#resize(logged, sizeOf(logged))) {
      this.replace(logged, next(call, { type: "refused", why: noRoom }).call);
    }
    return logged;
  }

  replace(logged: LoggedCall, call: CallRecord): void {
    logged.call = call;
    if (!this.#calls.has(call.id)) return;
    const bytes = sizeOf(logged);
    if (this.#ended.has(logged)) this.#ended.grow(logged, bytes - logged.bytes);
    else if (isOver(call)) {
      this.memory.release("webhook calls", logged.bytes);
      this.#ended.add(logged, bytes);
    } else this.memory.add("webhook calls", bytes - logged.bytes);
    logged.bytes = bytes;
  }

  /** Reserves memory for an attempt, if need be in place of the call's oldest ones. Returns whether there is room. */
  startAttempt(logged: LoggedCall, request: CallRequest): boolean {
    const more = sizeOfRequest(request);
    for (;;) {
      const { attempts } = logged.call;
      if (attempts.length < maximumAttempts && this.#resize(logged, sizeOf(logged) + more)) return true;
      if (attempts.length === 0) return false;
      logged.call = { ...logged.call, attempts: attempts.slice(1) };
      this.#resize(logged, sizeOf(logged));
    }
  }

  /** Reserves bytes for a call. Returns false if there is no room. */
  #resize(logged: LoggedCall, bytes: number): boolean {
    const more = bytes - logged.bytes;
    if (this.#ended.has(logged)) this.#ended.grow(logged, more);
    else if (this.#calls.has(logged.call.id) && !this.memory.take("webhook calls", more)) return false;
    logged.bytes = bytes;
    return true;
  }
}

const sizeOf = ({ call: { attempts }, ownBytes }: LoggedCall): number =>
  attempts.reduce((sum, attempt) => sum + sizeOfAttempt(attempt), ownBytes);

const sizeOfAttempt = ({ request, response }: Attempt): number => sizeOfRequest(request) + memoryOf(response);

/** A body that is rendered from the event on demand takes no memory. */
const sizeOfRequest = (request: CallRequest): number =>
  memoryOf(request.url) + memoryOf(request.headers) + (request.isRendered ? 0 : memoryOf(request.body));

/** The current entity, which the state may not keep, and the members of the previous one that differ. */
function sizeOfEvent(event: DomainEvent): number {
  const { entity, previous_entity: previous, related_entities } = event;
  if (event.source === "raised") return memoryOf([entity, previous, related_entities]);
  return compareEntities(entity, undefined).gained + compareEntities(entity, previous).lost;
}

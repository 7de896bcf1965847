import { DomainError } from "../domain/errors.js";
import type { ControlSchemas } from "../openapi/control.js";

/** What those who look on are told of: a request or a job or a call as it is now, or that something is to be read again. */
export type LiveKind = Exclude<ControlSchemas["StreamEvent"]["event"], "hello">;

/** One who looks on at an environment. */
export interface Onlooker {
  /** One event in the form of server-sent events. */
  tell(message: string): void;
  /** Nothing comes any more. */
  end(): void;
}

/** More than these would be a leak: each page that is open is one. */
const maximumOnlookers = 100;

/** One event as it goes over the wire; JSON has no line breaks. */
export const toMessage = (kind: string, data: object): string => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Who looks on at which environment. It belongs to the server and not to an environment, so that it outlives a reset.
 * Where nobody looks on, telling costs one look into a map.
 */
export class Live {
  readonly #onlookers = new Map<string, Set<Onlooker>>();
  #count = 0;

  /** Throws SERVICE_UNAVAILABLE when there are too many already. Answers what ends it. */
  watch(environment: string, onlooker: Onlooker): () => void {
    if (this.#count >= maximumOnlookers) {
      const detail = `${maximumOnlookers} pages look on already, the most that can be; close some.`;
      throw new DomainError("SERVICE_UNAVAILABLE", detail);
    }
    const onlookers = this.#onlookers.get(environment) ?? new Set();
    this.#onlookers.set(environment, onlookers.add(onlooker));
    this.#count++;
    return () => {
      if (!onlookers.delete(onlooker)) return;
      this.#count--;
      if (onlookers.size === 0) this.#onlookers.delete(environment);
    };
  }

  tell(environment: string, kind: LiveKind, data: () => object): void {
    const onlookers = this.#onlookers.get(environment);
    if (onlookers) tellAll(onlookers, kind, data());
  }

  /** Tells everybody, whatever environment they look at. */
  tellEverybody(kind: LiveKind, data: () => object): void {
    for (const onlookers of this.#onlookers.values()) tellAll(onlookers, kind, data());
  }

  /** Ends them all; they are told nothing any more. */
  close(): void {
    const ended = [...this.#onlookers.values()].flatMap((onlookers) => [...onlookers]);
    for (const onlookers of this.#onlookers.values()) onlookers.clear();
    this.#onlookers.clear();
    this.#count = 0;
    for (const onlooker of ended) onlooker.end();
  }
}

function tellAll(onlookers: Iterable<Onlooker>, kind: LiveKind, data: object): void {
  const message = toMessage(kind, data);
  for (const onlooker of onlookers) onlooker.tell(message);
}

import { isSame, type JsonObject } from "../base/json.js";
import type { Exchange } from "../kit/index.js";
import { createMemory } from "./memory.js";
import { createWrites, type Write } from "./writes.js";

/** The last known state of a resource: as it was shown, and the values set since then. */
interface Known {
  resource: JsonObject | undefined;
  open: SetValues | undefined;
}

/** The values of an update. */
interface SetValues {
  patch: JsonObject;
  /** Its request with the response, and the exchange that shows its outcome. */
  exchange: Exchange;
  shown: Exchange;
  began: number;
  ended: number;
  /** Why another value is no proof against the target. */
  doubt: string | undefined;
}

const mostKnown = 2000;

/** What is known of each resource, and what speaks against a read as a proof. */
export class States {
  readonly writes = createWrites();
  readonly #known = createMemory<Known>(mostKnown);
  /** How many updates of a resource came. */
  readonly #updates = createMemory<number>(mostKnown);
  /** How many updates may still be applied: jobs without an end, and updates without a response. */
  readonly #unsettled = createMemory<number>(mostKnown);
  /** The end of the newest request that may have changed any resource. */
  #strange = 0;

  resourceOf(key: string): JsonObject | undefined {
    return this.#known.get(key)?.resource;
  }

  /** Counts an update, and returns its number. */
  count(key: string): number {
    const number = (this.#updates.get(key) ?? 0) + 1;
    this.#updates.set(key, number);
    return number;
  }

  isNewest(key: string, number: number): boolean {
    return this.#updates.get(key) === number;
  }

  /** Notes an update that was accepted. */
  set(key: string, resource: JsonObject | undefined, open: Omit<SetValues, "ended"> | undefined): void {
    this.#known.set(key, { resource, open: open && { ...open, ended: this.writes.now } });
  }

  /** Notes a read. Returns what was set before, which it may confirm, and the state before that. */
  read(key: string, resource: JsonObject): Known | undefined {
    const known = this.#known.get(key);
    this.#known.set(key, { resource, open: undefined });
    return known;
  }

  forget(key: string): void {
    this.#known.delete(key);
  }

  /** Notes an update that may be applied at any time, or that it has been. */
  leave(key: string, count: 1 | -1 = 1): void {
    this.#unsettled.set(key, Math.max(0, (this.#unsettled.get(key) ?? 0) + count));
  }

  /** Notes that a request has ended which may have changed any resource. */
  changeAny(): void {
    this.#strange = this.writes.now + 1;
  }

  /** Why a read does not prove that an update was lost, if nobody writes past the observer. Undefined if it does. */
  doubtOf(key: string, open: SetValues, exchange: Exchange, read: Write): string | undefined {
    if (open.doubt !== undefined) return open.doubt;
    if (read.began < open.ended || this.writes.mayChange(key)) return "another request to it overlapped in time";
    if ((this.#unsettled.get(key) ?? 0) > 0) return "an earlier update may still be applied";
    if (this.#strange > open.began) return "another request may have changed it since";
    return isAskedAlike(open.exchange, exchange) ? undefined : "the read asks for another environment or view";
  }
}

/** Whether two requests are for the same view of one resource. */
function isAskedAlike({ request: one }: Exchange, { request: other }: Exchange): boolean {
  const askedBy = ({ url, headers }: Exchange["request"]) => {
    const names = Object.keys(headers).filter((name) => name.toLowerCase() === "x-environment");
    return [[...new URL(url).searchParams], names.map((name) => headers[name] ?? "")];
  };
  return isSame(askedBy(one), askedBy(other));
}

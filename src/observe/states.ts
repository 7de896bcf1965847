import { isSame, type JsonObject } from "../base/json.js";
import type { Exchange } from "../kit/index.js";

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

/** A request on its way. */
export interface Write {
  readonly path: string;
  /** The resource that it changes, such as `upload 7`. Undefined for a change of anything. */
  readonly about: string | undefined;
  readonly isChange: boolean;
  /** Its place among all that began and ended. */
  readonly began: number;
  /** Whether another request that changes something at the same path was on its way with it. */
  overlaps: boolean;
}

/** A map of recent entries that drops the oldest beyond a limit. */
export class Memory<Value> extends Map<string, Value> {
  constructor(readonly most: number) {
    super();
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.most && oldest !== undefined) this.delete(oldest);
    return this;
  }
}

const mostKnown = 2000;

/** What is known of each resource, which requests overlap in time, and what speaks against a read as a proof. */
export class States {
  readonly #open = new Set<Write>();
  /** The place of what happens now, among all requests that began and ended. */
  #now = 0;
  readonly #known = new Memory<Known>(mostKnown);
  /** How many updates of a resource came. */
  readonly #updates = new Memory<number>(mostKnown);
  /** How many updates may still be applied: jobs without an end, and updates without a response. */
  readonly #unsettled = new Memory<number>(mostKnown);
  /** The end of the newest request that may have changed any resource. */
  #strange = 0;

  /** Notes that a request is on its way. */
  open(method: string, target: string, about: string | undefined): Write {
    const [path = ""] = target.split("?");
    const isChange = !["GET", "HEAD", "OPTIONS"].includes(method);
    const others = isChange ? [...this.#open].filter((one) => one.isChange && one.path === path) : [];
    for (const one of others) one.overlaps = true;
    const write: Write = { path, about, isChange, began: ++this.#now, overlaps: others.length > 0 };
    this.#open.add(write);
    return write;
  }

  close(write: Write): void {
    this.#now++;
    this.#open.delete(write);
  }

  /** Whether something on its way may change a resource. */
  #mayChange(key: string): boolean {
    return [...this.#open].some((one) => one.isChange && (one.about === undefined || one.about === key));
  }

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
    this.#known.set(key, { resource, open: open && { ...open, ended: this.#now } });
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
    this.#strange = this.#now + 1;
  }

  /** Why a read does not prove that an update was lost, if nobody writes past the observer. Undefined if it does. */
  doubtOf(key: string, open: SetValues, exchange: Exchange, read: Write): string | undefined {
    if (open.doubt !== undefined) return open.doubt;
    if (read.began < open.ended || this.#mayChange(key)) return "another request to it overlapped in time";
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

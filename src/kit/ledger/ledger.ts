import { isSame, type JsonObject, type JsonValue, omit, pick } from "../../base/json.js";
import { isAnswered, isUnsent } from "../wire/exchange.js";
import {
  type Addressed,
  type ChangeEntry,
  type Creation,
  type Entry,
  isSameAs,
  keyOf,
  type Named,
  OpenEntries,
} from "./entries.js";
import { type LedgerFile, noFile, RecordError } from "./ledger-file.js";
import type { LedgerLine } from "./ledger-lines.js";

/*
 * What a run did, and what of it is not proven undone: the only memory of it. A request that creates or changes something carries
 * an entry. The guard before the socket refuses a write without one. It waits until the entry's line, with what undoes the
 * request, is on disk, and tells the entry what the response was. So a request that is never sent leaves no line.
 */

const nothing = (): undefined => undefined;
const isNone = (): boolean => false;
const isAny = (): boolean => true;

/** Whether a line counts when it is on disk: a request whose line cannot be written is not sent. Others count at once. */
const isOfRequest = (line: LedgerLine): boolean => "environment" in line || "create" in line || "change" in line;

export class Ledger {
  readonly #lines: LedgerLine[] = [];
  #written = 0;
  #writing: Promise<void> = Promise.resolve();
  /** The resources that the user permitted to change. */
  readonly #borrowed = new Set<string>();
  /** The number of requests of each borrowed resource without a response. */
  readonly #awaited = new Map<string, number>();
  #failure: unknown;

  /** `open` is what an existing file says. No file for a target in this process, or an environment, dropped as a whole. */
  constructor(
    readonly now: () => number,
    readonly file: LedgerFile = noFile(""),
    readonly open = new OpenEntries(),
  ) {
    for (const change of open.changes) this.borrow(change);
  }

  /** Ends the ledger. Deletes its file if everything was undone, otherwise resolves with its path. */
  async close(): Promise<string | undefined> {
    const { isOpen } = this.open;
    if (isOpen) this.note({ ended: this.#time });
    const written = isOpen ? this.flush() : this.#writing.catch(nothing);
    await written.finally(() => this.file.close(!isOpen));
    return isOpen ? this.file.path : undefined;
  }

  /** An environment of the run, whose end undoes every request in it. */
  environment(name: string): Entry {
    const place = this.note({ environment: name });
    return this.#entry(isAny, () => place);
  }

  /** Notes that the user permits changes. The run may change the resource, and restores it. */
  borrow(resource: Named): void {
    this.#borrowed.add(keyOf(resource));
  }

  /** A write to an invented identifier. A read has shown that nothing has it, so the write can touch nobody. */
  absent(resource: Named): Entry {
    this.open.nobodys.add(keyOf(resource));
    return this.leavesNothing();
  }

  /** A request to create something. A 4xx to it ends its entry, and a second request opens another. */
  creates(kind: string, mark: string, value: JsonValue, word: string): Creation {
    let number = 0;
    const open = () => {
      if (this.open.creation(number)) return this.#lines.length;
      number = ++this.open.count;
      return this.note({ create: number, kind, mark, value, word, at: this.#time });
    };
    const covers = (one: Addressed) => one.kind === kind && !one.id;
    const entry = this.#entry(covers, open, (exchange) => {
      const creation = this.open.creation(number);
      if ((exchange.status >= 400 && exchange.status < 500) || isUnsent(exchange)) this.settle(number);
      else if (creation && !isAnswered(exchange)) creation.at = this.now();
    });
    const made = async (id: string) => {
      await entry.ready();
      await this.adopt(number, id);
    };
    return { ...entry, made };
  }

  /** Notes the resource of a creation. One that has several notes each further one as a creation of its own. */
  async adopt(number: number, id: string): Promise<void> {
    const entry = this.open.creation(number);
    if (!entry || entry.id === id) return;
    const { kind, mark, values, word } = entry;
    if (entry.id !== undefined) return this.creates(kind, mark, values[0] ?? null, word).made(id);
    await this.#onDisk(this.note({ made: number, id }));
  }

  /** Notes that a read shows what creations of a kind are recognized by. So what a read shows without that is another's. */
  recognizes(kind: string): void {
    if (!this.open.recognized.has(kind)) this.note({ recognized: kind });
  }

  /** Notes that nothing of a creation is left. */
  settle(number: number): void {
    if (this.open.creation(number)) this.note({ gone: number });
  }

  /** The deletion of a resource that this run created. Throws for any other. */
  deletes(resource: Named): Entry {
    if (!this.owns(resource))
      throw new Error(`The kit did not delete ${resource.kind} ${resource.id}: this run did not create it.`);
    return this.#entry(isSameAs(resource));
  }

  /** Whether this run created the resource. */
  owns(resource: Named): boolean {
    return this.open.made(resource) !== undefined;
  }

  gone(resource: Named): void {
    for (const one of this.open.creations.filter(isSameAs(resource))) this.settle(one.number);
  }

  /**
   * A request to change a resource: the original values of the changed fields (earlier ones take precedence), and the new ones.
   * Of a resource that the run created, only its identifying field matters. Throws if the user has not permitted the change.
   */
  changes(resource: Named, was: JsonObject, sent: JsonObject): Entry {
    const { kind, id } = resource;
    const key = keyOf(resource);
    const made = this.open.made(resource);
    if (!made && !this.#borrowed.has(key))
      throw new Error(`The kit did not change ${kind} ${id}: this run did not create it, and no fixture names it.`);
    const count = (by: number) => this.#awaited.set(key, (this.#awaited.get(key) ?? 0) + by);
    const open = () => {
      const written = made ? pick(sent, [made.mark]) : sent;
      const first = made ? {} : omit(was, Object.keys(this.open.change(resource)?.was ?? {}));
      if (Object.keys({ ...written, ...first }).length === 0) return undefined;
      count(1);
      return this.note({ change: kind, id, was: first, sent: written, at: this.#time });
    };
    return this.#entry(isSameAs(resource), open, (exchange) => {
      const change = this.open.change(resource);
      if (change && !isAnswered(exchange) && !isUnsent(exchange)) change.unanswered = this.now();
      else if (count(-1).get(key) === 0 && change) this.note({ answered: kind, id });
    });
  }

  /** The values that the target shows after a change, to recognize them as this run's. */
  shows(resource: Named, shown: JsonObject): void {
    const made = this.open.made(resource);
    const change = made ? { was: {}, wrote: { [made.mark]: made.values } } : this.open.change(resource);
    const { was, wrote }: Pick<ChangeEntry, "was" | "wrote"> = change ?? { was: {}, wrote: {} };
    const newly = Object.keys(shown).filter(
      (name) => (name in was || name in wrote) && !(wrote[name] ?? []).some((one) => isSame(one, shown[name])),
    );
    if (newly.length > 0) this.note({ seen: resource.kind, id: resource.id, shown: pick(shown, newly) });
  }

  /** Notes that a read has shown the original values. After a request without a response, only one that `isSure` counts. */
  restored(resource: Named, { isSure = false } = {}): void {
    const change = this.open.change(resource);
    if (!change || (change.unanswered > 0 && !isSure)) return;
    this.#awaited.delete(keyOf(resource));
    this.note({ restored: resource.kind, id: resource.id });
  }

  /** A request about a job, by its identifier or URL. */
  follows(job: string, operation = ""): Entry {
    const place = this.open.jobs.has(job) ? undefined : this.note({ job, of: operation });
    return this.#entry(isNone, () => place);
  }

  /** A write without a lasting effect: to no resource, or to one that does not exist. */
  leavesNothing(): Entry {
    return this.#entry(isNone);
  }

  /** A write that cannot be undone automatically, in words. Undoing reports it. */
  cannotUndo(request: string): Entry {
    const place = this.open.unknown.includes(request) ? undefined : this.note({ unknown: request });
    return this.#entry(isAny, () => place);
  }

  /**
   * `open` notes the line of a request that is sent now, and returns its place, which must be on disk first. Mere details are written
   * with it. A full disk does not prevent a request without a line, since it may restore.
   */
  #entry(covers: Entry["covers"], open: () => number | undefined = nothing, saw: Entry["saw"] = nothing): Entry {
    let place: number | undefined;
    return {
      ready: async () => {
        place = open();
        if (place !== undefined) await this.#onDisk(place);
      },
      covers: (one) => covers(one) || this.open.nobodys.has(keyOf(one)),
      saw: (exchange) => void (place !== undefined && saw(exchange)),
    };
  }

  async #onDisk(place: number): Promise<void> {
    if (this.#written < place) await this.flush();
    if (this.#written < place) throw this.#failure;
  }

  /** Writes all lines to disk. Rejects with a RecordError. */
  flush(): Promise<void> {
    const write = async () => {
      const some = this.#lines.slice(this.#written);
      if (some.length === 0 || this.#failure) return;
      try {
        await this.file.append(some);
      } catch (error) {
        this.#failure = new RecordError(
          `Cannot write the run record ${this.file.path}: ${(error as Error).message} ${this.open.told} The run ends here.`,
        );
        throw this.#failure;
      }
      this.#written += some.length;
      for (const line of some) if (isOfRequest(line)) this.open.take(line);
    };
    // Lines that arrive during a write go with the next one, all at once.
    const writing = this.#writing.then(write, write);
    this.#writing = writing;
    return writing;
  }

  /** Notes what needs no entry, and what a request is about. Returns the place of the line. */
  note(line: LedgerLine): number {
    if (!isOfRequest(line)) this.open.take(line);
    return this.#lines.push(line);
  }

  /** Milliseconds since 1970, as a line may have them. */
  get #time(): number {
    return Math.max(1, this.now());
  }
}

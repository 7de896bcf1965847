import { isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import { isAnswered, isUnsent } from "../wire/exchange.js";
import {
  type ChangeEntry,
  type Creation,
  type Entry,
  Fold,
  isOpen,
  keyOf,
  type Named,
  type OpenEntries,
  tellOpen,
} from "./entries.js";
import { type LedgerFile, noFile, RecordError } from "./ledger-file.js";
import type { LedgerLine } from "./ledger-lines.js";

/*
 * What a run did, and what of it is not proven undone: the only memory of it. Before a request that creates or changes something
 * leaves, an entry with what undoes it is on disk. The request carries that entry; the guard before the socket waits until it is
 * ready, refuses a write without one, and tells it what the response was.
 */

const nothing = (): void => undefined;
const isOne =
  ({ kind, id }: Named): Entry["covers"] =>
  (one) =>
    one.kind === kind && one.id === id;
const isNone = (): boolean => false;
const isAny = (): boolean => true;

export class Ledger {
  readonly #lines: LedgerLine[] = [];
  readonly #open = new Fold();
  #written = 0;
  #writing: Promise<void> = Promise.resolve();
  /** The resources that the user permitted to change. */
  readonly #borrowed = new Set<string>();
  /** Invented identifiers that a read has not found. */
  readonly #absent = new Set<string>();
  /** The number of requests of each borrowed resource without a response. */
  readonly #awaited = new Map<string, number>();
  /** Number of lines that must be on disk before the next write. Lines with mere details are written with the next of them. */
  #needed = 0;
  #failure: unknown;

  /** `lines` are those of an existing file. No file for a target in this process, or an environment, dropped as a whole. */
  constructor(
    readonly now: () => number,
    readonly file: LedgerFile = noFile(""),
    lines: readonly LedgerLine[] = [],
  ) {
    for (const line of lines) this.#take(line);
    this.#written = lines.length;
  }

  open(): OpenEntries {
    const { environments, creations, changes, jobs, unknown, quiet } = this.#open;
    // What could not be noted was not sent.
    const lines = this.#failure ? this.#lines.slice(this.#written) : [];
    const unsent = new Set(
      lines.map((line) => ("create" in line ? line.create : "environment" in line && line.environment)),
    );
    return {
      environments: [...environments].filter((name) => !unsent.has(name)),
      creations: [...creations.values()].filter(({ number }) => !unsent.has(number)),
      changes: [...changes.values()],
      jobs,
      unknown: [...unknown],
      quiet: [...quiet.values()],
    };
  }

  /** Ends the ledger. Deletes its file if everything was undone, otherwise resolves with its path. */
  async close(): Promise<string | undefined> {
    if (!isOpen(this.open())) {
      await this.#writing.catch(nothing);
      await this.file.remove();
      return undefined;
    }
    this.#note({ ended: Math.max(1, this.now()) });
    await this.flush().finally(() => this.file.close());
    return this.file.path;
  }

  /** An environment of the run, whose end undoes every request in it. */
  environment(name: string): Entry {
    return this.#entry(this.#note({ environment: name }), isAny);
  }

  dropped(name: string): void {
    this.#note({ dropped: name });
  }

  /** Notes that the user permits changes. The run may change the resource, and restores it. */
  borrow(resource: Named): void {
    this.#borrowed.add(keyOf(resource));
  }

  /** A write to an invented identifier. A read has shown that nothing has it, so the write can touch nobody. */
  absent(resource: Named): Entry {
    this.#absent.add(keyOf(resource));
    return this.leavesNothing();
  }

  /** A request to create something. A 4xx to it ends its entry, and a second request opens it again. */
  creates(kind: string, mark: string, value: JsonValue, word: string, number = this.#open.count + 1): Creation {
    const open = () => this.#note({ create: number, kind, mark, value, word, at: Math.max(1, this.now()) });
    const isThere = () => this.#open.creations.has(number);
    const entry = this.#entry(open(), (one) => one.kind === kind && !one.id);
    return {
      ...entry,
      number,
      ready: () => (isThere() ? entry.ready() : this.#onDisk(open())),
      saw: (exchange) => {
        if ((exchange.status >= 400 && exchange.status < 500) || isUnsent(exchange)) this.settle(number);
        else if (!isAnswered(exchange)) this.#open.lost(number, this.now());
      },
      made: (id) => this.adopt(number, id),
      gone: () => {
        if (isThere()) this.settle(number);
      },
    };
  }

  /** Notes the resource of a creation. One that has several notes each further one as a creation of its own. */
  async adopt(number: number, id: string): Promise<void> {
    const entry = this.#open.creations.get(number);
    if (!entry || entry.id === id) return;
    const isFirst = entry.id === undefined;
    if (!isFirst) this.creates(entry.kind, entry.mark, entry.values[0] ?? null, entry.word);
    await this.#onDisk(this.#note({ made: isFirst ? number : this.#open.count, id }));
  }

  /** Notes that nothing of a creation is left. */
  settle(number: number): void {
    this.#note({ gone: number });
  }

  /** The deletion of a resource that this run created. Throws for any other. */
  deletes(resource: Named): Entry {
    if (!this.owns(resource))
      throw new Error(`The kit did not delete ${resource.kind} ${resource.id}: this run did not create it.`);
    return this.#covering(isOne(resource));
  }

  /** Whether this run created the resource. */
  owns(resource: Named): boolean {
    return this.#open.made(resource) !== undefined;
  }

  /** What the run wrote to a resource since it was last restored. Undefined if nothing of it is to be undone. */
  changeOf(resource: Named): Pick<ChangeEntry, "was" | "wrote"> | undefined {
    return this.#open.changeOf(resource);
  }

  gone({ kind, id }: Named): void {
    for (const one of this.#open.creations.values()) if (one.kind === kind && one.id === id) this.settle(one.number);
  }

  /**
   * A request to change a resource: the original values of the changed fields (earlier ones take precedence), and the new ones.
   * Of a resource that the run created, only its identifying field matters. Throws if the user has not permitted the change.
   */
  changes(resource: Named, was: JsonObject, sent: JsonObject): Entry {
    const { kind, id } = resource;
    const made = this.#open.made(resource);
    const key = keyOf(resource);
    if (!made && !this.#borrowed.has(key))
      throw new Error(`The kit did not change ${kind} ${id}: this run did not create it, and no fixture names it.`);
    if (made && sent[made.mark] === undefined) return this.#covering(isOne(resource));
    const known = this.changeOf(resource);
    const first = Object.entries(made ? {} : was).filter(([name]) => known?.was[name] === undefined);
    const written = made ? { [made.mark]: sent[made.mark] as JsonValue } : sent;
    if (Object.keys(written).length + first.length === 0) return this.#covering(isOne(resource));
    const at = Math.max(1, this.now());
    const unanswered = this.#open.changes.get(key)?.unanswered ?? 0;
    const place = this.#note({ change: kind, id, was: Object.fromEntries(first), sent: written, at });
    const entry = this.#entry(place, isOne(resource));
    if (made) return entry;
    // It may never be sent.
    this.#open.unanswered(resource, unanswered);
    const count = (by: number) => this.#awaited.set(key, (this.#awaited.get(key) ?? 0) + by);
    return {
      ...entry,
      ready: () => {
        count(1);
        this.#open.unanswered(resource, at);
        return entry.ready();
      },
      saw: (exchange) => {
        if (!isAnswered(exchange) && !isUnsent(exchange)) this.#open.unanswered(resource, this.now());
        else if (count(-1).get(key) === 0) this.#note({ answered: kind, id });
      },
    };
  }

  /** The values that the target shows after a change, to recognize them as this run's. */
  shows(resource: Named, shown: JsonObject): void {
    const { was, wrote } = this.changeOf(resource) ?? { was: {}, wrote: {} };
    const newly = Object.entries(shown).filter(
      ([name, value]) => (name in was || name in wrote) && !(wrote[name] ?? []).some((one) => isSame(one, value)),
    );
    if (newly.length > 0) this.#note({ seen: resource.kind, id: resource.id, shown: Object.fromEntries(newly) });
  }

  /** Notes that a read has shown the original values. After a request without a response, only one that `isSure` counts. */
  restored(resource: Named, { isSure = false } = {}): void {
    const change = this.#open.changes.get(keyOf(resource));
    if (!change || (change.unanswered > 0 && !isSure)) return;
    this.#awaited.delete(keyOf(resource));
    this.#note({ restored: resource.kind, id: resource.id });
  }

  /** Notes that the run disables a listener of others. */
  quiets({ kind, id }: Named): void {
    this.#note({ quiet: kind, id });
  }

  /** A request about a job, by its identifier or URL. */
  follows(job: string, operation = ""): Entry {
    return this.#open.jobs.has(job) ? this.leavesNothing() : this.#entry(this.#note({ job, of: operation }), isNone);
  }

  /** Notes that a job has ended. */
  done(job: string): void {
    if (this.#open.jobs.has(job)) this.#note({ done: job });
  }

  /** A write without a lasting effect: to no resource, or to one that does not exist. */
  leavesNothing(): Entry {
    return this.#covering(isNone);
  }

  /** A write that cannot be undone automatically, in words. Undoing reports it. */
  cannotUndo(request: string): Entry {
    return this.#open.unknown.has(request)
      ? this.#covering(isAny)
      : this.#entry(this.#note({ unknown: request }), isAny);
  }

  /** For requests that need no line. A full disk must not prevent restoring: requests without a note were not sent. */
  #covering(covers: Entry["covers"]): Entry {
    const needed = this.#needed;
    const ready = async () => {
      if (this.#written < needed && !this.#failure) await this.flush();
    };
    return { ready, covers: this.#orNobodys(covers), saw: nothing };
  }

  #entry(place: number, covers: Entry["covers"]): Entry {
    return { ready: () => this.#onDisk(place), covers: this.#orNobodys(covers), saw: nothing };
  }

  async #onDisk(place: number): Promise<void> {
    if (this.#written < place) await this.flush();
    if (this.#written < place) throw this.#failure;
  }

  #orNobodys(covers: Entry["covers"]): Entry["covers"] {
    return (one) => covers(one) || this.#absent.has(keyOf(one)) || this.#open.deleted.has(keyOf(one));
  }

  /** Writes all lines to disk. Rejects with a RecordError. */
  flush(): Promise<void> {
    const write = async () => {
      const some = this.#lines.slice(this.#written);
      if (some.length === 0 || this.#failure) return;
      try {
        await this.file.append(some);
      } catch (error) {
        const before = new Ledger(this.now, noFile(""), this.#lines.slice(0, this.#written));
        this.#failure = new RecordError(
          `Cannot write the run record ${this.file.path}: ${(error as Error).message} ${tellOpen(before.open())} The run ends here.`,
        );
        throw this.#failure;
      }
      this.#written += some.length;
    };
    // Lines that arrive during a write go with the next one, all at once.
    const writing = this.#writing.then(write, write);
    this.#writing = writing;
    return writing;
  }

  /** Resolves with the place of the line. */
  #note(line: LedgerLine): number {
    this.#take(line);
    const place = this.#lines.length;
    if (!behind.some((name) => name in line)) this.#needed = place;
    return place;
  }

  #take(line: LedgerLine): void {
    this.#open.take(line);
    if ("change" in line && !this.owns({ kind: line.change, id: line.id }))
      this.borrow({ kind: line.change, id: line.id });
    this.#lines.push(line);
  }
}

/** Lines that no request needs on disk before it is sent. */
const behind = ["gone", "restored", "dropped", "seen", "answered", "done", "ended"];

import { isSame, type JsonObject, type JsonValue, toJson } from "../../base/json.js";
import { noFile, RecordError, type RecordFile } from "./record-file.js";
import type { RecordLine } from "./record-lines.js";
import {
  type Change,
  type Creation,
  isNone,
  isOne,
  isOpen,
  keyOf,
  type Named,
  type Pending,
  PendingChanges,
  tellPending,
  Undo,
} from "./undo-notes.js";

/** The notes of a run before its requests, and what of them is still to undo. */
export class RunRecord {
  readonly #lines: RecordLine[] = [];
  readonly #pending = new PendingChanges();
  #written = 0;
  #writing: Promise<void> = Promise.resolve();
  /** The resources that the user permitted to change. */
  readonly #borrowed = new Set<string>();
  /** Invented identifiers that a read has not found. */
  readonly #absent = new Set<string>();
  /** Number of lines that must be on disk before the next write. Lines with mere details are written with the next of them. */
  #needed = 0;
  #failure: unknown;

  /** `lines` are those of an existing record. No file for a target in this process, or an environment, dropped as a whole. */
  constructor(
    readonly file: RecordFile = noFile(""),
    lines: readonly RecordLine[] = [],
  ) {
    for (const line of lines) this.#take(line);
    this.#written = lines.length;
  }

  get pending(): Pending {
    const { environments, creations, changes, jobs, unknown } = this.#pending;
    // What could not be noted was not sent.
    const lines = this.#failure ? this.#lines.slice(this.#written) : [];
    const unsent = new Set(
      lines.map((line) => ("create" in line ? line.create : "environment" in line && line.environment)),
    );
    return {
      environments: [...environments].filter((name) => !unsent.has(name)),
      creations: [...creations].filter(([number]) => !unsent.has(number)).map(([number, one]) => ({ number, ...one })),
      changes: [...changes.values()],
      jobs: [...jobs],
      unknown: [...unknown],
    };
  }

  /** Ends the record. Deletes it if everything was undone, otherwise resolves with its path. */
  async close(): Promise<string | undefined> {
    if (!isOpen(this.pending)) {
      await this.#writing.catch(() => undefined);
      await this.file.remove();
      return undefined;
    }
    await this.flush().finally(() => this.file.close());
    return this.file.path;
  }

  /** Notes an environment of the run, whose end undoes every request in it. */
  environment(name: string): Undo {
    return this.#note({ environment: name }, () => true);
  }

  dropped(name: string): void {
    this.#note({ dropped: name });
  }

  /** Notes that the user permits changes. The run may change the resource, and restores it. */
  borrow(resource: Named): void {
    this.#borrowed.add(keyOf(resource));
  }

  /** A write to an invented identifier. A read has shown that nothing has it, so the write can touch nobody. */
  absent(resource: Named): Undo {
    this.#absent.add(keyOf(resource));
    return this.leavesNothing();
  }

  /** `word` is a part of `value` that is unique to the run. It identifies a creation that got no response. */
  creates(kind: string, mark: string, value: JsonValue, word: string): Creation {
    const number = this.#pending.count + 1;
    const undo = this.#note({ create: number, kind, mark, value, word }, (one) => one.kind === kind && !one.id);
    return Object.assign(undo, {
      made: (...ids: readonly string[]) => this.adopt(number, ids),
      gone: () => {
        if (this.#pending.creations.has(number)) this.settle(number);
      },
    });
  }

  /** Notes the resources of a creation. One that was repeated may have several; each more has a note of its own. */
  async adopt(number: number, [id = "", ...others]: readonly string[]): Promise<void> {
    const { kind = "", mark = "", values: [value = null] = [], word = "" } = this.#pending.creations.get(number) ?? {};
    const made = this.#note({ made: number, id });
    await Promise.all([made.ready(), ...others.map((one) => this.creates(kind, mark, value, word).made(one))]);
  }

  /** Notes that a creation has left nothing. */
  settle(number: number): void {
    this.#note({ gone: number });
  }

  /** The deletion of a resource that this run created. Throws for any other. */
  deletes(resource: Named): Undo {
    if (!this.owns(resource))
      throw new Error(`The kit did not delete ${resource.kind} ${resource.id}: this run did not create it.`);
    return this.#covering(isOne(resource));
  }

  /** Whether this run created the resource. */
  owns(resource: Named): boolean {
    return this.#pending.made(resource) !== undefined;
  }

  /** What the run wrote to a resource since it was last restored. Undefined if nothing of it is to be undone. */
  changeOf(resource: Named): Change | undefined {
    return this.#pending.changeOf(resource);
  }

  gone({ kind, id }: Named): void {
    for (const [number, one] of this.#pending.creations) if (one.kind === kind && one.id === id) this.settle(number);
  }

  /**
   * A change of a resource that the run did not create: the original values of the changed fields (earlier notes take
   * precedence), and the new values. After the values are restored, `restored` notes it. Throws if the user has not permitted
   * the change.
   */
  changes(resource: Named, was: JsonObject, sent: JsonObject): Undo {
    const { kind, id } = resource;
    const made = this.#pending.made(resource);
    const known = this.changeOf(resource);
    if (!made && !this.#borrowed.has(keyOf(resource)))
      throw new Error(`The kit did not change ${kind} ${id}: this run did not create it, and no fixture names it.`);
    const isNew = (name: string, value: JsonValue) =>
      !(known?.wrote[name] ?? []).some((one) => isSame(one, value)) && !isSame(known?.was[name], value);
    const newly = Object.entries(sent).filter(([name, value]) => isNew(name, value) && (!made || name === made.mark));
    const first = Object.entries(made ? {} : was).filter(([name]) => known?.was[name] === undefined);
    if (newly.length + first.length === 0) return this.#covering(isOne(resource));
    const line = { change: kind, id, was: Object.fromEntries(first), sent: Object.fromEntries(newly) };
    return this.#note(line, isOne(resource));
  }

  /** The values that the target shows after a change, to recognize them as this run's. */
  saw(resource: Named, shown: JsonObject): void {
    const { was, wrote } = this.changeOf(resource) ?? { was: {}, wrote: {} };
    const newly = Object.entries(shown).filter(
      ([name, value]) =>
        (name in was || name in wrote) && ![was[name], ...(wrote[name] ?? [])].some((one) => isSame(one, value)),
    );
    if (newly.length > 0) this.#note({ seen: resource.kind, id: resource.id, shown: Object.fromEntries(newly) });
  }

  restored(resource: Named): void {
    if (this.#pending.changes.has(keyOf(resource))) this.#note({ restored: resource.kind, id: resource.id });
  }

  /** A request about a job, by its identifier or URL. */
  follows(job: string): Undo {
    return this.#pending.jobs.has(job) ? this.leavesNothing() : this.#note({ job });
  }

  /** A write without a lasting effect: to no resource, or to one that does not exist. */
  leavesNothing(): Undo {
    return this.#covering(isNone);
  }

  /** A write that cannot be undone automatically, in words. Undoing reports it. */
  cannotUndo(request: string): Undo {
    const isAny = () => true;
    return this.#pending.unknown.has(request) ? this.#covering(isAny) : this.#note({ unknown: request }, isAny);
  }

  /** For requests that need no line. */
  #covering(covers: Undo["covers"]): Undo {
    const needed = this.#needed;
    return new Undo(async () => {
      // A full disk must not prevent restoring. Requests without a note were not sent.
      if (this.#written < needed && !this.#failure) await this.flush();
    }, this.#orNobodys(covers));
  }

  #orNobodys(covers: Undo["covers"]): Undo["covers"] {
    return (one) => covers(one) || this.#absent.has(keyOf(one)) || this.#pending.deleted.has(keyOf(one));
  }

  /** Writes all notes to disk. Rejects with a RecordError. */
  flush(): Promise<void> {
    const write = async () => {
      const some = this.#lines.slice(this.#written);
      if (some.length === 0 || this.#failure) return;
      try {
        await this.file.append(some.map((line) => `${toJson(line)}\n`).join(""));
      } catch (error) {
        const { pending } = new RunRecord(noFile(""), this.#lines.slice(0, this.#written));
        this.#failure = new RecordError(
          `Cannot write the run record ${this.file.path}: ${(error as Error).message} ${tellPending(pending)} The run ends here.`,
        );
        throw this.#failure;
      }
      this.#written += some.length;
    };
    // Notes that arrive during a write go with the next one, all at once.
    const writing = this.#writing.then(write, write);
    this.#writing = writing;
    return writing;
  }

  #note(line: RecordLine, covers: Undo["covers"] = isNone): Undo {
    this.#take(line);
    const place = this.#lines.length;
    const isBehind = "gone" in line || "restored" in line || "dropped" in line || "seen" in line;
    if (!isBehind) this.#needed = place;
    return new Undo(async () => {
      if (this.#written < place) await this.flush();
      if (this.#written < place) throw this.#failure;
    }, this.#orNobodys(covers));
  }

  #take(line: RecordLine): void {
    this.#pending.take(line);
    if ("change" in line && !this.owns({ kind: line.change, id: line.id }))
      this.borrow({ kind: line.change, id: line.id });
    this.#lines.push(line);
  }
}

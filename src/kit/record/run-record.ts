import { isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import { noFile, RecordError, type RecordFile } from "./record-file.js";
import {
  type Addressed,
  type Change,
  type Creation,
  EnvironmentNotes,
  isNone,
  isOne,
  type Named,
  type Pending,
  type RecordLine,
  tellPending,
  Undo,
  type UndoNotes,
} from "./undo-notes.js";

export class RunRecord implements UndoNotes {
  readonly #lines: RecordLine[] = [];
  #written = 0;
  #writing: Promise<void> = Promise.resolve();
  readonly #creations = new Map<
    number,
    { kind: string; mark: string; values: JsonValue[]; word: string; id?: string }
  >();
  readonly #changes = new Map<string, Named & Change>();
  readonly #environments = new Set<string>();
  readonly #jobs = new Set<string>();
  readonly #unknown = new Set<string>();
  /** The resources that the user permitted to change. */
  readonly #borrowed = new Set<string>();
  /** What belongs to nobody: resources that the run created and deleted, and invented ones that a read has not found. */
  readonly #nobodys = new Set<string>();
  #count = 0;
  /** Number of lines that must be on disk before the next write. Lines with mere details are written with the next of them. */
  #needed = 0;
  #failure: unknown;

  /** `lines` are the lines of an existing record. */
  constructor(
    readonly file: RecordFile,
    lines: readonly RecordLine[] = [],
  ) {
    for (const line of lines) this.#take(line);
    this.#lines.push(...lines);
    this.#written = lines.length;
  }

  get pending(): Pending {
    // What could not be noted was not sent.
    const lines = this.#failure ? this.#lines.slice(this.#written) : [];
    const unsent = new Set(
      lines.map((line) => ("create" in line ? line.create : "environment" in line && line.environment)),
    );
    return {
      environments: [...this.#environments].filter((name) => !unsent.has(name)),
      creations: [...this.#creations]
        .filter(([number]) => !unsent.has(number))
        .map(([number, one]) => ({ number, id: undefined, ...one })),
      changes: [...this.#changes.values()],
      jobs: [...this.#jobs],
      unknown: [...this.#unknown],
    };
  }

  /** Ends the record. Deletes it if everything was undone, otherwise resolves with its path. */
  async close(): Promise<string | undefined> {
    // A team's own contract that ran to its end has undone its own requests.
    const { environments, creations, changes } = this.pending;
    if (environments.length + creations.length + changes.length === 0) {
      await this.#writing.catch(() => undefined);
      await this.file.remove();
      return undefined;
    }
    await this.flush().finally(() => this.file.close());
    return this.file.path;
  }

  /** Notes an environment of the run. Requests in it need no more notes. */
  environment(name: string): UndoNotes {
    return new EnvironmentNotes(this.#note({ environment: name }, () => true));
  }

  borrow({ kind, id }: Named): void {
    this.#borrowed.add(keyOf(kind, id));
  }

  absent({ kind, id }: Named): Undo {
    this.#nobodys.add(keyOf(kind, id));
    return this.leavesNothing();
  }

  dropped(name: string): void {
    this.#note({ dropped: name });
  }

  creates(kind: string, mark: string, value: JsonValue, word: string): Creation {
    const number = ++this.#count;
    const undo = this.#note({ create: number, kind, mark, value, word }, (one) => one.kind === kind && !one.id);
    return Object.assign(undo, {
      made: (id: string) => this.#note({ made: number, id }).ready(),
      gone: () => {
        if (this.#creations.has(number)) this.#note({ gone: number });
      },
    });
  }

  /** Notes that a creation from an existing record was found, or has left nothing. */
  adopt(number: number, id: string): Promise<void> {
    return this.#note({ made: number, id }).ready();
  }

  settle(number: number): void {
    this.#note({ gone: number });
  }

  deletes(resource: Named): Undo {
    if (!this.owns(resource))
      throw new Error(`The kit did not delete ${resource.kind} ${resource.id}: this run did not create it.`);
    return this.#covering(isOne(resource));
  }

  owns(resource: Named): boolean {
    return this.#made(resource) !== undefined;
  }

  #made({ kind, id }: Named) {
    return [...this.#creations.values()].find((one) => one.kind === kind && one.id === id);
  }

  /** The run deletes what it created, so only the identifying field matters. */
  changeOf(resource: Named): Change | undefined {
    const made = this.#made(resource);
    return made
      ? { was: {}, wrote: { [made.mark]: made.values } }
      : this.#changes.get(keyOf(resource.kind, resource.id));
  }

  gone({ kind, id }: Named): void {
    for (const [number, one] of this.#creations) if (one.kind === kind && one.id === id) this.#note({ gone: number });
  }

  changes(resource: Named, was: JsonObject, sent: JsonObject): Undo {
    const { kind, id } = resource;
    const made = this.#made(resource);
    const known = this.changeOf(resource);
    if (!made && !this.#borrowed.has(keyOf(kind, id)))
      throw new Error(`The kit did not change ${kind} ${id}: this run did not create it, and no fixture names it.`);
    const isNew = (name: string, value: JsonValue) =>
      !(known?.wrote[name] ?? []).some((one) => isSame(one, value)) && !isSame(known?.was[name], value);
    const newly = Object.entries(sent).filter(([name, value]) => isNew(name, value) && (!made || name === made.mark));
    const first = Object.entries(made ? {} : was).filter(([name]) => known?.was[name] === undefined);
    if (newly.length + first.length === 0) return this.#covering(isOne(resource));
    const line = { change: kind, id, was: Object.fromEntries(first), sent: Object.fromEntries(newly) };
    return this.#note(line, isOne(resource));
  }

  saw(resource: Named, shown: JsonObject): void {
    const { was, wrote } = this.changeOf(resource) ?? { was: {}, wrote: {} };
    const newly = Object.entries(shown).filter(
      ([name, value]) =>
        (name in was || name in wrote) && ![was[name], ...(wrote[name] ?? [])].some((one) => isSame(one, value)),
    );
    if (newly.length > 0) this.#note({ seen: resource.kind, id: resource.id, shown: Object.fromEntries(newly) });
  }

  restored({ kind, id }: Named): void {
    if (this.#changes.has(keyOf(kind, id))) this.#note({ restored: kind, id });
  }

  follows(job: string): Undo {
    return this.#jobs.has(job) ? this.leavesNothing() : this.#note({ job });
  }

  leavesNothing(): Undo {
    return this.#covering(isNone);
  }

  /** For requests that need no line. */
  #covering(covers: Undo["covers"]): Undo {
    const needed = this.#needed;
    return new Undo(async () => {
      // A full disk must not prevent restoring. Requests without a note were not sent.
      if (this.#written < needed && !this.#failure) await this.flush();
    }, this.#orNobodys(covers));
  }

  cannotUndo(request: string): Undo {
    const isAny = () => true;
    return this.#unknown.has(request) ? this.#covering(isAny) : this.#note({ unknown: request }, isAny);
  }

  #orNobodys(covers: Undo["covers"]): Undo["covers"] {
    return (one: Addressed) => covers(one) || this.#nobodys.has(keyOf(one.kind, one.id ?? ""));
  }

  /** Writes all notes to disk. Rejects with a RecordError. */
  flush(): Promise<void> {
    const write = async () => {
      const some = this.#lines.slice(this.#written);
      if (some.length === 0 || this.#failure) return;
      try {
        await this.file.append(some.map((line) => `${JSON.stringify(line)}\n`).join(""));
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
    const place = this.#lines.push(line);
    const isBehind = "gone" in line || "restored" in line || "dropped" in line || "seen" in line;
    if (!isBehind) this.#needed = place;
    return new Undo(async () => {
      if (this.#written < place) await this.flush();
      if (this.#written < place) throw this.#failure;
    }, this.#orNobodys(covers));
  }

  /** Applies a line to the list of changes to undo. */
  #take(line: RecordLine): void {
    if ("environment" in line) this.#environments.add(line.environment);
    else if ("dropped" in line) this.#environments.delete(line.dropped);
    else if ("create" in line) {
      const { create, kind, mark, value, word } = line;
      this.#count = Math.max(this.#count, create);
      this.#creations.set(create, { kind, mark, values: [value], word });
    } else if ("made" in line) Object.assign(this.#creations.get(line.made) ?? {}, { id: line.id });
    else if ("gone" in line) this.#takeGone(line.gone);
    else if ("change" in line) this.#takeChange(line.change, line.id, line.sent, line.was);
    else if ("seen" in line) this.#takeChange(line.seen, line.id, line.shown);
    else if ("restored" in line) this.#changes.delete(keyOf(line.restored, line.id));
    else if ("job" in line) this.#jobs.add(line.job);
    else if ("unknown" in line) this.#unknown.add(line.unknown);
  }

  #takeGone(number: number): void {
    const { kind, id } = this.#creations.get(number) ?? {};
    if (kind !== undefined && id !== undefined) this.#nobodys.add(keyOf(kind, id));
    this.#creations.delete(number);
  }

  #takeChange(kind: string, id: string, wrote: JsonObject, was: JsonObject = {}): void {
    const made = this.#made({ kind, id });
    if (made) {
      const value = wrote[made.mark];
      if (value !== undefined) made.values.push(value);
      return;
    }
    const known = this.#changes.get(keyOf(kind, id)) ?? { kind, id, was: {}, wrote: {} };
    this.#changes.set(keyOf(kind, id), known);
    this.borrow({ kind, id });
    known.was = { ...was, ...known.was };
    for (const [name, value] of Object.entries(wrote)) known.wrote[name] = [...(known.wrote[name] ?? []), value];
  }
}

/** For a run whose target is in this process. */
export const createMemoryRecord = (): RunRecord => new RunRecord(noFile(""));

const keyOf = (kind: string, id: string) => `${kind} ${id}`;

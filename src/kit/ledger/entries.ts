import { isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import type { Exchange } from "../wire/exchange.js";
import type { LedgerLine } from "./ledger-lines.js";

/** A resource, by kind and identifier. */
export interface Named {
  kind: string;
  id: string;
}

/** The resource that a request writes to, or a new one of a kind, without an identifier so far. */
export type Addressed = Omit<Named, "id"> & { id: string | undefined };

export const keyOf = ({ kind, id }: Addressed): string => `${kind} ${id ?? ""}`;

export const isSameAs =
  (one: Addressed) =>
  (other: Addressed): boolean =>
    one.kind === other.kind && one.id === other.id;

/** A request to create something, and everything that it may be recognized by. */
export interface CreationEntry {
  readonly number: number;
  readonly kind: string;
  /** The identifying field, and every value that the run has given it. */
  readonly mark: string;
  readonly values: JsonValue[];
  /** A word that is unique to this creation, and part of the first value. */
  readonly word: string;
  /** Whether this run wrote it, or this user's kit signed it. Of any other entry, only a word of the kit's form is a proof. */
  readonly isSigned: boolean;
  /** Undefined while nothing shows what it created. */
  id: string | undefined;
  /** When it was sent, or when its response was lost, in milliseconds since 1970. */
  at: number;
}

/** What the run wrote to a borrowed resource since it was last restored. */
export interface ChangeEntry extends Named {
  /** The original values. */
  was: JsonObject;
  /** By field, every value that the run sent, or saw after sending. */
  readonly wrote: Record<string, readonly JsonValue[]>;
  /** When the last request without a response was sent or lost, in milliseconds since 1970. 0 if all have one. */
  unanswered: number;
}

/** The entry of a request that writes. Each time that it is sent, it is ready before, and sees the response. */
export interface Entry {
  /** Resolves after it is on disk. Rejects with a RecordError. */
  ready(): Promise<void>;
  /** Whether it covers a write to this resource. */
  covers(one: Addressed): boolean;
  /** Takes the response. */
  saw(exchange: Exchange): void;
}

/** The entry of a creation. It is open until it is known that nothing of it is left. */
export interface Creation extends Entry {
  /** Notes the ID of what it created. Resolves after that is on disk. */
  made(id: string): Promise<void>;
}

/** One entry for a request that names two resources. */
export const both = (one: Entry, other: Entry): Entry => ({
  ready: async () => void (await Promise.all([one.ready(), other.ready()])),
  covers: (named) => one.covers(named) || other.covers(named),
  saw(exchange) {
    one.saw(exchange);
    other.saw(exchange);
  },
});

/** What is not proven undone, after each line. Lists are replaced, so whoever goes through one may go on. */
export class OpenEntries {
  environments: readonly string[] = [];
  creations: readonly CreationEntry[] = [];
  changes: readonly ChangeEntry[] = [];
  /** The jobs that have not ended, each with the operation that announced it. */
  readonly jobs = new Map<string, string>();
  unknown: readonly string[] = [];
  /** The listeners of others that the run has disabled, also those that it has enabled again. */
  quiet: readonly Named[] = [];
  /** What belongs to nobody: resources that the run created and deleted, and invented IDs that a read has not found. */
  readonly nobodys = new Set<string>();
  /** The kinds of which reads have shown what a creation is recognized by. */
  readonly recognized = new Set<string>();
  /** The highest number of a creation. */
  count = 0;

  constructor(
    readonly isSigned = true,
    lines: readonly LedgerLine[] = [],
  ) {
    for (const line of lines) this.take(line);
  }

  /** Whether something is to undo. A team's own contract that ran to its end has undone its own requests. */
  get isOpen(): boolean {
    return this.environments.length + this.creations.length + this.changes.length > 0;
  }

  creation(number: number): CreationEntry | undefined {
    return this.creations.find((one) => one.number === number);
  }

  /** The creation of a resource. Undefined if the run did not create it. */
  made(resource: Named): CreationEntry | undefined {
    return this.creations.find(isSameAs(resource));
  }

  change(resource: Named): ChangeEntry | undefined {
    return this.changes.find(isSameAs(resource));
  }

  take(line: LedgerLine): void {
    const id = "id" in line ? line.id : "";
    if ("environment" in line) this.environments = [...this.environments, line.environment];
    else if ("dropped" in line) this.environments = this.environments.filter((one) => one !== line.dropped);
    else if ("create" in line) {
      const { create: number, value, ...entry } = line;
      this.count = Math.max(this.count, number);
      const created = { ...entry, number, isSigned: this.isSigned, values: [value], id: undefined };
      this.creations = [...this.creations, created];
    } else if ("made" in line) Object.assign(this.creation(line.made) ?? {}, { id });
    else if ("recognized" in line) this.recognized.add(line.recognized);
    else if ("gone" in line) {
      const gone = this.creation(line.gone);
      if (gone?.id !== undefined) this.nobodys.add(keyOf(gone));
      this.creations = this.creations.filter((one) => one !== gone);
    } else if ("change" in line) this.#takeChange({ kind: line.change, id }, line.sent, line.was, line.at);
    else if ("seen" in line) this.#takeChange({ kind: line.seen, id }, line.shown);
    else if ("answered" in line) Object.assign(this.change({ kind: line.answered, id }) ?? {}, { unanswered: 0 });
    else if ("restored" in line) {
      const restored = this.change({ kind: line.restored, id });
      this.changes = this.changes.filter((one) => one !== restored);
    } else if ("quiet" in line) this.quiet = [...this.quiet, { kind: line.quiet, id }];
    else if ("job" in line) this.jobs.set(line.job, line.of);
    else if ("done" in line) this.jobs.delete(line.done);
    else if ("unknown" in line) this.unknown = [...this.unknown, line.unknown];
    else if (!("ended" in line)) line satisfies never;
  }

  #takeChange(resource: Named, wrote: JsonObject, was: JsonObject = {}, at = 0): void {
    const made = this.made(resource);
    const { [made?.mark ?? ""]: mark } = wrote;
    if (made && mark !== undefined) made.values.push(mark);
    if (made) return;
    const known = this.change(resource) ?? { ...resource, was: {}, wrote: {}, unanswered: 0 };
    this.changes = [...this.changes.filter((one) => one !== known), known];
    known.was = { ...was, ...known.was };
    known.unanswered = Math.max(known.unanswered, at);
    for (const [name, value] of Object.entries(wrote)) {
      const values = known.wrote[name] ?? [];
      if (!values.some((one) => isSame(one, value))) known.wrote[name] = [...values, value];
    }
  }

  /** What the run has changed and not restored, as two sentences. */
  get told(): string {
    const kinds = [...this.creations.map(({ kind }) => kind), ...this.environments.map(() => "environment")];
    const created = [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`);
    const told = [
      ...(created.length > 0 ? [`created ${created.join(", ")}`] : []),
      ...(this.changes.length > 0 ? [`changed ${this.changes.map(keyOf).join(", ")}`] : []),
    ];
    return told.length > 0
      ? `The run had ${told.join(" and ")}, and restores that.`
      : "Nothing that the run changed is left.";
  }
}

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

/** A request to create something, and everything that it may be recognized by. */
export interface CreationEntry {
  readonly number: number;
  readonly kind: string;
  /** The identifying field, and every value that the run has given it. */
  readonly mark: string;
  readonly values: readonly JsonValue[];
  /** A word that is unique to this creation, and part of the first value. */
  readonly word: string;
  /** Whether this run wrote it, or this user's kit signed it. Of any other entry, only a word of the kit's form is a proof. */
  readonly isSigned: boolean;
  /** Undefined while nothing shows what it created. */
  readonly id: string | undefined;
  /** When it was sent, or when its response was lost, in milliseconds since 1970. */
  readonly at: number;
}

/** What the run wrote to a borrowed resource since it was last restored. */
export interface ChangeEntry extends Named {
  /** The original values. */
  readonly was: JsonObject;
  /** By field, every value that the run sent, or saw after sending. */
  readonly wrote: Readonly<Record<string, readonly JsonValue[]>>;
  /** When the last request without a response was sent or lost, in milliseconds since 1970. 0 if all have one. */
  readonly unanswered: number;
}

/** What is not proven undone. */
export interface OpenEntries {
  environments: readonly string[];
  creations: readonly CreationEntry[];
  changes: readonly ChangeEntry[];
  /** The jobs that have not ended, each with the operation that announced it. */
  jobs: ReadonlyMap<string, string>;
  unknown: readonly string[];
  /** The listeners of others that the run has disabled, also those that it has enabled again. */
  quiet: readonly Named[];
}

/** Whether something is to undo. A team's own contract that ran to its end has undone its own requests. */
export const isOpen = ({ environments, creations, changes }: OpenEntries): boolean =>
  environments.length + creations.length + changes.length > 0;

export const keyOf = ({ kind, id }: Addressed): string => `${kind} ${id ?? ""}`;

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

type Mutable<One> = { -readonly [Name in keyof One]: One[Name] };

/** What is open after each line. */
export class Fold {
  readonly creations = new Map<number, Mutable<CreationEntry> & { values: JsonValue[] }>();
  readonly changes = new Map<string, Mutable<ChangeEntry> & { wrote: Record<string, JsonValue[]> }>();
  readonly #environments = new Set<string>();
  readonly jobs = new Map<string, string>();
  readonly unknown = new Set<string>();
  readonly #quiet = new Map<string, Named>();
  /** What belongs to nobody: resources that the run created and deleted. */
  readonly deleted = new Set<string>();
  /** The highest number of a creation. */
  count = 0;

  constructor(readonly isSigned: boolean) {}

  entries(): OpenEntries {
    const [environments, unknown] = [[...this.#environments], [...this.unknown]];
    const [creations, changes] = [[...this.creations.values()], [...this.changes.values()]];
    return { environments, creations, changes, jobs: this.jobs, unknown, quiet: [...this.#quiet.values()] };
  }

  take(line: LedgerLine): void {
    if ("environment" in line) this.#environments.add(line.environment);
    else if ("dropped" in line) this.#environments.delete(line.dropped);
    else if ("create" in line) {
      const { create: number, value, ...entry } = line;
      this.count = Math.max(this.count, number);
      this.creations.set(number, { ...entry, number, isSigned: this.isSigned, values: [value], id: undefined });
    } else if ("made" in line) Object.assign(this.creations.get(line.made) ?? {}, { id: line.id });
    else if ("gone" in line) this.#takeGone(line.gone);
    else if ("change" in line) this.#takeChange({ kind: line.change, id: line.id }, line.sent, line.was, line.at);
    else if ("seen" in line) this.#takeChange({ kind: line.seen, id: line.id }, line.shown);
    else if ("answered" in line)
      Object.assign(this.changes.get(keyOf({ kind: line.answered, id: line.id })) ?? {}, { unanswered: 0 });
    else if ("restored" in line) this.changes.delete(keyOf({ kind: line.restored, id: line.id }));
    else if ("quiet" in line)
      this.#quiet.set(keyOf({ kind: line.quiet, id: line.id }), { kind: line.quiet, id: line.id });
    else if ("job" in line) this.jobs.set(line.job, line.of);
    else if ("done" in line) this.jobs.delete(line.done);
    else if ("unknown" in line) this.unknown.add(line.unknown);
  }

  #takeGone(number: number): void {
    const { kind, id } = this.creations.get(number) ?? {};
    if (kind !== undefined && id !== undefined) this.deleted.add(keyOf({ kind, id }));
    this.creations.delete(number);
  }

  #takeChange(resource: Named, wrote: JsonObject, was: JsonObject = {}, at = 0): void {
    const made = this.made(resource);
    const { [made?.mark ?? ""]: mark } = wrote;
    if (made && mark !== undefined) made.values.push(mark);
    if (made) return;
    const known = this.changes.get(keyOf(resource)) ?? { ...resource, was: {}, wrote: {}, unanswered: 0 };
    this.changes.set(keyOf(resource), known);
    known.was = { ...was, ...known.was };
    known.unanswered = Math.max(known.unanswered, at);
    for (const [name, value] of Object.entries(wrote)) {
      const values = known.wrote[name] ?? [];
      if (!values.some((one) => isSame(one, value))) known.wrote[name] = [...values, value];
    }
  }

  /** The creation of a resource. Undefined if the run did not create it. */
  made({ kind, id }: Named) {
    return [...this.creations.values()].find((one) => one.kind === kind && one.id === id);
  }
}

/** What a run has changed and not restored, as two sentences. */
export function tellOpen({ environments, creations, changes }: OpenEntries): string {
  const kinds = [...creations.map(({ kind }) => kind), ...environments.map(() => "environment")];
  const created = [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`);
  const told = [
    ...(created.length > 0 ? [`created ${created.join(", ")}`] : []),
    ...(changes.length > 0 ? [`changed ${changes.map(({ kind, id }) => `${kind} ${id}`).join(", ")}`] : []),
  ];
  return told.length > 0
    ? `The run had ${told.join(" and ")}, and restores that.`
    : "Nothing that the run changed is left.";
}

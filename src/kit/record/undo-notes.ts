import type { JsonObject, JsonValue } from "../../base/json.js";
import type { RecordLine } from "./record-lines.js";

/*
 * The write-ahead record of a run: before a request that creates or changes something leaves, what undoes it is on disk. A
 * request that writes carries the Undo that a function below returns; the guard before the socket waits until it is ready, and
 * refuses a write without one.
 */

/** A resource, by kind and identifier. */
export interface Named {
  kind: string;
  id: string;
}

/** The changes of a record that are still to undo. */
export interface Pending {
  environments: string[];
  creations: {
    number: number;
    kind: string;
    mark: string;
    values: JsonValue[];
    word: string;
    id: string | undefined;
  }[];
  changes: (Named & Change)[];
  jobs: string[];
  unknown: string[];
}

/** Whether something is to undo. A team's own contract that ran to its end has undone its own requests. */
export const isOpen = ({ environments, creations, changes }: Pending): boolean =>
  environments.length + creations.length + changes.length > 0;

/** What a run has changed and not restored, as two sentences. */
export function tellPending({ environments, creations, changes }: Pending): string {
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

export interface Change {
  was: JsonObject;
  /** By field, every value that the run sent or saw after sending. */
  wrote: Record<string, JsonValue[]>;
}

/** The resource that a request writes to, or a new one of a kind, without an identifier so far. */
export type Addressed = Omit<Named, "id"> & { id: string | undefined };

/** The note of how to undo a request, or that there is nothing to undo. */
export class Undo {
  constructor(
    /** Resolves after the note is on disk. Rejects with a RecordError. */
    readonly ready: () => Promise<void>,
    /** Whether the note covers a write to this resource. */
    readonly covers: (one: Addressed) => boolean,
  ) {}

  /** For a request that names two resources. */
  and(other: Undo): Undo {
    const ready = async () => void (await Promise.all([this.ready(), other.ready()]));
    return new Undo(ready, (one) => this.covers(one) || other.covers(one));
  }
}

/** A pending creation. */
export interface Creation extends Undo {
  /** Notes the identifiers of what it has created: several if it was repeated. Resolves after that is on disk. */
  made(...ids: readonly string[]): Promise<void>;
  /** It was deleted, or nothing was made. */
  gone(): void;
}

/** For an Undo that covers one resource. */
export const isOne =
  ({ kind, id }: Named) =>
  (one: Addressed): boolean =>
    one.kind === kind && one.id === id;

/** For an Undo that covers none. */
export const isNone = (): boolean => false;

/** What is still to undo, line by line. */
export class PendingChanges {
  readonly creations = new Map<number, Omit<Pending["creations"][number], "number">>();
  readonly changes = new Map<string, Named & Change>();
  readonly environments = new Set<string>();
  readonly jobs = new Set<string>();
  readonly unknown = new Set<string>();
  /** What belongs to nobody: resources that the run created and deleted. */
  readonly deleted = new Set<string>();
  /** The highest number of a creation. */
  count = 0;

  take(line: RecordLine): void {
    if ("environment" in line) this.environments.add(line.environment);
    else if ("dropped" in line) this.environments.delete(line.dropped);
    else if ("create" in line) {
      const { create, kind, mark, value, word } = line;
      this.count = Math.max(this.count, create);
      this.creations.set(create, { kind, mark, values: [value], word, id: undefined });
    } else if ("made" in line) Object.assign(this.creations.get(line.made) ?? {}, { id: line.id });
    else if ("gone" in line) this.#takeGone(line.gone);
    else if ("change" in line) this.#takeChange({ kind: line.change, id: line.id }, line.sent, line.was);
    else if ("seen" in line) this.#takeChange({ kind: line.seen, id: line.id }, line.shown);
    else if ("restored" in line) this.changes.delete(keyOf({ kind: line.restored, id: line.id }));
    else if ("job" in line) this.jobs.add(line.job);
    else if ("unknown" in line) this.unknown.add(line.unknown);
  }

  #takeGone(number: number): void {
    const { kind, id } = this.creations.get(number) ?? {};
    if (kind !== undefined && id !== undefined) this.deleted.add(keyOf({ kind, id }));
    this.creations.delete(number);
  }

  #takeChange(resource: Named, wrote: JsonObject, was: JsonObject = {}): void {
    const made = this.made(resource);
    if (made) {
      const value = wrote[made.mark];
      if (value !== undefined) made.values.push(value);
      return;
    }
    const known = this.changes.get(keyOf(resource)) ?? { ...resource, was: {}, wrote: {} };
    this.changes.set(keyOf(resource), known);
    known.was = { ...was, ...known.was };
    for (const [name, value] of Object.entries(wrote)) known.wrote[name] = [...(known.wrote[name] ?? []), value];
  }

  /** The creation of a resource. Undefined if the run did not create it. */
  made({ kind, id }: Named) {
    return [...this.creations.values()].find((one) => one.kind === kind && one.id === id);
  }

  /** The run deletes what it created, so only the identifying field matters. */
  changeOf(resource: Named): Change | undefined {
    const made = this.made(resource);
    return made ? { was: {}, wrote: { [made.mark]: made.values } } : this.changes.get(keyOf(resource));
  }
}

export const keyOf = ({ kind, id }: Addressed): string => `${kind} ${id ?? ""}`;

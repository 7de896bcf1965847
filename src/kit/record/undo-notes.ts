import type { JsonObject, JsonValue } from "../../base/json.js";

/*
 * The write-ahead record of a run: before a request that creates or changes something leaves, what undoes it is on disk. A
 * request that writes carries the Undo that a function below returns; the guard before the socket waits until it is ready, and
 * refuses a write without one.
 */

/** One line of a record, in the order of writing. The first one is the header. */
export type RecordLine =
  /** An environment of a Standin. Dropping it undoes everything in it. */
  | { environment: string }
  | { dropped: string }
  /** A creation was requested. `value` of the field `mark` identifies the resource. `word` is unique to the run. */
  | { create: number; kind: string; mark: string; value: JsonValue; word: string }
  | { made: number; id: string }
  /** It was deleted, or nothing was made. */
  | { gone: number }
  /** A change of a borrowed resource: original values of fields that were not changed before, and the new values. */
  | { change: string; id: string; was: JsonObject; sent: JsonObject }
  /** The value that the target showed after a change, if it differs from the sent one. */
  | { seen: string; id: string; shown: JsonObject }
  | { restored: string; id: string }
  /** A job that must end before undoing starts. */
  | { job: string }
  /** A request that cannot be undone automatically. */
  | { unknown: string };

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
  /** Notes its identifier. Resolves after that is on disk. */
  made(id: string): Promise<void>;
  /** It was deleted, or nothing was made. */
  gone(): void;
}

/** The notes of a run before its requests. */
export interface UndoNotes {
  /** Notes that the user permits changes. The run may change the resource, and restores it. */
  borrow(resource: Named): void;
  /** A write to an invented identifier. A read has shown that nothing has it, so the write can touch nobody. */
  absent(resource: Named): Undo;
  /** `word` is a part of `value` that is unique to the run. It identifies a creation that got no response. */
  creates(kind: string, mark: string, value: JsonValue, word: string): Creation;
  /** The deletion of a resource that this run created. Throws for any other. */
  deletes(resource: Named): Undo;
  /** Whether this run created the resource. */
  owns(resource: Named): boolean;
  gone(resource: Named): void;
  /**
   * A change of a resource that the run did not create: the original values of the changed fields (earlier notes take
   * precedence), and the new values. After the values are restored, `restored` notes it. Throws if the user has not permitted
   * the change.
   */
  changes(resource: Named, was: JsonObject, sent: JsonObject): Undo;
  /** The values that the target shows after a change, to recognize them as this run's. */
  saw(resource: Named, shown: JsonObject): void;
  restored(resource: Named): void;
  /** What the run wrote to a resource since it was last restored. Undefined if nothing of it is to be undone. */
  changeOf(resource: Named): Change | undefined;
  /** A request about a job, by its identifier or URL. */
  follows(job: string): Undo;
  /** A write without a lasting effect: to no resource, or to one that does not exist. */
  leavesNothing(): Undo;
  /** A write that cannot be undone automatically, in words. Undoing reports it. */
  cannotUndo(request: string): Undo;
}

/** For an environment of the run: dropping it undoes everything. */
export class EnvironmentNotes implements UndoNotes {
  constructor(readonly environment: Undo) {}
  borrow = (): void => undefined;
  absent = (): Undo => this.environment;
  creates = (): Creation =>
    Object.assign(new Undo(this.environment.ready, this.environment.covers), {
      made: async () => undefined,
      gone: () => undefined,
    });
  deletes = (): Undo => this.environment;
  owns = (): boolean => true;
  gone = (): void => undefined;
  changes = (): Undo => this.environment;
  saw = (): void => undefined;
  restored = (): void => undefined;
  changeOf = (): undefined => undefined;
  follows = (): Undo => this.environment;
  leavesNothing = (): Undo => this.environment;
  cannotUndo = (): Undo => this.environment;
}

/** For an Undo that covers one resource. */
export const isOne =
  ({ kind, id }: Named) =>
  (one: Addressed): boolean =>
    one.kind === kind && one.id === id;

/** For an Undo that covers none. */
export const isNone = (): boolean => false;

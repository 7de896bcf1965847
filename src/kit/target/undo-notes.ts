import type { JsonObject, JsonValue } from "../../base/json.js";

/*
 * The write-ahead record of a run: before a request that creates or changes something leaves, what undoes it is on disk. A
 * request that writes carries the Undo that a function below returns; the guard before the socket waits until it is ready, and
 * refuses a write without one.
 */

/** One line of a record, in the order in which they were written; the first one is the header. */
export type RecordLine =
  /** An environment of a Standin; dropping it undoes whatever was done in it. */
  | { environment: string }
  | { dropped: string }
  /** A resource is asked for. `value` of the field `mark` identifies it; `word` is one that no other run has. */
  | { create: number; kind: string; mark: string; value: JsonValue; word: string }
  | { made: number; id: string }
  /** It was deleted, or nothing was made. */
  | { gone: number }
  /** A borrowed resource changes: original values of fields that had not been changed before, and what is sent. */
  | { change: string; id: string; was: JsonObject; sent: JsonObject }
  /** What the target showed after a change, where that is not what was sent. */
  | { seen: string; id: string; shown: JsonObject }
  | { restored: string; id: string }
  /** A job that must have ended before anything is undone. */
  | { job: string }
  /** A request that nobody knows how to undo. */
  | { unknown: string };

/** Which resource, by its kind and identifier. */
export interface Named {
  kind: string;
  id: string;
}

/** What a record says is still to be undone. */
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

export interface Change {
  was: JsonObject;
  /** By field, every value that the run sent, or saw after it. */
  wrote: Record<string, JsonValue[]>;
}

/** What a request writes to: a resource, or a new one of a kind, which has no identifier yet. */
export type Addressed = Omit<Named, "id"> & { id: string | undefined };

/** What undoes a request, or why nothing has to. */
export class Undo {
  constructor(
    /** Resolves once it is on disk. Rejects with a RecordError. */
    readonly ready: () => Promise<void>,
    /** Whether a request that writes to this may go with it. */
    readonly covers: (one: Addressed) => boolean,
  ) {}

  /** For a request that names two resources. */
  and(other: Undo): Undo {
    const ready = async () => void (await Promise.all([this.ready(), other.ready()]));
    return new Undo(ready, (one) => this.covers(one) || other.covers(one));
  }
}

/** A resource that is asked for. */
export interface Creation extends Undo {
  /** Its identifier is known; resolves once that is on disk. */
  made(id: string): Promise<void>;
  /** It was deleted, or nothing was made. */
  gone(): void;
}

/** What a run notes before it sends. */
export interface UndoNotes {
  /** The user handed it over: the run may change it, and restores it. */
  borrow(resource: Named): void;
  /** A word of this run that nobody can guess: no resource that the run did not make has it in its identifier. */
  word(word: string): void;
  /** `word` is one of `value`'s that no other run has: by it a creation is found that was not answered. */
  creates(kind: string, mark: string, value: JsonValue, word: string): Creation;
  /** The deletion of something that this run made. Throws for anything else. */
  deletes(resource: Named): Undo;
  /** Whether this run made it. */
  owns(resource: Named): boolean;
  gone(resource: Named): void;
  /**
   * A change of something that the run did not make: the original values of the fields that it changes (those that were noted
   * before count), and what it sends. Once the values are as they were, `restored` says so. Throws for what nobody handed over.
   */
  changes(resource: Named, was: JsonObject, sent: JsonObject): Undo;
  /** What the target shows after a change: so it is known as this run's doing. */
  saw(resource: Named, shown: JsonObject): void;
  restored(resource: Named): void;
  /** Asks about a job, by its identifier or address. */
  follows(job: string): Undo;
  /** A write that leaves nothing behind: it goes to no resource, or to one that there is not. */
  leavesNothing(): Undo;
  /** A write that nobody knows how to undo, in words: undoing reports it. */
  cannotUndo(request: string): Undo;
}

/** In an environment of the run's own: dropping it undoes everything. */
export class EnvironmentNotes implements UndoNotes {
  constructor(readonly environment: Undo) {}
  borrow = (): void => undefined;
  word = (): void => undefined;
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
  follows = (): Undo => this.environment;
  leavesNothing = (): Undo => this.environment;
  cannotUndo = (): Undo => this.environment;
}

/** Of an Undo that covers one resource. */
export const isOne =
  ({ kind, id }: Named) =>
  (one: Addressed): boolean =>
    one.kind === kind && one.id === id;

/** Of one that covers none. */
export const isNone = (): boolean => false;

import { type JsonObject, type JsonValue, show, toJson } from "../../base/json.js";
import { redact } from "../../base/redaction.js";
import { type CreationEntry, isSameAs, type Named, type OpenEntries } from "./entries.js";

/** A value of a borrowed resource that could not be restored, or a resource of the kit that could not be deleted. */
export interface Leftover extends Named {
  /** The field. Null if a whole resource is left. */
  field: string | null;
  /** The value before the run, with secrets redacted. */
  was: JsonValue;
  /** The current value. Undefined if it could not be read. */
  now: JsonValue | undefined;
  /** A sentence that says all of this. */
  told: string;
}

/** A field with a value from the run. `now` is undefined if the resource could not be read. */
export function leftValue({ kind, id }: Named, field: string, copy: JsonObject, now?: JsonObject): Leftover {
  const was = shown(field, copy);
  const current = now && shown(field, now);
  // Complete, however long: somebody may have to restore it by hand.
  const is = now ? show(current) : "unknown because it cannot be read";
  const told = `Could not restore ${kind} ${id}: ${field} was ${toJson(was)} and is ${is}.`;
  return { kind, id, field, was, now: current, told };
}

export const leftResource = ({ kind, id }: Named, because: string): Leftover => ({
  ...{ kind, id, field: null, was: null, now: undefined },
  told: `The ${kind} ${id}, which the kit created, ${because}.`,
});

/** The resource of a creation: by its identifier, or by what the run has given it. */
export const nameOf = ({ id, mark, values: [value] }: Pick<CreationEntry, "id" | "mark" | "values">): string =>
  id ?? `with the ${mark} ${toJson(value)}`;

export const leftCreation = (one: CreationEntry, because: string): Leftover =>
  leftResource({ kind: one.kind, id: nameOf(one) }, because);

/** Continues a sentence about a resource that only another version made or changed. */
export const ofOtherVersion = ({ kind }: Pick<Named, "kind">): string =>
  `this version does not know ${kind}s. Undo it with the version that ran`;

/** What is still open and nobody has named: what is not known to be undone is left. */
export function unsettled({ environments, creations, changes }: OpenEntries, named: readonly Named[]): Leftover[] {
  const isNew = (one: Named) => !named.some(isSameAs(one));
  return [
    ...environments.map((id) => leftResource({ kind: "environment", id }, "could not be deleted")),
    ...creations.map((one) => leftCreation(one, "may be left")).filter(isNew),
    ...changes.filter(isNew).flatMap((one) => Object.keys(one.was).map((field) => leftValue(one, field, one.was))),
  ];
}

const shown = (field: string, from: JsonObject): JsonValue =>
  (redact({ [field]: from[field] ?? null }) as JsonObject)[field] ?? null;

import { type JsonObject, type JsonValue, show, toJson } from "../../base/json.js";
import { redact } from "../../base/redaction.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { CreationEntry, OpenEntries } from "./entries.js";

/** A value of a borrowed resource that could not be restored, or a resource of the kit that could not be deleted. */
export interface Leftover {
  /** The type of the resource. */
  kind: string;
  id: string;
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
export function leftValue(
  { spec: { kind }, id }: { spec: Pick<ResourceSpec, "kind">; id: string },
  field: string,
  copy: JsonObject,
  now?: JsonObject,
): Leftover {
  const was = shown(field, copy);
  const current = now && shown(field, now);
  // Complete, however long: somebody may have to restore it by hand.
  const told = `Could not restore ${kind} ${id}: ${field} was ${toJson(was)} and is ${
    now ? show(current) : "unknown because it cannot be read"
  }.`;
  return { kind, id, field, was, now: current, told };
}

export function leftResource(
  { kind }: Pick<ResourceSpec, "kind">,
  id: string,
  because = "could not be deleted",
): Leftover {
  return {
    kind,
    id,
    field: null,
    was: null,
    now: undefined,
    told: `The ${kind} ${id}, which the kit created, ${because}.`,
  };
}

/** What an update has left under another ID. The kit did not create it there, so it does not delete it. */
export const leftUnderOtherId = ({ kind }: Pick<ResourceSpec, "kind">, id: string, other: string): Leftover => ({
  ...leftResource({ kind }, other),
  told: `An update gave the ${kind} ${id} the ID ${other}, and the target still finds it there. The kit did not delete it.`,
});

/** The resource of a creation: by its identifier, or by what the run has given it. */
export const nameOf = ({ id, mark, values: [value] }: Pick<CreationEntry, "id" | "mark" | "values">): string =>
  id ?? `with the ${mark} ${toJson(value)}`;

/** What is still open and nobody has named: what is not known to be undone is left. */
export function unsettled(
  { environments, creations, changes }: OpenEntries,
  named: readonly Pick<Leftover, "kind" | "id">[],
): Leftover[] {
  const isNamed = ({ kind, id }: Pick<Leftover, "kind" | "id">) =>
    named.some((one) => one.kind === kind && one.id === id);
  return [
    ...environments.map((name) => leftResource({ kind: "environment" }, name)),
    ...creations
      .map((one) => ({ kind: one.kind, id: nameOf(one) }))
      .filter((one) => !isNamed(one))
      .map((one) => leftResource(one, one.id, "may be left")),
    ...changes
      .filter((one) => !isNamed(one))
      .flatMap(({ kind, id, was }) => Object.keys(was).map((field) => leftValue({ spec: { kind }, id }, field, was))),
  ];
}

const shown = (field: string, from: JsonObject): JsonValue =>
  (redact({ [field]: from[field] ?? null }) as JsonObject)[field] ?? null;

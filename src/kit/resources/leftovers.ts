import type { JsonObject, JsonValue } from "../../base/json.js";
import { show } from "../../base/json.js";
import { redact } from "../../base/redaction.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { ResourceId } from "./outcome.js";

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
  { spec: { kind }, id }: ResourceId,
  field: string,
  copy: JsonObject,
  now?: JsonObject,
): Leftover {
  const was = shown(field, copy);
  const current = now && shown(field, now);
  // Complete, however long: somebody may have to restore it by hand.
  const told = `Could not restore ${kind} ${id}: ${field} was ${JSON.stringify(was)} and is ${
    now ? show(current) : "unknown because it cannot be read"
  }.`;
  return { kind, id, field, was, now: current, told };
}

/** A resource that the kit created. */
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

const shown = (field: string, from: JsonObject): JsonValue =>
  (redact({ [field]: from[field] ?? null }) as JsonObject)[field] ?? null;

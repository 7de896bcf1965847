import type { JsonObject, JsonValue } from "../../base/json.js";
import { show } from "../../base/json.js";
import { redact } from "../../base/redaction.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { ResourceId } from "./outcome.js";

/** One value of a borrowed resource that could not be restored, or something of the kit's own that could not be deleted. */
export interface Leftover {
  /** The type of the resource. */
  kind: string;
  id: string;
  /** The field; null where a whole resource is left. */
  field: string | null;
  /** As it was before the run; secrets redacted. */
  was: JsonValue;
  /** As it is now; undefined where that could not be read. */
  now: JsonValue | undefined;
  /** All of it in a sentence. */
  told: string;
}

/** A field that is not as it was. `now` is undefined where the resource could not be read. */
export function leftValue(
  { spec: { kind }, id }: ResourceId,
  field: string,
  copy: JsonObject,
  now?: JsonObject,
): Leftover {
  const was = shown(field, copy);
  const current = now && shown(field, now);
  // Whole, however long: somebody may have to restore it by hand.
  const told = `Could not restore ${kind} ${id}: ${field} was ${JSON.stringify(was)} and is ${
    now ? show(current) : "unknown because it cannot be read"
  }.`;
  return { kind, id, field, was, now: current, told };
}

/** Something that the kit made. */
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

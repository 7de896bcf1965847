import type { JsonObject, JsonValue, Kit, Subject } from "../../src/kit/index.js";
import type { ResourceSpec } from "../fields/field.js";

/**
 * Gives every field a value that a fresh resource does not have, so that one that an update loses is missed. Checks
 * nothing: that is for the contracts of the fields.
 */
export async function dress(kit: Kit, spec: ResourceSpec, subject: Subject, flip = false): Promise<JsonObject> {
  const now = await subject.read();
  const patch: JsonObject = {};
  for (const field of spec.fields) {
    const value = await field.dressing({ kit, subject, now });
    if (value === undefined || !subject.mayTouch(field.name)) continue;
    patch[field.name] = flip && typeof value === "boolean" ? !value : (value as JsonValue);
  }
  const all = await subject.update(patch);
  if (!all.accepted) for (const [name, value] of Object.entries(patch)) await subject.update({ [name]: value });
  return subject.read();
}

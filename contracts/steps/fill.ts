import type { FixtureContext, JsonObject, JsonValue } from "../../src/kit/index.js";

/**
 * Gives every field a value that a fresh resource does not have, so that one that an update loses is missed. Checks
 * nothing: that is for the contracts of the fields.
 */
export async function fill({ kit, spec, fixture }: FixtureContext, flip = false): Promise<JsonObject> {
  const now = await fixture.known();
  const patch: JsonObject = {};
  for (const field of spec.fields) {
    const value = await field.fillValue({ kit, now });
    if (value === undefined || !fixture.mayTouch(field.name)) continue;
    patch[field.name] = flip && typeof value === "boolean" ? !value : (value as JsonValue);
  }
  const all = await fixture.send(patch);
  if (!all.accepted) for (const [name, value] of Object.entries(patch)) await fixture.send({ [name]: value });
  return fixture.read();
}

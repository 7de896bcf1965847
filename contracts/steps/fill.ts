import type { Api, FixtureContext, JsonObject, JsonValue } from "../../src/kit/index.js";
import { learnLocale } from "./locale.js";

/** The fields whose values a target refused. They are not sent again. */
const untaken = new WeakMap<Api, Set<string>>();

/**
 * Gives every field a value that a new resource does not have, so that a value lost later shows. Checks nothing, since
 * the contracts of the fields do.
 */
export async function fill(on: FixtureContext, flip = false): Promise<JsonObject> {
  const { kit, spec, fixture } = on;
  await learnLocale(on, await fixture.known());
  const now = await fixture.known();
  const patch: JsonObject = {};
  const refused = untaken.get(kit.api) ?? new Set();
  untaken.set(kit.api, refused);
  for (const field of spec.fields) {
    const value = await field.fillValue({ kit, now, made: fixture.made });
    if (value === undefined || !fixture.mayTouch(field.name) || refused.has(`${spec.kind} ${field.name}`)) continue;
    patch[field.name] = flip && typeof value === "boolean" ? !value : (value as JsonValue);
  }
  const all = await fixture.send(patch);
  for (const [name, value] of all.accepted ? [] : Object.entries(patch)) {
    const alone = await fixture.send({ [name]: value });
    if (alone.refused) refused.add(`${spec.kind} ${name}`);
  }
  return fixture.read();
}

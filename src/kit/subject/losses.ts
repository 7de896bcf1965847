import { type JsonObject, pick } from "../../base/json.js";
import type { Api } from "../http/api.js";
import { readOne, readResource } from "../http/outcome.js";
import { type Leftover, leftResource, leftValue } from "../ledger/leftovers.js";
import { isEmpty, leftOutIn, lostIn } from "../specs/changed-fields.js";
import { holdsMask } from "../specs/normal-form.js";
import { updatableFields } from "../specs/specs.js";
import { isMissing } from "../wire/exchange.js";
import type { KnownResource } from "./memory.js";

/*
 * What updates do besides. A borrowed resource may lose what they do not name: on a target whose updates replace the whole, or empty
 * other fields. That is the run's to restore, and no such update is sent any more to what the kit did not create.
 */

/** Notes what is gone since the reading before the newest update, which has `sent` some fields. */
export async function noteLost(
  one: KnownResource,
  before: JsonObject,
  shown: JsonObject,
  sent: readonly string[],
  client: Api,
): Promise<void> {
  const { copy, memory, api, kind, id, spec } = one;
  // Not every reading of a target need show all.
  const again = leftOutIn(before, shown).length > 0 ? (await readResource(client, spec, id)).resource : undefined;
  const now = { ...again, ...shown };
  const lost = lostIn(before, now, sent).filter((name) => name in copy);
  const fields = lost.filter((name) => updatableFields(spec).includes(name) && !one.isHidden(name));
  for (const name of lost) memory.lost.add(name);
  if (fields.length > 0) {
    const shown = Object.fromEntries(fields.map((name) => [name, now[name] ?? null]));
    const entry = api.ledger.changes(one, pick(copy, fields), shown);
    await entry.ready();
    if (memory.lastRead) entry.saw(memory.lastRead);
    for (const name of fields) memory.touched.add(name) && memory.everTouched.add(name);
    memory.isDirty = true;
  }
  const gone = lost.filter((name) => !fields.includes(name)).map((name) => `/${name}`);
  if (gone.length > 0) api.seen.losses.set(kind, `an update of ${kind} ${id} also removed ${gone.join(", ")}`);
}

/** All of it as it was first read, if something is still gone: the fields, and the rest in the target's form. */
export function wholeOf(one: KnownResource, now: JsonObject): { fields: JsonObject; base: JsonObject } | undefined {
  const { api, spec, copy, memory, restorable } = one;
  if (!memory.first || goneOf(one, now).length === 0) return undefined;
  // What is hidden would be replaced by its mask.
  const isOpen = (name: string) => name in copy && (isEmpty(copy[name]) || restorable.includes(name));
  const rest = api.codec.restOf(spec.operations.read, memory.first, []);
  return {
    fields: pick(copy, updatableFields(spec).filter(isOpen)),
    base: Object.fromEntries(Object.entries(rest).filter(([, value]) => !holdsMask(value))),
  };
}

const goneOf = ({ copy, memory }: KnownResource, now: JsonObject): string[] =>
  lostIn(copy, now, []).filter((name) => memory.lost.has(name));

/** What is gone for good, but for some fields that are told otherwise. */
export const leftLost = (one: KnownResource, told: readonly string[]): Leftover[] =>
  goneOf(one, one.memory.newest ?? one.copy)
    .filter((name) => !told.includes(name))
    .map((name) => leftValue(one, name, one.copy, one.memory.newest));

/** What the target still finds under other IDs that updates gave to resources. It may belong to somebody, so it stays. */
export async function leftElsewhere(api: Api): Promise<Leftover[]> {
  const left: Leftover[] = [];
  for (const [other, { spec, id }] of api.seen.otherIds) {
    const found = await readOne(api, spec, other).catch(() => undefined);
    if (found && isMissing(found.exchange)) continue;
    const told = `An update gave the ${spec.kind} ${id} the ID ${other}, and the target still finds it there. The kit did not delete it.`;
    left.push({ ...leftResource({ kind: spec.kind, id: other }, ""), told });
  }
  return left;
}

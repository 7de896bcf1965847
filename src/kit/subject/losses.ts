import { type JsonObject, pick } from "../../base/json.js";
import type { Api } from "../http/api.js";
import { readResource, sendUpdate } from "../http/outcome.js";
import { type Leftover, leftValue } from "../ledger/leftovers.js";
import { isEmpty, leftOutIn, lostIn } from "../specs/changed-fields.js";
import { holdsMask } from "../specs/normal-form.js";
import { updatableFields } from "../specs/specs.js";
import type { KnownResource } from "./memory.js";

/*
 * What a borrowed resource loses by the update of something else: on a target whose updates replace the whole, or empty other
 * fields. That is the run's to restore, and no such update is sent any more to what the kit did not create.
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

/** Sends back all of it as it was first read, if something is still gone. Resolves with whether it did. */
export async function giveBack(one: KnownResource, now: JsonObject, api: Api): Promise<boolean> {
  const { spec, copy, memory, restorable } = one;
  if (!memory.first || goneOf(one, now).length === 0) return false;
  // What is hidden would be replaced by its mask.
  const isOpen = (name: string) => name in copy && (isEmpty(copy[name]) || restorable.includes(name));
  const fields = pick(copy, updatableFields(spec).filter(isOpen));
  const rest = api.codec.restOf(spec.operations.read, memory.first, []);
  const base = Object.fromEntries(Object.entries(rest).filter(([, value]) => !holdsMask(value)));
  await sendUpdate(api, one, fields, { base, undo: api.ledger.changes(one, {}, fields) });
  return true;
}

const goneOf = ({ copy, memory }: KnownResource, now: JsonObject): string[] =>
  lostIn(copy, now, []).filter((name) => memory.lost.has(name));

/** What is gone for good, but for some fields that are told otherwise. */
export const leftLost = (one: KnownResource, told: readonly string[]): Leftover[] =>
  goneOf(one, one.memory.newest ?? one.copy)
    .filter((name) => !told.includes(name))
    .map((name) => leftValue(one, name, one.copy, one.memory.newest));

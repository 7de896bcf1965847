import { isObject, isSame, type JsonObject, type JsonValue, pick } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";

/** Creates an update toward an earlier reading. Empty if there is nothing to try. */
export type ToPatch = (to: JsonObject, now: JsonObject, differing: readonly string[]) => JsonObject;

/**
 * The updates to try in order, until the resource is restored. After only a rename, the name is enough, and the old path may be
 * gone. After a new version, the path comes first.
 */
export function restoringPatches(
  { file }: ResourceSpec,
  sentPath: boolean,
  fields: readonly string[],
): [ToPatch, ...ToPatch[]] {
  const rest = [withoutAdditions, ...fields.map(alone)];
  if (!file) return [everything, ...rest];
  return sentPath ? [withFile(file), withName(file), ...rest] : [withName(file), withFile(file), ...rest];
}

type FileFields = NonNullable<ResourceSpec["file"]>;

const everything: ToPatch = (to, _now, differing) => pick(to, differing);

/** Everything, with the path and the name of the file. */
const withFile =
  ({ path, name }: FileFields): ToPatch =>
  (to, _now, differing) => {
    const touchesFile = [path, name].some((field) => differing.includes(field));
    return pick(to, touchesFile ? [...differing, path, name] : differing);
  };

/** Everything, with only the name of the file. */
const withName =
  ({ path, name }: FileFields): ToPatch =>
  (to, _now, differing) =>
    pick(to, differing.includes(name) ? differing.filter((field) => field !== path) : differing);

/** If the target merges objects, added members can only be emptied. */
const withoutAdditions: ToPatch = (to, now, differing) =>
  Object.fromEntries(
    differing
      .filter((field) => isObject(to[field]) && isObject(now[field]))
      .map((field) => [field, nullAdditions(to[field] as JsonValue, now[field] as JsonValue)]),
  );

function nullAdditions(to: JsonValue, now: JsonValue): JsonValue {
  if (!isObject(to) || !isObject(now)) return to;
  const names = new Set([...Object.keys(to), ...Object.keys(now)]);
  const merged: JsonObject = {};
  for (const name of names) {
    const value = name in to ? nullAdditions(to[name] as JsonValue, now[name] as JsonValue) : null;
    merged[name] = value;
  }
  return merged;
}

/** Each field alone, because a refusal of one must not keep the others. */
const alone =
  (field: string): ToPatch =>
  (to, now, differing) =>
    differing.includes(field) && !isSame(to[field], now[field]) ? pick(to, [field]) : {};

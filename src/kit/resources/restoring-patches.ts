import { isObject, isSame, type JsonObject, type JsonValue, pick } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";

/** Makes an update that brings a resource nearer to an earlier reading; empty where it has nothing to try. */
export type ToPatch = (to: JsonObject, now: JsonObject, differing: readonly string[]) => JsonObject;

/**
 * The updates to try in turn, until the resource is as it was. After a rename alone the name is enough, and the old path
 * may be gone; after a new version the path comes first.
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

/** Everything, the file by its path and its name. */
const withFile =
  ({ path, name }: FileFields): ToPatch =>
  (to, _now, differing) => {
    const touchesFile = [path, name].some((field) => differing.includes(field));
    return pick(to, touchesFile ? [...differing, path, name] : differing);
  };

/** Everything, the file by its name alone. */
const withName =
  ({ path, name }: FileFields): ToPatch =>
  (to, _now, differing) =>
    pick(to, differing.includes(name) ? differing.filter((field) => field !== path) : differing);

/** Where objects are merged, members that were added can only be emptied. */
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

/** One field by itself: a service that refuses one of several must not keep the others. */
const alone =
  (field: string): ToPatch =>
  (to, now, differing) =>
    differing.includes(field) && !isSame(to[field], now[field]) ? pick(to, [field]) : {};

import { changedMembers, isObject, isSame, isTime, type JsonObject, type JsonValue, pick } from "../../base/json.js";
import { holdsMask } from "./normal-form.js";
import type { ResourceSpec } from "./resource-spec.js";
import { updatableFields } from "./specs.js";

/** The names of the fields that differ, except those that are set apart. */
type Changed = (spec: ResourceSpec, before: JsonObject, after: JsonObject, apart?: readonly string[]) => string[];

/** The differences in the identifier and the updatable fields; other members belong to the service. */
export const changedFields: Changed = (spec, before, after, apart) => {
  const stated = ["id", ...updatableFields(spec)];
  const comparable = (resource: JsonObject) => withPlainEvents(spec, pick(resource, stated));
  // One response may show what another one masks.
  const secrets: readonly (string | undefined)[] = [...Object.values(spec.secrets ?? {}), spec.calls?.address];
  const isMasked = (name: string) => secrets.includes(name) && holdsMask(before[name]) !== holdsMask(after[name]);
  return changedMembers(comparable(before), comparable(after), apart).filter((name) => !isMasked(name));
};

/**
 * A resource whose `events` have only the members of the document. The structure of an element is open, and a target may
 * add an ID that is new in each response.
 */
function withPlainEvents({ calls }: Pick<ResourceSpec, "calls">, resource: JsonObject): JsonObject {
  const events = calls && resource[calls.events];
  if (!calls || !Array.isArray(events)) return resource;
  const plain = events.map((one) => (isObject(one) && "entity_type" in one ? pick(one, eventMembers) : one));
  return { ...resource, [calls.events]: plain };
}

const eventMembers = ["entity_type", "event_types", "filters"];

/** The fields that do not have their earlier values again. IDs of the elements of `events` do not count. */
export const notRestored = (spec: Pick<ResourceSpec, "calls">, to: JsonObject, now: JsonObject): string[] =>
  changedMembers(withoutEventIds(spec, to), withoutEventIds(spec, now));

/** A resource without the IDs of the elements of `events`, which the target may choose anew with each update. */
export function withoutEventIds({ calls }: Pick<ResourceSpec, "calls">, resource: JsonObject): JsonObject {
  const events = calls && resource[calls.events];
  return calls && events !== undefined ? { ...resource, [calls.events]: withoutIds(events) } : resource;
}

function withoutIds(elements: JsonValue): JsonValue {
  if (!Array.isArray(elements)) return elements;
  return elements.map((one) => {
    if (!isObject(one)) return one;
    const { id: _, elements: asShown, ...members } = one;
    return asShown === undefined ? members : { ...members, elements: withoutIds(asShown) };
  });
}

/** The fields that differ between a read and the response to an update. Compares only members that both show, in objects too. */
export const changedInBoth: Changed = (spec, before, after, apart) =>
  changedFields(spec, before, after, apart).filter(
    (name) => name in before && name in after && !isSameInBoth(before[name], after[name]),
  );

function isSameInBoth(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (!isObject(one) || !isObject(other)) return isSame(one, other);
  if (isEmpty(one) !== isEmpty(other)) return false;
  return Object.keys(one).every((name) => !(name in other) || isSameInBoth(one[name], other[name]));
}

/** Members that only a Standin shows, and that do not change. */
export const changedBesides = (
  { lasting }: ResourceSpec,
  before: JsonObject,
  after: JsonObject,
  apart: readonly string[],
): string[] => changedMembers(pick(before, lasting), pick(after, lasting), apart);

/** Whether a value is absent, null, or an empty text, list or object. */
export const isEmpty = (value: JsonValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** Whether a value has only empty ones in it too, so that a read may leave it out. */
export const saysNothing = (value: JsonValue | undefined): boolean =>
  isEmpty(value) || (isObject(value) && Object.values(value).every(saysNothing));

/**
 * The members that a read showed with a value and a later one lacks or shows empty, except those that are set apart, and times: that of
 * the next call, for example, may pass.
 */
export const lostIn = (before: JsonObject, now: JsonObject, apart: readonly string[]): string[] =>
  Object.keys(before).filter(
    (name) => !apart.includes(name) && !isEmpty(before[name]) && !isTime(before[name]) && isEmpty(now[name]),
  );

/** Those that it lacks. */
export const leftOutIn = (before: JsonObject, now: JsonObject): string[] => lostIn(before, now, Object.keys(now));

/** A reference of which a read shows only the identifier. */
export const isPartial = (value: JsonValue | undefined): boolean =>
  isObject(value) && "id" in value && !("type" in value);

/** Whether a URL belongs to one of the kit's own receivers. */
export const isKitsOwn = (address: JsonValue | undefined, receivers: ReadonlySet<string>): boolean =>
  typeof address === "string" && [...receivers].some((origin) => address.startsWith(`${origin}/`));

/** Whether a list, or an object, has all that it had, and more. */
export function isGrown(was: JsonValue | undefined, is: JsonValue | undefined): boolean {
  if (isObject(was) && isObject(is)) return isGrown(Object.entries(was), Object.entries(is));
  if (!Array.isArray(was) || !Array.isArray(is)) return false;
  return is.length > was.length && was.every((one) => is.some((other) => isSame(one, other)));
}

/** Whether each shown field of an update has its new value, or no longer has its old one. */
export const isUpdated = (shown: JsonObject, sent: JsonObject, before: JsonObject | undefined): boolean =>
  Object.entries(sent).every(
    ([name, value]) =>
      !(name in shown) || isSame(shown[name], value) || (before !== undefined && !isSame(shown[name], before[name])),
  );

/** Creates an update toward an earlier reading. Empty if there is nothing to try. */
type ToPatch = (to: JsonObject, now: JsonObject, differing: readonly string[]) => JsonObject;

/**
 * The updates to try in order, until the resource is restored. After only a rename, the name is enough, and the old path may be
 * gone. After a new version, the path comes first.
 */
export function restoringPatches(
  { file }: ResourceSpec,
  sentPath: boolean,
  fields: readonly string[],
): [ToPatch, ...ToPatch[]] {
  const everything: ToPatch = (to, _now, differing) => pick(to, differing);
  // Each field alone, because a refusal of one must not keep the others.
  const alone = fields.map(
    (field): ToPatch =>
      (to, _now, differing) =>
        pick(to, differing.includes(field) ? [field] : []),
  );
  if (!file) return [everything, withoutAdditions, ...alone];
  const { path, name } = file;
  const withFile: ToPatch = (to, _now, differing) =>
    pick(to, differing.includes(path) || differing.includes(name) ? [...differing, path, name] : differing);
  const withName: ToPatch = (to, _now, differing) =>
    pick(to, differing.includes(name) ? differing.filter((field) => field !== path) : differing);
  return sentPath ? [withFile, withName, withoutAdditions, ...alone] : [withName, withFile, withoutAdditions, ...alone];
}

/** If the target merges objects, added members can only be emptied. */
const withoutAdditions: ToPatch = (to, now, differing) =>
  Object.fromEntries(
    differing
      .filter((field) => isObject(to[field]) && isObject(now[field]))
      .map((field) => [field, nullAdditions(to[field] as JsonValue, now[field])]),
  );

function nullAdditions(to: JsonValue, now: JsonValue | undefined): JsonValue {
  if (!isObject(to) || !isObject(now)) return to;
  const added = Object.keys(now).filter((name) => !(name in to));
  const kept = Object.entries(to).map(([name, value]) => [name, nullAdditions(value, now[name])] as const);
  return Object.fromEntries([...kept, ...added.map((name) => [name, null] as const)]);
}

import {
  type Form,
  isObject,
  isSame,
  isSecretMask,
  type JsonObject,
  type JsonValue,
  likeness,
  type StatementId,
} from "../../src/kit/index.js";
import type { Field } from "./field.js";

type Compare = Field["compare"];
type Ids = readonly StatementId[];
type IsOne = (sent: JsonValue, shown: JsonValue) => boolean;

/** Shown as sent: nothing. Shown with a difference that is open: the assumption. Otherwise: the rule. */
export const as =
  (form: Form, rule: StatementId): Compare =>
  (sent, shown) =>
    idsOf(sent, shown, form) ?? [rule];

/** The assumptions that a shown value differs in from the sent one. Undefined if something is lost. */
export function idsOf(sent: JsonValue, shown: JsonValue, form: Form): Ids | undefined {
  const is = likeness(sent, shown, form);
  if (is === "same") return [];
  if (is === "normal form") return ["Q-42"];
  return is === "mask" ? ["Q-43"] : undefined;
}

/** Tags. If the new list was added to the old one, only an assumption differs. */
export const tags =
  (rule: StatementId): Compare =>
  (sent, shown, before) => {
    const isOne: IsOne = (one, other) => likeness(one, other, "tag") !== "lost";
    return idsOf(sent, shown, "tags") ?? (isAdded([sent, shown, before], isOne) ? ["Q-39"] : [rule]);
  };

/** Whether a list has all sent and all earlier elements, and no others. */
function isAdded([sent, shown, before]: readonly (JsonValue | undefined)[], isOne: IsOne): boolean {
  if (!Array.isArray(sent) || !Array.isArray(shown) || !Array.isArray(before) || before.length === 0) return false;
  const all = [...sent, ...before];
  return hasEach(all, shown, isOne) && shown.every((other) => all.some((one) => isOne(one, other)));
}

const hasEach = (sent: readonly JsonValue[], shown: readonly JsonValue[], isOne: IsOne): boolean =>
  sent.every((one) => shown.some((other) => isOne(one, other)));

/** Elements of `events`. Their structure is open, so additional members and another order do not break the rule. */
export const events =
  (rule: StatementId): Compare =>
  (sent, shown, before) => {
    if (!Array.isArray(sent) || !Array.isArray(shown)) return isSame(sent, shown) ? [] : [rule];
    const inOrder = sent.map((one, index) => eventIds(one, shown[index]));
    if (sent.length === shown.length && inOrder.every((ids) => ids))
      return [...new Set(inOrder.flatMap((ids) => ids ?? []))];
    const isOne: IsOne = (one, other) => eventIds(one, other) !== undefined;
    if (sent.length === shown.length && hasEach(sent, shown, isOne)) return ["Q-06"];
    return isAdded([sent, shown, before].map(byType), isOne) ? ["Q-39"] : [rule];
  };

/** Elements with one event type each. Where a binding has an element per event, they are read as one per entity type. */
const byType = (events: JsonValue | undefined): JsonValue | undefined =>
  Array.isArray(events)
    ? events.flatMap((one) =>
        isObject(one) && Array.isArray(one.event_types)
          ? one.event_types.map((type) => ({ ...one, event_types: [type] }))
          : [one],
      )
    : events;

const members = ["entity_type", "event_types", "filters"];

/** The ids in which two elements differ. Additional members that are null do not count. */
function eventIds(sent: JsonValue, shown: JsonValue | undefined): Ids | undefined {
  if (!isObject(sent) || !isObject(shown)) return shown !== undefined && isSame(sent, shown) ? [] : undefined;
  const ids = new Set<StatementId>();
  for (const [name, value] of Object.entries(sent)) {
    const is = likeness(value, shown[name] ?? null, "data");
    // The target may add members such as an ID to an element, and may choose new ones each time.
    const isAdded = isSame(sent.entity_type, shown.entity_type) && !members.includes(name);
    if (is === "lost" && !isAdded && !isReordered(value, shown[name])) return undefined;
    if (is !== "same") ids.add(is === "lost" ? "Q-06" : "Q-42");
  }
  const added = Object.keys(shown).filter((name) => !(name in sent) && shown[name] !== null);
  return added.length === 0 ? [...ids] : [...ids, "Q-06"];
}

const isReordered = (sent: JsonValue, shown: JsonValue | undefined): boolean =>
  Array.isArray(sent) && Array.isArray(shown) && sent.length === shown.length && hasEach(sent, shown, isSame);

/** Letter case of names is open, and so is the type of values. Additional headers may be from before. */
export const headers =
  (rule: StatementId): Compare =>
  (sent, shown, before) => {
    if (!isObject(sent) || !isObject(shown)) {
      if (isSame(sent, shown)) return [];
      return [sent, shown].some(isSecretMask) ? ["Q-43"] : [rule];
    }
    const ids = new Set<StatementId>();
    const found = new Set<string>();
    for (const [name, value] of Object.entries(sent)) {
      const is = nameIn(shown, name);
      if (value === null && shown[is ?? ""] !== null) {
        // The meaning of such a value is open: no header, an empty one, or removal of the name.
        ids.add("Q-27");
        if (is !== undefined) found.add(is);
        continue;
      }
      const differences = is === undefined ? undefined : valueIds(value, shown[is] as JsonValue);
      if (is === undefined || !differences) return [rule];
      found.add(is);
      if (is !== name) ids.add("Q-44");
      for (const id of differences) ids.add(id);
    }
    const more = Object.keys(shown).filter((name) => !found.has(name));
    const old = isObject(before) ? before : {};
    if (!more.every((name) => isSame(old[nameIn(old, name) ?? ""], shown[name]))) return [rule];
    return more.length > 0 ? ["Q-39"] : [...ids];
  };

const nameIn = (all: JsonObject, name: string): string | undefined =>
  Object.hasOwn(all, name) ? name : Object.keys(all).find((other) => other.toLowerCase() === name.toLowerCase());

function valueIds(sent: JsonValue, shown: JsonValue): Ids | undefined {
  const ids = idsOf(sent, shown, "text");
  // A header may hold a secret, as the password does.
  if (!ids && isSecretMask(shown)) return ["Q-43"];
  const isOtherType = typeof sent !== typeof shown && shown !== null && String(sent) === String(shown);
  return ids ?? (isOtherType ? ["Q-27"] : undefined);
}

/** Whether a reference is shown as its identifier alone. */
export const isIdentifier = (value: JsonValue | undefined): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** A reference consists of its type and its id, whose type is open. Additional members do not break the rule. */
export const reference =
  (rule: StatementId): Compare =>
  (sent, shown) => {
    if (isObject(sent) && isIdentifier(shown)) return String(sent.id) === String(shown) ? ["Q-59"] : [rule];
    if (!isObject(sent) || !isObject(shown)) return isSame(sent, shown) ? [] : [rule];
    if (sent.type !== shown.type) return [rule];
    if (isSame(sent.id, shown.id)) return [];
    return String(sent.id) === String(shown.id) ? ["Q-47"] : [rule];
  };

/** For fields where it is open whether a value replaces the old one or is added to it. */
export const replaced = {
  replaces: "Q-39",
  isEmpty: (value: JsonValue): boolean => Object.keys(value ?? {}).length === 0,
} as const;

/** Whether a value contains another one, also in nested objects and lists. Only an empty value contains an empty one. */
export function hasAll(now: JsonValue | undefined, then: JsonValue | undefined): boolean {
  if (then === null || then === undefined || Object.keys(then).length === 0) return isSame(now ?? null, then ?? null);
  if (Array.isArray(then)) return Array.isArray(now) && then.every((one) => now.some((other) => hasAll(other, one)));
  if (isObject(then)) return isObject(now) && Object.keys(then).every((name) => hasAll(now[name], then[name]));
  return isSame(now ?? null, then ?? null);
}

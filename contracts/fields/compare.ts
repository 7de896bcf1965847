import { type Field, isObject, isSame, type JsonValue, type StatementId } from "../../src/kit/index.js";

type Compare = Field["compare"];

/** Shown as it was sent, or the rule is broken. */
export const exactly =
  (rule: StatementId): Compare =>
  (sent, shown) =>
    isSame(sent, shown) ? [] : [rule];

/** A list that was added to the one before differs in an assumption alone. */
export const list =
  (rule: StatementId, same: (sent: JsonValue, shown: JsonValue) => boolean = isSame): Compare =>
  (sent, shown, before) => {
    if (!Array.isArray(sent) || !Array.isArray(shown)) return isSame(sent, shown) ? [] : [rule];
    if (sent.length === shown.length && sent.every((one, index) => same(one, shown[index] as JsonValue))) return [];
    const has = (all: JsonValue[], one: JsonValue) => all.some((other) => same(one, other));
    const old = Array.isArray(before) ? before : [];
    const isMerged =
      old.length > 0 &&
      [...sent, ...old].every((one) => has(shown, one)) &&
      shown.every((one) => has(sent, one) || has(old, one));
    return isMerged ? ["Q-39"] : [rule];
  };

/** An object whose members were added to those before differs in an assumption alone. */
export const members =
  (rule: StatementId): Compare =>
  (sent, shown, before) => {
    if (isSame(sent, shown)) return [];
    const isMerged = isObject(sent) && isObject(before) && isSame({ ...before, ...sent }, shown);
    return isMerged ? ["Q-39"] : [rule];
  };

/** A reference is its type and its id; more members are no matter of its rule. */
export const reference =
  (rule: StatementId): Compare =>
  (sent, shown) => {
    if (!isObject(sent) || !isObject(shown)) return isSame(sent, shown) ? [] : [rule];
    return sent.type === shown.type && isSame(sent.id, shown.id) ? [] : [rule];
  };

/** An element of `events` may be shown with members that were left out, if they are null. */
export const eventElement = (sent: JsonValue, shown: JsonValue): boolean => {
  if (!isObject(sent) || !isObject(shown)) return isSame(sent, shown);
  const added = Object.keys(shown).filter((key) => !(key in sent));
  return Object.keys(sent).every((key) => isSame(sent[key], shown[key])) && added.every((key) => shown[key] === null);
};

/** Of the metadata, what was passed: a member that was set to null may be left out. */
export const metadata: Compare = (sent, shown, before) => {
  if (!isObject(sent) || !isObject(shown)) return ["U-09"];
  const broken = new Set<StatementId>();
  for (const [locale, passed] of Object.entries(sent)) {
    const is = shown[locale];
    const was = isObject(before) ? before[locale] : undefined;
    for (const [member, value] of Object.entries(isObject(passed) ? passed : {})) {
      const now = isObject(is) ? is[member] : undefined;
      if (isSame(value, now) || (value === null && now === undefined)) continue;
      const old = isObject(was) ? was[member] : undefined;
      const isMerged = isObject(value) && isObject(old) && isSame({ ...old, ...value }, now);
      broken.add(member === "custom_data" && isMerged ? "Q-39" : "U-09");
    }
  }
  return [...broken];
};

/** For fields of which it is open whether a value replaces what was there or is added to it. */
export const replaced = {
  replaces: "Q-39",
  isEmpty: (value: JsonValue): boolean => Object.keys(value ?? {}).length === 0,
} as const;

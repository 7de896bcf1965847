import {
  type Field,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  likeness,
  type StatementId,
} from "../../src/kit/index.js";

type Ids = readonly StatementId[];
type Point = { sent: JsonValue; shown: JsonValue; ofOthers: readonly JsonValue[] };

/** Compares only the metadata that was passed. Other locales and members are open. */
export const metadata: Field["compare"] = (sent, shown, before) => {
  if (!isObject(sent) || !isObject(shown)) return ["U-09"];
  const ids = new Set<StatementId>();
  for (const [locale, passed] of Object.entries(sent)) {
    const [is, was] = [membersIn(shown, locale), membersIn(before, locale)];
    for (const [member, value] of Object.entries(isObject(passed) ? passed : {})) {
      const now = is[member] ?? null;
      const others = Object.keys(sent).filter((other) => other !== locale);
      const ofOthers = others.map((other) => membersIn(sent, other)[member] ?? null);
      const found =
        member === "focal_point"
          ? pointIds({ sent: value, shown: now, ofOthers })
          : member === "custom_data"
            ? dataIds(value, now, was[member] ?? null)
            : textIds(value, now);
      for (const id of found) ids.add(id);
    }
  }
  return ids.has("U-09") ? ["U-09"] : [...ids];
};

const membersIn = (metadata: JsonValue | undefined, locale: string): JsonObject => {
  const members = isObject(metadata) ? metadata[locale] : undefined;
  return isObject(members) ? members : {};
};

function textIds(sent: JsonValue, shown: JsonValue): Ids {
  const { is } = likeness(sent, shown, "text");
  return is === "same" ? [] : is === "normal form" ? ["Q-42"] : ["U-09"];
}

/** All locales may share one focal point. Then the value of one locale is shown for all. */
function pointIds({ sent, shown, ofOthers }: Point): Ids {
  const isAt = (one: JsonValue, other: JsonValue) =>
    isObject(one) && isObject(other) ? isSame(one.x, other.x) && isSame(one.y, other.y) : isSame(one, other);
  if (isAt(sent, shown)) return [];
  return ofOthers.some((other) => isAt(other, shown)) ? ["Q-08"] : ["U-09"];
}

function dataIds(sent: JsonValue, shown: JsonValue, before: JsonValue): Ids {
  const { is } = likeness(sent, shown, "data");
  if (is === "same") return [];
  if (is === "normal form") return ["Q-42"];
  // Empty members may be left out, since missing members are open.
  if (isObject(sent) && Object.keys(sent).length === 0 && shown === null) return ["Q-10"];
  if (!isObject(sent) || !isObject(before) || Object.keys(before).length === 0) return ["U-09"];
  const merged = [{ ...before, ...sent }, merge(before, sent)];
  return merged.some((one) => likeness(one, shown, "data").is !== "lost") ? ["Q-39"] : ["U-09"];
}

/** Merges as RFC 7396 does: null removes a member. */
function merge(old: JsonValue | undefined, sent: JsonValue): JsonValue {
  if (!isObject(sent)) return sent;
  const merged = isObject(old) ? { ...old } : {};
  for (const [name, value] of Object.entries(sent)) {
    if (value === null) delete merged[name];
    else merged[name] = merge(merged[name], value);
  }
  return merged;
}

import {
  isNumber,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  pick,
  type StatementId,
} from "../../src/kit/index.js";
import { knownLocale, knownLocales } from "../steps/habits.js";
import { idsOf } from "./compare.js";
import { type Field, type FieldContext, isString, trials, wrongStringsIn } from "./field.js";
import { plainHard } from "./hard-texts.js";

/** The members of a locale. Each may be missing or null. */
const isMembers = (value: JsonValue): boolean =>
  isObject(value) && Object.entries(memberTypes).every(([name, isType]) => isType(value[name] ?? null));

const memberTypes: Readonly<Record<string, Field["isStated"]>> = {
  title: (value) => value === null || isString(value),
  alt: (value) => value === null || isString(value),
  custom_data: (value) => value === null || isObject(value),
  focal_point: (value) => value === null || (isObject(value) && isNumber(value.x) && isNumber(value.y)),
};

const isMetadata = (value: JsonValue): value is JsonObject => isObject(value) && Object.values(value).every(isMembers);

type Ids = readonly StatementId[];
type Point = { sent: JsonValue; shown: JsonValue; ofOthers: readonly JsonValue[] };

/** Compares only the metadata that was passed. Other locales and members are open. */
const compare: Field["compare"] = (sent, shown, before) => {
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
            : (idsOf(value, now, "text") ?? ["U-09"]);
      for (const id of found) ids.add(id);
    }
  }
  return ids.has("U-09") ? ["U-09"] : [...ids];
};

/** The members of a locale, as far as a value has them. */
export const membersIn = (metadata: JsonValue | undefined, locale: string): JsonObject => {
  const members = isObject(metadata) ? metadata[locale] : undefined;
  return isObject(members) ? members : {};
};

/** All locales may share one focal point. Then the value of one locale is shown for all. */
function pointIds({ sent, shown, ofOthers }: Point): Ids {
  const isAt = (one: JsonValue, other: JsonValue) =>
    isObject(one) && isObject(other) ? isSame(one.x, other.x) && isSame(one.y, other.y) : isSame(one, other);
  if (isAt(sent, shown)) return [];
  return ofOthers.some((other) => isAt(other, shown)) ? ["Q-08"] : ["U-09"];
}

function dataIds(sent: JsonValue, shown: JsonValue, before: JsonValue): Ids {
  const ids = idsOf(sent, shown, "data");
  if (ids) return ids;
  // Empty members may be left out, since missing members are open.
  if (isObject(sent) && Object.keys(sent).length === 0 && shown === null) return ["Q-10"];
  if (!isObject(sent) || !isObject(before) || Object.keys(before).length === 0) return ["U-09"];
  const merged = [{ ...before, ...sent }, merge(before, sent)];
  return merged.some((one) => idsOf(one, shown, "data")) ? ["Q-39"] : ["U-09"];
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

/** A locale of the project, or else the default locale of a new project. */
const localeOf = (context: Pick<FieldContext, "kit" | "now">): string => knownLocale(context) ?? "en";

const fullMetadata: JsonObject = {
  title: "A title ✓",
  alt: "An alt",
  custom_data: {
    shelf: "B2",
    count: 3,
    part: 0.0625,
    below: -7,
    many: 2 ** 33,
    flag: false,
    type: "a kind",
    id: "one",
    // Texts that look like something else.
    ...{
      title: "No title",
      alt: "No alt",
      digits: "42",
      decimals: "1.50",
      date: "2026-01-31",
      word: "true",
      nothing: "",
    },
  },
  focal_point: { x: 0.25, y: 0.75 },
};

/** The spec does not say which values the pairs may have, but an accepted value must be kept. */
const openData: readonly JsonObject[] = [
  {
    none: null,
    list: [1, "two", null],
    nested: { deep: { deeper: [true, {}] }, none: null },
    // A language whose lists are objects may take these for its lists.
    ...{ numbered: { 0: "zero", 1: "one" }, emptyObject: {}, emptyList: [] },
  },
  { 7: "seven", 12: "twelve" },
  // What objects of JavaScript have. Not `__proto__`, which a careful service takes out.
  Object.fromEntries(["constructor", "toString", "prototype"].map((name) => [name, name])),
  {
    ...Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`key ${at}`, at])),
    "a.b": 1,
    $d: 2,
    "": 3,
    "Zoë 𝒳": "👩‍🚀 & <b>",
    [plainHard]: plainHard,
  },
];

export const metadataField: Field = {
  name: "default_field_metadata",
  rule: "U-09",
  nullable: false,
  isStated: isMetadata,
  trials(context) {
    const locale = localeOf(context);
    // If no locale is known, a refusal may be about the locale.
    const openTo: StatementId[] = knownLocale(context) === undefined ? ["Q-09"] : [];
    const parts: JsonObject[] = [
      { title: "Only a title" },
      { alt: "Only an alt" },
      { title: "A title without an alt", alt: "" },
      { focal_point: { x: 1, y: 0.0625 } },
      { focal_point: { x: 0, y: 0 } },
      ...[{ only: "custom data" }, {}, ...openData].map((custom_data) => ({ custom_data })),
    ];
    return [
      { value: { [locale]: fullMetadata }, ...(openTo.length > 0 ? { openTo } : {}) },
      // It is open which members may be missing.
      ...parts.map((members) => ({ value: { [locale]: members }, openTo: ["Q-10" as const, ...openTo] })),
      // A service may require its default locale.
      { value: {}, openTo: ["Q-10"] },
    ];
  },
  // In every locale that the upload shows: a service may want all of them in each update.
  ordinary: ({ now }) => {
    const { default_field_metadata: metadata = null } = now;
    const shown = isMetadata(metadata) ? Object.keys(metadata) : [];
    return [
      membersOf("A title", "Plain", { x: 0.5, y: 0.5 }),
      membersOf("Another title", "Simple", { x: 0.25, y: 0.5 }),
    ].map((members) => Object.fromEntries(shown.map((locale) => [locale, members])));
  },
  withText: (text, context) => ({
    [localeOf(context)]: { title: text, alt: text, custom_data: { text, list: [text] } },
  }),
  // The same members of the same locales.
  control(wrong, context) {
    const locales = isObject(wrong) && Object.keys(wrong).length > 0 ? Object.keys(wrong) : [localeOf(context)];
    const rightIn = (locale: string) => {
      const names = Object.keys(membersIn(wrong, locale)).filter((name) => name in fullMetadata);
      return names.length > 0 ? pick(fullMetadata, names) : fullMetadata;
    };
    return Object.fromEntries(locales.map((locale) => [locale, rightIn(locale)]));
  },
  wrong(context) {
    const locale = localeOf(context);
    const at = (value: JsonValue) => ({ [locale]: value });
    const point = (value: JsonValue) => at({ focal_point: value });
    return [
      ...trials(["text", "", 7, 0, false, [], [{ locale }]]),
      ...trials(["text", 7, [], [{ title: "x" }]].map(at)),
      ...wrongStringsIn((value) => at({ title: value }), false),
      // Beside right members.
      ...wrongStringsIn((value) => at({ ...fullMetadata, alt: value }), false),
      // Some services read JSON in a text, and some take nothing for an empty object.
      ...trials(["text", "", '{"a":1}', 7, ["text"], []].map((value) => at({ custom_data: value }))),
      ...trials(["center", 0.5, [0.5, 0.5]].map(point)),
      ...trials(
        [
          { x: "0.5", y: 0.5 },
          { x: 0.5, y: "0.5" },
          { x: "0.5", y: "0.5" },
          { x: true, y: 0.5 },
          { x: [0.5], y: {} },
        ].map(point),
      ),
    ];
  },
  compare,
  assumes: ["Q-42"],
  generated: {
    openTo: ["Q-09", "Q-10"],
    part: "additionalProperties",
    put: (value, context) => ({ [localeOf(context)]: value }),
  },
  fill(context) {
    const locales = knownLocales(context);
    return locales.length === 0 ? undefined : inLocales(locales, "Filled title", "Filled", { x: 0.125, y: 0.875 });
  },
  another: (context) => {
    const locales = knownLocales(context);
    return inLocales(locales.length === 0 ? [localeOf(context)] : locales, "Other", "Other", { x: 0.875, y: 0.125 });
  },
  requests: 80,
};

/** In words of their own, with one focal point, which locales may share. */
const inLocales = (locales: readonly string[], title: string, word: string, point: JsonObject): JsonObject =>
  Object.fromEntries(
    locales.map((locale, at) => [locale, membersOf(at === 0 ? title : `${title} (${locale})`, word, point)]),
  );

/** Every member, since it is open which ones may be missing. */
const membersOf = (title: string, word: string, focal_point: JsonObject): JsonObject => ({
  ...{ title, alt: `${word} alt`, custom_data: { [word.toLowerCase()]: "yes" }, focal_point },
});

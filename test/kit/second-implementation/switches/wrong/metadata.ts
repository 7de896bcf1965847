import { isObject, type JsonObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { escapeHtml } from "../../template.js";
import { upload } from "../fields.js";
import {
  all,
  asObject,
  entries,
  firsts,
  inLocales,
  inMetadata,
  isNumber,
  isText,
  mapped,
  nothing,
  result,
  without,
} from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const metadata = upload.default_field_metadata;
const contracts = [...metadata.only, "upload-metadata-answers"];

/** Changes the members of each locale that is passed. */
const locales = (to: (members: JsonObject) => JsonObject): Switch => metadata.stored((value) => inLocales(value, to));

/** Changes custom_data of each locale that is passed. */
const data = (to: (all: [name: string, value: JsonValue][]) => [string, JsonValue][]): Switch =>
  locales((members) =>
    "custom_data" in members ? { ...members, custom_data: entries(members.custom_data, to) } : members,
  );
const dataValues = (to: (value: JsonValue) => JsonValue): Switch =>
  data((all) => all.map(([name, value]) => [name, to(value)]));

/** Changes focal points that are. */
const points = (to: (x: number, y: number) => [x: number, y: number]): Switch =>
  locales((members) => {
    const point = asObject(members.focal_point);
    if (!isNumber(point.x) || !isNumber(point.y)) return members;
    const [x, y] = to(point.x, point.y);
    return { ...members, focal_point: { x, y } };
  });

/** Gives what an update passes of one locale to the others. */
const spread = (member: string): Switch =>
  result("updated", (next, _, __, fields) => {
    const passed = Object.values(asObject(fields.default_field_metadata)).map((one) => asObject(one)[member]);
    const value = passed.filter((one) => one !== undefined).at(-1);
    if (value === undefined) return next;
    const all = inLocales(next.default_field_metadata, (members) => ({ ...members, [member]: value }));
    return { ...next, default_field_metadata: all };
  });

/** Takes a wrong member in metadata, and makes something of it. `at` is where its locale comes in the update. */
const coerced = (
  name: string,
  isIt: (value: JsonValue, members: JsonObject, locale: string, at: number) => boolean,
  to: (value: JsonValue) => JsonValue | undefined,
): Switch => {
  const change = (value: JsonValue): JsonValue =>
    entries(value, (all) =>
      all.map(([locale, one], at) => {
        if (!isObject(one)) return [locale, one];
        const { [name]: member } = one;
        if (member === undefined || !isIt(member, one, locale, at)) return [locale, one];
        const kept = to(member);
        return [locale, kept === undefined ? without(one, name) : { ...one, [name]: kept }];
      }),
    );
  return all(
    metadata.takes((value) => isObject(value) && JSON.stringify(change(value)) !== JSON.stringify(value)),
    metadata.stored((value) => (isObject(value) ? change(value) : value)),
  );
};

/** What the service takes for the language of the project, whose metadata it looks at. */
const own = "en";

const pointOfTexts = (value: JsonValue): boolean => isText(asObject(value).x) && isText(asObject(value).y);
const toNumbers = (value: JsonValue): JsonObject => mapped(value, Number);

const isEmptyObject = (value: JsonValue) => isObject(value) && Object.keys(value).length === 0;
const isEmptyList = (value: JsonValue) => Array.isArray(value) && value.length === 0;
const areNumbers = (names: readonly string[]) => names.length > 0 && names.every((name) => /^\d+$/.test(name));

const hasTexts = (members: JsonValue) => {
  const { x, y } = asObject(asObject(members).focal_point);
  return isText(x) || isText(y);
};

/** Metadata that are lost, changed or spread. */
export const wrongMetadata: WrongRow[] = [
  ...wrong(["U-09"], contracts, {
    "takes null for no metadata (metadata-null)": metadata.nullAs({}),
    "takes numbers as titles (metadata-text-kept)": metadata.takes((value) =>
      Object.values(asObject(value)).some((one) => isNumber(asObject(one).title)),
    ),
    "escapes HTML in titles (metadata-escaped)": metadata.stored((value) =>
      inMetadata(value, (text) => (isText(text) ? escapeHtml(text).replaceAll("✓", "&#10003;") : text)),
    ),
    "loses alt where it comes with a title (metadata-alt-lost)": locales((members) =>
      "title" in members ? without(members, "alt") : members,
    ),
    "makes texts of nested custom data (data-nested-text)": dataValues((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ),
    "drops custom data that are null (data-null-dropped)": data((all) => all.filter(([, value]) => value !== null)),
    "makes names of custom data lower-case (data-names-lower)": data((all) =>
      all.map(([name, value]) => [name.toLowerCase(), value]),
    ),
    "rounds numbers in custom data (data-integers)": dataValues((value) =>
      isNumber(value) ? Math.round(value) : value,
    ),
    "takes dots in names of custom data for paths (data-dots-nested)": data((all) =>
      all.map(([name, value]) => {
        const [first = "", ...more] = name.split(".");
        return more.length > 0 ? [first, { [more.join(".")]: value }] : [name, value];
      }),
    ),
    "rounds focal points to a tenth (focal-point-rounded)": points((x, y) => [
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
    ]),
    "swaps x and y (focal-point-swapped)": points((x, y) => [y, x]),
    "takes focal points of two texts (focal-point-texts)": coerced("focal_point", pointOfTexts, toNumbers),
    "keeps no focal point in the corner (focal-point-corner)": locales((members) => {
      const { x, y } = asObject(members.focal_point);
      return x === 0 && y === 0 ? { ...members, focal_point: null } : members;
    }),
    "takes an empty list for no custom data (data-empty-list)": coerced("custom_data", isEmptyList, () => ({})),
    "takes an empty text for no custom data (data-empty-text)": coerced(
      "custom_data",
      (one) => one === "",
      () => ({}),
    ),
    "takes custom data that are JSON in a text (data-json-text)": coerced(
      "custom_data",
      (value) => isText(value) && value.startsWith("{"),
      (value) => JSON.parse(String(value)),
    ),
    "takes a number as alt beside a title (alt-number-beside)": coerced(
      "alt",
      (value, { title = null }) => isNumber(value) && isText(title),
      String,
    ),
    "makes lists of nested custom data whose names are numbers (data-numbers-list)": dataValues((value) =>
      isObject(value) && areNumbers(Object.keys(value)) ? Object.values(value) : value,
    ),
    "numbers the pairs of custom data anew where their names are numbers (data-renumbered)": data((all) =>
      areNumbers(all.map(([name]) => name)) ? all.map(([, value], at) => [`${at}`, value]) : all,
    ),
    "makes lists of empty objects in custom data (data-empty-objects)": dataValues((value) =>
      isEmptyObject(value) ? [] : value,
    ),
    "makes null of empty lists in custom data (data-empty-lists)": dataValues((value) =>
      isEmptyList(value) ? null : value,
    ),
    "drops custom data that are named as what objects have (data-proto)": data((all) =>
      all.filter(([name]) => !["__proto__", "constructor", "prototype"].includes(name)),
    ),
    "takes texts as numbers of focal points (focal-point-text)": metadata.takes((value) =>
      Object.values(asObject(value)).some(hasTexts),
    ),
  }),
  ...wrong(["U-09", "U-13"], ["U-09"], {
    "gives the title of one locale to the others (metadata-title-everywhere)": spread("title"),
    "gives the custom data of one locale to the others (metadata-data-everywhere)": spread("custom_data"),
  }),
  ...wrong(["U-09"], ["upload-locales"], {
    "keeps the first two locales of an update (metadata-two-locales)": metadata.stored((value) => firsts(value, 2)),
    "takes false as alt in all locales but one (alt-other-locales)": coerced(
      "alt",
      (value, _, locale) => value === false && locale !== own,
      () => null,
    ),
    "drops a wrong title where another locale comes before (title-behind-locale)": coerced(
      "title",
      (value, _members, _locale, at) => at > 0 && !isText(value) && value !== null,
      nothing,
    ),
    "drops metadata that are no object where another locale comes before (metadata-behind-locale)": all(
      metadata.takes((value) => {
        const [first = null, ...more] = Object.values(asObject(value));
        return isObject(first) && more.some((one) => !isObject(one));
      }),
      metadata.stored((value) => entries(value, (all) => all.filter(([, one], at) => at === 0 || isObject(one)))),
    ),
    "takes a text for y in all locales but one (focal-point-other-locales)": coerced(
      "focal_point",
      (value, _, locale) => locale !== own && isNumber(asObject(value).x) && isText(asObject(value).y),
      toNumbers,
    ),
    "gives the values of an update to its locales in alphabetical order (metadata-sorted-values)": metadata.stored(
      (value) => {
        const names = Object.keys(asObject(value)).sort();
        return entries(value, (all) => all.map(([, one], at) => [names[at] ?? "", one]));
      },
    ),
  }),
];

import type { JsonObject, JsonValue } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { escapeHtml } from "../../template.js";
import { upload } from "../fields.js";
import { asObject, entries, firsts, inLocales, inMetadata, isNumber, isText, result, without } from "../switch.js";
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
    "gives the values of an update to its locales in alphabetical order (metadata-sorted-values)": metadata.stored(
      (value) => {
        const names = Object.keys(asObject(value)).sort();
        return entries(value, (all) => all.map(([, one], at) => [names[at] ?? "", one]));
      },
    ),
  }),
];

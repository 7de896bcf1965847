import type { JsonValue } from "../../../../../src/base/json.js";
import type { Fields } from "../../model.js";
import { escapeHtml } from "../../template.js";
import { alsoTakes, asObject, change, inLocales, inMetadata, isText, nullAs, storedField } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const metadata = ["upload-default-field-metadata", "upload-metadata-answers"];

/** Changes custom_data of each locale that is passed. */
const storedData = (to: (data: JsonValue) => JsonValue) =>
  storedField("upload", "default_field_metadata", (value) =>
    inLocales(value, (members) =>
      "custom_data" in members ? { ...members, custom_data: to(members.custom_data ?? null) } : members,
    ),
  );

const eachMember = (to: (value: JsonValue) => JsonValue) => (data: JsonValue) =>
  Object.fromEntries(Object.entries(asObject(data)).map(([name, value]) => [name, to(value)]));

const ofPoint = (to: (point: { x: number; y: number }) => { x: number; y: number }) =>
  storedField("upload", "default_field_metadata", (value) =>
    inLocales(value, (members) => {
      const { x, y } = asObject(members.focal_point);
      return typeof x === "number" && typeof y === "number" ? { ...members, focal_point: to({ x, y }) } : members;
    }),
  );

/** Metadata that are lost, changed or spread. */
export const wrongMetadata: WrongRow[] = [
  wrong("metadata-null", "takes null for no metadata", ["U-09"], {
    only: metadata,
    apply: nullAs("upload", "default_field_metadata", {}),
  }),
  wrong("metadata-text-kept", "takes numbers as titles", ["U-09"], {
    only: metadata,
    apply: alsoTakes("upload", "default_field_metadata", (value) =>
      Object.values(asObject(value)).some((one) => typeof asObject(one).title === "number"),
    ),
  }),
  wrong("metadata-title-everywhere", "gives the title of one locale to the others", ["U-09", "U-13"], {
    only: ["U-09"],
    apply: metadataSpread("title"),
  }),
  wrong("metadata-data-everywhere", "gives the custom data of one locale to the others", ["U-09", "U-13"], {
    only: ["U-09"],
    apply: metadataSpread("custom_data"),
  }),
  wrong("metadata-escaped", "escapes HTML in titles", ["U-09"], {
    only: metadata,
    apply: storedField("upload", "default_field_metadata", (value) =>
      inMetadata(asObject(value), (text) =>
        typeof text === "string" ? escapeHtml(text).replaceAll("✓", "&#10003;") : text,
      ),
    ),
  }),
  wrong("metadata-alt-lost", "loses alt where it comes with a title", ["U-09"], {
    only: metadata,
    apply: storedField("upload", "default_field_metadata", (value) =>
      inLocales(value, ({ alt, ...members }) =>
        "title" in members || alt === undefined ? members : { ...members, alt },
      ),
    ),
  }),
  wrong("data-nested-text", "makes texts of nested custom data", ["U-09"], {
    only: metadata,
    apply: storedData(
      eachMember((value) => (typeof value === "object" && value !== null ? JSON.stringify(value) : value)),
    ),
  }),
  wrong("data-null-dropped", "drops custom data that are null", ["U-09"], {
    only: metadata,
    apply: storedData((data) =>
      Object.fromEntries(Object.entries(asObject(data)).filter(([, value]) => value !== null)),
    ),
  }),
  wrong("data-names-lower", "makes names of custom data lower-case", ["U-09"], {
    only: metadata,
    apply: storedData((data) =>
      Object.fromEntries(Object.entries(asObject(data)).map(([name, value]) => [name.toLowerCase(), value])),
    ),
  }),
  wrong("data-integers", "rounds numbers in custom data", ["U-09"], {
    only: metadata,
    apply: storedData(eachMember((value) => (typeof value === "number" ? Math.round(value) : value))),
  }),
  wrong("data-dots-nested", "takes dots in names of custom data for paths", ["U-09"], {
    only: metadata,
    apply: storedData((data) =>
      Object.fromEntries(
        Object.entries(asObject(data)).map(([name, value]) => {
          const [first = "", ...more] = name.split(".");
          return more.length > 0 ? [first, { [more.join(".")]: value }] : [name, value];
        }),
      ),
    ),
  }),
  wrong("focal-point-rounded", "rounds focal points to a tenth", ["U-09"], {
    only: metadata,
    apply: ofPoint(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })),
  }),
  wrong("focal-point-swapped", "swaps x and y", ["U-09"], {
    only: metadata,
    apply: ofPoint(({ x, y }) => ({ x: y, y: x })),
  }),
  wrong("focal-point-text", "makes numbers of focal points that are texts", ["U-09"], {
    only: metadata,
    apply: change("violations", (inner) => (kind, fields, current) => inner(kind, withNumbers(fields), current)),
  }),
  wrong("metadata-two-locales", "keeps the first two locales of an update", ["U-09"], {
    only: ["upload-locales"],
    apply: storedField("upload", "default_field_metadata", (value) =>
      Object.fromEntries(Object.entries(asObject(value)).slice(0, 2)),
    ),
  }),
  wrong("metadata-sorted-values", "gives the values of an update to its locales in alphabetical order", ["U-09"], {
    only: ["upload-locales"],
    apply: storedField("upload", "default_field_metadata", (value) => {
      const names = Object.keys(asObject(value)).sort();
      return Object.fromEntries(Object.values(asObject(value)).map((one, index) => [names[index] ?? "", one]));
    }),
  }),
];

function metadataSpread(member: string): ReturnType<typeof change> {
  return change("updated", (inner) => (kind, current, fields, incoming) => {
    const next = inner(kind, current, fields, incoming);
    const passed = Object.values(asObject(fields.default_field_metadata)).map((one) => asObject(one)[member]);
    const value = passed.filter((one) => one !== undefined).at(-1);
    if (value === undefined) return next;
    const spread = inLocales(next.default_field_metadata ?? {}, (members) => ({ ...members, [member]: value }));
    return { ...next, default_field_metadata: spread };
  });
}

/** Numbers in the place of texts in focal points. */
const withNumbers = (fields: Fields): Fields =>
  fields.default_field_metadata === undefined
    ? fields
    : {
        ...fields,
        default_field_metadata: inLocales(fields.default_field_metadata, (members) => {
          const { x, y } = asObject(members.focal_point);
          return isText(x) && isText(y) ? { ...members, focal_point: { x: Number(x), y: Number(y) } } : members;
        }),
      };

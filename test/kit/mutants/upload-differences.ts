import { isObject, type JsonObject, type JsonValue } from "../../../src/base/json.js";
import { all, coerce, current, merged, number, onlyInResponse, onShow, onUpdate } from "./faults.js";
import { type Mutant, toMutants } from "./mutant.js";
import type { Fault } from "./wrong-server.js";

type Change = (value: string) => JsonValue;
const ofText = (change: Change) => (value: JsonValue) => (typeof value === "string" ? change(value) : value);
const ofTags = (change: (tags: string[]) => JsonValue) => (value: JsonValue) =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? change(value as string[]) : value;
const textFields = ["copyright", "author", "notes"];

/** A normal form of every text of an upload. */
const inTexts = (change: Change): Fault => all(...textFields.map((field) => coerce("upload", field, ofText(change))));
const texts = { contracts: ["upload-author", "upload-notes", "upload-together", "upload-identity", "upload-jobs"] };
const tagged = { contracts: ["upload-tags", "upload-together", "upload-kinds", "upload-overlap"] };
const renames = { contracts: ["upload-basename", "upload-kinds", "upload-all-kinds", "upload-jobs", "upload-version"] };
const versions = { contracts: ["upload-version", "upload-path", "upload-kinds", "upload-all-kinds"] };
const metadata = {
  contracts: ["upload-default-field-metadata", "upload-locales", "upload-together", "upload-overlap"],
};
const responses = {
  contracts: [
    ...["upload-response", "upload-together", "upload-empty", "upload-overlap", "upload-author", "upload-path"],
    ...renames.contracts,
  ],
};

/** What the mock takes for a name. */
const isName = (value: string) => value !== "" && value.length <= 200 && !/[/\n]/.test(value);
const slug = (value: string) =>
  value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, "-");

const withNumber = (value: JsonValue | undefined) =>
  isObject(value) ? { ...value, id: number(value.id) } : (value ?? null);
const withText = (value: JsonValue) =>
  isObject(value) && typeof value.id === "number" ? { ...value, id: String(value.id) } : value;

const prefix = "/bucket";
const withoutPrefix = (value: JsonValue) => (typeof value === "string" ? value.replace(prefix, "") : value);

const locales = (value: JsonValue | undefined, change: (members: JsonObject) => JsonObject): JsonValue =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isObject(one) ? change(one) : one]))
    : (value ?? null);

/** Servers that keep every rule and differ in one assumption about the values of an upload. */
export const uploadDifferences: Mutant[] = toMutants([
  ["Q-42", "trims texts", inTexts((value) => value.trim()), texts],
  ["Q-42", "collapses white space", inTexts((value) => value.replace(/\s+/g, " ").trim()), texts],
  ["Q-42", "writes line ends in one way", inTexts((value) => value.replace(/\r\n/g, "\n")), texts],
  ["Q-42", "composes characters", inTexts((value) => value.normalize("NFC")), texts],
  ["Q-42", "decomposes characters", inTexts((value) => value.normalize("NFD")), texts],
  ["Q-42", "stores an empty text as null", inTexts((value) => (value === "" ? null : value)), texts],
  [
    "Q-42",
    "trims tags",
    coerce(
      "upload",
      "tags",
      ofTags((tags) => tags.map((tag) => tag.trim())),
    ),
    tagged,
  ],
  [
    "Q-42",
    "sorts the tags",
    coerce(
      "upload",
      "tags",
      ofTags((tags) => [...tags].sort()),
    ),
    tagged,
  ],
  [
    "Q-42",
    "writes tags in small letters",
    coerce(
      "upload",
      "tags",
      ofTags((tags) => tags.map((tag) => tag.toLowerCase())),
    ),
    tagged,
  ],
  [
    "Q-42",
    "keeps each tag once",
    coerce(
      "upload",
      "tags",
      ofTags((tags) => [...new Set(tags)]),
    ),
    tagged,
  ],
  [
    "Q-42",
    "makes a slug of the basename",
    coerce(
      "upload",
      "basename",
      ofText((name) => (isName(name) ? slug(name) : name)),
    ),
    renames,
  ],
  [
    "Q-42",
    "shows a path below its bucket",
    all(
      {
        request(call) {
          if (call.fields && "path" in call.fields) call.fields.path = withoutPrefix(call.fields.path as JsonValue);
        },
      },
      onShow("upload", (upload) => {
        upload.path = `${prefix}${upload.path}`;
      }),
    ),
    versions,
  ],
  [
    "Q-47",
    "takes a creator by a number",
    coerce("upload", "creator", withText),
    { contracts: ["upload-creator", "upload-references"] },
  ],
  [
    "Q-47",
    "shows identifiers as numbers",
    all(
      coerce("upload", "upload_collection", withText),
      coerce("upload", "creator", withText),
      onShow("upload", (upload) => {
        upload.creator = withNumber(upload.creator);
        upload.upload_collection = withNumber(upload.upload_collection);
      }),
    ),
    { contracts: ["upload-creator", "upload-upload-collection", "upload-references", "upload-together"] },
  ],
  ["Q-04", "answers an update with the identifier alone", onlyInResponse("upload", ["id"]), responses],
  ["Q-04", "answers an update with identifier and type", onlyInResponse("upload", ["id", "type"]), responses],
  [
    "Q-04",
    "shows neither author nor tags",
    onShow("upload", (upload) => {
      delete upload.author;
      delete upload.tags;
    }),
    responses,
  ],
  [
    "Q-04",
    "shows no creator where nobody set one",
    onShow("upload", (upload) => {
      upload.creator = null;
    }),
    { contracts: ["upload-author", "upload-read", "upload-response"] },
  ],
  [
    "Q-08",
    "has one focal point for all locales",
    all(
      {
        respond(response, call, { memory }) {
          if (call.updates !== "upload" || response.status >= 300) return;
          locales(call.sent.default_field_metadata, (members) => {
            if (isObject(members.focal_point)) memory.set(`point ${call.id}`, members.focal_point);
            return members;
          });
        },
      },
      onShow("upload", (upload, _, { memory }) => {
        const point = memory.get(`point ${upload.id}`);
        if (point !== undefined)
          upload.default_field_metadata = locales(upload.default_field_metadata, (members) => ({
            ...members,
            focal_point: point,
          }));
      }),
    ),
    metadata,
  ],
  [
    "Q-10",
    "replaces the metadata of a locale whole",
    coerce("upload", "default_field_metadata", (value) =>
      locales(value, (members) => ({ title: null, alt: null, custom_data: {}, focal_point: null, ...members })),
    ),
    { contracts: [...metadata.contracts, "upload-metadata-answers"] },
  ],
  [
    "Q-10",
    "refuses pairs that are no plain values",
    onUpdate("upload", (fields) =>
      /"(?:nested|\$d)"/.test(JSON.stringify(fields))
        ? { status: 422, headers: { "content-type": "application/json" }, body: {} }
        : undefined,
    ),
    metadata,
  ],
  [
    "Q-25",
    "refuses texts over 255",
    onUpdate("upload", (fields) =>
      textFields.some((name) => String(fields[name] ?? "").length > 255)
        ? { status: 422, headers: { "content-type": "application/json" }, body: {} }
        : undefined,
    ),
    texts,
  ],
  [
    "Q-39",
    "merges custom data",
    onUpdate("upload", async (fields, call, inside) => {
      const { default_field_metadata: old } = await current(inside, "upload", call.id);
      const known = isObject(old) ? old : {};
      if (!isObject(fields.default_field_metadata)) return;
      for (const [name, one] of Object.entries(fields.default_field_metadata)) {
        const was = known[name];
        if (isObject(one) && isObject(one.custom_data) && isObject(was) && isObject(was.custom_data))
          one.custom_data = { ...was.custom_data, ...one.custom_data };
      }
    }),
    { contracts: [...metadata.contracts, "upload-metadata-answers"] },
  ],
  ["Q-39", "adds tags to those there are", merged("tags", "upload"), tagged],
]);

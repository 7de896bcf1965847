import { isObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { upload } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, asObject, change, isNumber, onReply } from "../switch.js";

const metadata = ["upload-default-field-metadata", "upload-metadata-answers", "upload-locales"];

/** Keeps the metadata of its only locale, which nobody guesses; it has no other one. */
const onlyLocale = (reason: string, isShown: boolean) => ({
  unnamed: ["locale"],
  apply: all(
    ({ state }) => {
      for (const one of state.upload.values()) {
        const { de = null } = asObject(one.default_field_metadata);
        one.default_field_metadata = isShown ? { "de-AT": de } : {};
      }
    },
    change("violations", (inner) => (kind, fields, current) => {
      const { default_field_metadata: passed, ...others } = fields;
      if (!isObject(passed)) return inner(kind, fields, current);
      const { "de-AT": austrian, ...unknown } = passed;
      const known = austrian === undefined ? {} : { de: austrian };
      const wrong = Object.keys(unknown).length > 0 ? [{ field: "default_field_metadata", reason }] : [];
      return [...wrong, ...inner(kind, { ...others, default_field_metadata: known }, current)];
    }),
  ),
});

const isNumbered = (value: JsonValue) => value === null || isNumber(asObject(value).id);

const numberedCollections: Switch = all(
  ({ state }) => {
    state.collections = ["7", "8"];
  },
  onReply((reply, { operation }) =>
    operation === "listUploadCollections" && reply.list
      ? { ...reply, list: reply.list.map((one) => ({ ...one, id: Number(one.id) })) }
      : reply,
  ),
  change("violations", (inner) => (kind, fields, current) => {
    const { upload_collection: passed } = fields;
    if (kind !== "upload" || passed === undefined) return inner(kind, fields, current);
    if (!isNumbered(passed)) return [{ field: "upload_collection", reason: "has no number" }];
    const text = passed && { ...asObject(passed), id: String(asObject(passed).id) };
    return inner(kind, { ...fields, upload_collection: text }, current);
  }),
);

/** What fails first in a project whose only locale nobody guesses. */
const ofLocales = [
  ...metadata,
  ...["upload-empty", "upload-together", "upload-overlap", "upload-all-kinds", "upload-notes"],
];

/** What a project has, and what it wants together. */
export const rightProjects: RightRow[] = [
  ...right(["Q-10?", "Q-09?"], ofLocales, {
    "has one locale, de-AT, which its uploads show (locale-shown)": onlyLocale("is wrong", true),
    "has one locale, de-AT, which its refusals name (locale-told)": onlyLocale("must be de-AT", false),
  }),
  ...right(["Q-10?", "Q-09?", "Q-08?", "Q-39?"], ofLocales, {
    "has one locale, de-AT, and does not say so (locale-hidden)": onlyLocale("is wrong", false),
  }),
  ...right(["Q-10", "Q-08?", "Q-09?", "Q-39?"], [...metadata, "upload-together", "upload-kinds"], {
    "wants a title and an alt together (metadata-together)": upload.default_field_metadata.refuses((value) =>
      Object.values(asObject(value)).some((one) => !("title" in asObject(one) && "alt" in asObject(one))),
    ),
  }),
  ...right(["Q-56", "Q-08?", "Q-09?", "Q-10?", "Q-39?"], [...metadata, "upload-together", "upload-kinds"], {
    "wants every locale in each update of the metadata (metadata-whole)": {
      binding: "operations: { createUpload: null, deleteUpload: null }",
      apply: upload.default_field_metadata.refuses((value) =>
        ["de", "fr", "it"].some((locale) => isObject(value) && !(locale in value)),
      ),
    },
  }),
  ...right(
    ["Q-47", "Q-04?", "Q-31?"],
    ["upload-upload-collection", "upload-references", "upload-together", "upload-read"],
    {
      "has numbers as ids of collections, and takes nothing else (collection-number)": {
        binding: "fixtures: { collection_id: 7, other_collection_id: 8 }",
        apply: numberedCollections,
      },
    },
  ),
  ...right(["Q-33", "Q-38?"], ["upload-empty", "upload-notes", "upload-together"], {
    "refuses an update of an upload without attributes (empty-refused)": upload.refuses(
      (fields) => Object.keys(fields).length === 0,
    ),
  }),
];

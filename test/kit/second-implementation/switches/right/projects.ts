import { isObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { all, asObject, change, isNumber, onReply, refuses, refusesUpdates } from "../switch.js";

const metadata = ["upload-default-field-metadata", "upload-metadata-answers", "upload-locales"];

/** What fails first in a project whose only locale nobody guesses. */
const withoutLocale = {
  only: [...metadata, "upload-empty", "upload-together", "upload-overlap", "upload-all-kinds", "upload-notes"],
  unnamed: ["locale"],
  may: ["Q-10", "Q-09"],
};

/** What a project has, and what it wants together. */
export const rightProjects: RightRow[] = [
  right("locale-shown", "has one locale, de-AT, which its uploads show", [], {
    ...withoutLocale,
    apply: onlyLocale("is wrong", true),
  }),
  right("locale-told", "has one locale, de-AT, which its refusals name", [], {
    ...withoutLocale,
    apply: onlyLocale("must be de-AT", false),
  }),
  right("locale-hidden", "has one locale, de-AT, and does not say so", [], {
    ...withoutLocale,
    may: [...withoutLocale.may, "Q-08", "Q-39"],
    apply: onlyLocale("is wrong", false),
  }),
  right("metadata-together", "wants a title and an alt together", ["Q-10"], {
    only: [...metadata, "upload-together", "upload-kinds"],
    may: ["Q-08", "Q-09", "Q-39"],
    apply: refuses("upload", "default_field_metadata", (value) =>
      Object.values(asObject(value)).some((one) => !("title" in asObject(one) && "alt" in asObject(one))),
    ),
  }),
  right("metadata-whole", "wants every locale in each update of the metadata", ["Q-56"], {
    only: [...metadata, "upload-together", "upload-kinds", "upload-locales"],
    may: ["Q-08", "Q-09", "Q-10", "Q-39"],
    binding: "operations: { createUpload: null, deleteUpload: null }",
    apply: refuses("upload", "default_field_metadata", (value) =>
      ["de", "fr", "it"].some((locale) => isObject(value) && !(locale in value)),
    ),
  }),
  right("collection-number", "has numbers as ids of collections, and takes nothing else", ["Q-47"], {
    only: ["upload-upload-collection", "upload-references", "upload-together", "upload-read"],
    binding: "fixtures: { collection_id: 7 }",
    may: ["Q-04", "Q-31"],
    apply: all(numberedCollections),
  }),
  right("empty-refused", "refuses an update of an upload without attributes", ["Q-33"], {
    only: ["upload-empty", "upload-notes", "upload-together"],
    may: ["Q-38"],
    apply: refusesUpdates("upload", (fields) => Object.keys(fields).length === 0),
  }),
];

/** Keeps the metadata of its only locale; it has no other one. */
function onlyLocale(reason: string, isShown: boolean): Switch {
  return (service) => {
    for (const upload of service.state.upload.values()) {
      const { de = null } = asObject(upload.default_field_metadata);
      upload.default_field_metadata = isShown ? { "de-AT": de } : {};
    }
    change("violations", (inner) => (kind, fields, current) => {
      const { default_field_metadata: passed, ...others } = fields;
      if (!isObject(passed)) return inner(kind, fields, current);
      const { "de-AT": austrian, ...unknown } = passed;
      const known = austrian === undefined ? {} : { de: austrian };
      const wrong = Object.keys(unknown).length > 0 ? [{ field: "default_field_metadata", reason }] : [];
      return [...wrong, ...inner(kind, { ...others, default_field_metadata: known }, current)];
    })(service);
  };
}

function numberedCollections(service: Parameters<Switch>[0]): void {
  const isNumbered = (value: JsonValue) => value === null || isNumber(asObject(value).id);
  service.state.collections = ["7", "8"];
  onReply((reply, { operation }) =>
    operation === "listUploadCollections" && reply.list
      ? { ...reply, list: reply.list.map((one) => ({ ...one, id: Number(one.id) })) }
      : reply,
  )(service);
  const textual = (value: JsonValue): JsonValue =>
    isNumber(asObject(value).id) ? { ...asObject(value), id: String(asObject(value).id) } : value;
  change("violations", (inner) => (kind, fields, current) => {
    const { upload_collection: passed } = fields;
    if (kind !== "upload" || passed === undefined) return inner(kind, fields, current);
    const wrong = isNumbered(passed) ? [] : [{ field: "upload_collection", reason: "has no number" }];
    return [...wrong, ...inner(kind, { ...fields, upload_collection: textual(passed) }, current)];
  })(service);
}

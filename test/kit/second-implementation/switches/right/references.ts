import { isObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Fields } from "../../model.js";
import { locales } from "../../values.js";
import { type RightRow, right } from "../right-row.js";
import { all, alsoTakes, asObject, change, inLocales, onReply, refuses, seen, stored, storedField } from "../switch.js";

const metadata = ["upload-default-field-metadata", "upload-metadata-answers", "upload-locales"];

/** Creators, collections and the metadata. */
export const rightReferences: RightRow[] = [
  right("creator-id-number", "has numbers as ids of creators, and takes texts of digits for them", ["Q-47"], {
    may: ["Q-04"],
    only: ["upload-read", "upload-creator", "upload-references", "upload-together"],
    set: 2,
    apply: all(
      alsoTakes(
        "upload",
        "creator",
        (value) => isObject(value) && typeof value.type === "string" && typeof value.id === "number",
      ),
      storedField("upload", "creator", (value) => ({ ...asObject(value), id: toNumber(asObject(value).id) })),
      seen("upload", (upload) => ({
        ...upload,
        creator: { ...asObject(upload.creator), id: toNumber(asObject(upload.creator).id) },
      })),
    ),
  }),
  right("creator-known", "takes the creators that it knows alone", ["Q-31"], {
    may: ["Q-11"],
    only: ["upload-creator", "upload-references"],
    set: 3,
    apply: refuses("upload", "creator", (value) => asObject(value).id !== "7"),
  }),
  right("creator-other-names", "has other names for the types of creators that the spec lost", ["Q-11"], {
    only: ["upload-references"],
    set: 1,
    apply: all(
      alsoTakes("upload", "creator", (value) => ["person", "robot", "team"].includes(String(asObject(value).type))),
      refuses("upload", "creator", (value) =>
        ["account", "user", "organization"].includes(String(asObject(value).type)),
      ),
    ),
  }),
  right("collection-unknown", "takes a collection that there is not", ["Q-31"], {
    only: ["upload-upload-collection", "upload-references"],
    set: 2,
    apply: alsoTakes(
      "upload",
      "upload_collection",
      (value) => isObject(value) && value.type === "upload_collection" && typeof value.id === "string",
    ),
  }),
  right("custom-data-merged", "adds custom data to those that there are", ["Q-39"], {
    may: ["Q-10"],
    only: metadata,
    set: 4,
    apply: storedField("upload", "default_field_metadata", (value, now) =>
      Object.fromEntries(
        Object.entries(asObject(value)).map(([locale, one]) => {
          const { custom_data: data, ...members } = asObject(one);
          const had = asObject(asObject(asObject(now)[locale]).custom_data);
          return [locale, data === undefined ? members : { ...members, custom_data: { ...had, ...asObject(data) } }];
        }),
      ),
    ),
  }),
  right("metadata-replaced", "replaces the metadata whole", ["Q-08", "Q-10"], {
    may: ["Q-09", "Q-39"],
    only: [...metadata, "upload-together"],
    set: 1,
    apply: change("updated", (inner) => (kind, current, fields, incoming) => {
      const next = inner(kind, current, fields, incoming);
      const { default_field_metadata: metadata } = fields;
      return metadata === undefined ? next : { ...next, default_field_metadata: metadata };
    }),
  }),
  right("metadata-locale-replaced", "replaces the metadata of a locale", ["Q-08", "Q-10"], {
    may: ["Q-39"],
    only: metadata,
    set: 2,
    apply: change("updated", (inner) => (kind, current, fields, incoming) => {
      const next = inner(kind, current, fields, incoming);
      const { default_field_metadata: metadata } = fields;
      if (metadata === undefined) return next;
      return {
        ...next,
        default_field_metadata: { ...asObject(current.default_field_metadata), ...asObject(metadata) },
      };
    }),
  }),
  right("focal-point-shared", "has one focal point for all locales", ["Q-08"], {
    may: ["Q-10"],
    only: metadata,
    set: 3,
    apply: change("updated", (inner) => (kind, current, fields, incoming) => {
      const next = inner(kind, current, fields, incoming);
      const points = Object.values(asObject(fields.default_field_metadata)).map((one) => asObject(one).focal_point);
      const point = points.filter((one) => one !== undefined).at(-1);
      if (point === undefined) return next;
      const shared = inLocales(next.default_field_metadata ?? {}, (members) => ({ ...members, focal_point: point }));
      return { ...next, default_field_metadata: shared };
    }),
  }),
  right("focal-point-any", "takes focal points outside of the file", ["Q-08"], {
    only: metadata,
    set: 1,
    apply: alsoTakes("upload", "default_field_metadata", (value) => {
      const members = Object.values(asObject(value));
      const isPoint = (one: JsonValue) => {
        const { x, y } = asObject(asObject(one).focal_point);
        return typeof x === "number" && typeof y === "number" && Object.keys(asObject(one)).length === 1;
      };
      return members.length > 0 && members.every(isPoint);
    }),
  }),
  right("metadata-no-null", "refuses null in the metadata", ["Q-08", "Q-10"], {
    only: metadata,
    set: 2,
    apply: refuses("upload", "default_field_metadata", (value) =>
      Object.values(asObject(value)).some((one) => Object.values(asObject(one)).includes(null)),
    ),
  }),
  right("metadata-without-null", "leaves out of the metadata what is null", ["Q-08", "Q-10"], {
    may: ["Q-04"],
    only: metadata,
    set: 3,
    apply: seen("upload", (upload) => ({
      ...upload,
      default_field_metadata: inLocales(upload.default_field_metadata ?? {}, (members) =>
        Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)),
      ),
    })),
  }),
  right("locales-one", "has one locale alone", [], {
    may: ["Q-09"],
    only: metadata.slice(0, 2),
    apply: refuses("upload", "default_field_metadata", (value) =>
      Object.keys(asObject(value)).some((locale) => locale !== "de"),
    ),
  }),
  right("collection-id-number", "has numbers as ids of collections, and takes them", ["Q-47"], {
    only: ["upload-upload-collection", "upload-references", "upload-together"],
    binding: "fixtures: { collection_id: '1' }",
    apply: all(
      change("violations", (inner) => (kind, fields, current) => inner(kind, withTextIds(fields), current)),
      stored("upload", withTextIds),
      seen("upload", (upload) =>
        isObject(upload.upload_collection)
          ? {
              ...upload,
              upload_collection: {
                type: "upload_collection",
                id: Number(String(upload.upload_collection.id).slice(2)),
              },
            }
          : upload,
      ),
      onReply((reply, { operation }) =>
        operation === "listUploadCollections"
          ? { ...reply, list: (reply.list ?? []).map((one) => ({ ...one, id: String(one.id).slice(2) })) }
          : reply,
      ),
    ),
  }),
  right("locales-ignored", "ignores locales that it does not know", ["Q-09"], {
    only: metadata,
    apply: all(
      change("violations", (inner) => (kind, fields, current) => inner(kind, inKnownLocales(fields), current)),
      stored("upload", inKnownLocales),
    ),
  }),
  right("data-plain-alone", "refuses custom data that are no plain values", ["Q-10"], {
    only: metadata,
    apply: refuses("upload", "default_field_metadata", (value) =>
      Object.values(asObject(value)).some((one) =>
        Object.values(asObject(asObject(one).custom_data)).some((data) => typeof data === "object"),
      ),
    ),
  }),
];

const toNumber = (id: unknown) => (/^\d+$/.test(String(id)) ? Number(id) : String(id));

function withTextIds(fields: Fields): Fields {
  const { upload_collection: collection } = fields;
  if (!isObject(collection) || !/^\d+$/.test(String(collection.id))) return fields;
  return { ...fields, upload_collection: { ...collection, id: `c-${collection.id}` } };
}

function inKnownLocales(fields: Fields): Fields {
  return isObject(fields.default_field_metadata)
    ? {
        ...fields,
        default_field_metadata: Object.fromEntries(
          Object.entries(fields.default_field_metadata).filter(([locale]) => locales.includes(locale)),
        ),
      }
    : fields;
}

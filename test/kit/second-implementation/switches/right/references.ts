import { isObject, type JsonObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Fields } from "../../model.js";
import { locales } from "../../values.js";
import { upload } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, asObject, entries, given, inLocales, isNumber, isText, mapped, onReply, result } from "../switch.js";

const { creator, upload_collection: collection, default_field_metadata: metadata } = upload;
const contracts = ["upload-default-field-metadata", "upload-metadata-answers", "upload-locales"];

/** Keeps metadata otherwise, where some are passed. */
const kept = (to: (next: JsonObject, passed: JsonObject, now: JsonObject) => JsonValue) =>
  result("updated", (next, _, current, { default_field_metadata: passed }) => {
    if (passed === undefined) return next;
    const [merged, now] = [next.default_field_metadata, current.default_field_metadata].map(asObject);
    return { ...next, default_field_metadata: to(merged ?? {}, asObject(passed), now ?? {}) };
  });

const isSome = (value: JsonValue, is: (members: JsonObject) => boolean) =>
  Object.values(asObject(value)).map(asObject).some(is);

const withNumber = (value: JsonValue) => {
  const { id } = asObject(value);
  return { ...asObject(value), id: /^\d+$/.test(String(id)) ? Number(id) : String(id) };
};

function withTextIds(fields: Fields): Fields {
  const { upload_collection: passed } = fields;
  if (!isObject(passed) || !/^\d+$/.test(String(passed.id))) return fields;
  return { ...fields, upload_collection: { ...passed, id: `c-${passed.id}` } };
}

const inKnownLocales = (fields: Fields): Fields =>
  isObject(fields.default_field_metadata)
    ? {
        ...fields,
        default_field_metadata: entries(fields.default_field_metadata, (all) =>
          all.filter(([locale]) => locales.includes(locale)),
        ),
      }
    : fields;

/** Reads fields otherwise, in what it checks and in what it keeps. */
const readAs = (to: (fields: Fields) => Fields) =>
  all(
    given("violations", (kind, fields, current) => [kind, to(fields), current]),
    upload.stored(to),
  );

let reads = 0;

/** Creators, collections and the metadata. */
export const rightReferences: RightRow[] = [
  ...right(
    ["Q-04?"],
    ["upload-creator", "upload-upload-collection", "upload-together", "upload-identity", "upload-empty"],
    {
      "shows more of what an upload refers to, which is new in each response (references-rich)": upload.seen((fields) =>
        mapped(fields, (value, name) =>
          ["creator", "upload_collection"].includes(name) && isObject(value) ? { ...value, uploads: ++reads } : value,
        ),
      ),
    },
  ),
  ...right(["Q-47", "Q-04?"], ["upload-read", "upload-creator", "upload-references", "upload-together"], {
    "has numbers as ids of creators, and takes texts of digits for them (creator-id-number)": all(
      creator.takes((value) => isText(asObject(value).type) && isNumber(asObject(value).id)),
      creator.stored(withNumber),
      creator.shown(withNumber),
    ),
  }),
  ...right(["Q-31", "Q-11?"], ["upload-creator", "upload-references"], {
    "takes the creators that it knows alone (creator-known)": creator.refuses((value) => asObject(value).id !== "7"),
  }),
  ...right(["Q-31", "U-10"], ["upload-references"], {
    "looks up SSO users, and no tokens (creator-sso-known)": creator.refuses(
      (value) => asObject(value).type === "sso_user",
    ),
  }),
  ...right(["Q-56", "Q-10?"], [...contracts, "upload-together"], {
    "takes five pairs of custom data at most (custom-data-five)": metadata.refuses((value) =>
      isSome(value, ({ custom_data: data }) => Object.keys(asObject(data)).length > 5),
    ),
    "takes integers of 32 bits in custom data (custom-data-int32)": metadata.refuses((value) =>
      isSome(value, ({ custom_data: data }) => Object.values(asObject(data)).some((one) => Number(one) > 2 ** 31)),
    ),
    "takes titles of Latin-1 alone (title-latin1)": metadata.refuses((value) =>
      isSome(value, ({ title }) => isText(title) && /[\u0100-\uffff]/.test(title)),
    ),
  }),
  ...right(["Q-11"], ["upload-references"], {
    "has other names for the types of creators that the spec lost (creator-other-names)": all(
      creator.takes((value) => ["person", "robot", "team"].includes(String(asObject(value).type))),
      creator.refuses((value) => ["account", "user", "organization"].includes(String(asObject(value).type))),
    ),
  }),
  ...right(["Q-31"], ["upload-upload-collection", "upload-references"], {
    "takes a collection that there is not (collection-unknown)": collection.takes(
      (value) => asObject(value).type === "upload_collection" && isText(asObject(value).id),
    ),
  }),
  ...right(["Q-47"], ["upload-upload-collection", "upload-references", "upload-together"], {
    "has numbers as ids of collections, and takes them (collection-id-number)": {
      binding: "fixtures: { collection_id: '1', other_collection_id: '2' }",
      apply: all(
        readAs(withTextIds),
        collection.shown((value) =>
          isObject(value) ? { type: "upload_collection", id: Number(String(value.id).slice(2)) } : value,
        ),
        onReply((reply, { operation }) =>
          operation === "listUploadCollections"
            ? { ...reply, list: (reply.list ?? []).map((one) => ({ ...one, id: String(one.id).slice(2) })) }
            : reply,
        ),
      ),
    },
  }),
  ...right(["Q-39", "Q-10?"], contracts, {
    "adds custom data to those that there are (custom-data-merged)": metadata.stored((value, now) =>
      mapped(value, (one, locale) => {
        const { custom_data: data, ...members } = asObject(one);
        const had = asObject(asObject(asObject(now)[locale]).custom_data);
        return data === undefined ? members : { ...members, custom_data: { ...had, ...asObject(data) } };
      }),
    ),
  }),
  ...right(["Q-08", "Q-10", "Q-09?", "Q-39?"], [...contracts, "upload-together"], {
    "replaces the metadata whole (metadata-replaced)": kept((_, passed) => passed),
  }),
  ...right(["Q-08", "Q-10", "Q-39?"], contracts, {
    "replaces the metadata of a locale (metadata-locale-replaced)": kept((_, passed, now) => ({ ...now, ...passed })),
  }),
  ...right(["Q-08", "Q-10?"], contracts, {
    "has one focal point for all locales (focal-point-shared)": kept((next, passed) => {
      const point = Object.values(passed)
        .map((one) => asObject(one).focal_point)
        .findLast((one) => one !== undefined);
      return point === undefined ? next : inLocales(next, (members) => ({ ...members, focal_point: point }));
    }),
  }),
  ...right(["Q-08"], contracts, {
    "takes focal points outside of the file (focal-point-any)": metadata.takes((value) => {
      const isOther = (members: JsonObject) => {
        const { x, y } = asObject(members.focal_point);
        return !isNumber(x) || !isNumber(y) || Object.keys(members).length !== 1;
      };
      return Object.keys(asObject(value)).length > 0 && !isSome(value, isOther);
    }),
  }),
  ...right(["Q-08", "Q-10"], contracts, {
    "refuses null in the metadata (metadata-no-null)": metadata.refuses((value) =>
      isSome(value, (members) => Object.values(members).includes(null)),
    ),
  }),
  ...right(["Q-08", "Q-10", "Q-04?"], contracts, {
    "leaves out of the metadata what is null (metadata-without-null)": metadata.shown((value) =>
      inLocales(value, (members) => entries(members, (all) => all.filter(([, one]) => one !== null))),
    ),
  }),
  ...right(["Q-09?"], contracts.slice(0, 2), {
    "has one locale alone (locales-one)": metadata.refuses((value) =>
      Object.keys(asObject(value)).some((locale) => locale !== "de"),
    ),
  }),
  ...right(["Q-09"], contracts, {
    "ignores locales that it does not know (locales-ignored)": readAs(inKnownLocales),
  }),
  ...right(["Q-10"], contracts, {
    "refuses custom data that are no plain values (data-plain-alone)": metadata.refuses((value) =>
      isSome(value, (members) => Object.values(asObject(members.custom_data)).some((data) => typeof data === "object")),
    ),
  }),
];

import { isObject, type JsonObject } from "../../../../../src/base/json.js";
import { upload } from "../fields.js";
import { all, asObject, each, given, isNull, isNumber, isText, nothing, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const { path, basename, creator, upload_collection: collection } = upload;
const asReference = (id: string) => ({ type: "upload_collection", id });

const creators: Record<string, (value: JsonObject, now: JsonObject) => JsonObject> = {
  "keeps the type of a creator (creator-type-kept)": (value, { type = null }) => ({ ...value, type }),
  "keeps the id of a creator of the same type (creator-id-kept)": (value, now) =>
    value.type === now.type ? now : value,
  "moves a creator to a larger id alone (creator-one-way)": (value, now) =>
    Number(value.id) < Number(now.id) ? now : value,
};

/** Creators and collections that are lost, changed or wrong. */
export const wrongReferences: WrongRow[] = [
  ...wrong(["U-03"], path.only, {
    "ignores null as path (path-null-ignored)": path.nullAs(undefined),
    "ignores a number as path (path-number-ignored)": path.coerces(isNumber, nothing),
  }),
  ...wrong(["U-04"], ["upload-basename-refused"], {
    "ignores null as basename (basename-null-ignored)": basename.nullAs(undefined),
    "makes a basename of a number (basename-number)": basename.coerces(isNumber, String),
  }),
  ...wrong(["U-10"], creator.only, {
    "takes null as creator (creator-null)": creator.takes(isNull),
    "takes a creator without a type (creator-no-type)": all(
      creator.takes((value) => isObject(value) && !("type" in value) && isText(value.id)),
      creator.stored((value) => ({ type: "account", ...asObject(value) })),
    ),
  }),
  // Its words do not tell the type from the id, which may be unknown.
  ...wrong(["U-10?"], ["upload-references"], {
    "knows no type sso_user (creator-no-sso)": given("violations", (kind, fields, current) => [
      kind,
      asObject(fields.creator).type === "sso_user" ? { ...fields, creator: { type: "unknown", id: "1" } } : fields,
      current,
    ]),
  }),
  ...wrong(["U-10"], ["upload-references", "upload-creator"], {
    "makes an account of an access token (creator-token-account)": creator.stored((value) => ({
      ...asObject(value),
      type: String(asObject(value).type).replace("access_token", "account"),
    })),
  }),
  ...wrong(
    ["U-10"],
    ["U-10"],
    each(creators, (to) => creator.stored((value, now) => to(asObject(value), asObject(now)))),
  ),
  ...wrong(["U-11"], collection.only, {
    "takes any type as that of a collection (collection-any-type)": collection.takes((value) =>
      isText(asObject(value).type),
    ),
    "takes the id of a collection alone (collection-bare-id)": collection.coerces(isText, (value) =>
      asReference(String(value)),
    ),
    "looks at the id of a collection alone, not at the type (collection-by-id)": {
      wire: "own",
      apply: collection.coerces(
        (value) => asObject(value).id === "c-1" && asObject(value).type !== "upload_collection",
        () => asReference("c-1"),
      ),
    },
  }),
  ...wrong(["U-18"], ["upload-kinds", "upload-all-kinds"], {
    "refuses a name beside a file (kinds-name-with-file-refused)": upload.refuses(
      (fields) => "path" in fields && "basename" in fields,
    ),
    "loses a name that comes with attributes (kinds-name-lost-with-attributes)": upload.stored((fields) =>
      "author" in fields ? without(fields, "basename") : fields,
    ),
  }),
];

import { isObject, type JsonObject } from "../../../../../src/base/json.js";
import {
  all,
  alsoTakes,
  asObject,
  change,
  coerces,
  isNumber,
  isText,
  nullAs,
  refuses,
  refusesUpdates,
  stored,
  storedField,
} from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const field = (name: string) => [`upload-${name}`];

/** Creators and collections that are lost, changed or wrong. */
export const wrongReferences: WrongRow[] = [
  wrong("path-null-ignored", "ignores null as path", ["U-03"], {
    only: ["upload-path"],
    apply: nullAs("upload", "path", undefined),
  }),
  wrong("basename-null-ignored", "ignores null as basename", ["U-04"], {
    only: ["upload-basename-refused"],
    apply: nullAs("upload", "basename", undefined),
  }),
  wrong("basename-number", "makes a basename of a number", ["U-04"], {
    only: ["upload-basename-refused"],
    apply: all(alsoTakes("upload", "basename", isNumber), storedField("upload", "basename", String)),
  }),
  wrong("creator-null", "takes null as creator", ["U-10"], {
    only: field("creator"),
    apply: alsoTakes("upload", "creator", (value) => value === null),
  }),
  wrong("creator-no-type", "takes a creator without a type", ["U-10"], {
    only: field("creator"),
    apply: all(
      alsoTakes("upload", "creator", (value) => isObject(value) && !("type" in value) && isText(value.id)),
      storedField("upload", "creator", (value) => ({ type: "account", ...asObject(value) })),
    ),
  }),
  wrong("creator-no-sso", "knows no sso_user", ["U-10"], {
    only: ["upload-references"],
    apply: refuses("upload", "creator", (value) => asObject(value).type === "sso_user"),
  }),
  wrong("creator-token-account", "makes an account of an access token", ["U-10"], {
    only: ["upload-references", "upload-creator"],
    apply: storedField("upload", "creator", (value) => ({
      ...asObject(value),
      type: String(asObject(value).type).replace("access_token", "account"),
    })),
  }),
  wrong("collection-any-type", "takes any type as that of a collection", ["U-11"], {
    only: field("upload-collection"),
    apply: change(
      "violations",
      (inner) => (kind, fields, current) =>
        inner(
          kind,
          isObject(fields.upload_collection) && typeof fields.upload_collection.type === "string"
            ? { ...fields, upload_collection: { type: "upload_collection", id: "c-1" } }
            : fields,
          current,
        ),
    ),
  }),
  wrong("collection-by-id", "looks at the id of a collection alone, not at the type", ["U-11"], {
    wire: "own",
    only: ["upload-upload-collection"],
    apply: coerces(
      "upload",
      "upload_collection",
      (value) => isObject(value) && value.id === "c-1" && value.type !== "upload_collection",
      () => ({ type: "upload_collection", id: "c-1" }),
    ),
  }),
  wrong("collection-bare-id", "takes the id of a collection alone", ["U-11"], {
    only: field("upload-collection"),
    apply: all(
      alsoTakes("upload", "upload_collection", isText),
      storedField("upload", "upload_collection", (value) =>
        typeof value === "string" ? { type: "upload_collection", id: value } : value,
      ),
    ),
  }),
  wrong("path-number-ignored", "ignores a number as path", ["U-03"], {
    only: ["upload-path"],
    apply: coerces("upload", "path", isNumber, () => undefined),
  }),
  wrong("kinds-name-with-file-refused", "refuses a name beside a file", ["U-18"], {
    only: ["upload-kinds", "upload-all-kinds"],
    apply: refusesUpdates("upload", (fields) => "path" in fields && "basename" in fields),
  }),
  wrong("kinds-name-lost-with-attributes", "loses a name that comes with attributes", ["U-18"], {
    only: ["upload-kinds", "upload-all-kinds"],
    apply: stored("upload", ({ basename, ...fields }) =>
      "author" in fields || basename === undefined ? fields : { ...fields, basename },
    ),
  }),
  ...(
    [
      ["type-kept", "keeps the type of a creator", (value, now) => ({ ...value, type: now.type ?? null })],
      [
        "id-kept",
        "keeps the id of a creator of the same type",
        (value, now) => (value.type === now.type ? now : value),
      ],
      [
        "one-way",
        "moves a creator to a larger id alone",
        (value, now) => (Number(value.id) < Number(now.id) ? now : value),
      ],
    ] as const satisfies readonly (readonly [string, string, (value: JsonObject, now: JsonObject) => JsonObject])[]
  ).map(([id, title, to]) =>
    wrong(`creator-${id}`, title, ["U-10"], {
      only: ["U-10"],
      apply: storedField("upload", "creator", (value, now) => to(asObject(value), asObject(now))),
    }),
  ),
];

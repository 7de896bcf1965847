import { isObject, type JsonObject } from "../../../../../src/base/json.js";
import { upload } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { each, entries, inLocales, onReply, without } from "../switch.js";

/** The contracts that compare a read with a response, or one read with another. */
const sensitive = [
  ...["upload-empty", "upload-tags", "upload-notes", "upload-default-field-metadata", "upload-creator"],
  ...["upload-upload-collection", "upload-overlap", "upload-all-kinds", "upload-jobs"],
  ...["upload-metadata-answers", "upload-locales"],
  ...["webhook-empty", "webhook-headers", "webhook-custom-payload", "webhook-together"],
];

/** Without the members that are not shown; what is somebody's own data is shown whole. */
const kept = (fields: JsonObject, isShown: (value: unknown) => boolean): JsonObject =>
  entries(fields, (all) =>
    all.flatMap(([name, value]) => {
      const isInner = isObject(value) && name !== "custom_data" && name !== "headers";
      const inner = isInner ? kept(value, isShown) : value;
      return isShown(inner) ? [[name, inner]] : [];
    }),
  );

const isSaid = (value: unknown) =>
  value !== "" && !(typeof value === "object" && Object.keys(value ?? {}).length === 0);

const names = ["id", "type", "path", "basename", "name", "url"];

const reads: Record<string, (shown: JsonObject) => JsonObject> = {
  "shows the names alone where it is read (names-only)": (shown) =>
    entries(shown, (all) => all.filter(([name]) => names.includes(name))),
  "leaves out what is null where it is read (without-null)": (shown) => kept(shown, (value) => value !== null),
  "leaves out what is empty where it is read, in objects too (without-empty)": (shown) => kept(shown, isSaid),
  "shows no objects and no lists where it is read (without-objects)": (shown) =>
    entries(shown, (all) => all.filter(([, value]) => typeof value !== "object")),
  "shows neither notes nor tags, headers nor events where it is read (without-some)": (shown) =>
    without(shown, "notes", "tags", "headers", "events"),
  "shows the titles alone of the metadata where it is read (short-metadata)": ({
    default_field_metadata: metadata,
    ...shown
  }) =>
    metadata === undefined
      ? shown
      : { ...shown, default_field_metadata: inLocales(metadata, ({ title = null }) => ({ title })) },
  "shows the ids alone of references where it is read (short-references)": ({
    creator,
    upload_collection,
    ...shown
  }) => ({
    ...shown,
    ...(isObject(creator) ? { creator: { id: creator.id ?? null } } : {}),
    ...(isObject(upload_collection) ? { upload_collection: { id: upload_collection.id ?? null } } : {}),
  }),
};

/** Reads that show less than updates do: what they leave out has not changed. */
export const rightSparse: RightRow[] = [
  ...right(["Q-04", "Q-15?", "Q-16?", "U-03", "U-15"], ["upload-version", "upload-path", "upload-kinds"], {
    "shows the path of no upload (path-hidden)": upload.hides("path"),
  }),
  ...right(
    ["Q-04?", "Q-05?", "Q-10?", "Q-39?", "Q-42?", "Q-43?"],
    sensitive,
    each(
      reads,
      (to) =>
        onReply((reply, { operation }) =>
          reply.resource && operation.startsWith("get") ? { ...reply, resource: to(reply.resource) } : reply,
        ),
      "reads-",
    ),
  ),
];

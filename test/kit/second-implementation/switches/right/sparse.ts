import { isObject, type JsonObject } from "../../../../../src/base/json.js";
import { type RightRow, right } from "../right-row.js";
import { inLocales, onReply, seen } from "../switch.js";

/** The contracts that compare a read with a response, or one read with another. */
const sensitive = [
  ...["upload-empty", "upload-tags", "upload-notes", "upload-default-field-metadata", "upload-creator"],
  ...["upload-upload-collection", "upload-overlap", "upload-all-kinds", "upload-jobs"],
  ...["webhook-empty", "webhook-headers", "webhook-custom-payload", "webhook-together"],
];

/** Reads that show less than updates do: what they leave out has not changed. */
export const rightSparse: RightRow[] = [
  right("path-hidden", "shows the path of no upload", ["Q-04"], {
    may: ["Q-15", "Q-16"],
    open: ["U-03", "U-15"],
    only: ["upload-version", "upload-path", "upload-kinds"],
    apply: seen("upload", ({ path: _, ...shown }) => shown),
  }),
  sparse("names-only", "shows the names alone where it is read", (shown) =>
    pickFrom(shown, ["path", "basename", "name", "url"]),
  ),
  sparse("without-null", "leaves out what is null where it is read", (shown) => kept(shown, (value) => value !== null)),
  sparse("without-empty", "leaves out what is empty where it is read, in objects too", (shown) => kept(shown, isSaid)),
  sparse("without-objects", "shows no objects and no lists where it is read", (shown) =>
    Object.fromEntries(Object.entries(shown).filter(([, value]) => typeof value !== "object")),
  ),
  sparse(
    "without-some",
    "shows neither notes nor tags, headers nor events where it is read",
    ({ notes: _, tags: __, headers: ___, events: ____, ...shown }) => shown,
  ),
  sparse(
    "short-metadata",
    "shows the titles alone of the metadata where it is read",
    ({ default_field_metadata: metadata, ...shown }) => ({
      ...shown,
      ...(metadata === undefined
        ? {}
        : { default_field_metadata: inLocales(metadata, ({ title = null }) => ({ title })) }),
    }),
  ),
  sparse(
    "short-references",
    "shows the ids alone of references where it is read",
    ({ creator, upload_collection, ...shown }) => ({
      ...shown,
      ...(isObject(creator) ? { creator: { id: creator.id ?? null } } : {}),
      ...(isObject(upload_collection) ? { upload_collection: { id: upload_collection.id ?? null } } : {}),
    }),
  ),
];

function sparse(
  id: string,
  title: string,
  to: (shown: JsonObject) => JsonObject,
  open: readonly string[] = [],
): RightRow {
  const reads = onReply((reply, { operation }) =>
    reply.resource && operation.startsWith("get") ? { ...reply, resource: to(reply.resource) } : reply,
  );
  return right(`reads-${id}`, title, [], {
    open,
    only: sensitive,
    may: ["Q-04", "Q-05", "Q-10", "Q-39", "Q-43"],
    apply: reads,
  });
}

const pickFrom = (shown: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(shown).filter(([name]) => ["id", "type", ...names].includes(name)));

/** Without the members that are not shown; what is somebody's own data is shown whole. */
function kept(fields: JsonObject, isShown: (value: unknown) => boolean): JsonObject {
  const inner = Object.entries(fields).map(
    ([name, value]) =>
      [name, isObject(value) && name !== "custom_data" && name !== "headers" ? kept(value, isShown) : value] as const,
  );
  return Object.fromEntries(inner.filter(([, value]) => isShown(value)));
}

const isSaid = (value: unknown) =>
  value !== "" && !(typeof value === "object" && Object.keys(value ?? {}).length === 0);

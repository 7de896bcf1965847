import { createHash } from "node:crypto";
import { refuseViolations } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { Upload, UploadTag } from "./entities.js";
import type { Store } from "./store/store.js";

type TagQuery = { "page[offset]"?: number; "page[limit]"?: number; "filter[query]"?: string };

/** A page of the tags that uploads have or that were created, by name, and how many there are in all. */
export const listTags = (store: Store, query: TagQuery) =>
  pageOf(
    "upload_tag",
    namesIn(store, ({ tags }) => tags, store.tags),
    query,
  );

/** The same of those that were detected. */
export const listSmartTags = (store: Store, query: TagQuery) =>
  pageOf(
    "upload_smart_tag",
    namesIn(store, ({ smart_tags }) => smart_tags),
    query,
  );

/** Creates a tag that no upload has yet. Throws INVALID_FIELD where there is one of that name. */
export function createTag({ store }: Domain, { name }: { name: string }): UploadTag {
  if (namesIn(store, ({ tags }) => tags, store.tags).has(name))
    refuseViolations([{ pointer: "/name", code: "VALIDATION_UNIQUENESS", params: { tag: name } }], "upload_tag");
  store.tags.add(name);
  return toTag("upload_tag", name);
}

function namesIn(
  store: Store,
  read: (upload: Upload) => readonly string[],
  created: Iterable<string> = [],
): Set<string> {
  const names = new Set(created);
  for (const upload of store.uploads.values()) for (const name of read(upload)) names.add(name);
  return names;
}

function pageOf<Type extends "upload_tag" | "upload_smart_tag">(
  type: Type,
  names: ReadonlySet<string>,
  query: TagQuery,
) {
  const { "page[offset]": offset = 0, "page[limit]": limit = 50, "filter[query]": wanted = "" } = query;
  const matching = [...names].filter((name) => name.toLowerCase().includes(wanted.toLowerCase())).sort();
  return { page: matching.slice(offset, offset + limit).map((name) => toTag(type, name)), total: matching.length };
}

/** A tag is known by its name: its identifier is a digest of that, 22 characters of URL-safe base64. */
const toTag = <Type extends string>(type: Type, name: string) => ({
  id: createHash("md5").update(name).digest("base64url"),
  type,
  name,
});

import { isObject, isSame, type JsonValue } from "../base/json.js";
import type { Platform } from "../base/platform.js";
import { atOnce } from "../base/steps.js";
import type { MediaFile } from "../domain/media-file.js";
import type { Store } from "../domain/store/store.js";
import { type BuildStore, prepareInSteps, type Seed } from "./seed.js";
import { stateOf } from "./snapshot.js";

/** The lists of a seed whose entries have an ID, a path, or are a name. */
const lists = [
  "files",
  "upload_collections",
  "uploads",
  "upload_filters",
  "upload_tags",
  "webhooks",
  "records",
] as const;

type Entries = Map<string, JsonValue>;

const keyOf = (entry: JsonValue): string => String(isObject(entry) ? (entry.id ?? entry.path) : entry);

/**
 * The store of an edited environment on another seed than it began with: what was created, changed or deleted stays so, with the files
 * and collections that it needs, and all else is as in the new seed. Undefined if nothing was edited. Throws a SeedError.
 */
export function rebase(
  stores: Readonly<Record<"before" | "current" | "after", Store>>,
  platform: Platform,
): BuildStore | undefined {
  const contents = new Map<string, MediaFile>();
  const entriesIn = (store: Store): Record<(typeof lists)[number], Entries> => {
    const state = stateOf(store, (path) => ({ path }));
    // Each path names its content: none is a copy of another, which may go.
    const files = Array.from(store.files.entries(), ([path, file]) => {
      const name = `${file.content.md5} ${file.mimeType}`;
      if (!contents.has(name)) contents.set(name, file);
      return { path, file: name };
    });
    // A state is JSON.
    const all = { records: [], ...state, files } as unknown as Record<(typeof lists)[number], JsonValue[]>;
    const indexed = lists.map((list) => [list, new Map(all[list].map((entry) => [keyOf(entry), entry]))]);
    return Object.fromEntries(indexed) as Record<(typeof lists)[number], Entries>;
  };
  const [old, own, next] = [entriesIn(stores.before), entriesIn(stores.current), entriesIn(stores.after)];
  const isEdited = (list: (typeof lists)[number], key: string) => !isSame(old[list].get(key), own[list].get(key));
  if (!lists.some((list) => [...old[list].keys(), ...own[list].keys()].some((key) => isEdited(list, key))))
    return undefined;

  const merged = { ...next };
  for (const list of lists) {
    const keys = new Set([...next[list].keys(), ...own[list].keys()]);
    const kept = Array.from(keys, (key) => [key, (isEdited(list, key) ? own : next)[list].get(key)] as const);
    merged[list] = new Map(kept.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));
  }
  const need = (list: "files" | "upload_collections", key: unknown) => {
    const needed = own[list].get(String(key)) ?? next[list].get(String(key));
    if (needed !== undefined && !merged[list].has(String(key))) merged[list].set(String(key), needed);
  };
  const needParent = (entry: JsonValue | undefined) => isObject(entry) && need("upload_collections", entry.id);
  for (const upload of merged.uploads.values()) {
    if (!isObject(upload)) continue;
    need("files", upload.path);
    needParent(upload.upload_collection);
  }
  // Those that this adds come round too.
  for (const collection of merged.upload_collections.values()) needParent(isObject(collection) && collection.parent);

  const { locales, metadata } = stateOf(stores.after, (path) => ({ path }));
  const seed = { locales, ...(metadata ? { metadata } : {}) };
  const entries = Object.fromEntries(lists.map((list) => [list, [...merged[list].values()]]));
  const shared = new Set(Array.from(stores.after.files.entries(), ([, file]) => file));
  return atOnce(prepareInSteps({ ...seed, ...entries } as unknown as Seed, { platform, contents, isShared: shared }));
}

import type { Platform } from "../base/platform.js";
import type { Store } from "../domain/store/store.js";
import type { StoredFile } from "../domain/stored-file.js";
import { toMetadataByField } from "../openapi/metadata-form.js";
import type { Seed, SeedFile } from "./seed.js";

/**
 * The state as a seed that makes it again: everything that can be read but jobs that have not ended, the log of calls,
 * and addresses that wait for a file.
 */
export function toSeed(store: Store, platform: Platform): Seed {
  const seen = new Map<StoredFile, string>();
  const isByField = store.metadata === "field";
  // A copy: what is done to it must not be done to the store.
  return structuredClone({
    locales: [...store.locales],
    ...(isByField ? { metadata: store.metadata } : {}),
    files: [...store.files.entries()].map(([path, file]) => toSeedFile(path, file, seen, platform)),
    upload_collections: [...store.collections.values()].map(({ id, label, position, parent }) => ({
      id,
      label,
      position,
      parent,
    })),
    uploads: [...store.uploads.values()].map((upload) => ({
      id: upload.id,
      path: upload.path,
      basename: upload.basename,
      url: upload.url,
      author: upload.author,
      copyright: upload.copyright,
      notes: upload.notes,
      tags: upload.tags,
      default_field_metadata: isByField
        ? toMetadataByField(upload.default_field_metadata)
        : upload.default_field_metadata,
      creator: upload.creator,
      upload_collection: upload.upload_collection,
      // Standin's own uploads have both times.
      created_at: upload.created_at as string,
      updated_at: upload.updated_at as string,
    })),
    upload_filters: Array.from(store.uploadFilters.values(), ({ type: _, ...filter }) => filter),
    upload_tags: [...store.tags],
    ...(store.records.values().length > 0 ? { records: [...store.records.values()] } : {}),
    webhooks: [...store.webhooks.values()].map(({ type: _, ...webhook }) => webhook),
  });
}

/** A file under a second path (after a rename) names the first one, so that its bytes stand once. */
function toSeedFile(path: string, file: StoredFile, seen: Map<StoredFile, string>, platform: Platform): SeedFile {
  const first = seen.get(file);
  if (first !== undefined) return { path, copy_of: first };
  seen.set(file, path);
  return { path, base64: platform.toBase64(file.content.bytes()), mime_type: file.mimeType };
}

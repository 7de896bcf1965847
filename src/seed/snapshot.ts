import { type JsonObject, pick } from "../base/json.js";
import type { Platform } from "../base/platform.js";
import type { MediaFile } from "../domain/media-file.js";
import type { Store } from "../domain/store/store.js";
import { documents } from "../openapi/documents.js";
import { toMetadataByField } from "../openapi/metadata-form.js";
import { changeableMembers } from "../openapi/seed-members.js";
import type { Seed, SeedFile, SeedUpload } from "./seed.js";

const changeable = (resource: string) => changeableMembers(documents.flat, resource).map(([name]) => name);

/** The members of an upload and of a webhook in a seed. */
export const seededUpload: readonly string[] = ["id", ...changeable("Upload"), "url", "created_at", "updated_at"];
export const seededWebhook: readonly string[] = ["id", ...changeable("Webhook")];

/** The state as a seed that makes it again, without running jobs, the log of calls and unused addresses. */
export const toSeed = (store: Store, platform: Platform): Seed =>
  // A copy, so that changes do not affect the store.
  structuredClone(toShownSeed(store, platform));

/** The state as a seed only for reading: it shares parts with the store, and encodes the bytes of a file when you read them. */
export const toShownSeed = (store: Store, platform: Platform): Seed =>
  stateOf(store, (path, { content, mimeType }) => ({
    path,
    get base64() {
      return platform.toBase64(content.bytes());
    },
    mime_type: mimeType,
  }));

/** The state as a seed, in which `toEntry` says where the bytes of a file stand. */
export function stateOf(store: Store, toEntry: (path: string, file: MediaFile) => SeedFile): Seed {
  const paths = new Map<MediaFile, string>();
  const isByField = store.metadata === "field";
  return {
    locales: [...store.locales],
    ...(isByField ? { metadata: store.metadata } : {}),
    files: Array.from(store.files.entries(), ([path, file]) => {
      // A file under a second path (after a rename) names the first one, so that its bytes stand once.
      const first = paths.get(file);
      if (first !== undefined) return { path, copy_of: first };
      paths.set(file, path);
      return toEntry(path, file);
    }),
    upload_collections: [...store.collections.values()].map(({ id, label, position, parent }) => ({
      id,
      label,
      position,
      parent,
    })),
    uploads: [...store.uploads.values()].map((upload) => ({
      ...(pick(upload as JsonObject, seededUpload) as Pick<SeedUpload, "id" | "path">),
      ...(isByField ? { default_field_metadata: toMetadataByField(upload.default_field_metadata) } : {}),
    })),
    upload_filters: Array.from(store.uploadFilters.values(), ({ type: _, ...filter }) => filter),
    upload_tags: [...store.tags],
    ...(store.records.values().length > 0 ? { records: [...store.records.values()] } : {}),
    webhooks: [...store.webhooks.values()].map(({ type: _, ...webhook }) => webhook),
  };
}

import type { Platform } from "../base/platform.js";
import { atOnce, mapped, type Steps } from "../base/steps.js";
import { toUtf8 } from "../base/text.js";
import { circleFinder } from "../domain/collections.js";
import type { Creator, UploadPatch } from "../domain/entities.js";
import { type MediaFile, MemoryContent, splitFilename, toMediaFile } from "../domain/media-file.js";
import { Account } from "../domain/memory.js";
import { createStore, type Store } from "../domain/store/store.js";
import { toTimestamp } from "../domain/timestamp.js";
import { newVersion } from "../domain/upload-version.js";
import { webhookDefaults, webhookViolations } from "../domain/webhooks.js";
import type { ControlSchemas } from "../openapi/control.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import { maximumViolations, numberViolations, quote } from "../openapi/violations.js";
import defaultSeed from "./default-seed.json" with { type: "json" };
import { metadataByLocale, metadataViolations, seedViolations } from "./metadata.js";
import { at, refuseSeed, refuseTaken, SeedError, takenViolation } from "./seed-error.js";

/** The initial data of an environment. `seed.schema.json` describes each member. */
export type Seed = ControlSchemas["Seed"];
type In<Name extends keyof Seed> = NonNullable<Seed[Name]> extends (infer Entry)[] ? Entry : never;
export type SeedFile = In<"files">;
export type SeedUpload = In<"uploads">;
export type SeedWebhook = In<"webhooks">;

/** The project of a seed. The published service numbers its projects. */
const siteId = "64175";
/** When everything of a seed was made, unless it says so itself: always the same, so that two servers are alike. */
const seededAt = "2026-01-01T00:00:00.000Z";
const seedCreator: Creator = { type: "account", id: "312" };

/**
 * The store that an environment begins with, which shows and takes default metadata in this form, in that of the seed without one. It
 * is the same each time, to be read and copied.
 */
export type BuildStore = (metadata?: MetadataForm) => Store;

/** How a seed is prepared. */
export interface Preparing {
  platform: Platform;
  /** Those of the files that it names, by those names. */
  bytes?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Those of its files that exist already, by the same names. */
  contents?: ReadonlyMap<string, MediaFile>;
  /** Whether many environments begin with it, or which files they have: what all of them have counts for none. */
  isShared: boolean | ReadonlySet<MediaFile>;
  /** Whether whoever gave it may go on to change it. */
  isLent?: boolean;
}

/** Checks a seed that somebody has, and prepares it for many environments. Throws a SeedError. */
export const prepareSeed = (value: unknown, platform: Platform, bytes?: Preparing["bytes"]): BuildStore =>
  atOnce(prepareInSteps(value, { platform, bytes, isShared: true, isLent: true }));

/** Checks and prepares a seed in steps. Throws a SeedError. */
export function* prepareInSteps(
  value: unknown,
  { platform, bytes = new Map(), contents, isShared, isLent = false }: Preparing,
): Steps<BuildStore> {
  // A test holds the default seed to the schema, and its check would take a part of every start.
  if (value !== defaultSeed) {
    // What came in a request has been checked.
    if (isLent) refuseSeed(numberViolations(value).slice(0, maximumViolations));
    refuseSeed(yield* seedViolations(value));
  }
  // It conforms to the schema.
  const seed = isLent ? structuredClone(value as Seed) : (value as Seed);
  refuseSeed(yield* metadataViolations(seed, seed.uploads));
  const files = new Map<string, MediaFile>();
  for (const [index, file] of (seed.files ?? []).entries()) {
    if (files.has(file.path)) refuseSeed([takenViolation(`/files/${index}/path`, file.path)]);
    const known = contents?.get(file.file ?? "");
    files.set(file.path, known ?? (yield* toSeededFile(file, index, { earlier: files, platform, bytes })));
    yield;
  }
  const { metadata: own = "locale" } = seed;
  const build = (metadata: MetadataForm) =>
    fill(createStore({ siteId, locales: seed.locales, metadata }, new Account(), seed.records), seed, files, isShared);
  const built = new Map([[own, yield* build(own)]]);
  return (metadata = own) => {
    const store = built.get(metadata) ?? atOnce(build(metadata));
    built.set(metadata, store);
    return store;
  };
}

function* toSeededFile(
  file: SeedFile,
  index: number,
  {
    earlier,
    platform,
    bytes: named,
  }: {
    earlier: ReadonlyMap<string, MediaFile>;
    platform: Platform;
    bytes: ReadonlyMap<string, Uint8Array>;
  },
): Steps<MediaFile> {
  const pointer = `/files/${index}`;
  const given = [file.text, file.base64, file.file, file.copy_of].filter((source) => source !== undefined).length;
  if (given !== 1) {
    const says = "must have exactly one of text, base64, file and copy_of.";
    refuseSeed([{ pointer, code: "VALIDATION_REQUIRED", says }]);
  }
  const found = file.file === undefined ? undefined : named.get(file.file);
  if (file.file !== undefined && found === undefined) {
    const says = "works only in a seed file. Pass text or base64.";
    refuseSeed([{ pointer: `${pointer}/file`, code: "VALIDATION_REFERENCE", says }]);
  }
  if (file.copy_of !== undefined) {
    const original = earlier.get(file.copy_of);
    if (original) return original;
    const says = "must be the path of an earlier entry.";
    refuseSeed([{ pointer: `${pointer}/copy_of`, code: "VALIDATION_REFERENCE", says }]);
  }
  const bytes = found ?? (file.text !== undefined ? toUtf8(file.text) : platform.fromBase64(file.base64 ?? ""));
  // Decoding a large file takes as long as reading its bytes.
  yield;
  const stored = toMediaFile(file.path, new MemoryContent([bytes], platform), file.mime_type);
  return file.mime_type === undefined ? stored : { ...stored, mimeType: file.mime_type };
}

function* fill(
  store: Store,
  seed: Seed,
  files: ReadonlyMap<string, MediaFile>,
  isShared: Preparing["isShared"],
): Steps<Store> {
  const records = new Set<string>();
  for (const [index, { id }] of (seed.records ?? []).entries()) {
    at(`/records/${index}`, () => refuseTaken(records, id));
    records.add(id);
  }
  if (isShared !== true) store.memory.hold("environments", seed.records);
  const isFree = (file: MediaFile) => (typeof isShared === "boolean" ? isShared : isShared.has(file));
  for (const [path, file] of files) store.files.put(path, file, isFree(file) ? 0 : undefined);
  addCollections(store, seed);
  for (const [index, filter] of (seed.upload_filters ?? []).entries())
    at(`/upload_filters/${index}`, () => {
      refuseTaken(store.uploadFilters, filter.id);
      store.uploadFilters.put({ ...filter, type: "upload_filter" }, null);
    });
  store.memory.hold("tags", seed.upload_tags ?? []);
  for (const name of seed.upload_tags ?? []) store.tags.add(name);
  yield* mapped(seed.uploads ?? [], (upload, index) =>
    at(`/uploads/${index}`, () => addUpload(store, upload, metadataByLocale(seed, upload, store.metadata))),
  );
  yield* mapped(seed.webhooks ?? [], (webhook, index) => at(`/webhooks/${index}`, () => addWebhook(store, webhook)));
  return store;
}

function addCollections(store: Store, { upload_collections: collections = [] }: Seed): void {
  const parents = new Map<string, string | undefined>();
  for (const [index, { id, parent }] of collections.entries()) {
    at(`/upload_collections/${index}`, () => refuseTaken(parents, id));
    parents.set(id, parent?.id);
  }
  const inCircle = circleFinder((id) => parents.get(id));
  for (const [index, { id, parent }] of collections.entries()) {
    if (!parent) continue;
    if (!parents.has(parent.id))
      refuseParent(index, "names no collection of the seed. Add the collection, or choose another.");
    const looped = inCircle(id);
    if (looped === undefined) continue;
    const at = collections.findIndex((one) => one.id === looped);
    refuseParent(at, "puts the collection inside itself. Choose another parent.");
  }
  store.collections.addAll(
    collections.map(({ id, label, position, parent = null }, index) => ({
      ...{ id, label, position: position ?? index + 1, parent },
    })),
  );
}

function refuseParent(index: number, says: string): void {
  refuseSeed([{ pointer: `/upload_collections/${index}/parent/id`, code: "VALIDATION_REFERENCE", says }]);
}

function addUpload(store: Store, upload: SeedUpload, metadata: Pick<UploadPatch, "default_field_metadata">): void {
  const { id, url, created_at, updated_at, basename, default_field_metadata: _, ...fields } = upload;
  refuseTaken(store.uploads, id);
  if (!store.files.has(fields.path)) {
    const says = `: the seed has no file ${quote(fields.path)}. Add it to files.`;
    refuseSeed([{ pointer: "/path", code: "VALIDATION_REFERENCE", says }]);
  }
  // A `url` in the seed stays as an earlier update has set it. Otherwise a basename renames the upload.
  const renaming = url === undefined && basename !== undefined ? { basename } : {};
  const made = newVersion(store, utc(created_at) ?? seededAt, id, {
    ...{ creator: seedCreator, ...renaming },
    ...fields,
    ...metadata,
  });
  const { extension } = splitFilename(made.upload.filename);
  const placed =
    url === undefined ? {} : { url, ...(basename === undefined ? {} : { basename, filename: basename + extension }) };
  const whole = { ...made.upload, ...placed, updated_at: utc(updated_at) ?? made.upload.updated_at };
  store.uploads.put({ ...made, upload: whole }, null);
}

/** A time as the API writes it, so that times are in order as texts are. */
const utc = (time: string | undefined): string | undefined => time && toTimestamp(Date.parse(time));

function addWebhook(store: Store, webhook: SeedWebhook): void {
  refuseTaken(store.webhooks, webhook.id);
  const { id, name, url, ...fields } = webhook;
  // An address on Standin itself has no origin before it serves; any will do to check it.
  const address = url.startsWith("/") ? `http://127.0.0.1${url}` : url;
  const violations = webhookViolations(store, id, { name, ...fields, url: address });
  if (violations.length > 0) throw new SeedError(violations);
  store.webhooks.put(
    {
      id,
      type: "webhook",
      name,
      url,
      custom_payload: null,
      headers: {},
      events: [],
      http_basic_user: null,
      http_basic_password: null,
      ...webhookDefaults,
      ...fields,
    },
    null,
  );
}

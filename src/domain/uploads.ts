import { unknownCollection } from "./collections.js";
import type { Creator, FieldMetadata, Upload, UploadDraft, UploadPatch } from "./entities.js";
import { type FieldFault, notFound, refuseFaults } from "./errors.js";
import { directoryOf, filenameOf, nameFault, type StoredFile, splitFilename } from "./files.js";
import { enqueue, failQueue, type Job, projectionOf, wantsJob } from "./jobs.js";
import { type Domain, type State, toTimestamp } from "./state.js";

/** The most bytes that a basename may have. */
const maximumBasenameBytes = 200;

/** An upload together with its file: what an update makes a new one of. */
export interface Version {
  readonly upload: Upload;
  readonly file: StoredFile;
}

export interface UpdateOptions {
  /** A new version keeps the old `url`. */
  keepUrl?: boolean;
  /** The client asked for a job (`Prefer: respond-async`). */
  preferAsync?: boolean;
}

/** What an update or a creation comes to: done at once, or a job that will do it. */
export type Outcome = { upload: Upload } | { job: Job };

export function getUpload(state: State, id: string): Upload {
  const upload = state.uploads.get(id);
  if (!upload) throw notFound("upload", id, "GET /uploads lists those that there are.");
  return upload;
}

export interface UploadFilter {
  ids?: readonly string[];
  md5?: string;
}

/** A page of uploads in the order of their creation, and how many match in all. */
export function listUploads(state: State, filter: UploadFilter, offset: number, limit: number) {
  const page: Upload[] = [];
  let total = 0;
  for (const upload of candidates(state, filter.ids)) {
    if (filter.md5 !== undefined && upload.md5 !== filter.md5) continue;
    if (total >= offset && page.length < limit) page.push(upload);
    total++;
    // Without a filter the rest need not be looked at to be counted.
    if (!filter.ids && filter.md5 === undefined && page.length === limit) return { page, total: state.uploads.size };
  }
  return { page, total };
}

function candidates(state: State, ids: readonly string[] | undefined): Iterable<Upload> {
  if (!ids) return state.uploads.values();
  return [...new Set(ids)].map((id) => state.uploads.get(id)).filter((upload) => upload !== undefined);
}

/**
 * Changes an upload (U-01 to U-18), at once or by a job, as the policy says. Everything that can be refused is
 * refused now: against the state as it will be when the jobs before this one have ended.
 */
export function updateUpload(domain: Domain, id: string, patch: UploadPatch, options: UpdateOptions = {}): Outcome {
  const { state } = domain;
  const current = projectionOf(state, id) ?? versionOf(state, getUpload(state, id));
  const next = applyPatch(domain, current, patch, options);
  if (!wantsJob(domain, id, touchesFile(current.upload, patch), options.preferAsync)) {
    return { upload: commitUpdate(domain, patch, next) };
  }
  const job = enqueue(domain, {
    uploadId: id,
    operation: "updateUpload",
    status: 200,
    projection: next,
    // The patch is applied anew: jobs before it may have failed.
    run: () => commitUpdate(domain, patch, applyPatch(domain, versionOf(state, getUpload(state, id)), patch, options)),
  });
  return { job };
}

/** Makes an upload of a file that was uploaded before; may be a job too (U-17). */
export function createUpload(
  domain: Domain,
  draft: UploadDraft,
  creator: Creator,
  options: { preferAsync?: boolean } = {},
): Outcome {
  const { state, clock, ids } = domain;
  const { id = ids.resource(), ...fields } = draft;
  if (state.uploads.has(id) || state.queues.has(id)) {
    const fault = {
      pointer: "/id",
      code: "VALIDATION_UNIQUENESS",
      detail: `/id is the identifier of another upload; make a new one.`,
    };
    refuseFaults([fault], "upload");
  }
  const make = () => newVersion(state, toTimestamp(clock.now()), id, { creator, ...fields });
  const projection = make();
  const commit = () => {
    const made = make();
    putUpload(state, made);
    emitChange(domain, "create", made.upload);
    return made.upload;
  };
  if (!wantsJob(domain, id, true, options.preferAsync)) return { upload: commit() };
  return { job: enqueue(domain, { uploadId: id, operation: "createUpload", status: 201, projection, run: commit }) };
}

/** Takes an upload away. Jobs of it that have not ended end with 404. */
export function deleteUpload(domain: Domain, id: string): Upload {
  const { state } = domain;
  const upload = getUpload(state, id);
  state.uploads.delete(id);
  removeUrl(state, upload);
  failQueue(domain, id, notFound("upload", id, "It was deleted while the job was waiting."));
  emitChange(domain, "delete", upload);
  return upload;
}

/** Whether an update gives the upload another file or another name. */
function touchesFile(upload: Upload, patch: UploadPatch): boolean {
  return (
    (patch.path !== undefined && patch.path !== upload.path) ||
    (patch.basename !== undefined && patch.basename !== upload.basename)
  );
}

function versionOf(state: State, upload: Upload): Version {
  const file = state.files.get(upload.path);
  if (!file) throw new Error(`The file of upload ${upload.id} is missing at ${upload.path}.`);
  return { upload, file };
}

/**
 * The upload as a patch makes it; neither the state nor the upload is changed. Throws INVALID_FIELD with every fault.
 */
function applyPatch(domain: Domain, current: Version, patch: UploadPatch, options: UpdateOptions): Version {
  if (Object.keys(patch).length === 0) return current;
  const { state } = domain;
  const { path, basename, default_field_metadata: metadata, ...regular } = patch;
  const renames = basename !== undefined && basename !== current.upload.basename;
  const replacement = path !== undefined && path !== current.upload.path ? state.files.get(path) : current.file;
  const faults = regularFaults(state, patch);
  if (!replacement && path !== undefined) faults.push(unknownPath(path));
  if (renames) faults.push(...asList(nameFault(basename, "/basename", maximumBasenameBytes)));
  refuseFaults(faults, "upload");

  const file = replacement ?? current.file;
  const placed = place(current.upload, file, { path, basename, keepUrl: options.keepUrl === true && !renames });
  // The name that the upload has, passed with a path, may meet another file in the place of the new version.
  const movesName = basename !== undefined && placed.url !== current.upload.url && placed.url !== path;
  if (renames || movesName) refuseFaults(asList(takenAddress(state, placed, file)), "upload");
  const upload = {
    ...placed,
    ...regular,
    default_field_metadata: mergeMetadata(placed.default_field_metadata, metadata),
    updated_at: toTimestamp(domain.clock.now()),
  };
  return { upload, file };
}

/**
 * The upload with a new version of its file, another name, or both. A new version takes the file's facts, and its name
 * unless one is passed; a rename keeps the extension and moves `filename`, `path` and `url`. With both,
 * `path` stays the one that was passed, so that either field reads back as it was set.
 */
function place(
  upload: Upload,
  file: StoredFile,
  change: { path: string | undefined; basename: string | undefined; keepUrl: boolean },
): Upload {
  const { path = upload.path, basename } = change;
  const isNewVersion = path !== upload.path;
  let placed = isNewVersion ? { ...upload, ...factsOf(path, file), path, url: path } : upload;
  if (basename !== undefined && basename !== placed.basename) {
    const filename = basename + splitFilename(placed.filename).extension;
    const address = directoryOf(placed.path) + filename;
    placed = { ...placed, basename, filename, path: isNewVersion ? path : address, url: address };
  }
  return isNewVersion && change.keepUrl ? { ...placed, url: upload.url } : placed;
}

/** The fields of an upload that follow from its file. */
function factsOf(path: string, file: StoredFile) {
  const filename = filenameOf(path);
  const { basename, extension } = splitFilename(filename);
  return {
    basename,
    filename,
    format: extension === "" ? null : extension.slice(1).toLowerCase(),
    mime_type: file.mimeType,
    size: file.size,
    md5: file.md5,
    width: file.width,
    height: file.height,
    is_image: file.mimeType.startsWith("image/"),
  };
}

/** A rename must not take the address of another upload, or the path of another file. */
function takenAddress(state: State, upload: Upload, file: StoredFile): FieldFault | undefined {
  const stored = state.files.get(upload.url);
  const owners = [...(state.urls.get(upload.url) ?? [])];
  if ((stored === undefined || stored === file) && owners.every((id) => id === upload.id)) return undefined;
  return {
    pointer: "/basename",
    code: "VALIDATION_UNIQUENESS",
    detail: `/basename would put the file at ${upload.url}, where there is another; choose another name.`,
  };
}

function unknownPath(path: string): FieldFault {
  return {
    pointer: "/path",
    code: "VALIDATION_PATH",
    detail: `/path ${JSON.stringify(path)} is of no file that was uploaded; upload one with POST /upload-requests and pass its id.`,
  };
}

/** What the domain refuses of the regular attributes: a locale that the project lacks, a collection that is not there. */
function regularFaults(state: State, fields: UploadPatch): FieldFault[] {
  const { default_field_metadata: metadata = {}, upload_collection: collection } = fields;
  const faults = Object.keys(metadata)
    .filter((locale) => !state.locales.includes(locale))
    .map((locale) => ({
      pointer: `/default_field_metadata/${locale.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      code: "VALIDATION_LOCALE",
      detail: `/default_field_metadata has ${JSON.stringify(locale)}, which is no locale of the project; it has ${state.locales.join(", ")}.`,
    }));
  if (collection && !state.collections.has(collection.id))
    faults.push(unknownCollection("/upload_collection/id", collection.id));
  return faults;
}

/** Locales and members that are not passed keep their values; what is passed replaces all there was. */
function mergeMetadata(current: Upload["default_field_metadata"], passed: UploadPatch["default_field_metadata"] = {}) {
  const merged: Record<string, FieldMetadata> = { ...current };
  for (const [locale, members] of Object.entries(passed)) {
    merged[locale] = { ...(current[locale] ?? emptyMetadata), ...members };
  }
  return merged;
}

const emptyMetadata: FieldMetadata = { alt: null, title: null, custom_data: {}, focal_point: null };

/** A fresh upload of a file, as a creation makes it. Throws INVALID_FIELD with every fault. */
export function newVersion(state: State, now: string, id: string, draft: UploadDraft & { creator: Creator }): Version {
  const { path, basename, default_field_metadata: metadata, ...regular } = draft;
  const file = state.files.get(path);
  const faults = regularFaults(state, draft);
  if (!file) faults.push(unknownPath(path));
  if (basename !== undefined) faults.push(...asList(nameFault(basename, "/basename", maximumBasenameBytes)));
  refuseFaults(faults, "upload");
  if (!file) throw new Error("A path without a file was not refused.");

  const fresh: Upload = {
    id,
    type: "upload",
    path,
    ...factsOf(path, file),
    url: path,
    author: null,
    copyright: null,
    notes: null,
    tags: [],
    default_field_metadata: Object.fromEntries(state.locales.map((locale) => [locale, emptyMetadata])),
    upload_collection: null,
    duration: null,
    frame_rate: null,
    blurhash: null,
    thumbhash: null,
    mux_playback_id: null,
    mux_mp4_highest_res: null,
    smart_tags: [],
    exif_info: {},
    colors: [],
    created_at: now,
    updated_at: now,
    ...regular,
  };
  const placed = place(fresh, file, { path: undefined, basename, keepUrl: false });
  if (placed !== fresh) refuseFaults(asList(takenAddress(state, placed, file)), "upload");
  return {
    upload: { ...placed, default_field_metadata: mergeMetadata(placed.default_field_metadata, metadata) },
    file,
  };
}

function commitUpdate(domain: Domain, patch: UploadPatch, next: Version): Upload {
  if (Object.keys(patch).length === 0) return next.upload;
  const previous = getUpload(domain.state, next.upload.id);
  putUpload(domain.state, next);
  emitChange(domain, "update", next.upload, previous);
  return next.upload;
}

/** Puts an upload into the state, in place of the one it had under the identifier. */
export function putUpload(state: State, { upload, file }: Version): void {
  const previous = state.uploads.get(upload.id);
  if (previous && previous.url !== upload.url) removeUrl(state, previous);
  state.uploads.set(upload.id, upload);
  state.files.set(upload.path, file);
  const owners = state.urls.get(upload.url);
  if (owners) owners.add(upload.id);
  else state.urls.set(upload.url, new Set([upload.id]));
}

function removeUrl(state: State, upload: Upload): void {
  const owners = state.urls.get(upload.url);
  owners?.delete(upload.id);
  if (owners?.size === 0) state.urls.delete(upload.url);
}

function emitChange(
  { clock, emit }: Domain,
  event_type: "create" | "update" | "delete",
  entity: Upload,
  previous_entity?: Upload,
): void {
  const event = { entity_type: "upload" as const, event_type, entity, ...(previous_entity ? { previous_entity } : {}) };
  emit({ source: "state", at: clock.now(), event });
}

const asList = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

import { childPointer } from "../base/json-pointer.js";
import { refuseViolations } from "../openapi/errors.js";
import { quote, type Violation } from "../openapi/violations.js";
import type { Creator, FieldMetadata, Upload, UploadDraft, UploadPatch } from "./entities.js";
import { directoryOf, filenameOf, type MediaFile, nameViolation, splitFilename, type Version } from "./media-file.js";
import { unknownCollection } from "./store/collections.js";
import type { Store } from "./store/store.js";
import { tagViolations } from "./tags.js";

/** The most bytes that a basename may have. */
const maximumBasenameBytes = 200;

export interface UpdateOptions {
  /** A new version keeps the old `url`. */
  keepUrl?: boolean;
  /** The client asked for a job (`Prefer: respond-async`). */
  preferAsync?: boolean;
}

/** Whether an update gives the upload another file or another name. */
export function touchesFile(upload: Upload, patch: UploadPatch): boolean {
  return (
    (patch.path !== undefined && patch.path !== upload.path) ||
    (patch.basename !== undefined && patch.basename !== upload.basename)
  );
}

/** The upload as a patch makes it, without a change of either. Throws INVALID_FIELD with every violation. */
export function applyPatch(
  { store, now }: { store: Store; now: string },
  current: Version,
  patch: UploadPatch,
  options: UpdateOptions,
): Version {
  if (Object.keys(patch).length === 0) return current;
  const isMoved = touchesFile(current.upload, patch);
  const violations = regularViolations(store, patch);
  if (!isMoved && violations.length > 0) refuseViolations(violations, "upload");
  const { upload, file } = isMoved ? move(store, current, { ...patch, ...options }, violations) : current;
  const metadata = mergeMetadata(upload.default_field_metadata, patch.default_field_metadata);
  // The file and its name are as the move has left them, whatever the patch says of them.
  const { path, basename } = upload;
  const next = { ...upload, ...patch, path, basename, default_field_metadata: metadata, updated_at: now };
  return { upload: next, file };
}

/** The part of an update that is about the file and its name. Throws INVALID_FIELD with the violations that there were, and its own. */
function move(
  store: Store,
  current: Version,
  { path, basename, keepUrl: wantsUrl }: UploadPatch & UpdateOptions,
  violations: Violation[],
): Version {
  const renames = basename !== undefined && basename !== current.upload.basename;
  const replacement = path !== undefined && path !== current.upload.path ? store.files.get(path) : current.file;
  if (!replacement && path !== undefined) violations.push(unknownPath(path));
  if (renames) violations.push(...asList(nameViolation(basename, "/basename", maximumBasenameBytes)));
  refuseViolations(violations, "upload");

  const file = replacement ?? current.file;
  const wanted = path === undefined ? undefined : store.files.pathFor(path, file);
  // An address that another upload shares stays with that one: it must go on serving its file.
  const keepUrl = wantsUrl === true && !renames && !store.uploads.hasOtherOwner(current.upload.url, current.upload.id);
  const address = ownAddress(store, current.upload.id, wanted ?? current.upload.path, file);
  const upload = place(current.upload, file, { path: wanted, basename, address, keepUrl });
  // The name that the upload has, passed with a path, may meet another file in the place of the new version.
  const movesName = basename !== undefined && upload.url !== current.upload.url && upload.url !== address;
  if (renames || movesName) refuseViolations(asList(placeViolation(store, upload, file)), "upload");
  return { upload, file };
}

/**
 * The upload with a new version of its file, another name, or both. A new version takes the file's facts, and its name
 * unless one is passed; a rename keeps the extension and moves `filename`, `path` and `url`. With both,
 * `path` stays the one that was passed, a new one or not, so that either field reads back as it was set.
 */
function place(
  upload: Upload,
  file: MediaFile,
  change: { path: string | undefined; basename: string | undefined; address: string; keepUrl: boolean },
): Upload {
  const { path = upload.path, basename } = change;
  const isNewVersion = path !== upload.path;
  let placed = isNewVersion ? { ...upload, ...factsOf(path, file), path, url: change.address } : upload;
  if (basename !== undefined && basename !== placed.basename) {
    // Not split anew: of a file without an extension, a name with a dot has none.
    const filename = basename + placed.filename.slice(placed.basename.length);
    const moved = directoryOf(placed.path) + filename;
    placed = { ...placed, basename, filename, path: change.path ?? moved, url: moved };
  }
  return isNewVersion && change.keepUrl ? { ...placed, url: upload.url } : placed;
}

function factsOf(path: string, file: MediaFile) {
  const filename = filenameOf(path);
  const { basename, extension } = splitFilename(filename);
  return {
    basename,
    filename,
    format: extension === "" ? null : extension.slice(1).toLowerCase(),
    mime_type: file.mimeType,
    size: file.content.size,
    md5: file.content.md5,
    width: file.width,
    height: file.height,
    is_image: file.mimeType.startsWith("image/"),
  };
}

/** Where the file at a path is served: there, or below the upload's ID if another one keeps that address (keep_url). */
function ownAddress(store: Store, id: string, path: string, file: MediaFile): string {
  const isKept = store.uploads.isKeptFor(path, id, file);
  return isKept ? `${path.slice(0, path.lastIndexOf("/"))}/${id}/${filenameOf(path)}` : path;
}

/** A rename must not take the address of another upload, or the path of another file, or make an address unreachable. */
function placeViolation(store: Store, upload: Upload, file: MediaFile): Violation | undefined {
  if (upload.filename === "." || upload.filename === "..") {
    const says = `${quote(upload.filename)} is reserved in URLs. Choose another name.`;
    return { pointer: "/basename", code: "VALIDATION_FILENAME", says };
  }
  const stored = store.files.get(upload.url);
  if ((stored === undefined || stored === file) && !store.uploads.hasOtherOwner(upload.url, upload.id))
    return undefined;
  const says = `: another file is at ${upload.url}. Choose another name.`;
  return { pointer: "/basename", code: "VALIDATION_UNIQUENESS", says };
}

const unknownPath = (path: string): Violation => ({
  ...{ pointer: "/path", code: "VALIDATION_PATH" },
  says: `: no file was uploaded to ${quote(path)}. Upload one with POST /upload-requests, then pass its id.`,
});

/** Violations of regular attributes: an unknown locale, an unknown collection, too many tags. */
function regularViolations(store: Store, fields: UploadPatch): Violation[] {
  const { default_field_metadata: metadata, upload_collection: collection } = fields;
  const violations = Object.keys(metadata ?? {})
    .filter((locale) => !store.locales.includes(locale))
    .map(
      (locale): Violation => ({
        pointer: childPointer("/default_field_metadata", locale),
        code: "VALIDATION_LOCALE",
        says: `: the project has no locale ${quote(locale)}. Its locales are ${store.locales.join(", ")}.`,
      }),
    );
  if (collection && !store.collections.has(collection.id))
    violations.push(unknownCollection("/upload_collection/id", collection.id));
  if (fields.tags) violations.push(...tagViolations(fields.tags));
  return violations;
}

/** Locales and members that are not passed keep their values. A passed member is replaced as a whole. */
function mergeMetadata(current: Upload["default_field_metadata"], passed: UploadPatch["default_field_metadata"]) {
  if (!passed) return current;
  const merged: Record<string, FieldMetadata> = { ...current };
  for (const [locale, members] of Object.entries(passed)) {
    merged[locale] = { ...(current[locale] ?? emptyMetadata), ...members };
  }
  return merged;
}

/** Nothing here looks for malware; one object for all uploads. */
const unchecked: NonNullable<Upload["meta"]> = {
  antivirus: { status: "skipped", checked_at: null, threat_name: null },
};

const emptyMetadata: FieldMetadata = { alt: null, title: null, custom_data: {}, focal_point: null };

/** A fresh upload of a file, as a creation makes it. Throws INVALID_FIELD with every violation. */
export function newVersion(store: Store, now: string, id: string, draft: UploadDraft & { creator: Creator }): Version {
  const { path: passed, basename, default_field_metadata: metadata, ...regular } = draft;
  const file = store.files.get(passed);
  const violations = regularViolations(store, draft);
  if (!file) violations.push(unknownPath(passed));
  if (basename !== undefined) violations.push(...asList(nameViolation(basename, "/basename", maximumBasenameBytes)));
  refuseViolations(violations, "upload");
  if (!file) throw new Error("A path without a file was accepted.");

  const path = store.files.pathFor(passed, file);
  const fresh: Upload = {
    id,
    type: "upload",
    path,
    ...factsOf(path, file),
    url: ownAddress(store, id, path, file),
    author: null,
    copyright: null,
    notes: null,
    tags: [],
    default_field_metadata: Object.fromEntries(store.locales.map((locale) => [locale, emptyMetadata])),
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
    meta: unchecked,
    created_at: now,
    updated_at: now,
    ...regular,
  };
  const placed = place(fresh, file, { path, basename, address: fresh.url, keepUrl: false });
  if (placed !== fresh) refuseViolations(asList(placeViolation(store, placed, file)), "upload");
  return {
    upload: { ...placed, default_field_metadata: mergeMetadata(placed.default_field_metadata, metadata) },
    file,
  };
}

const asList = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

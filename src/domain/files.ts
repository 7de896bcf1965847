import { DomainError, refuseViolations } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { UploadRequest } from "./entities.js";
import { nameViolation } from "./filename.js";
import type { Store } from "./store/store.js";
import { type StoredFile, toStoredFile } from "./stored-file.js";

/** The most bytes that a stored file may have. */
export const maximumFileSize = 32 * 1024 * 1024;
/** The most bytes that a file name may have; a basename may have 200. */
const maximumFilenameBytes = 255;

/** Gives out an address for one file, and the path that the file will have. `url` is the address's identifier. */
export function createUploadRequest(domain: Domain, draft: { filename?: string }): UploadRequest {
  const { store, clock, ids } = domain;
  const filename = draft.filename ?? "file";
  const violation = nameViolation(filename, "/filename", maximumFilenameBytes);
  refuseViolations(violation ? [violation] : [], "upload_request");
  const id = ids.resource();
  const wanted = { siteId: store.siteId, filename, seconds: Math.floor(clock.now() / 1000) };
  const path = store.files.promise(id, wanted, (path) => store.uploads.isAddress(path));
  return { id: path, type: "upload_request", url: id, request_headers: {} };
}

/** The path that an address was given out for, while it can be used. */
export function storagePath(store: Store, addressId: string): string {
  const path = store.files.promisedTo(addressId);
  if (path === undefined) {
    throw new DomainError(
      "NOT_FOUND",
      "This address takes no file: it was used, or never given out. Ask for another with POST /upload-requests.",
    );
  }
  return path;
}

/** Keeps the bytes that were sent to an address, which is used up by that. */
export function storeFile(store: Store, addressId: string, chunks: readonly Uint8Array[], declaredType?: string): void {
  const path = storagePath(store, addressId);
  store.files.fulfil(addressId, path, toStoredFile(path, chunks, declaredType));
}

/** The file that is served at an address's path, and the upload that it belongs to; undefined when there is none. */
export function fileAt(store: Store, url: string): StoredFile | undefined {
  const owner = store.uploads.ownersOf(url).at(-1);
  const upload = owner === undefined ? undefined : store.uploads.get(owner);
  return upload && store.files.get(upload.path);
}

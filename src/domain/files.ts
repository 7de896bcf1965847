import { DomainError, refuseViolations } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { UploadRequest, UploadRequestDraft } from "./entities.js";
import { type Content, type MediaFile, nameViolation, slugOf, toMediaFile } from "./media-file.js";
import { unknownCollection } from "./store/collections.js";
import { type Address, addressLifetime } from "./store/files.js";
import type { Store } from "./store/store.js";

/** Maximum bytes of a file name. A basename may have 200. */
const maximumFilenameBytes = 255;

/** Creates an upload URL for one file, and the path that the file will have. `url` is the identifier of the upload URL. */
export function createUploadRequest(domain: Domain, draft: UploadRequestDraft): UploadRequest {
  const { store, clock, ids } = domain;
  const { filename = "file", upload_collection: collection } = draft;
  const violation = nameViolation(filename, "/filename", maximumFilenameBytes);
  const violations = violation ? [violation] : [];
  if (collection && !store.collections.has(collection.id))
    violations.push(unknownCollection("/upload_collection/id", collection.id));
  refuseViolations(violations, "upload_request");
  const now = clock.now();
  const wanted = { siteId: store.siteId, filename: slugOf(filename), seconds: Math.floor(now / 1000) };
  const address = { id: ids.resource(), expires: now + addressLifetime };
  const { id, path } = store.files.promise(address, wanted, (path) => store.uploads.isAddress(path));
  return { id: path, type: "upload_request", url: id, request_headers: {} };
}

/** An upload URL, and whether it has expired. Throws NOT_FOUND for an unknown one. */
export function findAddress(store: Store, id: string, now: number): { address: Address; isExpired: boolean } {
  const address = store.files.addresses.get(id);
  if (!address) {
    const detail = "Standin never issued this address. Request one with POST /upload-requests.";
    throw new DomainError("NOT_FOUND", detail);
  }
  return { address, isExpired: now >= address.expires };
}

/** Stores the bytes sent to an upload URL, and replaces earlier ones. */
export function storeFile(store: Store, address: Address, content: Content, declaredType?: string): void {
  store.files.fulfil(address, toMediaFile(address.path, content, declaredType));
}

/** The file at the path of a URL: an upload's `url`, or its `path`, which differs after keep_url. Undefined if none. */
export function fileAt({ uploads, files }: Store, url: string): MediaFile | undefined {
  const owner = [...uploads.ownersOf(url)].at(-1);
  const upload = owner === undefined ? undefined : uploads.get(owner);
  if (upload) return files.get(upload.path);
  const file = files.get(url);
  // Only files have such a path, and few of them.
  return file && uploads.isPath(url) ? file : undefined;
}

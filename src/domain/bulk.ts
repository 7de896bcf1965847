import { DomainError, refuseViolations } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { BulkDestroy, BulkSetCollection, BulkTag, Upload } from "./entities.js";
import type { Job, Outcome } from "./job.js";
import { doLongWork } from "./jobs.js";
import { unknownCollection } from "./store/collections.js";
import { tagViolations } from "./tags.js";
import { changeUpload, deleteUpload } from "./uploads.js";

/** Maximum number of uploads in one operation. */
const maximumUploads = 200;

interface Bulk {
  operation: Extract<Job["operation"], `bulk${string}`>;
  uploads: readonly { readonly id: string }[];
  sent: object;
  /** Changes one upload, or throws a DomainError. */
  change(upload: Upload): void;
}

export function bulkTag(domain: Domain, fields: BulkTag, preferAsync: boolean): Outcome {
  const { tags, uploads } = fields;
  refuseViolations(tagViolations(tags), "upload_bulk_tag_operation");
  const change = (upload: Upload) => changeUpload(domain, upload.id, { tags: [...new Set([...upload.tags, ...tags])] });
  return start(domain, { operation: "bulkTagUploads", uploads, sent: fields, change }, preferAsync);
}

/** Moves uploads to a collection, or out of theirs. Throws INVALID_FIELD if the collection does not exist. */
export function bulkSetCollection(domain: Domain, fields: BulkSetCollection, preferAsync: boolean): Outcome {
  const { uploads, upload_collection } = fields;
  if (upload_collection && !domain.store.collections.has(upload_collection.id)) {
    const violation = unknownCollection("/upload_collection/id", upload_collection.id);
    refuseViolations([violation], "upload_bulk_set_upload_collection_operation");
  }
  const change = ({ id }: Upload) => changeUpload(domain, id, { upload_collection });
  return start(domain, { operation: "bulkSetUploadCollection", uploads, sent: fields, change }, preferAsync);
}

export function bulkDestroy(domain: Domain, fields: BulkDestroy, preferAsync: boolean): Outcome {
  const { uploads } = fields;
  const change = ({ id }: Upload) => deleteUpload(domain, id);
  return start(domain, { operation: "bulkDestroyUploads", uploads, sent: fields, change }, preferAsync);
}

function start(domain: Domain, { operation, uploads, sent, change }: Bulk, preferAsync: boolean): Outcome {
  const ids = new Set(uploads.map(({ id }) => id));
  if (ids.size > maximumUploads) {
    const reason = `The operation names ${ids.size} uploads. Send at most ${maximumUploads} in each.`;
    throw new DomainError("TOO_MANY_OPERATIONS", reason);
  }
  const run = () => {
    const count = { successful: 0, failed: 0 };
    for (const id of ids) count[isDone(() => change(domain.store.uploads.find(id))) ? "successful" : "failed"]++;
    return count;
  };
  return doLongWork(domain, operation, { preferAsync, sent }, () => ({ status: 200, bulk: run() }));
}

/** Whether the change succeeded. A missing or refusing upload counts as failed and is not an internal error. */
function isDone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

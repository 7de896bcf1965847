import { DomainError, refuseViolations } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { BulkDestroy, BulkSetCollection, BulkTag, Upload } from "./entities.js";
import type { BulkCount, Job } from "./job.js";
import { doLongWork } from "./jobs.js";
import { tagViolations } from "./tags.js";
import { unknownCollection } from "./unknown-collection.js";
import { changeUpload, deleteUpload, getUpload } from "./uploads.js";
import { memoryOf } from "./weight.js";

/** The most uploads that one operation may name. */
const maximumUploads = 200;

/** What a bulk operation comes to: done at once, or a job that will do it. */
export type BulkOutcome = { status: 200; bulk: BulkCount } | { job: Job };

interface Bulk {
  operation: Extract<Job["operation"], `bulk${string}`>;
  uploads: readonly { readonly id: string }[];
  /** What the request takes while it waits. */
  memory: number;
  /** Does it to one upload, or throws a DomainError. */
  change(upload: Upload): void;
}

/** Adds tags to uploads; those that they have stay. */
export function bulkTag(domain: Domain, fields: BulkTag, preferAsync: boolean): BulkOutcome {
  const { tags, uploads } = fields;
  refuseViolations(tagViolations(tags), "upload_bulk_tag_operation");
  const change = (upload: Upload) => changeUpload(domain, upload.id, { tags: [...new Set([...upload.tags, ...tags])] });
  return start(domain, { operation: "bulkTagUploads", uploads, memory: memoryOf(fields), change }, preferAsync);
}

/** Puts uploads into a collection, or into none. Throws INVALID_FIELD where it does not exist. */
export function bulkSetCollection(domain: Domain, fields: BulkSetCollection, preferAsync: boolean): BulkOutcome {
  const { uploads, upload_collection } = fields;
  if (upload_collection && !domain.store.collections.has(upload_collection.id)) {
    const violation = unknownCollection("/upload_collection/id", upload_collection.id);
    refuseViolations([violation], "upload_bulk_set_upload_collection_operation");
  }
  const change = ({ id }: Upload) => changeUpload(domain, id, { upload_collection });
  return start(
    domain,
    { operation: "bulkSetUploadCollection", uploads, memory: memoryOf(fields), change },
    preferAsync,
  );
}

export function bulkDestroy(domain: Domain, fields: BulkDestroy, preferAsync: boolean): BulkOutcome {
  const { uploads } = fields;
  const change = ({ id }: Upload) => deleteUpload(domain, id);
  return start(domain, { operation: "bulkDestroyUploads", uploads, memory: memoryOf(fields), change }, preferAsync);
}

function start(domain: Domain, { operation, uploads, memory, change }: Bulk, preferAsync: boolean): BulkOutcome {
  const ids = new Set(uploads.map(({ id }) => id));
  if (ids.size > maximumUploads) {
    const reason = `The operation names ${ids.size} uploads. Send at most ${maximumUploads} in each.`;
    throw new DomainError("TOO_MANY_OPERATIONS", reason);
  }
  const run = () => {
    const count = { successful: 0, failed: 0 };
    for (const id of ids) count[isDone(() => change(getUpload(domain.store, id))) ? "successful" : "failed"]++;
    return count;
  };
  return doLongWork(domain, operation, { preferAsync, memory }, () => ({ status: 200, bulk: run() }));
}

/** Whether something went well; that an upload is gone or refuses is counted, and no failure of ours. */
function isDone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

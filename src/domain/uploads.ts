import { DomainError, notFound, refuseViolations, takenId } from "../openapi/errors.js";
import type { ParameterRecordVersion } from "../openapi/generated/types.js";
import type { Domain } from "./domain.js";
import type { Creator, Upload, UploadDraft, UploadPatch } from "./entities.js";
import type { Job, Outcome } from "./job.js";
import { enqueue, failQueue, projectionOf, wantsJob } from "./jobs.js";
import type { Version } from "./media-file.js";
import { type RecordResource, withModels } from "./store/records.js";
import type { Store } from "./store/store.js";
import { toTimestamp } from "./timestamp.js";
import { applyPatch, newVersion, touchesFile, type UpdateOptions } from "./upload-version.js";

/** Updates an upload (U-01 to U-18), perhaps by a job. Validates against the state after all earlier jobs. */
export function updateUpload(domain: Domain, id: string, patch: UploadPatch, options: UpdateOptions = {}): Outcome {
  const { store } = domain;
  const current = projectionOf(store, id) ?? versionOf(store, store.uploads.find(id));
  const next = applyPatch({ store, now: timestamp(domain) }, current, patch, options);
  if (!wantsJob(domain, id, touchesFile(current.upload, patch), options.preferAsync)) {
    return { status: 200, upload: commitUpdate(domain, patch, next) };
  }
  const job = enqueue(
    domain,
    { uploadId: id, operation: "updateUpload" },
    {
      projection: next,
      sent: patch,
      // Applies the patch again, because earlier jobs may have failed.
      run: () => ({ status: 200, upload: changeUpload(domain, id, patch, options) }),
    },
  );
  return { job };
}

/** Updates an upload now, despite pending jobs. Throws NOT_FOUND, or INVALID_FIELD with every violation. */
export function changeUpload(domain: Domain, id: string, patch: UploadPatch, options: UpdateOptions = {}): Upload {
  const { store } = domain;
  const current = versionOf(store, store.uploads.find(id));
  return commitUpdate(domain, patch, applyPatch({ store, now: timestamp(domain) }, current, patch, options));
}

/** Creates an upload from an uploaded file. May be a job too (U-17). */
export function createUpload(
  domain: Domain,
  draft: UploadDraft,
  creator: Creator,
  options: { preferAsync?: boolean } = {},
): Outcome {
  const { store, ids } = domain;
  const { id = ids.resource(), ...fields } = draft;
  if (store.uploads.has(id) || store.jobs.queueOf(id)) {
    refuseViolations([takenId("upload")], "upload");
  }
  const make = () => newVersion(store, timestamp(domain), id, { creator, ...fields });
  const projection = make();
  const commit = () => {
    const made = make();
    store.uploads.put(made, domain);
    emitChange(domain, "create", made.upload);
    return made.upload;
  };
  if (!wantsJob(domain, id, true, options.preferAsync)) return { status: 201, upload: commit() };
  return {
    job: enqueue(
      domain,
      { uploadId: id, operation: "createUpload" },
      { projection, sent: projection.upload, run: () => ({ status: 201, upload: commit() }) },
    ),
  };
}

/** The records that refer to an upload, each published or a draft. Throws NOT_FOUND. */
export function listReferences(
  store: Store,
  id: string,
  version: ParameterRecordVersion = "current",
): readonly RecordResource[] {
  store.uploads.find(id);
  const records = store.records.referringTo(id).map(withModels);
  const hasDrafts = { current: true, published: false, "published-or-current": true }[version];
  return hasDrafts ? records : records.filter(({ meta }) => meta?.status !== "draft");
}

/** Deletes an upload that no record uses. Its pending jobs end with 404. */
export function deleteUpload(domain: Domain, id: string): Upload {
  const { store } = domain;
  const upload = store.uploads.find(id);
  const [user] = store.records.referringTo(id);
  if (user) {
    const reason = `Record ${JSON.stringify(user.id)} uses upload ${JSON.stringify(id)}. Delete an upload that no record uses.`;
    throw new DomainError("UPLOAD_IS_CURRENTLY_IN_USE", reason);
  }
  store.uploads.delete(upload, domain);
  failQueue(domain, id, notFound("upload", id, "A request deleted it before the job ran."));
  emitChange(domain, "delete", upload);
  return upload;
}

const timestamp = ({ clock }: Domain): string => toTimestamp(clock.now());

const versionOf = ({ uploads }: Store, upload: Upload): Version => ({ upload, file: uploads.fileOf(upload) });

function commitUpdate(domain: Domain, patch: UploadPatch, next: Version): Upload {
  if (Object.keys(patch).length === 0) return next.upload;
  const previous = domain.store.uploads.find(next.upload.id);
  domain.store.uploads.put(next, domain);
  emitChange(domain, "update", next.upload, previous);
  return next.upload;
}

function emitChange(
  { store, clock, bus, requestId, depth }: Domain,
  event_type: "create" | "update" | "delete",
  entity: Upload,
  previous_entity?: Upload,
): void {
  // Of the related entities, this environment has only the collection. Standin stores no creators.
  const collection = entity.upload_collection && store.collections.get(entity.upload_collection.id);
  const related_entities = collection ? [collection] : [];
  const at = clock.now();
  // Without a spread, which takes a twentieth of the time of an update here.
  const event = {
    source: "state",
    at,
    depth,
    entity_type: "upload",
    event_type,
    entity,
    previous_entity,
    related_entities,
  } as const;
  bus.publish("event_raised", { requestId, event });
}

/** Creates the job that adds a track to a video. It fails, because Standin processes no video. Throws NOT_FOUND and NOT_A_VIDEO. */
export function createTrack(domain: Domain, uploadId: string): Job {
  const { mime_type: type } = domain.store.uploads.find(uploadId);
  if (!type?.startsWith("video/")) {
    const detail = `Upload ${JSON.stringify(uploadId)} is not a video (${type}). Only videos have tracks.`;
    throw new DomainError("NOT_A_VIDEO", detail);
  }
  const error = new DomainError("INVALID_FIELD", "Standin adds no tracks, because it does not read videos.", {
    resourceType: "upload_track",
  });
  // It waits for no upload's jobs, and none waits for it.
  const queue = `createUploadTrack ${domain.ids.job()}`;
  return enqueue(
    domain,
    { uploadId: queue, operation: "createUploadTrack" },
    { projection: null, sent: null, run: () => ({ error }) },
  );
}

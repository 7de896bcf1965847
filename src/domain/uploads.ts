import { type FieldViolation, notFound, refuseViolations } from "../openapi/errors.js";
import type { Creator, Upload, UploadDraft, UploadPatch } from "./entities.js";
import { enqueue, failQueue, type Job, projectionOf, wantsJob } from "./jobs.js";
import { type Domain, type State, toTimestamp } from "./state.js";
import { applyPatch, newVersion, touchesFile, type UpdateOptions, type Version } from "./upload-version.js";

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
  if (!filter.ids && filter.md5 === undefined) {
    return { page: state.uploads.page(offset, limit), total: state.uploads.size };
  }
  const matching = candidates(state, filter.ids).filter(({ md5 }) => filter.md5 === undefined || md5 === filter.md5);
  return { page: matching.slice(offset, offset + limit), total: matching.length };
}

function candidates(state: State, ids: readonly string[] | undefined): Upload[] {
  if (!ids) return [...state.uploads.values()];
  return [...new Set(ids)].map((id) => state.uploads.get(id)).filter((upload) => upload !== undefined);
}

/**
 * Changes an upload (U-01 to U-18), at once or by a job, as the policy says. Everything that can be refused is
 * refused now: against the state as it will be when the jobs before this one have ended.
 */
export function updateUpload(domain: Domain, id: string, patch: UploadPatch, options: UpdateOptions = {}): Outcome {
  const { state } = domain;
  const current = projectionOf(state, id) ?? versionOf(state, getUpload(state, id));
  const next = applyPatch(state, timestamp(domain), current, patch, options);
  if (!wantsJob(domain, id, touchesFile(current.upload, patch), options.preferAsync)) {
    return { upload: commitUpdate(domain, patch, next) };
  }
  const job = enqueue(
    domain,
    { uploadId: id, operation: "updateUpload" },
    {
      status: 200,
      projection: next,
      // The patch is applied anew: jobs before it may have failed.
      run: () =>
        commitUpdate(
          domain,
          patch,
          applyPatch(state, timestamp(domain), versionOf(state, getUpload(state, id)), patch, options),
        ),
    },
  );
  return { job };
}

/** Makes an upload of a file that was uploaded before; may be a job too (U-17). */
export function createUpload(
  domain: Domain,
  draft: UploadDraft,
  creator: Creator,
  options: { preferAsync?: boolean } = {},
): Outcome {
  const { state, ids } = domain;
  const { id = ids.resource(), ...fields } = draft;
  if (state.uploads.has(id) || state.queues.has(id)) {
    const violation: FieldViolation = {
      pointer: "/id",
      code: "VALIDATION_UNIQUENESS",
      detail: `/id is the identifier of another upload; make a new one.`,
    };
    refuseViolations([violation], "upload");
  }
  const make = () => newVersion(state, timestamp(domain), id, { creator, ...fields });
  const projection = make();
  const commit = () => {
    const made = make();
    putUpload(state, made);
    emitChange(domain, "create", made.upload);
    return made.upload;
  };
  if (!wantsJob(domain, id, true, options.preferAsync)) return { upload: commit() };
  return {
    job: enqueue(domain, { uploadId: id, operation: "createUpload" }, { status: 201, projection, run: commit }),
  };
}

/** Takes an upload away. Jobs of it that have not ended end with 404. */
export function deleteUpload(domain: Domain, id: string): Upload {
  const { state } = domain;
  const upload = getUpload(state, id);
  const { file } = versionOf(state, upload);
  state.uploads.delete(id);
  removeUrl(state, upload);
  state.files.release(file);
  failQueue(domain, id, notFound("upload", id, "It was deleted while the job was waiting."));
  emitChange(domain, "delete", upload);
  return upload;
}

const timestamp = ({ clock }: Domain): string => toTimestamp(clock.now());

function versionOf(state: State, upload: Upload): Version {
  const file = state.files.get(upload.path);
  if (!file) throw new Error(`The file of upload ${upload.id} is missing at ${upload.path}.`);
  return { upload, file };
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
  const fileBefore = previous && versionOf(state, previous).file;
  state.files.set(upload.path, file);
  if (file !== fileBefore) {
    state.files.use(file);
    if (fileBefore) state.files.release(fileBefore);
  }
  state.uploads.set(upload.id, upload);
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

import { DomainError } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { Job } from "./job.js";
import { enqueue } from "./jobs.js";
import { getUpload } from "./uploads.js";

/** The job that is to add a track to a video. It ends with an error: no video is processed here. Throws NOT_FOUND and NOT_A_VIDEO. */
export function createTrack(domain: Domain, uploadId: string): Job {
  const { mime_type: type } = getUpload(domain.store, uploadId);
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
    { projection: null, memory: 0, run: () => ({ error }) },
  );
}

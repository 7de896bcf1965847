import { inTurns, type Steps } from "../base/steps.js";
import { bulkDestroy, bulkSetCollection, bulkTag } from "../domain/bulk.js";
import {
  createCollection,
  deleteCollection,
  listCollections,
  reorderCollections,
  updateCollection,
} from "../domain/collections.js";
import type { Domain } from "../domain/domain.js";
import type { Creator } from "../domain/entities.js";
import { createUploadRequest } from "../domain/files.js";
import type { BulkCount, Job, JobOutcome, Outcome } from "../domain/job.js";
import { pollJob } from "../domain/jobs.js";
import { createTag, listTags } from "../domain/tags.js";
import { createUploadFilter, deleteUploadFilter, updateUploadFilter } from "../domain/upload-filters.js";
import { listUploads } from "../domain/upload-list.js";
import { createTrack, createUpload, deleteUpload, listReferences, updateUpload } from "../domain/uploads.js";
import { getWebhookCall, listWebhookCalls, webhooksOf } from "../domain/webhook-calls.js";
import { createWebhook, deleteWebhook, updateWebhook } from "../domain/webhooks.js";
import type { Environment } from "../mock/environment.js";
import type { Mock } from "../mock/mock.js";
import type { OperationId } from "../openapi/documents.js";
import { DomainError } from "../openapi/errors.js";
import type { operations } from "../openapi/generated/types.js";
import { toEnvironments, toSite } from "./project.js";

type Operations = Pick<operations, OperationId>;
type Body<Id extends keyof Operations> = Operations[Id] extends {
  requestBody: { content: { "application/json": infer Fields } };
}
  ? Fields
  : undefined;
type Query<Id extends keyof Operations> = Operations[Id]["parameters"] extends { query?: infer Values }
  ? NonNullable<Values>
  : Record<string, never>;
type Path<Id extends keyof Operations> = Operations[Id]["parameters"] extends { path: infer Values }
  ? Values
  : Record<string, never>;

/** A request as the document describes it, in flat form. */
export interface Kept<Id extends keyof Operations> {
  path: Path<Id>;
  query: Query<Id>;
  fields: Body<Id>;
}

/** A valid request, with the environment to apply it to. */
export interface OperationCall<Id extends keyof Operations> extends Kept<Id> {
  domain: Domain;
  mock: Mock;
  environment: Environment;
  /** `Prefer: respond-async`. */
  preferAsync: boolean;
}

/** The result of an operation, without its envelope. */
export type Reply =
  | { kind: "resource"; status: 200 | 201; resource: object; included?: readonly object[] }
  | { kind: "list"; status: 200; resources: readonly object[]; total: number; included?: readonly object[] }
  | { kind: "records"; status: 200; records: readonly object[] }
  | { kind: "bulk"; status: 200; count: BulkCount }
  | { kind: "job"; status: 202; job: Job; preferAsync: boolean }
  | { kind: "jobResult"; status: 200; job: Job; outcome: JobOutcome }
  | { kind: "nothing"; status: 204 };

type Handlers = { [Id in keyof Operations]: (call: OperationCall<Id>) => Reply | Promise<Reply> };

/** Every operation of the document, with the function of the domain that performs it. */
export const handlers: Handlers = {
  updateUpload: ({ domain, path, query, fields, preferAsync }) => {
    const keepUrl = { create_new_url: false, keep_url: true }[query.replace_strategy ?? "create_new_url"];
    return replyOf(updateUpload(domain, path.upload_id, fields, { keepUrl, preferAsync }), preferAsync);
  },
  createUpload: ({ domain, fields, preferAsync }) =>
    replyOf(createUpload(domain, fields, tokenCreator, { preferAsync }), preferAsync),
  getUpload: ({ domain, path }) => found(domain.store.uploads.find(path.upload_id)),
  deleteUpload: ({ domain, path }) => found(deleteUpload(domain, path.upload_id)),
  listUploads: ({ domain, mock, query }) => paged(mock, listUploads(domain.store, query)),
  createUploadRequest: ({ domain, fields }) => created(createUploadRequest(domain, fields)),

  bulkTagUploads: ({ domain, fields, preferAsync }) => replyOf(bulkTag(domain, fields, preferAsync), preferAsync),
  bulkSetUploadCollection: ({ domain, fields, preferAsync }) =>
    replyOf(bulkSetCollection(domain, fields, preferAsync), preferAsync),
  bulkDestroyUploads: ({ domain, fields, preferAsync }) =>
    replyOf(bulkDestroy(domain, fields, preferAsync), preferAsync),
  listUploadReferences: ({ domain, path, query }) => ({
    kind: "records",
    status: 200,
    records: listReferences(domain.store, path.upload_id, query.version),
  }),
  listUploadTracks: ({ domain, path }) => {
    domain.store.uploads.find(path.upload_id);
    // Standin processes no videos, so none has tracks.
    return all([]);
  },
  createUploadTrack: ({ domain, path }) => ({
    kind: "job",
    status: 202,
    job: createTrack(domain, path.upload_id),
    preferAsync: false,
  }),
  listUploadTags: ({ domain, mock, query }) => paged(mock, listTags(domain, query)),
  createUploadTag: ({ domain, fields }) => created(createTag(domain, fields)),
  // Nothing here looks at pictures.
  listUploadSmartTags: () => all([]),
  createUploadFilter: ({ domain, fields }) => created(createUploadFilter(domain, fields)),
  getUploadFilter: ({ domain, path }) => found(domain.store.uploadFilters.find(path.upload_filter_id)),
  updateUploadFilter: ({ domain, path, fields }) => found(updateUploadFilter(domain, path.upload_filter_id, fields)),
  deleteUploadFilter: ({ domain, path }) => found(deleteUploadFilter(domain, path.upload_filter_id)),
  listUploadFilters: ({ domain }) => all([...domain.store.uploadFilters.values()]),
  getSite: ({ environment }) => found(toSite(environment)),
  listEnvironments: ({ mock }) => all(toEnvironments(mock)),

  updateWebhook: ({ domain, path, fields }) => found(updateWebhook(domain, path.webhook_id, fields)),
  createWebhook: ({ domain, fields }) => created(createWebhook(domain, fields)),
  getWebhook: ({ domain, path }) => found(domain.store.webhooks.find(path.webhook_id)),
  deleteWebhook: ({ domain, path }) => found(deleteWebhook(domain, path.webhook_id)),
  listWebhooks: ({ domain }) => all([...domain.store.webhooks.values()]),

  getWebhookCall: ({ domain: { store }, path }) => {
    const resource = getWebhookCall(store, path.webhook_call_id);
    return { kind: "resource", status: 200, resource, included: webhooksOf(store, [resource]) };
  },
  listWebhookCalls: ({ domain, query }) => {
    const { page, total } = listWebhookCalls(domain.store, query);
    return { kind: "list", status: 200, resources: page, total, included: webhooksOf(domain.store, page) };
  },
  resendWebhookCall: ({ domain, environment, path }) => {
    environment.delivery.resend(path.webhook_call_id, domain.depth);
    return { kind: "nothing", status: 204 };
  },

  createUploadCollection: ({ domain, fields }) => created(createCollection(domain, fields)),
  getUploadCollection: ({ domain, path }) => found(domain.store.collections.find(path.upload_collection_id)),
  updateUploadCollection: ({ domain, path, fields }) =>
    found(updateCollection(domain, path.upload_collection_id, fields)),
  deleteUploadCollection: ({ domain, path }) => found(deleteCollection(domain, path.upload_collection_id)),
  listUploadCollections: ({ domain, query }) => all(listCollections(domain.store, idsOf(query["filter[ids]"]))),
  reorderUploadCollections: ({ domain, fields, preferAsync }) =>
    replyOf(reorderCollections(domain, fields.data, preferAsync), preferAsync),

  getJobResult: async ({ mock, environment, domain, path }) => {
    const { clock } = mock.settings;
    let ended = pollJob(domain, path.job_id);
    const left = (domain.store.jobs.get(path.job_id)?.timer?.due ?? 0) - domain.clock.now();
    if (!ended && clock === "on-demand" && left > 0) {
      await environment.advance(left);
      ended = pollJob(domain, path.job_id);
    }
    if (!ended) throw new DomainError("JOB_PENDING", whyPending(domain, path.job_id, clock === "real" ? 0 : left));
    return { kind: "jobResult", status: 200, ...ended };
  },
};

/** The default creator of an upload: the token, which has no identifier here. */
const tokenCreator: Creator = { type: "access_token", id: "4001" };

const found = (resource: object): Reply => ({ kind: "resource", status: 200, resource });
const created = (resource: object): Reply => ({ kind: "resource", status: 201, resource });
const all = (resources: readonly object[]) => ({
  kind: "list" as const,
  status: 200 as const,
  resources,
  total: resources.length,
});

async function paged(mock: Mock, list: Steps<{ page: readonly object[]; total: number }>): Promise<Reply> {
  const { page, total } = await inTurns(list, () => mock.wait(0));
  return { kind: "list", status: 200, resources: page, total };
}

/** What a request has done, or the job that does it. */
export function replyOf(outcome: Outcome, preferAsync = false): Exclude<Reply, { kind: "nothing" }> {
  if ("job" in outcome) return { kind: "job", status: 202, job: outcome.job, preferAsync };
  if ("upload" in outcome) return { kind: "resource", status: outcome.status, resource: outcome.upload };
  return "bulk" in outcome ? { kind: "bulk", status: 200, count: outcome.bulk } : all(outcome.collections);
}

const idsOf = (list: string | undefined): string[] | undefined => list?.split(",").map((id) => id.trim());

/** Waiting does not end a job that its script holds, or one whose clock stands still; `left` is the time to advance that by. */
function whyPending({ store }: Domain, id: string, left: number): string {
  const ends = store.jobs.get(id)?.script.ends;
  if (left > 0)
    return `Job ${id} is still running, and the clock stands still. Advance it: standin.clock.advance("${left}ms"), or POST /_standin/clock {"advance":"${left}ms"}.`;
  const isHeld = typeof ends === "string" && { due: false, released: true, never: true }[ends];
  if (!isHeld) return `Job ${id} is still running. Ask again after Retry-After seconds.`;
  return `Job ${id} waits because its script holds it. End it with POST /_standin/jobs {"release":"${id}"}.`;
}

import type { JobPolicy } from "../../../src/domain/domain.js";
import type { OperationId } from "../../../src/openapi/documents.js";
import type { Client, Sending } from "../../support/client.js";
import type { Reply } from "../../support/reply.js";
import { videoSeed } from "../../support/video-seed.js";

/** Makes an operation succeed with one status. */
export interface Success {
  happen(client: Client): Promise<Reply>;
  /** The policy under which it does; `auto` without. */
  jobs?: JobPolicy;
}

const upload = { id: "1001" };
const spare = { fields: { path: "/seed/spare.png" } };
const webhook = {
  ...{ name: "New", url: "https://example.com", custom_payload: null, headers: {}, events: [] },
  ...{ http_basic_user: null, http_basic_password: null },
};

const sends = (operationId: OperationId, sending: Sending = {}): Success => ({
  happen: (client) => client.send(operationId, sending),
});

/** A call of a webhook, made by an event; it is logged although nobody listens. */
async function webhookCall(client: Client): Promise<string> {
  await client.send("updateUpload", { ...upload, fields: { author: null } });
  await client.environment.webhookCalls.settle();
  return client.environment.webhookCalls.list()[0]?.id ?? "none";
}

const track = { url_or_upload_request_id: "/a.vtt", type: "subtitles", language_code: "en" };

const filter = { name: "Pictures", filter: { query: "x" }, shared: true };

const onFilter = (operationId: OperationId, fields?: object): Success => ({
  happen: async (client) => {
    const { resource } = await client.send("createUploadFilter", { fields: filter });
    return client.send(operationId, { id: String(resource.id), ...(fields ? { fields } : {}) });
  },
});

const bulk = (operationId: OperationId, fields: object): Record<"200" | "202", Success> => {
  const sent = sends(operationId, { fields: { ...fields, uploads: [{ type: "upload", id: "1001" }] } });
  return { "200": { ...sent, jobs: "never" }, "202": sent };
};

const reordered: Record<"200" | "202", Success> = (() => {
  const place = { id: "3001", type: "upload_collection", position: 9, parent: null };
  const sent = sends("reorderUploadCollections", { fields: { data: [place] } });
  return { "200": { ...sent, jobs: "never" }, "202": sent };
})();

/** Every operation with every success that the document gives it. */
export const successes: { [Id in OperationId]: Record<string, Success> } = {
  updateUpload: {
    "200": sends("updateUpload", { ...upload, fields: { author: "Ada" } }),
    "202": sends("updateUpload", { ...upload, fields: { basename: "meadow" } }),
  },
  getUpload: { "200": sends("getUpload", upload) },
  deleteUpload: { "200": sends("deleteUpload", upload) },
  createUpload: {
    "201": { ...sends("createUpload", spare), jobs: "never" },
    "202": sends("createUpload", spare),
  },
  listUploads: { "200": sends("listUploads") },
  createUploadRequest: { "201": sends("createUploadRequest", { fields: { filename: "a.png" } }) },
  bulkTagUploads: bulk("bulkTagUploads", { tags: ["a"] }),
  bulkSetUploadCollection: bulk("bulkSetUploadCollection", { upload_collection: null }),
  bulkDestroyUploads: bulk("bulkDestroyUploads", {}),
  listUploadReferences: { "200": sends("listUploadReferences", upload) },
  listUploadTags: { "200": sends("listUploadTags") },
  createUploadTag: { "201": sends("createUploadTag", { fields: { name: "new" } }) },
  listUploadSmartTags: { "200": sends("listUploadSmartTags") },
  createUploadFilter: { "201": sends("createUploadFilter", { fields: filter }) },
  getUploadFilter: { "200": onFilter("getUploadFilter") },
  updateUploadFilter: { "200": onFilter("updateUploadFilter", { name: "New", filter: {} }) },
  deleteUploadFilter: { "200": onFilter("deleteUploadFilter") },
  listUploadFilters: { "200": sends("listUploadFilters") },
  getSite: { "200": sends("getSite") },
  listEnvironments: { "200": sends("listEnvironments") },
  updateWebhook: { "200": sends("updateWebhook", { id: "2001", fields: { enabled: false } }) },
  getWebhook: { "200": sends("getWebhook", { id: "2001" }) },
  deleteWebhook: { "200": sends("deleteWebhook", { id: "2001" }) },
  createWebhook: { "201": sends("createWebhook", { fields: webhook }) },
  listWebhooks: { "200": sends("listWebhooks") },
  listWebhookCalls: {
    "200": {
      happen: async (client) => {
        await webhookCall(client);
        return client.send("listWebhookCalls");
      },
    },
  },
  getWebhookCall: {
    "200": { happen: async (client) => client.send("getWebhookCall", { id: await webhookCall(client) }) },
  },
  resendWebhookCall: {
    "204": { happen: async (client) => client.send("resendWebhookCall", { id: await webhookCall(client) }) },
  },
  createUploadCollection: { "201": sends("createUploadCollection", { fields: { label: "New" } }) },
  listUploadCollections: { "200": sends("listUploadCollections") },
  getUploadCollection: { "200": sends("getUploadCollection", { id: "3001" }) },
  updateUploadCollection: { "200": sends("updateUploadCollection", { id: "3001", fields: { label: "New" } }) },
  deleteUploadCollection: { "200": sends("deleteUploadCollection", { id: "3001" }) },
  createUploadTrack: {
    "202": {
      happen: async (client) => {
        client.environment.state.put(videoSeed);
        return client.send("createUploadTrack", { ...upload, fields: track });
      },
    },
  },
  listUploadTracks: { "200": sends("listUploadTracks", upload) },
  reorderUploadCollections: reordered,
  getJobResult: {
    "200": {
      happen: async (client) => {
        const { jobId } = await client.send("updateUpload", { ...upload, fields: { basename: "meadow" } });
        client.environment.jobs.release(jobId);
        return client.send("getJobResult", { id: jobId });
      },
    },
  },
};

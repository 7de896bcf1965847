import type { JobScript, Standin } from "../../../src/index.js";
import type { ControlOperationId, ControlReply } from "../../../src/openapi/control.js";
import { startStandin } from "../../support/standin.js";
import { apiOf } from "./support.js";

/** A request that succeeds: its path and body, and what must be there first. */
export interface Success {
  path?: string | ((standin: Standin) => string);
  body?: object | ((standin: Standin) => object);
  prepare?: (standin: Standin) => unknown;
}

/** An update that is a job, which is named by the answer. */
const makeJob = (script: JobScript) => async (standin: Standin) => {
  standin.jobs.script(script);
  await apiOf(standin)("put", "/uploads/1001", { author: "Grace Hopper" });
};

type SuccessesOf<Id extends ControlOperationId> = Record<ControlReply<Id>["status"], Success>;

/** Every success that the document has, by operation and status, and how to make it happen. */
export const successes: { [Id in ControlOperationId]: Readonly<Record<string, Success>> & SuccessesOf<Id> } = {
  showPage: { 200: {} },
  showPageFile: { 200: { path: "/page/main.js" } },
  showHealth: { 200: {} },
  showDocument: { 200: {} },
  resetEnvironment: { 204: { body: { all: true } } },
  showClock: { 200: {} },
  advanceClock: { 200: { body: { advance: "1h" }, prepare: makeJob({}) } },
  listFaults: {
    200: { prepare: ({ faults }) => faults.add({ operation: "*", status: 418, body: ["any"], times: 2 }) },
  },
  addFault: { 201: { body: { operation: "getUpload", code: "NOT_FOUND", delay_ms: 1, method: "GET" } } },
  releaseFaults: { 204: {} },
  releaseFault: { 204: { path: "/faults/1", prepare: ({ faults }) => faults.add({ operation: "*", truncate: true }) } },
  showLatency: { 200: {} },
  setLatency: { 200: { body: { latency: "0-1" } } },
  listJobs: {
    200: {
      prepare: async (standin) => {
        await makeJob({ ends: "never" })(standin);
        standin.jobs.script({ ends: { after_polls: 1 }, fail: { status: 500, body: null } });
      },
    },
  },
  scriptJob: {
    200: { body: ({ jobs }) => ({ release: jobs.list()[0]?.id }), prepare: makeJob({ ends: "released" }) },
    201: { body: { ends: "due" } },
  },
  listJournal: {
    200: {
      path: "/journal?limit=10",
      prepare: async (standin) => {
        const api = apiOf(standin);
        await api("put", "/uploads/1001", { author: "Grace Hopper" });
        await api("put", "/uploads/1001", { basename: 5 });
        await api("delete", "/upload-collections/3001");
      },
    },
  },
  raiseEvent: {
    202: { body: { entity_type: "upload", event_type: "delete", entity: { id: "1", type: "upload", attributes: {} } } },
  },
  listCalls: { 200: { prepare: (standin) => fill(standin) } },
  awaitCall: {
    200: { path: "/webhook-calls/next", body: { webhook_id: "2001" }, prepare: (standin) => fill(standin) },
  },
  settleCalls: { 204: {} },
  showCall: {
    200: {
      path: ({ webhookCalls }) => `/webhook-calls/${webhookCalls.list()[0]?.id}`,
      prepare: (standin) => fill(standin),
    },
  },
  retryCall: {
    202: {
      path: ({ webhookCalls }) => `/webhook-calls/${webhookCalls.list()[0]?.id}/retry`,
      prepare: async (standin) => {
        standin.receiver("inbox").answerWith([500]);
        await fill(standin);
      },
    },
  },
  showReceiver: {
    200: { path: "/receiver/inbox", prepare: (standin) => apiOf(standin)("post", "/_standin/receiver/inbox", {}) },
  },
  scriptReceiver: { 200: { path: "/receiver/inbox", body: { answers: [500, 200] } } },
  callReceiver: { 200: { path: "/receiver/inbox", body: { anything: true } } },
  listEnvironments: { 200: { prepare: ({ clock }) => clock.now() } },
  dropEnvironments: { 204: {} },
  dropEnvironment: { 204: { path: "/environments/main", prepare: ({ clock }) => clock.now() } },
  showState: { 200: {} },
  restoreState: { 204: { body: { locales: ["en"] } } },
  showOverview: { 200: { prepare: (standin) => fill(standin) } },
  showChoices: { 200: {} },
  showPicture: { 200: { path: "/pictures/1001" } },
  followStream: { 200: {} },
};

/** Something of everything that the page shows. */
async function fill(standin: Standin): Promise<void> {
  standin.faults.add({ operation: "getWebhook", disconnect: true });
  await apiOf(standin)("put", "/webhooks/2001", { http_basic_user: "ada", http_basic_password: "s3cret" });
  await makeJob({})(standin);
  await standin.clock.advance("1m");
  await standin.webhookCalls.settle();
}

/** A stand-in where the success can happen. */
export async function preparedFor({ prepare }: Success): Promise<Standin> {
  const standin = await startStandin({ port: 0, jobs: "never" });
  await prepare?.(standin);
  return standin;
}

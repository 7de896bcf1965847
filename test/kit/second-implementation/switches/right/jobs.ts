import type { Incoming } from "../../model.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { change, onSend, setting } from "../switch.js";

const endsElsewhere = "job: { end: 303 }";
const jobs = ["upload-jobs", "upload-basename", "upload-version", "upload-notes", "upload-kinds"];

const needsJob = (is: (usual: boolean, incoming: Incoming) => boolean): Switch =>
  change("needsJob", (inner) => (fields, current, incoming) => is(inner(fields, current, incoming), incoming));

/** When a job works on an update, and how it ends. */
export const rightJobs: RightRow[] = [
  right(
    "jobs-always",
    "works on every update of an upload by a job",
    ["Q-12"],
    needsJob(() => true),
    { only: [...jobs, "upload-response", "upload-empty", "upload-tags"], set: 2 },
  ),
  right(
    "jobs-always-own-wire",
    "works on every update by a job with a state",
    ["Q-12"],
    needsJob(() => true),
    { only: jobs, wire: "own" },
  ),
  right(
    "jobs-never",
    "works on every update at once",
    ["Q-12"],
    needsJob(() => false),
    { may: ["Q-13", "Q-14"], only: jobs, set: 1 },
  ),
  right(
    "jobs-preferred",
    "works by a job where the client prefers it",
    ["Q-12"],
    needsJob((usual, { headers }) => usual || headers.prefer === "respond-async"),
    { only: ["upload-jobs"], set: 3 },
  ),
  right("jobs-slow", "needs half a second for a job", [], setting({ jobTime: 500 }), { only: jobs, set: 3 }),
  right("jobs-303", "ends a job with 303 to the resource", ["Q-13"], jobEndsElsewhere, {
    only: jobs,
    binding: endsElsewhere,
  }),
  right(
    "jobs-303-own-wire",
    "ends a job with 303 to the resource, in an envelope of its own",
    ["Q-13"],
    jobEndsElsewhere,
    { only: jobs, binding: endsElsewhere, wire: "own" },
  ),
  right("jobs-200", "announces a job with 200", ["Q-13"], announcedWith200, {
    may: ["Q-30"],
    only: jobs,
    wire: "own",
    binding: "job: { accepted: [200, 202] }",
  }),
  right("jobs-in-resource", "has the state of a job in the resource", ["Q-13", "Q-04"], stateInResource, {
    only: jobs,
    wire: "own",
    binding:
      "job: { id: /asset/id, follow: 'GET /v2/assets/{job_id}', pending: { pointer: /asset/state, in: [processing] }, result: { payload: '', ok: { pointer: /asset/state, in: [ready] } } }",
  }),
  right(
    "jobs-no-location",
    "announces a job without a Location",
    ["Q-13"],
    onSend(({ headers: { location: _, ...headers }, ...reply }) => ({ ...reply, headers })),
    { only: jobs },
  ),
];

function jobEndsElsewhere(service: Parameters<Switch>[0]): void {
  change("reply", (inner, { wire }) => (reply, incoming) => {
    const { job } = inner(reply, incoming);
    if (incoming.operation !== "getJobResult" || job?.state !== "done") return inner(reply, incoming);
    const path = wire.routes.getUpload?.split(" ")[1]?.replace("{}", String(job.result?.resource?.id));
    return { status: 303, headers: { location: path ?? "" }, raw: "" };
  })(service);
}

function announcedWith200(service: Parameters<Switch>[0]): void {
  change("reply", (inner) => (reply, incoming) => {
    const usual = inner(reply, incoming);
    return usual.job && usual.status === 202 ? { ...usual, status: 200 } : usual;
  })(service);
}

function stateInResource(service: Parameters<Switch>[0]): void {
  const { state } = service;
  change("reply", (inner) => (reply, incoming) => {
    const usual = inner(reply, incoming);
    if (usual.job && usual.status === 202) {
      return { status: 202, kind: "upload", resource: { id: usual.job.asset, state: "processing" } };
    }
    if (incoming.operation !== "getUpload" || !usual.resource) return usual;
    const isBusy = [...state.jobs.values()].some((job) => job.asset === incoming.id && job.state === "queued");
    return { ...usual, resource: { ...usual.resource, state: isBusy ? "processing" : "ready" } };
  })(service);
  // What works at once is ready at once, and a creation has no resource yet to show a state.
  change(
    "needsJob",
    (inner) => (fields, current, incoming) => current.id !== "" && inner(fields, current, incoming),
  )(service);
}

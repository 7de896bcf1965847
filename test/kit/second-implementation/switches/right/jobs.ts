import type { Incoming, Job, Reply } from "../../model.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { change, type Differs, onReply, onSend, setting } from "../switch.js";

const endsElsewhere = "job: { end: 303 }";
const jobs = ["upload-jobs", "upload-basename", "upload-version", "upload-notes", "upload-kinds"];

/** What an update by a job is to show, where the job does not end in time. */
const unseen = ["U-13", "U-14", "U-15", "U-03", "U-04", "U-16", "U-18", "U-02"];

const needsJob = (is: (usual: boolean, incoming: Incoming) => boolean): Switch =>
  change("needsJob", (inner) => (fields, current, incoming) => is(inner(fields, current, incoming), incoming));

/** When a job works on an update, and how it ends. */
export const rightJobs: RightRow[] = [
  right("jobs-always", "works on every update of an upload by a job", ["Q-12"], {
    only: [...jobs, "upload-response", "upload-empty", "upload-tags"],
    set: 2,
    apply: needsJob(() => true),
  }),
  right("jobs-always-own-wire", "works on every update by a job with a state", ["Q-12"], {
    only: jobs,
    wire: "own",
    apply: needsJob(() => true),
  }),
  right("jobs-never", "works on every update at once", ["Q-12"], {
    may: ["Q-13", "Q-14"],
    only: jobs,
    set: 1,
    apply: needsJob(() => false),
  }),
  right("jobs-preferred", "works by a job where the client prefers it", ["Q-12"], {
    only: ["upload-jobs"],
    set: 3,
    apply: needsJob((usual, { headers }) => usual || headers.prefer === "respond-async"),
  }),
  right("jobs-slow", "needs half a second for a job", [], { only: jobs, set: 3, apply: setting({ jobTime: 500 }) }),
  right("jobs-303", "ends a job with 303 to the resource", ["Q-13"], {
    only: jobs,
    binding: endsElsewhere,
    apply: jobEndsElsewhere,
  }),
  right("jobs-200", "announces a job with 200", ["Q-13"], {
    may: ["Q-30"],
    only: jobs,
    wire: "own",
    binding: "job: { accepted: [200, 202] }",
    apply: announcedWith200,
  }),
  right("jobs-in-resource", "has the state of a job in the resource", ["Q-13", "Q-04"], {
    only: jobs,
    wire: "own",
    binding:
      "job: { id: /asset/id, follow: 'GET /v2/assets/{job_id}', pending: { pointer: /asset/state, in: [processing] }, result: { payload: '', ok: { pointer: /asset/state, in: [ready] } } }",
    apply: stateInResource,
  }),
  right("jobs-no-location", "announces a job without a Location", ["Q-13"], {
    only: jobs,
    apply: onSend(({ headers: { location: _, ...headers }, ...reply }) => ({ ...reply, headers })),
  }),
  right("jobs-303-unbound", "ends a job with 303 to the resource, of which its binding says nothing", ["Q-13"], {
    only: jobs,
    apply: jobEndsElsewhere,
  }),
  right("jobs-date", "asks by a date to be asked again about a job", [], {
    only: jobs,
    apply: onSend((reply) => {
      const date = new Date(Date.now() + 60_000).toUTCString();
      return reply.status === 202 ? { ...reply, headers: { ...reply.headers, "retry-after": date } } : reply;
    }),
  }),
  right("jobs-without-payload", "shows no upload at the end of a job", ["Q-13"], {
    only: jobs,
    wire: "own",
    may: ["Q-30"],
    apply: endOfJob((job) => ({ job: { id: job.id, state: job.state } })),
  }),
  unfollowed("no-id", "announces a job without its id", {
    only: [...jobs, "call-events"],
    apply: onReply((reply) => (reply.status === 202 ? { status: 202, raw: { type: "job" } } : reply)),
  }),
  unfollowed("forgotten", "forgets a job when it has ended", { apply: endOfJob(() => ({ error: "unknown" }), 404) }),
  unfollowed("gone", "answers 410 once a job has ended", { apply: endOfJob(() => ({ error: "gone" }), 410) }),
  unfollowed("no-route", "has no job to ask for", {
    apply: askedForJob(() => ({ status: 404, raw: { error: "no such path" } })),
  }),
  unfollowed("no-method", "answers 405 where a job is asked for", {
    apply: askedForJob(() => ({ status: 405, raw: {} })),
  }),
  unfollowed("not-implemented", "answers 501 where a job is asked for", {
    apply: askedForJob(() => ({ status: 501, raw: {} })),
  }),
  unfollowed("no-status", "says nothing of how a job ended", {
    apply: endOfJob((job) => ({ id: job.id, type: "job_result" })),
  }),
  unfollowed("unknown-state", "ends a job in a state of its own", {
    wire: "own",
    apply: endOfJob((job) => ({ job: { id: job.id, state: "archived" } })),
  }),
  unfollowed("elsewhere", "has its jobs at another origin", {
    ...{ wire: "own", binding: "job: { follow: Location }" },
    apply: onSend((reply) =>
      reply.status === 202 ? { ...reply, headers: { ...reply.headers, location: "http://127.0.0.1:1/jobs/7" } } : reply,
    ),
  }),
  unfollowed("slower", "needs longer for a job than it is waited for", {
    open: unseen,
    apply: setting({ jobTime: 5000 }),
  }),
  unfollowed("endless", "never ends a job", { open: unseen, apply: setting({ jobTime: 1_000_000_000 }) }),
];

/** A job whose outcome cannot be asked for: what it did is read, and nothing is said of the job. */
function unfollowed(id: string, title: string, { open = [], ...differs }: Differs<RightRow>): RightRow {
  const may = ["Q-13", "Q-14", "Q-30"];
  return right(`jobs-${id}`, title, [], { only: jobs, may, ...differs, open: ["U-17", ...open] });
}

function askedForJob(to: (reply: Reply) => Reply): Switch {
  return onReply((reply, { operation }) => (operation === "getJobResult" ? to(reply) : reply));
}

/** What is shown of a job once it has ended. */
function endOfJob(body: (job: Job) => unknown, status = 200): Switch {
  return askedForJob((reply) => (reply.job && reply.job.state !== "queued" ? { status, raw: body(reply.job) } : reply));
}

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

import type { Incoming, Job, Reply } from "../../model.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { change, onReply, onSend, setting } from "../switch.js";

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
  right(
    "jobs-303-unbound",
    "ends a job with 303 to the resource, of which its binding says nothing",
    ["Q-13"],
    jobEndsElsewhere,
    {
      only: jobs,
    },
  ),
  right(
    "jobs-date",
    "asks by a date to be asked again about a job",
    [],
    onSend((reply) => {
      const date = new Date(Date.now() + 60_000).toUTCString();
      return reply.status === 202 ? { ...reply, headers: { ...reply.headers, "retry-after": date } } : reply;
    }),
    { only: jobs },
  ),
  right(
    "jobs-without-payload",
    "shows no upload at the end of a job",
    ["Q-13"],
    endOfJob((job) => ({ job: { id: job.id, state: job.state } })),
    { only: jobs, wire: "own", may: ["Q-30"] },
  ),
  ...[
    unfollowed(
      "no-id",
      "announces a job without its id",
      onReply((reply) => (reply.status === 202 ? { status: 202, raw: { type: "job" } } : reply)),
      { only: [...jobs, "call-events"] },
    ),
    unfollowed(
      "forgotten",
      "forgets a job when it has ended",
      endOfJob(() => ({ error: "unknown" }), 404),
    ),
    unfollowed(
      "gone",
      "answers 410 once a job has ended",
      endOfJob(() => ({ error: "gone" }), 410),
    ),
    unfollowed(
      "no-route",
      "has no job to ask for",
      askedForJob(() => ({ status: 404, raw: { error: "no such path" } })),
    ),
    unfollowed(
      "no-method",
      "answers 405 where a job is asked for",
      askedForJob(() => ({ status: 405, raw: {} })),
    ),
    unfollowed(
      "not-implemented",
      "answers 501 where a job is asked for",
      askedForJob(() => ({ status: 501, raw: {} })),
    ),
    unfollowed(
      "no-status",
      "says nothing of how a job ended",
      endOfJob((job) => ({ id: job.id, type: "job_result" })),
    ),
    unfollowed(
      "unknown-state",
      "ends a job in a state of its own",
      endOfJob((job) => ({ job: { id: job.id, state: "archived" } })),
      {
        wire: "own",
      },
    ),
    unfollowed(
      "elsewhere",
      "has its jobs at another origin",
      onSend((reply) =>
        reply.status === 202
          ? { ...reply, headers: { ...reply.headers, location: "http://127.0.0.1:1/jobs/7" } }
          : reply,
      ),
      {
        wire: "own",
        binding: "job: { follow: Location }",
      },
    ),
    unfollowed("slower", "needs longer for a job than it is waited for", setting({ jobTime: 5000 }), {
      open: ["U-13", "U-14", "U-15", "U-03", "U-04", "U-16", "U-18", "U-02"],
    }),
    unfollowed("endless", "never ends a job", setting({ jobTime: 1_000_000_000 }), {
      open: ["U-13", "U-14", "U-15", "U-03", "U-04", "U-16", "U-18", "U-02"],
    }),
  ],
];

/** A job whose outcome cannot be asked for: what it did is read, and nothing is said of the job. */
function unfollowed(id: string, title: string, apply: Switch, more: Parameters<typeof right>[4] = {}): RightRow {
  return right(`jobs-${id}`, title, [], apply, {
    only: jobs,
    may: ["Q-13", "Q-14", "Q-30"],
    ...more,
    open: ["U-17", ...(more.open ?? [])],
  });
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

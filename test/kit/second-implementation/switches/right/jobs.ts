import type { Incoming, Job, Reply } from "../../model.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { all, onReply, onSend, result, type Switches, setting, varying } from "../switch.js";

const jobs = ["upload-jobs", "upload-basename", "upload-version", "upload-notes", "upload-kinds"];

const needsJob = (is: (usual: boolean, incoming: Incoming) => boolean): Switch =>
  result("needsJob", (usual, _, __, incoming) => is(usual, incoming));

const askedForJob = (to: (reply: Reply) => Reply): Switch =>
  onReply((reply, { operation }) => (operation === "getJobResult" ? to(reply) : reply));

/** What is shown of a job once it has ended. */
const endOfJob = (body: (job: Job) => unknown, status = 200): Switch =>
  askedForJob((reply) => (reply.job && reply.job.state !== "queued" ? { status, raw: body(reply.job) } : reply));

const jobEndsElsewhere: Switch = onReply((reply, { operation }, { wire }) => {
  const { job } = reply;
  if (operation !== "getJobResult" || job?.state !== "done") return reply;
  const path = wire.routes.getUpload?.split(" ")[1]?.replace("{}", String(job.result?.resource?.id));
  return { status: 303, headers: { location: path ?? "" }, raw: "" };
});

const stateInResource: Switch = all(
  onReply((reply, { operation, id: asked }, { state }) => {
    const { job, status, resource } = reply;
    if (job && status === 202) return { status, kind: "upload", resource: { id: job.asset, state: "processing" } };
    if (operation !== "getUpload" || !resource) return reply;
    const isBusy = [...state.jobs.values()].some((one) => one.asset === asked && one.state === "queued");
    return { ...reply, resource: { ...resource, state: isBusy ? "processing" : "ready" } };
  }),
  // What works at once is ready at once, and a creation has no resource yet to show a state.
  result("needsJob", (usual, _, current) => current.id !== "" && usual),
);

/** Rows whose jobs cannot be asked how they ended: what they did is read, and nothing is said of the job. */
const unfollowed = (switches: Switches, open: readonly string[] = [], only = jobs) =>
  right(["Q-13?", "Q-14?", "Q-30?", "U-17", ...open], only, switches);

/** When a job works on an update, and how it ends. */
export const rightJobs: RightRow[] = [
  ...right(["Q-12"], [...jobs, "upload-response", "upload-empty", "upload-tags"], {
    "works on every update of an upload by a job (jobs-always)": needsJob(() => true),
  }),
  ...right(["Q-12"], jobs, {
    "works on every update by a job with a state (jobs-always-own-wire)": { wire: "own", apply: needsJob(() => true) },
  }),
  ...right(["Q-12", "Q-13?", "Q-14?"], jobs, {
    "works on every update at once (jobs-never)": needsJob(() => false),
  }),
  ...right(["Q-12"], ["upload-jobs"], {
    "works by a job where the client prefers it (jobs-preferred)": needsJob(
      (usual, { headers }) => usual || headers.prefer === "respond-async",
    ),
  }),
  ...right(["Q-14?"], jobs, {
    "works on the jobs of one upload in an order of chance (jobs-in-no-order)": (service) => {
      Object.defineProperty(service.behaviour, "jobTime", { get: varying(20, 400) });
      service.jobs.queues = () => false;
    },
    "needs half a second for a job (jobs-slow)": setting({ jobTime: 500 }),
    "asks by a date to be asked again about a job (jobs-date)": onSend((reply) => {
      const date = new Date(Date.now() + 60_000).toUTCString();
      return reply.status === 202 ? { ...reply, headers: { ...reply.headers, "retry-after": date } } : reply;
    }),
  }),
  ...right(["Q-13"], jobs, {
    "ends a job with 303 to the resource (jobs-303)": { binding: "job: { end: 303 }", apply: jobEndsElsewhere },
    "ends a job with 303 to the resource, of which its binding says nothing (jobs-303-unbound)": jobEndsElsewhere,
    "announces a job without a Location (jobs-no-location)": onSend(
      ({ headers: { location: _, ...headers }, ...reply }) => ({ ...reply, headers }),
    ),
  }),
  ...right(["Q-13", "Q-30?"], jobs, {
    "announces a job with 200 (jobs-200)": {
      ...{ wire: "own", binding: "job: { accepted: [200, 202] }" },
      apply: onReply((reply) => (reply.job && reply.status === 202 ? { ...reply, status: 200 } : reply)),
    },
    "shows no upload at the end of a job (jobs-without-payload)": {
      wire: "own",
      apply: endOfJob(({ id, state }) => ({ job: { id, state } })),
    },
  }),
  ...right(["Q-13", "Q-04"], jobs, {
    "has the state of a job in the resource (jobs-in-resource)": {
      wire: "own",
      binding:
        "job: { id: /asset/id, follow: 'GET /v2/assets/{job_id}', pending: { pointer: /asset/state, in: [processing] }, result: { payload: '', ok: { pointer: /asset/state, in: [ready] } } }",
      apply: stateInResource,
    },
  }),
  ...unfollowed(
    {
      "announces a job without its id (jobs-no-id)": onReply((reply) =>
        reply.status === 202 ? { status: 202, raw: { type: "job" } } : reply,
      ),
    },
    [],
    [...jobs, "call-events"],
  ),
  ...unfollowed({
    "forgets a job when it has ended (jobs-forgotten)": endOfJob(() => ({ error: "unknown" }), 404),
    "answers 410 once a job has ended (jobs-gone)": endOfJob(() => ({ error: "gone" }), 410),
    "has no job to ask for (jobs-no-route)": askedForJob(() => ({ status: 404, raw: { error: "no such path" } })),
    "answers 405 where a job is asked for (jobs-no-method)": askedForJob(() => ({ status: 405, raw: {} })),
    "answers 501 where a job is asked for (jobs-not-implemented)": askedForJob(() => ({ status: 501, raw: {} })),
    "says nothing of how a job ended (jobs-no-status)": endOfJob(({ id }) => ({ id, type: "job_result" })),
    "ends a job in a state of its own (jobs-unknown-state)": {
      wire: "own",
      apply: endOfJob(({ id }) => ({ job: { id, state: "archived" } })),
    },
  }),
  // Nobody answers there, which proves nothing.
  ...unfollowed(
    {
      "has its jobs at another origin (jobs-elsewhere)": {
        ...{ wire: "own", binding: "job: { follow: Location }" },
        apply: onSend(({ headers, ...reply }) => ({
          ...reply,
          headers: reply.status === 202 ? { ...headers, location: "http://127.0.0.1:1/jobs/7" } : headers,
        })),
      },
    },
    ["U-04", "U-13", "U-14"],
  ),
  ...unfollowed(
    {
      "needs longer for a job than it is waited for (jobs-slower)": setting({ jobTime: 5000 }),
      "never ends a job (jobs-endless)": setting({ jobTime: 1_000_000_000 }),
    },
    // What an update by a job is to show.
    ["U-13", "U-14", "U-15", "U-03", "U-04", "U-16", "U-18", "U-02"],
  ),
];

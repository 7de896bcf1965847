import type { Reply } from "../../model.js";
import type { Switch } from "../../server.js";
import { all, change, onReply } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Jobs that do not do what they say. */
export const wrongJobs: WrongRow[] = [
  wrong("job-lies", "says that a job is done whose work is not", ["U-17", "U-14", "U-15"], {
    only: ["upload-jobs", "upload-basename"],
    apply: jobs((work) => ({ ...work(), status: 200 }), false),
  }),
  wrong("job-says-failed", "says that a job failed whose work is done", ["U-17"], {
    only: ["U-17"],
    apply: jobs((work) => ({ ...work(), status: 422, reasons: [{ field: "job", reason: "failed" }] }), true),
  }),
  wrong(
    "job-lies-without-payload",
    "says without the upload that a job is done whose work is not",
    ["U-17", "U-14", "U-15"],
    {
      only: ["upload-jobs", "upload-basename"],
      wire: "own",
      apply: all(
        jobs(() => ({ status: 200 }), false),
        onReply((reply, { operation }) =>
          operation === "getJobResult" && reply.job?.state === "done"
            ? { status: 200, raw: { job: { id: reply.job.id, state: "done" } } }
            : reply,
        ),
      ),
    },
  ),
  wrong("job-state-lies", "ends a job whose work is done in a state that says that it failed", ["U-17"], {
    only: ["U-17"],
    wire: "own",
    apply: jobs((work) => ({ ...work(), status: 500 }), true),
  }),
  wrong("job-behind-lost", "loses an update behind a job", ["U-17", "U-13"], { only: ["U-17"], apply: lostBehind }),
  ...(["loses", "shows for done, and fails,"] as const).map((title, index) =>
    wrong(
      `job-second-file-${index}`,
      `${title} a second change of a file that comes behind a first`,
      ["U-17", "U-15", "U-14"],
      {
        only: ["upload-jobs"],
        apply: (service) => {
          const { jobs: parts, behaviour, state } = service;
          const files = new Set<string>();
          const behind = new Set<string>();
          onReply((reply, { operation, fields = {} }) => {
            const { job, status } = reply;
            if (!job || status !== 202 || operation !== "updateUpload") return reply;
            const isFile = "path" in fields || "basename" in fields;
            if (
              isFile &&
              [...files].some((id) => state.jobs.get(id)?.asset === job.asset && state.jobs.get(id)?.state === "queued")
            )
              behind.add(job.id);
            if (isFile) files.add(job.id);
            return reply;
          })(service);
          const { work: usual } = parts;
          parts.work = (job, work) => {
            const asset = state.upload.get(job.asset);
            if (!behind.has(job.id) || !asset) return usual(job, work);
            job.result = { status: 200, kind: "upload", resource: behaviour.shown("upload", asset) };
            if (index === 1) job.result = { ...work(), status: 422, reasons: [{ field: "job", reason: "failed" }] };
            job.state = job.result.status < 400 ? "done" : "failed";
          };
        },
      },
    ),
  ),
  wrong("job-overwrites", "writes with a job the upload as it was when it was asked for", ["U-13", "U-17"], {
    only: ["upload-jobs"],
    apply: (service) => {
      service.jobs.queues = () => false;
      change(
        "updated",
        (inner) => (kind, current, fields, incoming) =>
          inner(
            kind,
            kind === "upload" && "basename" in fields && incoming.before ? { ...incoming.before } : current,
            fields,
            incoming,
          ),
      )(service);
    },
  }),
  wrong("job-shows-other", "shows another upload in the result of a job", ["U-17"], {
    only: ["upload-jobs", "upload-basename"],
    apply: onReply((reply, { operation }) => {
      const { job } = reply;
      if (operation !== "getJobResult" || job?.state !== "done" || !job.result?.resource) return reply;
      return { ...reply, job: { ...job, result: { ...job.result, resource: { ...job.result.resource, id: "a-1" } } } };
    }),
  }),
];

/** Has jobs say something of their own; where they are not to work, the upload stays as it was. */
function jobs(say: (work: () => Reply) => Reply, isWorking: boolean): Switch {
  return ({ jobs: parts, state }) => {
    parts.work = (job, work) => {
      const before = state.upload.get(job.asset);
      job.result = say(work);
      if (!isWorking && before) state.upload.set(job.asset, before);
      job.state = job.result.status < 400 ? "done" : "failed";
    };
  };
}

/** Does nothing in a job that was asked for while another one of the same upload was queued, and says that it is done. */
function lostBehind(service: Parameters<Switch>[0]): void {
  const { behaviour, jobs: parts, state } = service;
  const behind = new Set<string>();
  const { work: usual } = parts;
  onReply((reply) => {
    const { job, status } = reply;
    const isBehind = [...state.jobs.values()].some(
      (one) => one.asset === job?.asset && one.id !== job.id && one.state === "queued",
    );
    if (job && status === 202 && isBehind) behind.add(job.id);
    return reply;
  })(service);
  parts.work = (job, work) => {
    const asset = state.upload.get(job.asset);
    if (!behind.has(job.id) || !asset) return usual(job, work);
    job.result = { status: 200, kind: "upload", resource: behaviour.shown("upload", asset) };
    job.state = "done";
  };
}

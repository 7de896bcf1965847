import type { Reply } from "../../model.js";
import type { Switch } from "../../server.js";
import { all, given, onReply } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const failed = { status: 422, reasons: [{ field: "job", reason: "failed" }] };

/** Has jobs say something of their own; where they are not to work, the upload stays as it was. */
const jobs =
  (say: (work: () => Reply) => Reply, isWorking: boolean): Switch =>
  ({ jobs: parts, state }) => {
    parts.work = (job, work) => {
      const before = state.upload.get(job.asset);
      job.result = say(work);
      if (!isWorking && before) state.upload.set(job.asset, before);
      job.state = job.result.status < 400 ? "done" : "failed";
    };
  };

/** Has a job end otherwise that was asked for while another one of the same upload was queued. */
const behind =
  (isOne: (fields: object) => boolean, end: (lost: Reply, work: () => Reply) => Reply): Switch =>
  (service) => {
    const { jobs: parts, behaviour, state } = service;
    const [known, later] = [new Set<string>(), new Set<string>()];
    onReply((reply, { fields = {} }) => {
      const { job, status } = reply;
      if (!job || status !== 202 || !isOne(fields)) return reply;
      const earlier = [...known].map((id) => state.jobs.get(id));
      if (earlier.some((one) => one?.asset === job.asset && one.state === "queued")) later.add(job.id);
      known.add(job.id);
      return reply;
    })(service);
    const { work: usual } = parts;
    parts.work = (job, work) => {
      const asset = state.upload.get(job.asset);
      if (!later.has(job.id) || !asset) return usual(job, work);
      job.result = end({ status: 200, kind: "upload", resource: behaviour.shown("upload", asset) }, work);
      job.state = job.result.status < 400 ? "done" : "failed";
    };
  };

const isOfFile = (fields: object) => "path" in fields || "basename" in fields;

/** Jobs that do not do what they say. */
export const wrongJobs: WrongRow[] = [
  ...wrong(["U-17", "U-14", "U-15"], ["upload-jobs", "upload-basename"], {
    "says that a job is done whose work is not (job-lies)": jobs((work) => ({ ...work(), status: 200 }), false),
    "says without the upload that a job is done whose work is not (job-lies-without-payload)": {
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
  }),
  ...wrong(["U-17"], ["U-17"], {
    "says that a job failed whose work is done (job-says-failed)": jobs((work) => ({ ...work(), ...failed }), true),
    "ends a job whose work is done in a state that says that it failed (job-state-lies)": {
      wire: "own",
      apply: jobs((work) => ({ ...work(), status: 500 }), true),
    },
  }),
  ...wrong(["U-17", "U-13"], ["U-17"], {
    "loses an update behind a job (job-behind-lost)": behind(
      () => true,
      (lost) => lost,
    ),
  }),
  ...wrong(["U-17", "U-15", "U-14"], ["upload-jobs"], {
    "loses a second change of a file that comes behind a first (job-second-file-0)": behind(isOfFile, (lost) => lost),
    "does a second change of a file that comes behind a first, and says that it failed (job-second-file-1)": behind(
      isOfFile,
      (_, work) => ({ ...work(), ...failed }),
    ),
  }),
  ...wrong(["U-17", "U-13"], ["upload-jobs"], {
    "loses a second new version that comes behind a first (job-second-version)": behind(
      (fields) => "path" in fields,
      (lost) => lost,
    ),
  }),
  ...wrong(["U-13", "U-17"], ["upload-jobs"], {
    "writes with a job the upload as it was when it was asked for (job-overwrites)": all(
      ({ jobs: parts }) => {
        parts.queues = () => false;
      },
      given("updated", (kind, current, fields, incoming) => {
        const isOld = kind === "upload" && "basename" in fields && incoming.before;
        return [kind, isOld ? { ...isOld } : current, fields, incoming];
      }),
    ),
  }),
  ...wrong(["U-17"], ["upload-jobs", "upload-basename"], {
    "shows another upload in the result of a job (job-shows-other)": onReply((reply, { operation }) => {
      const { job } = reply;
      if (operation !== "getJobResult" || job?.state !== "done" || !job.result?.resource) return reply;
      return { ...reply, job: { ...job, result: { ...job.result, resource: { ...job.result.resource, id: "a-1" } } } };
    }),
  }),
];

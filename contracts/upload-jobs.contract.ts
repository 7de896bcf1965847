import {
  announcesJob,
  type Contract,
  isSame,
  type JsonObject,
  type JsonValue,
  type Kit,
  likeness,
  type Outcome,
  peekJob,
  show,
} from "../src/kit/index.js";
import { judgeError } from "./judge/refusal.js";
import { type Subject, uploadOf } from "./steps/subject.js";

/** When an update becomes a job, the form of a job, and when its changes show. */
export const uploadJobs: Contract = {
  id: "upload-jobs",
  ids: ["U-17", "U-13", "Q-12", "Q-13", "Q-14"],
  title: "the response may be a job, whose changes all become visible when it ends",
  serialGroup: "jobs",
  starts: "early",
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    const plain = await upload.update({ notes: "At once" });
    if (plain) {
      const { job, exchange } = plain.outcome;
      kit.check(["Q-12"], !job, () => "an update that does not change the file returned a job", exchange);
      if (!job) kit.held(["U-17"]);
    }
    await preferJob(kit, upload);
    await watchRename(kit, upload);
    await askForUnknownJob(kit);
  },
};

async function preferJob(kit: Kit, upload: Subject): Promise<void> {
  const applied = await upload.update({ notes: "By a job" }, { call: { headers: { Prefer: "respond-async" } } });
  if (!applied) return;
  const { job, exchange } = applied.outcome;
  kit.check(["Q-12"], job !== undefined, () => "the target did not apply Prefer: respond-async", exchange);
  const header = exchange.headers["preference-applied"];
  if (job) kit.check(["Q-12"], header === "respond-async", () => `Preference-Applied is ${show(header)}`, exchange);
}

const behindRename = "Behind the rename";

/** Two updates of one upload, the first one a job: the state while it runs, and the state after both. */
async function watchRename(kit: Kit, upload: Subject): Promise<void> {
  const { api } = kit;
  if (!upload.mayTouch("basename")) return;
  const before = await upload.read();
  const basename = `standin-${kit.unique()}`;
  const renaming = await upload.start({ basename });
  const isJob = announcesJob(api, upload.spec, renaming);
  kit.check(["Q-12"], isJob, () => "a rename returned the upload, not a job", renaming);
  // A read shows the state during the job only if a later response says that the job still runs.
  const early = api.has("getUpload") ? await upload.read() : undefined;
  const pending = isJob ? await peekJob(api, renaming) : undefined;
  const behind = await upload.start({ notes: behindRename });
  const stillPending = isJob ? await peekJob(api, renaming) : undefined;
  const [renamed, followed] = [
    await upload.finish({ basename }, renaming),
    await upload.finish({ notes: behindRename }, behind),
  ];
  const after = await upload.read();
  const works = [
    { what: "the rename", outcome: renamed, was: before.basename, is: after.basename, sent: basename },
    { what: "the update during the rename", outcome: followed, was: before.notes, is: after.notes, sent: behindRename },
  ];
  for (const work of works) checkWork(kit, work);
  if (renamed.accepted && followed.accepted) for (const work of works) checkTogether(kit, work);

  if (pending) kit.report(judgeError(kit.api, pending, { code: "JOB_PENDING" }, "Q-13"));
  if (pending && early) {
    const isHidden = isSame(early.basename, before.basename) && isSame(early.url, before.url);
    kit.check(["Q-14"], isHidden, () => "the rename was visible while its job was running", pending);
  }
  if (stillPending) {
    const told = () => "an update during a job returned the upload, not a job";
    kit.check(["Q-12"], followed.job !== undefined, told, behind);
  }
  const both = isNamed(after, basename) && after.notes === behindRename;
  const came = () =>
    `a rename and an update during its job resulted in ${show({ basename: after.basename ?? null, notes: after.notes ?? null })}`;
  if ("basename" in after && "notes" in after) kit.check(["Q-14"], both, came, renamed.shown);
  const { resource = {} } = followed;
  // Another contract reports fields that the response does not show.
  const isShown = "basename" in resource && "notes" in resource;
  const isWhole = isNamed(resource, basename) && resource.notes === behindRename;
  const isPart = () => "the result of the update during the rename does not show both changes";
  kit.check(["Q-14"], isWhole || !isShown, isPart, followed.shown);
}

const isNamed = (upload: JsonObject, basename: string) =>
  likeness(basename, upload.basename ?? null, "basename").is !== "lost";

/** The values of an update, and the resource after it. */
interface Work {
  what: string;
  outcome: Outcome;
  was: JsonValue | undefined;
  is: JsonValue | undefined;
  sent: JsonValue;
}

/** A normal form of a sent value is a separate assumption. */
const isLost = ({ was, is, sent }: Work): boolean => is !== undefined && isSame(was, is) && !isSame(is, sent);

/** The result of a job is true: the values of a successful job show, and those of a failed job do not. */
function checkWork(kit: Kit, work: Work): void {
  const { what, was, is, sent } = work;
  const { job, accepted, shown, told } = work.outcome;
  if (!job) return;
  if (job.problem) kit.notVerified(["U-17"], `the job of ${what} ${job.problem}`, shown);
  if (job.problem) return;
  const lost = () => `${told}, but ${what} was lost: a read shows ${show(is)}`;
  kit.check(["U-17"], !(accepted && isLost(work)), lost, { exchange: shown, readings: ["R-08"] });
  const isDone = !accepted && isSame(is, sent) && !isSame(was, sent);
  const done = () => `${told}, but ${what} was applied: a read shows ${show(is)}`;
  kit.check(["U-17"], !isDone, done, { exchange: shown, readings: ["R-02"] });
}

/** Two accepted updates that overlap do not undo each other. */
function checkTogether(kit: Kit, work: Work): void {
  const { what, outcome, is } = work;
  const because = () =>
    `a rename and an update during its job were accepted, but ${what} was lost: a read shows ${show(is)}`;
  kit.check(["U-13"], !isLost(work), because, { exchange: outcome.shown, readings: ["R-05"] });
}

async function askForUnknownJob(kit: Kit): Promise<void> {
  if (!kit.api.has("getJobResult") || kit.api.target.job.follow === "Location") return;
  const exchange = await kit.api.call("getJobResult", { path: { job_id: "standin-no-such-job" } });
  kit.report(judgeError(kit.api, exchange, { code: "NOT_FOUND" }, "Q-13"));
}

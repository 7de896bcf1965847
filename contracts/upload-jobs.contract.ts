import {
  announcesJob,
  type Contract,
  type Exchange,
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
import { hasAll } from "./spec/compare.js";
import { fieldOf, isLost } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { fetchFile, newVersion } from "./steps/files.js";
import { contractOn, type Subject } from "./steps/subject.js";

/** When an update becomes a job, the form of a job, and when its changes show. */
export const uploadJobs: Contract = contractOn(
  uploadSpec,
  {
    id: "upload-jobs",
    ids: ["U-17", "U-13", "U-04", "U-07", "U-16", "Q-12", "Q-13", "Q-14"],
    title: "the response may be a job, whose changes all become visible when it ends",
    ...{ serialGroup: "jobs", starts: "early" },
  },
  async (upload) => {
    const { kit } = upload;
    const plain = await upload.update({ notes: "At once" });
    if (plain) {
      const { job, exchange } = plain.outcome;
      kit.check(["Q-12"], !job, () => "an update that does not change the file returned a job", exchange);
      if (!job) kit.held(["U-17"]);
    }
    await preferJob(upload);
    // Every attribute, since a job may lose one of them.
    const values = await upload.twoValues(uploadSpec.regular, await upload.known());
    await watchRename(upload, values, false);
    await tryOften(upload, (one) => watchRename(one, values, true));
    await askForUnknownJob(kit);
    await tryOften(upload, watchVersions);
    // Whether a refusal during a job is one is not known.
    kit.leaveOut(["U-04", "U-07", "U-16"]);
  },
);

async function preferJob(upload: Subject): Promise<void> {
  const { kit } = upload;
  const applied = await upload.update({ notes: "By a job" }, { call: { headers: { Prefer: "respond-async" } } });
  if (!applied) return;
  const { job, exchange } = applied.outcome;
  kit.check(["Q-12"], job !== undefined, () => "the target did not apply Prefer: respond-async", exchange);
  const header = exchange.headers["preference-applied"];
  if (job) kit.check(["Q-12"], header === "respond-async", () => `Preference-Applied is ${show(header)}`, exchange);
}

/**
 * Updates of the same fields overlap, and jobs may end in any order, which no poll may see. What is lost each time is lost by the
 * target, and not by chance.
 */
async function tryOften(upload: Subject, act: (upload: Subject) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    const attempt = upload.inPrivate();
    await act(attempt.subject);
    if (attempt.isBroken() && tries < 4) continue;
    return attempt.tell();
  }
}

/**
 * A rename by a job, and during it an update: the state while it runs, and after both. If `isFile`, that update renames too, and
 * another one, of the values as they were, comes between them.
 */
async function watchRename(
  upload: Subject,
  values: Awaited<ReturnType<Subject["twoValues"]>>,
  isFile: boolean,
): Promise<void> {
  const { kit, api } = upload;
  if (!upload.mayTouch("basename")) return;
  const before = await upload.read();
  const basename = `standin-${kit.unique()}`;
  const notes = `Behind the rename to ${basename}`;
  const second: JsonObject & { basename?: string } = {};
  const asBefore: JsonObject = {};
  for (const [name, [other, filled]] of Object.entries(values)) {
    const isOther = hasAll(other, before[name]);
    second[name] = name === "notes" ? notes : isOther ? filled : other;
    asBefore[name] = isOther ? other : filled;
  }
  if (isFile) second.basename = `standin-${kit.unique()}`;
  const renaming = await upload.start({ basename });
  const isJob = announcesJob(api, upload.spec, renaming);
  kit.check(["Q-12"], isJob, () => "a rename returned the upload, not a job", renaming);
  // A read shows the state during the job only if a later response says that the job still runs.
  const early = api.has("getUpload") ? await upload.read() : undefined;
  const pending = isJob ? await peekJob(api, renaming) : undefined;
  if (pending && !isFile) await sendWrong(upload);
  const between = isFile && isJob ? await upload.start(asBefore) : undefined;
  const behind = await upload.start(second);
  const stillPending = isJob ? await peekJob(api, renaming) : undefined;
  // The newest first: if an older one runs on, which order they take effect in is open.
  const earlier = isFile ? [renaming, ...(between ? [between] : [])] : [];
  const isAtOnce = await hasPassed(api, behind, earlier);
  const followed = await upload.finish(second, behind);
  const isOvertaken = isAtOnce || (await isAnyPending(api, earlier));
  const renamed = await upload.finish({ basename }, renaming);
  if (between) await upload.finish(asBefore, between);
  if (isOvertaken) return tellOvertaken(kit, behind);
  const after = await upload.read();
  const works = [
    { what: "the rename", outcome: renamed, was: before.basename, is: after.basename, sent: basename },
    ...Object.entries(values).map(([name]) => ({
      ...{ what: `/${name} of the update during the rename`, outcome: followed },
      ...{ was: before[name], is: keptAs(name, second[name] ?? null, after[name], before[name]) },
      sent: second[name] ?? null,
    })),
  ];
  for (const work of works) checkWork(kit, work, renamed.accepted && followed.accepted);

  if (pending) kit.report(judgeError(api, pending, { code: "JOB_PENDING" }, "Q-13"));
  if (pending && early) {
    const isHidden = isSame(early.basename, before.basename) && isSame(early.url, before.url);
    kit.check(["Q-14"], isHidden, () => "the rename was visible while its job was running", pending);
  }
  if (stillPending) {
    const told = () => "an update during a job returned the upload, not a job";
    kit.check(["Q-12"], followed.job !== undefined, told, behind);
  }
  const { basename: name, notes: now } = after;
  if (name === undefined || now === undefined || second.notes !== notes) return;
  const areBoth = likeness(second.basename ?? basename, name, "basename") !== "lost" && now === notes;
  const came = () => `a rename and an update during its job resulted in ${show({ basename: name, notes: now })}`;
  kit.check(["Q-14"], areBoth, came, renamed.shown);
}

/** What is wrong is refused while a job runs, too. A refusal says nothing here: the target may refuse any update then. */
async function sendWrong(upload: Subject): Promise<void> {
  const unknown = `/standin/never-uploaded-${upload.kit.unique()}.png`;
  const updates = [
    [{ notes: 7 }, "U-07"],
    [{ basename: null }, "U-04"],
    [{ path: unknown }, "U-16"],
  ] as const;
  for (const [patch, rule] of updates) {
    if (!Object.keys(patch).every((name) => upload.mayTouch(name))) continue;
    const outcome = await upload.send(patch);
    const because = () => `${show(patch)} was not refused while a job ran: ${outcome.told}`;
    if (outcome.accepted) upload.kit.check([rule], false, because, { exchange: outcome.shown, readings: ["R-01"] });
  }
}

/** What a read shows of a sent value: the value itself, if it was kept in some form. */
function keptAs(name: string, sent: JsonValue, shown: JsonValue | undefined, before: JsonValue | undefined) {
  return shown === undefined || isLost(fieldOf(uploadSpec, name), sent, shown, before) ? shown : sent;
}

/** Two new versions of one upload, the second one asked for while the job of the first may run: the second one stays. */
async function watchVersions(upload: Subject): Promise<void> {
  const { kit, api } = upload;
  if (!upload.mayLose("path") || !upload.mayTouch("path")) return;
  const before = await upload.read();
  const files = [await newVersion(kit, before), await newVersion(kit, before)] as const;
  const [one, two] = [{ path: files[0].path }, { path: files[1].path }];
  if (one.path === two.path) return;
  const changing = await upload.start(one);
  const behind = announcesJob(api, upload.spec, changing) ? await upload.start(two) : undefined;
  const isAtOnce = behind !== undefined && (await hasPassed(api, behind, [changing]));
  const name = { basename: `standin-${kit.unique()}` };
  const renaming = behind && upload.mayTouch("basename") ? await upload.start(name) : undefined;
  const isNameAtOnce = renaming && behind && (await hasPassed(api, renaming, [changing, behind]));
  const renamed = renaming && (await upload.finish(name, renaming));
  const isNameOvertaken = isNameAtOnce || (behind && (await isAnyPending(api, [changing, behind])));
  const outcome = behind && (await upload.finish(two, behind));
  const isOvertaken = isAtOnce || (outcome && (await isAnyPending(api, [changing])));
  const first = await upload.finish(one, changing);
  if (!outcome) return;
  const after = await upload.read();
  if (isNameOvertaken || isOvertaken) tellOvertaken(kit, behind);
  if (renamed && !isNameOvertaken) {
    const is = keptAs("basename", name.basename, after.basename, before.basename);
    // A new version may have a name of its own, so any other name is one from before.
    const was = isSame(is, name.basename) ? before.basename : is;
    const rename = { what: "the rename behind the new versions", outcome: renamed, was, is, sent: name.basename };
    checkWork(kit, rename, outcome.accepted && renamed.accepted);
  }
  if (isOvertaken) return;
  let shown = files.find(({ path }) => path === after.path);
  // The target may have moved the file.
  const text = shown ? undefined : (await fetchFile(kit, after.url, ["Q-14"]))?.text;
  shown ??= files.find(({ bytes }) => bytes && bytes.toString() === text);
  const work = { what: "the second new version", outcome, was: one.path, is: shown?.path, sent: two.path };
  checkWork(kit, work, first.accepted && outcome.accepted);
}

/** Whether the job of an earlier update still runs. */
async function isAnyPending(api: Kit["api"], announced: readonly Exchange[]): Promise<boolean> {
  for (const one of announced) if (announcesJob(api, uploadSpec, one) && (await peekJob(api, one))) return true;
  return false;
}

/** Whether an update took effect at once, while jobs of earlier ones still run. */
const hasPassed = async (api: Kit["api"], later: Exchange, earlier: readonly Exchange[]): Promise<boolean> =>
  !announcesJob(api, uploadSpec, later) && isAnyPending(api, earlier);

/** Updates of the same fields may take effect in another order than they came. */
function tellOvertaken(kit: Kit, later: Exchange | undefined): void {
  kit.check(["Q-14"], false, () => "an update ended before an earlier one of the same upload", later);
}

/** The value of an update, and what the resource shows before and after it. */
interface Work {
  what: string;
  outcome: Outcome;
  was: JsonValue | undefined;
  is: JsonValue | undefined;
  sent: JsonValue;
}

/** A job shows its values if it succeeds, and none if it fails. Accepted updates that overlap do not undo each other. */
function checkWork(kit: Kit, { what, outcome, was, is, sent }: Work, areAccepted: boolean): void {
  const { job, accepted, shown: exchange, told } = outcome;
  // A normal form of a sent value is a separate assumption.
  const isLost = is !== undefined && isSame(was, is) && !isSame(is, sent);
  if (job?.problem) kit.notVerified(["U-17"], `the job of ${what} ${job.problem}`, exchange);
  else if (job) {
    const lost = () => `${told}, but ${what} was lost: a read shows ${show(is)}`;
    kit.check(["U-17"], !(accepted && isLost), lost, { exchange, readings: ["R-08"] });
    const isDone = !accepted && isSame(is, sent) && !isSame(was, sent);
    const done = () => `${told}, but ${what} was applied: a read shows ${show(is)}`;
    kit.check(["U-17"], !isDone, done, { exchange, readings: ["R-02"] });
  }
  const undone = () =>
    `an update and another one during its job were accepted, but ${what} was lost: a read shows ${show(is)}`;
  if (areAccepted) kit.check(["U-13"], !isLost, undone, { exchange, readings: ["R-05"] });
}

async function askForUnknownJob(kit: Kit): Promise<void> {
  if (!kit.api.has("getJobResult") || kit.api.target.job.follow === "Location") return;
  const exchange = await kit.api.call("getJobResult", { path: { job_id: "standin-no-such-job" } });
  kit.report(judgeError(kit.api, exchange, { code: "NOT_FOUND" }, "Q-13"));
}

import type { Contract, Kit } from "../src/verify/contract.js";
import { isSame, show } from "../src/verify/json.js";
import { sendUpdate } from "../src/verify/outcome.js";
import type { Subject } from "../src/verify/subject.js";
import { uploadSpec } from "./fields/upload-fields.js";
import { apply } from "./steps/apply.js";
import { checkError } from "./steps/check-error.js";

/** When an update is a job, what a job looks like, and when its changes show. */
export const uploadJobs: Contract = {
  id: "upload-jobs",
  ids: ["U-17", "Q-12", "Q-13", "Q-14"],
  title: "a job may come instead of the response; it is followed to its end, and its changes show all at once",
  lane: "jobs",
  needs: ["upload"],
  async run(kit) {
    const subject = await kit.upload();
    const plain = await apply(kit, uploadSpec, subject, { notes: "At once" });
    if (plain) {
      const { job, exchange } = plain.outcome;
      kit.check(["Q-12"], !job, () => "an update that does not touch the file was answered with a job", { exchange });
      if (!job) kit.check(["U-17"], true, () => "");
    }
    await preferJob(kit, subject);
    await watchRename(kit, subject);
    await askForUnknownJob(kit);
  },
};

async function preferJob(kit: Kit, subject: Subject): Promise<void> {
  const applied = await apply(
    kit,
    uploadSpec,
    subject,
    { notes: "By a job" },
    { call: { headers: { Prefer: "respond-async" } } },
  );
  if (!applied) return;
  const { job, exchange } = applied.outcome;
  const evidence = { exchange };
  kit.check(["Q-12"], job !== undefined, () => "Prefer: respond-async was not granted", evidence);
  const header = exchange.headers["preference-applied"];
  if (job) kit.check(["Q-12"], header === "respond-async", () => `Preference-Applied is ${show(header)}`, evidence);
}

/** Two updates of one upload, the first of them a job: what shows before it has ended, and what when both have. */
async function watchRename(kit: Kit, subject: Subject): Promise<void> {
  const { api, ports } = kit;
  if (!subject.mayTouch("basename")) return;
  const before = await subject.read();
  const basename = `standin-${kit.unique()}`;
  const renaming = subject.update({ basename });
  // Whether the job still runs is only known afterwards: from what its polls were answered.
  await ports.sleep(10);
  const early = await subject.read();
  const behind = await sendUpdate(api, ports, "upload", subject.id, { notes: "Behind the rename" });
  const renamed = await renaming;
  const after = await subject.read();
  const evidence = { exchange: renamed.shown };
  kit.check(["Q-12"], renamed.job !== undefined, () => "a rename was answered at once, not with a job", {
    exchange: renamed.exchange,
  });
  if (renamed.job && renamed.job.pending.length > 0) {
    const isHidden = isSame(early.basename, before.basename) && isSame(early.url, before.url);
    kit.check(["Q-14"], isHidden, () => "while its job was running the rename could be seen", evidence);
    kit.check(["Q-12"], behind.job !== undefined, () => "an update behind a job was answered at once", {
      exchange: behind.exchange,
    });
    for (const exchange of renamed.job.pending.slice(0, 1)) checkError(kit, exchange, { code: "JOB_PENDING" }, "Q-13");
  }
  const both = after.basename === basename && after.notes === "Behind the rename";
  const shown = () =>
    `a rename and an update behind it came to ${show({ basename: after.basename ?? null, notes: after.notes ?? null })}`;
  kit.check(["Q-14"], both, shown, evidence);
  const isOwn = !behind.accepted || behind.resource?.notes === "Behind the rename";
  kit.check(
    ["Q-14"],
    isOwn && behind.resource?.basename === basename,
    () => "the update behind the rename did not show both",
    { exchange: behind.shown },
  );
}

async function askForUnknownJob(kit: Kit): Promise<void> {
  if (!kit.api.has("getJobResult") || kit.api.target.job.follow === "Location") return;
  const exchange = await kit.api.call("getJobResult", { path: { job_id: "standin-no-such-job" } });
  checkError(kit, exchange, { code: "NOT_FOUND" }, "Q-13");
}

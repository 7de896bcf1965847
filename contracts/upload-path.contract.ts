import { createHash } from "node:crypto";
import {
  type Contract,
  type Exchange,
  isSame,
  type JsonObject,
  type JsonValue,
  type Kit,
  pick,
  type StoredFile,
  show,
} from "../src/kit/index.js";
import { tryWrong } from "./fields.contract.js";
import type { Applied } from "./judge/update.js";
import { fieldOf } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { askForPath, fetchFile, listOf, newVersion, onePixel } from "./steps/files.js";
import { validates } from "./steps/habits.js";
import { uploadOf } from "./steps/subject.js";

/** A new version: the same upload, another file. */
export const uploadVersion: Contract = {
  id: "upload-version",
  ids: ["U-03", "U-15", "U-13", "Q-15", "Q-42"],
  title: "another path gives the same upload a new version of its file, and the old file can be restored",
  serialGroup: "versions",
  starts: "early",
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    const before = await upload.fill();
    const untouchable = upload.whyUntouchable("path");
    if (untouchable !== undefined) {
      kit.check(["Q-04"], false, () => "no read shows /path", upload.lastRead);
      return kit.notVerified(["U-03", "U-15", "Q-15"], untouchable);
    }
    const { path } = before;
    const same = isText(path) && (await upload.update({ path }));
    if (same) {
      const isSameFile = isSame(pick(same.after, facts), pick(before, facts));
      kit.check(["U-15"], isSameFile, () => "setting the same path changed the file of the upload", upload.lastRead);
    }
    let file = await kit.file("upload", `standin-version-${kit.unique()}.png`, onePixel(kit));
    let applied = await upload.update({ path: file.path }, { twice: true });
    if (!applied && kit.habits.has(validates(uploadSpec, "path"))) {
      file = await newVersion(kit, before);
      applied = await upload.update({ path: file.path }, { twice: true });
    }
    if (!applied) return;
    checkVersion(kit, applied, file);
    await checkBytes(kit, applied, file);
    await upload.update({ author: "After its new file", tags: ["after"] });
    await checkNoOther(kit, upload.id, { ...file, path: String(applied.after.path ?? file.path) });
    // It is open whether an earlier path stays valid, and a path may change when a name is passed with it.
    const back = isText(path) && (await upload.update({ path }, { openTo: ["Q-15"] }));
    if (back) {
      const isBack = isSame(pick(back.after, facts), pick(before, facts));
      kit.check(["U-15"], isBack, () => "the old path did not restore the old file", upload.lastRead);
    }
  },
};

const isText = (value: JsonValue | undefined): value is string => typeof value === "string";

/** Properties that differ between any two files. */
export const telling = ["size", "md5"];
const facts = ["size", "md5", "format", "mime_type", "width", "height"];

/** The shown properties of the file are those of the new one. */
function checkVersion(kit: Kit, { before, after, outcome }: Applied, { bytes, path }: StoredFile): void {
  if (!telling.some((name) => name in after || name in (outcome.resource ?? {})))
    kit.notVerified(["U-15"], "the target shows neither the size nor the md5 of the file");
  for (const [at, resource] of Object.entries({ "the response": outcome.resource ?? after, "a later read": after })) {
    checkFacts(kit, before, { at, resource, exchange: outcome.shown }, bytes);
    if (typeof resource.basename !== "string") continue;
    const name = (path.split("/").at(-1) ?? "").replace(/^\d{10}-/, "").replace(/\.[^.]*$/, "");
    const because = () => `the new version of ${path} has the basename ${show(resource.basename)} in ${at}`;
    kit.check(["Q-15"], resource.basename === name, because, outcome.shown);
  }
}

/** `at` says which response shows the upload. */
function checkFacts(
  kit: Kit,
  before: JsonObject,
  { at, resource, exchange }: { at: string; resource: JsonObject; exchange: Exchange },
  bytes: Buffer | undefined,
): void {
  const told = pick(resource, telling);
  if (Object.keys(told).length === 0) return;
  const isNew = !isSame(told, pick(before, Object.keys(told)));
  kit.check(["U-15"], isNew, () => `the new version still has the old file in ${at}: ${show(told)}`, exchange);
  if (!bytes) return;
  const wanted: JsonObject = { size: bytes.length, md5: createHash("md5").update(bytes).digest("hex") };
  for (const [name, value] of Object.entries(told)) {
    const because = () =>
      `/${name} of the new version is ${show(value)} in ${at}, but its file has ${show(wanted[name])}`;
    // The format of these values is open, but the old file's value is wrong.
    const id = isSame(value, before[name]) ? "U-15" : "Q-04";
    kit.check([id], isSame(value, wanted[name]), because, exchange);
  }
}

/** If the target's files can be fetched, the new one is served. */
async function checkBytes(kit: Kit, { before, after }: Applied, { bytes }: StoredFile): Promise<void> {
  const file = await fetchFile(kit, after.url, ["U-15"]);
  if (!bytes || !file) return;
  const isServed = file.text === bytes.toString("utf8");
  kit.check(["U-15"], isServed, () => `${show(after.url)} does not serve the new version`, file.exchange);
  kit.check(["Q-29"], after.url !== before.url, () => "the new version kept the old url", file.exchange);
}

/** The file became a version of the existing upload, and no second upload exists. */
async function checkNoOther(kit: Kit, id: string, { bytes, path }: StoredFile): Promise<void> {
  if (!kit.api.has("listUploads") || !bytes) return;
  const { all, exchange } = await listOf(kit, "listUploads", { "page[limit]": "500" });
  const other = all.find((one) => one.path === path && String(one.id) !== id);
  kit.check(["U-15"], !other, () => `the new version created another upload, ${show(other?.id)}`, exchange);
}

/** A path must name an uploaded file. */
export const uploadPath: Contract = {
  id: "upload-path",
  ids: ["U-03", "U-16", "Q-15", "Q-18"],
  title: "a path that is not a string, or has no uploaded file, is refused with nothing changed",
  serialGroup: "versions",
  requests: 72,
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    await upload.fill();
    await tryWrong(upload, fieldOf(uploadSpec, "path"));
    const error = { code: "INVALID_FIELD", field: "path" } as const;
    const unknown = [`/standin/never-uploaded-${kit.unique()}.png`, `never-uploaded-${kit.unique()}.png`, "", "/"];
    const refusals = upload.refusals(await upload.known());
    for (const path of unknown) {
      for (const patch of [{ path }, { path, notes: "Beside an unknown path" }, { path, basename: "never" }]) {
        const outcome = await refusals.expect({ patch, ids: ["U-16"], options: { error } });
        const isAtOnce = outcome.job === undefined;
        kit.check(["Q-15"], isAtOnce, () => `an unknown path was refused by a job, not at once`, outcome.exchange);
      }
    }
    await refusals.look();
    const { path: asked } = (await askForPath(kit, "standin-never-sent.txt")) ?? {};
    const what = "the path of a file that was requested but not uploaded";
    if (isText(asked)) await upload.expectRefused({ path: asked }, ["U-16"], { error, what });
  },
};

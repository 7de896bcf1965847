import { createHash } from "node:crypto";
import {
  type Contract,
  type Exchange,
  isSame,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
  pick,
  type StatementId,
  type StoredFile,
  show,
  told,
} from "../src/kit/index.js";
import { tryWrong } from "./fields.contract.js";
import type { Applied } from "./judge/update.js";
import { fieldOf } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import {
  addressOf,
  askForPath,
  type FetchedFile,
  fetchFile,
  fetchSettled,
  getBytes,
  listOf,
  newVersion,
  onePixel,
} from "./steps/files.js";
import { validates } from "./steps/habits.js";
import { contractOn, type Subject } from "./steps/subject.js";

/** A rename: the file name on the content delivery network changes, and nothing else. */
const basename = contractOn(
  uploadSpec,
  {
    id: "upload-basename",
    ids: ["U-04", "U-14", "U-13", "Q-16", "Q-42"],
    title: "another basename renames the asset, keeps everything else, and can be undone",
    ...{ serialGroup: "renames", starts: "early", requests: 30 },
  },
  async (upload) => {
    const { kit } = upload;
    const before = await upload.fill();
    if (!isTouchable(upload, "basename", ["U-04", "U-14", "Q-16"])) return;
    const oldFile = await fetchFile(kit, before.url, ["U-14"]);
    const same = await upload.update({ basename: before.basename as string });
    // A new signature makes another URL of the same name.
    const isStill = same !== undefined && nameIn(same.after, "url") === nameIn(before, "url");
    const because = () => "setting the same basename changed the file name in /url";
    if (same && !isStill) kit.check(["U-14"], false, because, upload.lastRead);
    const rename = async (name: string, openTo?: readonly StatementId[]) => {
      const applied = await upload.update({ basename: name }, { openTo });
      if (applied) checkRename(kit, applied, name);
      return applied;
    };
    const name = `standin-${kit.unique()}`;
    const renamed = await upload.update({ basename: name }, { twice: true });
    if (!renamed) return;
    checkRename(kit, renamed, name);
    await checkAddresses(kit, renamed, oldFile);
    await upload.update({ notes: "After its new name", tags: ["after"] });
    const capital = await upload.update({ basename: `Standin-${kit.unique()}` }, { openTo: ["Q-16"] });
    if (capital) await renameInCase(upload, capital);
    // It is open which characters a name may have. A slash ends a folder, and so does a backslash on some servers.
    const start = `Standin ${kit.unique()}`;
    // The last is what the one before begins with.
    for (const words of [" ü&b.c", ` A_b, 'c' (1) + "d" 100%41 é 猫 👩‍🚀`, ""]) {
      const applied = await rename(start + words, ["Q-16"]);
      if (applied && oldFile) await checkServed(kit, applied, oldFile);
    }
    await rename(before.basename as string);
  },
);

/** Whether the path or the name of the file may be changed. If not, `ids` are not verified. */
function isTouchable(upload: Subject, field: string, ids: readonly StatementId[]): boolean {
  const untouchable = upload.whyUntouchable(field);
  if (untouchable === undefined) return true;
  upload.kit.check(["Q-04"], false, () => `no read shows /${field}`, upload.lastRead);
  upload.kit.notVerified(ids, untouchable);
  return false;
}

/** Values that cannot be file names, and names that Standin refuses and others may accept. */
const basenameRefused = contractOn(
  uploadSpec,
  {
    id: "upload-basename-refused",
    ids: ["U-04", "Q-16", "Q-18"],
    title: "a basename that is not a string, or not a file name, is refused with nothing changed",
    ...{ serialGroup: "renames", requests: 40 },
  },
  async (upload) => {
    await upload.fill();
    if (!isTouchable(upload, "basename", ["U-04", "Q-16", "Q-18"])) return;
    await tryWrong(upload, fieldOf(uploadSpec, "basename"));
    const { path } = await upload.known();
    if (isText(path) && upload.canSay("path", path)) {
      const wrong = { code: "INVALID_FORMAT", field: "basename" } as const;
      await upload.refuse({ patch: { path, basename: null }, ids: ["U-04"], error: wrong });
    }
    const error = { code: "INVALID_FIELD", field: "basename" } as const;
    const names = ["", "a/b", "line\nbreak", "n".repeat(201)];
    await upload.refuse(...names.map((name) => ({ patch: { basename: name }, ids: ["Q-16"], error }) as const));
    if (!upload.mayLose("basename") || !isSuccess(upload.lastRead?.status ?? 0)) return;
    await upload.update({ basename: upload.kit.unique().padEnd(200, "n") }, { openTo: ["Q-16"] });
  },
);

/** A name that differs only in letter case is another name, if the target keeps the case of names. */
async function renameInCase(upload: Subject, { after: { basename: was } }: Applied): Promise<void> {
  if (typeof was !== "string" || was.toLowerCase() === was) return;
  const basename = was.toLowerCase();
  const renamed = await upload.update({ basename }, { openTo: ["Q-16"] });
  if (!renamed) return;
  const shown = renamed.after.basename;
  const because = () => `the asset ${show(was)} was renamed to ${show(basename)}, but its basename is ${show(shown)}`;
  const evidence = { exchange: renamed.outcome.shown, readings: ["R-02"] } as const;
  upload.kit.check(["U-04", "U-14"], shown !== was, because, evidence);
  checkRename(upload.kit, renamed, basename);
}

/** The file name in `url` is the new one. Without a `url`, `filename` shows it. */
export function checkRename(kit: Kit, { before, after, outcome }: Applied, sent: string, isAlone = true): void {
  const check = (id: StatementId, isSo: boolean, because: () => string) =>
    kit.check([id], isSo, because, outcome.shown);
  // A changed form of the name is a finding of the field. The other fields follow the name that is shown.
  const basename = typeof after.basename === "string" ? after.basename : sent;
  const member = (["url", "filename"] as const).find((one) => showsName(one, before, after));
  if (member === undefined) return void kit.notVerified(["U-14"], "neither /url nor /filename shows the file name");
  // A folder may have the name instead.
  const isFolder = nameIn(after, member) === nameIn(before, member) && hasFolder(after);
  const read = isFolder ? pathIn : nameIn;
  const [name = "", old] = [read(after, member), read(before, member)];
  const still = () => `the asset was renamed to ${show(sent)}, but /${member} still has the file name ${show(old)}`;
  check("U-14", name !== old, still);
  const other = () => `the asset was renamed to ${show(basename)}, but /${member} has the file name ${show(name)}`;
  check("Q-16", name.includes(basename), other);
  const fromJob = read(outcome.resource ?? {}, member);
  const inJob = () => `/${member} has the file name ${show(fromJob)} in the response, but ${show(name)} in a read`;
  if (fromJob !== undefined) check("U-14", fromJob === name, inJob);
  // With a new version in the same request the extension and the path are those of the new file.
  if (!isAlone) return;
  const { filename, path } = after;
  const renamed = basename + (/\.[^.]*$/.exec(String(before.filename ?? ""))?.[0] ?? "");
  const isInBoth = filename === renamed && String(path).endsWith(renamed);
  check("Q-16", isInBoth, () => `/filename is ${show(filename)} and /path is ${show(path)} after the rename`);
}

/** Whether a member contains the file name. A url with its own last segment stays the same. */
function showsName(member: "url" | "filename", before: JsonObject, after: JsonObject): boolean {
  const [old, name] = [nameIn(before, member), nameIn(after, member)];
  if (name === undefined || old !== name || name.includes(".")) return name !== undefined;
  return plain(before.basename) === "" || plain(old).includes(plain(before.basename));
}

const plain = (text: JsonValue = "") => `${text ?? ""}`.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a folder of an upload's address has its name. */
const hasFolder = (upload: JsonObject): boolean =>
  (pathIn(upload) ?? "").split("/").some((one) => one !== "" && plain(one) === plain(upload.basename));

/** The last segment of a URL's path, or a file name unchanged. */
function nameIn(upload: JsonObject, member: "url" | "filename"): string | undefined {
  const { [member]: shown } = upload;
  if (typeof shown !== "string") return undefined;
  return member === "filename" ? shown : decoded(pathOf(shown).split("/").at(-1) ?? "");
}

/** The path of an upload's address. */
const pathIn = ({ url }: JsonObject): string | undefined =>
  typeof url === "string" ? decoded(pathOf(url)) : undefined;

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? "";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** If the file could be fetched before, it is served under its new name, and no longer under the old one. */
async function checkAddresses(kit: Kit, applied: Applied, oldFile: FetchedFile | undefined): Promise<void> {
  if (!oldFile) return;
  await checkServed(kit, applied, oldFile);
  const old = await getBytes(kit, addressOf(kit, applied.before.url) ?? "");
  kit.check(["Q-16"], old.status === 404, () => `the old /url returns ${old.status}`, old);
}

/** The file is served under the name that it has now. */
async function checkServed(kit: Kit, { after }: Applied, oldFile: FetchedFile): Promise<void> {
  const file = await fetchSettled(kit, after.url, ["U-14"], (one) => one?.text === oldFile.text);
  const isLost = () => `the renamed file cannot be fetched at its /url, ${show(after.url)}`;
  kit.check(["U-14"], file !== undefined, isLost, file?.exchange);
  const isOther = () => "the renamed file has different bytes at its /url";
  if (file) kit.check(["U-14"], file.text === oldFile.text, isOther, file.exchange);
}

/** A new version: the same upload, another file. */
const version = contractOn(
  uploadSpec,
  {
    id: "upload-version",
    ids: ["U-03", "U-15", "U-13", "Q-15", "Q-42"],
    title: "another path gives the same upload a new version of its file, and the old file can be restored",
    ...{ serialGroup: "versions", starts: "early" },
  },
  async (upload) => {
    const { kit } = upload;
    const before = await upload.fill();
    if (!isTouchable(upload, "path", ["U-03", "U-15", "Q-15"])) return;
    const { path } = before;
    const old = await fetchFile(kit, before.url, ["U-15"]);
    const setOld = async (because: string, openTo?: ["Q-15"]) => {
      const applied = isText(path) && (await upload.update({ path }, { openTo }));
      const now = applied && old && (await fetchFile(kit, applied.after.url, ["U-15"]));
      // The old file shows no new version.
      if (now && now.text !== old.text) kit.check(["U-15"], false, () => because, now.exchange);
    };
    await setOld("setting the same path changed the file of the upload");
    let file = await kit.file("upload", `standin-version-${kit.unique()}.png`, onePixel(kit));
    let applied = await upload.update({ path: file.path }, { twice: true });
    if (!applied && kit.habits.has(validates(uploadSpec, "path"))) {
      file = await newVersion(kit, before);
      applied = await upload.update({ path: file.path }, { twice: true });
    }
    if (!applied) return;
    checkFacts(kit, applied, file);
    await checkBytes(kit, applied, file, old);
    await upload.update({ author: "After its new file", tags: ["after"] });
    await checkNoOther(kit, upload.id, { ...file, path: String(applied.after.path ?? file.path) });
    await followVersion(upload, file);
    // It is open whether an earlier path stays valid, and a path may change when a name is passed with it (Q-15).
    await setOld("the old path did not restore the old file", ["Q-15"]);
  },
);

/** After a rename, and after more versions, the bytes are still those of the newest version. */
async function followVersion(upload: Subject, first: StoredFile): Promise<void> {
  const { kit } = upload;
  let file = first;
  let last: FetchedFile | undefined;
  for (let versions = 2; versions <= 3 && upload.mayLose("path"); versions++) {
    const now = await fetchFile(kit, (await upload.known()).url, ["U-15"]);
    // Longer than a buffer of 64 KiB, then as long as that, with the name that the file has.
    const { path = null, filename } = await upload.known();
    file = await newVersion(kit, { path }, { length: 70_000, filename: versions > 2 ? filename : undefined });
    const applied = await upload.update({ path: file.path });
    if (!applied) return;
    last = await checkBytes(kit, applied, file, now);
  }
  if (!last || !upload.mayTouch("basename")) return;
  // The first name may still lead to the newest file, where the second leads to an older one.
  for (const turn of ["first", "second"]) {
    const name = `standin-${turn}-${kit.unique()}`;
    const renamed = await upload.update({ basename: name });
    if (!renamed) return;
    checkRename(kit, renamed, name);
    const wanted = last.text;
    const shown = await fetchSettled(kit, renamed.after.url, ["U-14"], (one) => one?.text === wanted);
    const because = () => `the ${turn} rename after new versions changed the bytes at /url`;
    if (shown) kit.check(["U-15", "U-14"], shown.text === last.text, because, shown.exchange);
  }
}

const isText = (value: JsonValue | undefined): value is string => typeof value === "string";

/** The shown properties of the file. They are hints: their form is open, and they may be rounded or old. Its bytes are the proof. */
function checkFacts(kit: Kit, { after, outcome }: Applied, { bytes, path }: StoredFile): void {
  const { resource: response = after, shown: exchange } = outcome;
  const wanted = bytes && { size: bytes.length, md5: createHash("md5").update(bytes).digest("hex") };
  for (const [at, resource] of Object.entries({ "the response": response, "a later read": after })) {
    for (const [name, value] of Object.entries(wanted ? pick(wanted, Object.keys(resource)) : {})) {
      const because = () =>
        `/${name} of the new version is ${show(resource[name])} in ${at}, but its file has ${show(value)}`;
      kit.check(["Q-04"], isSame(resource[name], value), because, exchange);
    }
    if (typeof resource.basename !== "string") continue;
    const name = (path.split("/").at(-1) ?? "").replace(/^\d{10}-/, "").replace(/\.[^.]*$/, "");
    const because = () => `the new version of ${path} has the basename ${show(resource.basename)} in ${at}`;
    kit.check(["Q-15"], resource.basename === name, because, exchange);
  }
}

/** The bytes at the url are those of the new version. */
async function checkBytes(kit: Kit, applied: Applied, { bytes }: StoredFile, old: FetchedFile | undefined) {
  const { before, after } = applied;
  const because = `${show(after.url)} does not serve the new version`;
  const now = await checkOther(kit, applied, old, { ids: ["U-15"], because, bytes });
  if (now) kit.check(["Q-29"], after.url !== before.url, () => "the new version kept the old url", now.exchange);
  return now;
}

/**
 * Another file is shown by its bytes alone. Those that are neither the old nor the sent ones may be a form of the sent ones, but no
 * form is their beginning.
 */
export async function checkOther(
  kit: Kit,
  { after }: Applied,
  old: FetchedFile | undefined,
  { ids, because, bytes }: { ids: readonly StatementId[]; because: string; bytes?: Buffer | undefined },
): Promise<FetchedFile | undefined> {
  let refused: Exchange | undefined;
  const sent = bytes?.toString("utf8");
  // Where the old bytes could not be fetched, nobody waits for the new ones.
  const isNew = (file: FetchedFile | undefined) =>
    file ? file.text === sent || file.text !== old?.text : old === undefined;
  const now = await fetchSettled(kit, after.url, ids, isNew, (exchange) => {
    refused = exchange;
  });
  const isSent = bytes !== undefined && now?.text === sent;
  if (!now || (!old && !isSent)) {
    const at = after.url === undefined ? "no read shows /url, so the bytes" : `the bytes at /url, ${show(after.url)},`;
    return kit.notVerified(ids, `${at} cannot be compared${refused ? `: ${told(refused)}` : ""}`);
  }
  // The spare file of a binding may have the bytes of the old one.
  const isOld = !isSent && now.text === old?.text;
  if (isOld && !bytes) return kit.notVerified(ids, "the file at /url has the bytes that it had before");
  // As a text, bytes that are no UTF-8 look like what a server made of them that took them for it.
  const { size } = now.exchange;
  const isOfSize = !isSent || size === undefined || size === bytes?.length;
  const sized = () => `the file at /url has ${size} bytes, and ${bytes?.length} were sent`;
  if (!isOfSize) kit.check(ids, false, sized, now.exchange);
  const isCut = !isSent && now.text !== "" && bytes?.toString("utf8").startsWith(now.text) === true;
  const cut = `the file at /url ends after ${now.text.length} of ${bytes?.length} bytes`;
  kit.check(ids, !isOld && !isCut, () => (isCut ? cut : because), { exchange: now.exchange, part: "file" });
  return now;
}

/** The file became a version of the existing upload, and no second upload exists. */
async function checkNoOther(kit: Kit, id: string, { bytes, path }: StoredFile): Promise<void> {
  if (!kit.api.has("listUploads") || !bytes) return;
  const { all = [], exchange } = await listOf(kit, "listUploads", { "page[limit]": "500" });
  const other = all.find((one) => one.path === path && String(one.id) !== id);
  kit.check(["U-15"], !other, () => `the new version created another upload, ${show(other?.id)}`, exchange);
}

/** A path must name an uploaded file. */
const pathRefused = contractOn(
  uploadSpec,
  {
    id: "upload-path",
    ids: ["U-03", "U-16", "Q-15", "Q-18"],
    title: "a path that is not a string, or has no uploaded file, is refused with nothing changed",
    ...{ serialGroup: "versions", requests: 42 },
  },
  async (upload) => {
    const { kit } = upload;
    await upload.fill();
    if (upload.isAbsent("path")) return;
    await tryWrong(upload, fieldOf(uploadSpec, "path"));
    const about = { ids: ["U-16"], error: { code: "INVALID_FIELD", field: "path" } } as const;
    const now = await upload.known();
    const other = `never-uploaded-${kit.unique()}.png`;
    // A file of the same name in another folder is another one.
    const moved = isText(now.path) ? `/standin/elsewhere${now.path.slice(now.path.lastIndexOf("/"))}` : other;
    const unknown = [`/standin/${other}`, moved, "", "/"];
    const refusals = upload.refusals(now);
    const others = { ...(await upload.others()), notes: "Beside an unknown path" };
    for (const path of unknown) {
      for (const patch of [{ path }, { path, ...others }, { path, basename: "never" }]) {
        const { job, exchange } = (await refusals.expect({ ...about, patch })) ?? {};
        if (exchange) kit.check(["Q-15"], !job, () => `an unknown path was refused by a job, not at once`, exchange);
      }
    }
    await refusals.look();
    const { path } = (await askForPath(kit, "standin-never-sent.txt")) ?? {};
    const what = "the path of a file that was requested but not uploaded";
    if (isText(path)) await upload.refuse({ ...about, patch: { path }, what });
    // What follows a refusal takes effect whole.
    const after = await upload.others();
    if (Object.keys(after).length > 0) await upload.update(after);
  },
);

/** The name of the file, and its versions. */
export const fileContracts: readonly Contract[] = [basename, basenameRefused, version, pathRefused];

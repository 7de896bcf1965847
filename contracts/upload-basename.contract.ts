import { type Contract, isSuccess, type JsonObject, type JsonValue, type Kit, show } from "../src/kit/index.js";
import { tryWrong } from "./fields.contract.js";
import type { Applied } from "./judge/update.js";
import { fieldOf } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { type FetchedFile, fetchFile } from "./steps/files.js";
import { type Subject, uploadOf } from "./steps/subject.js";

/** A rename: the file name on the content delivery network changes, and nothing else. */
export const uploadBasename: Contract = {
  id: "upload-basename",
  ids: ["U-04", "U-14", "U-13", "Q-16", "Q-42"],
  title: "another basename renames the asset, keeps everything else, and can be undone",
  serialGroup: "renames",
  starts: "early",
  requests: 30,
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    const before = await upload.fill();
    const untouchable = upload.whyUntouchable("basename");
    if (untouchable !== undefined) {
      kit.check(["Q-04"], false, () => "no read shows /basename", upload.lastRead);
      return kit.notVerified(["U-04", "U-14", "Q-16"], untouchable);
    }
    const oldFile = await fetchFile(kit, before.url, ["U-14"]);
    const same = await upload.update({ basename: before.basename as string });
    // A new signature makes another URL of the same name.
    const isStill = same !== undefined && nameIn(same.after, "url") === nameIn(before, "url");
    const told = () => "setting the same basename changed the file name in /url";
    if (same) kit.check(["U-14"], isStill, told, upload.lastRead);
    const basename = `standin-${kit.unique()}`;
    const renamed = await upload.update({ basename }, { twice: true });
    if (renamed) {
      checkRename(kit, renamed, basename);
      await checkAddresses(kit, renamed, oldFile);
      await upload.update({ notes: "After its new name", tags: ["after"] });
      // It is open which characters a name may have.
      const capital = await upload.update({ basename: `Standin-${kit.unique()}` }, { openTo: ["Q-16"] });
      if (capital) await renameInCase(kit, upload, capital);
      for (const words of ["ü&b.c", `A_b, 'c' (1) + "d" 100%41 \\ é 猫 👩‍🚀`]) {
        const odd = `Standin ${kit.unique()} ${words}`;
        const oddly = await upload.update({ basename: odd }, { openTo: ["Q-16"] });
        if (oddly) checkRename(kit, oddly, odd);
      }
      const back = await upload.update({ basename: before.basename as string });
      if (back) checkRename(kit, back, before.basename as string);
    }
  },
};

/** Values that cannot be file names. */
export const uploadBasenameRefused: Contract = {
  id: "upload-basename-refused",
  ids: ["U-04", "Q-16", "Q-18"],
  title: "a basename that is not a string, or not a file name, is refused with nothing changed",
  serialGroup: "renames",
  requests: 40,
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    await upload.fill();
    const untouchable = upload.whyUntouchable("basename");
    if (untouchable !== undefined) return kit.notVerified(this.ids, untouchable);
    await tryWrong(upload, fieldOf(uploadSpec, "basename"));
    await refuseNames(kit, upload);
  },
};

/** A name that differs only in letter case is another name, if the target keeps the case of names. */
async function renameInCase(kit: Kit, upload: Subject, { after }: Applied): Promise<void> {
  const { basename: was } = after;
  if (typeof was !== "string" || was.toLowerCase() === was) return;
  const basename = was.toLowerCase();
  const renamed = await upload.update({ basename }, { openTo: ["Q-16"] });
  if (!renamed) return;
  const shown = renamed.after.basename;
  const because = () => `the asset ${show(was)} was renamed to ${show(basename)}, but its basename is ${show(shown)}`;
  const evidence = { exchange: renamed.outcome.shown, readings: ["R-02"] as const };
  kit.check(["U-04", "U-14"], shown !== was, because, evidence);
  checkRename(kit, renamed, basename);
}

/** The file name in `url` is the new one. Without a `url`, `filename` shows it. */
export function checkRename(
  kit: Kit,
  { before, after, outcome }: Applied,
  sent: string,
  { isAlone = true }: { isAlone?: boolean } = {},
): void {
  const evidence = outcome.shown;
  // A changed form of the name is a finding of the field. The other fields follow the name that is shown.
  const basename = typeof after.basename === "string" ? after.basename : sent;
  const ids = ["U-14"] as const;
  const member = (["url", "filename"] as const).find((one) => showsName(one, before, after));
  if (member === undefined) {
    kit.notVerified(ids, "neither /url nor /filename shows the file name");
    return;
  }
  const [name = "", old] = [nameIn(after, member), nameIn(before, member)];
  const still = () => `the asset was renamed to ${show(sent)}, but /${member} still has the file name ${show(old)}`;
  kit.check(ids, name !== old, still, evidence);
  const other = () => `the asset was renamed to ${show(basename)}, but /${member} has the file name ${show(name)}`;
  kit.check(["Q-16"], name.includes(basename), other, evidence);
  const fromJob = nameIn(outcome.resource ?? {}, member);
  const inJob = () => `/${member} has the file name ${show(fromJob)} in the response, but ${show(name)} in a read`;
  if (fromJob !== undefined) kit.check(ids, fromJob === name, inJob, evidence);
  // With a new version in the same request the extension and the path are those of the new file.
  if (!isAlone) return;
  const { filename } = after;
  const extension = /\.[^.]*$/.exec(String(before.filename ?? ""))?.[0] ?? "";
  const isKept = filename === basename + extension;
  kit.check(["Q-16"], isKept, () => `/filename is ${show(filename)} after the rename`, evidence);
  const path = String(after.path);
  kit.check(["Q-16"], path.endsWith(basename + extension), () => `/path is ${show(path)} after the rename`, evidence);
}

/** Whether a member contains the file name. A url with its own last segment stays the same. */
function showsName(member: NameMember, before: JsonObject, after: JsonObject): boolean {
  const [old, name] = [nameIn(before, member), nameIn(after, member)];
  if (name === undefined || old !== name || name.includes(".")) return name !== undefined;
  const plain = (text: JsonValue | undefined) =>
    String(text ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  return plain(before.basename) === "" || plain(old).includes(plain(before.basename));
}

type NameMember = "url" | "filename";

/** The last segment of a URL's path, or a file name unchanged. */
function nameIn(upload: JsonObject, member: NameMember): string | undefined {
  const shown = upload[member];
  if (typeof shown !== "string") return undefined;
  if (member === "filename") return shown;
  const last = shown.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** If the file could be fetched before, it is served under its new name, and no longer under the old one. */
async function checkAddresses(kit: Kit, { before, after }: Applied, oldFile: FetchedFile | undefined): Promise<void> {
  if (!oldFile) return;
  const file = await fetchFile(kit, after.url, ["U-14"]);
  const isLost = () => `the renamed file cannot be fetched at its /url, ${show(after.url)}`;
  kit.check(["U-14"], file !== undefined, isLost, file?.exchange);
  const isOther = () => "the renamed file has different bytes at its /url";
  if (file) kit.check(["U-14"], file.text === oldFile.text, isOther, file.exchange);
  const old = await kit.api.send("GET", String(before.url), { isLarge: true });
  kit.check(["Q-16"], old.status === 404, () => `the old /url returns ${old.status}`, old);
}

/** Names that Standin refuses. Other services may accept them. */
async function refuseNames(kit: Kit, upload: Subject): Promise<void> {
  const names = ["", "a/b", "line\nbreak", "n".repeat(201)];
  const refusals = upload.refusals(await upload.known());
  const options = { error: { code: "INVALID_FIELD", field: "basename" } } as const;
  for (const basename of names) await refusals.expect({ patch: { basename }, ids: ["Q-16"], options });
  await refusals.look();
  if (!upload.made || !isSuccess(upload.lastRead?.status ?? 0)) return;
  const longest = kit.unique().padEnd(200, "n");
  await upload.update({ basename: longest }, { openTo: ["Q-16"] });
}

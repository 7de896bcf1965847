import type { JsonObject } from "../src/openapi/openapi-document.js";
import type { Contract, Kit } from "../src/verify/contract.js";
import { isSame, pick, show } from "../src/verify/json.js";
import type { Subject } from "../src/verify/subject.js";
import { uploadSpec } from "./fields/upload-fields.js";
import { apply } from "./steps/apply.js";
import { dress } from "./steps/dress.js";
import { onePixel } from "./steps/files.js";
import { checkRename } from "./upload-basename.contract.js";

/** Attributes, a name and a file in one request: nothing of it is lost. */
export const uploadKinds: Contract = {
  id: "upload-kinds",
  ids: ["U-18", "U-02", "U-13", "U-14", "U-15"],
  title: "attributes, another name and a new version may be passed in one request",
  lane: "kinds",
  needs: ["upload"],
  async run(kit) {
    const subject = await kit.upload();
    await dress(kit, uploadSpec, subject);
    const attributes = () => ({
      author: `Author ${kit.unique()}`,
      copyright: null,
      tags: ["several", kit.unique()],
    });
    const name = () => ({ basename: `standin-${kit.unique()}` });
    await combine(kit, subject, { ...attributes(), ...name() });
    const file = await kit.file(`standin-kinds-${kit.unique()}.png`, onePixel);
    await combine(kit, subject, { path: file.path, ...attributes() });
    await combine(kit, subject, { ...name(), path: file.path });
    await combine(kit, subject, { ...attributes(), ...name(), path: file.path, notes: "All of them" });
  },
};

const fileFacts = ["size", "md5", "format", "width"];

async function combine(kit: Kit, subject: Subject, patch: JsonObject): Promise<void> {
  if (Object.keys(patch).some((field) => !subject.mayTouch(field))) return;
  const before = await subject.read();
  // What is lost here was not lost alone, so it is the combination that is at fault.
  const applied = await apply(kit, uploadSpec, subject, patch, {
    before,
    blame: uploadSpec.updates,
    also: ["U-18", "U-02"],
  });
  if (!applied) return;
  const { after } = applied;
  if (typeof patch.basename === "string") checkRename(kit, applied, patch.basename, !("path" in patch));
  if ("path" in patch && fileFacts.some((fact) => fact in after)) {
    const isNew = !isSame(pick(after, fileFacts), pick(before, fileFacts));
    kit.check(["U-15", "U-18"], isNew, () => `passed with ${show(Object.keys(patch))}, /path brought no new version`, {
      exchange: applied.outcome.shown,
    });
  }
  await subject.putBack(before);
}

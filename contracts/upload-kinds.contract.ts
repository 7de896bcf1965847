import { type Contract, isSame, type JsonObject, type Kit, pick, type StatementId, show } from "../src/kit/index.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { newVersion } from "./steps/files.js";
import { type Subject, uploadOf } from "./steps/subject.js";
import { checkRename } from "./upload-basename.contract.js";
import { telling } from "./upload-path.contract.js";

const ids: readonly StatementId[] = ["U-18", "U-02", "U-13", "U-14", "U-15"];

/** Every regular attribute, one of them null. */
const attributes = async (upload: Subject): Promise<JsonObject> => {
  const values = await upload.twoValues(uploadSpec.regular, await upload.known());
  const others = Object.entries(values).map(([name, [other]]) => [name, other]);
  return { ...Object.fromEntries(others), copyright: null };
};
const name = (kit: Kit): JsonObject => ({ basename: `standin-${kit.unique()}` });
const file = async (kit: Kit, upload: Subject): Promise<JsonObject> => {
  const { path } = await newVersion(kit, await upload.known());
  return { path };
};

/** Attributes with another name, or with a new version: nothing is lost. */
export const uploadKinds: Contract = {
  id: "upload-kinds",
  ids,
  title: "attributes may be passed with another name, and with a new version",
  serialGroup: "kinds",
  starts: "early",
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    await upload.fill();
    await combine(kit, upload, { ...(await attributes(upload)), ...name(kit) });
    await combine(kit, upload, { ...(await file(kit, upload)), ...(await attributes(upload)) });
  },
};

/** Another name with a new version, and all kinds at once. */
export const uploadAllKinds: Contract = {
  id: "upload-all-kinds",
  ids,
  title: "another name may be passed with a new version, and attributes with both",
  serialGroup: "all-kinds",
  starts: "early",
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    await upload.fill();
    await combine(kit, upload, { ...name(kit), ...(await file(kit, upload)) });
    await combine(kit, upload, {
      ...(await attributes(upload)),
      ...name(kit),
      ...(await file(kit, upload)),
      notes: "All of them",
    });
  },
};

/** Passes another name or a new version with each attribute, then each attribute by itself. */
function pairsWith(
  kind: "name" | "version",
  make: (kit: Kit, upload: Subject) => JsonObject | Promise<JsonObject>,
): Contract {
  return {
    id: `upload-${kind}-pairs`,
    ids,
    title: `another ${kind} may be passed with each attribute, and is kept when that attribute is set next`,
    serialGroup: kind === "name" ? "all-kinds" : "kinds",
    starts: "early",
    requests: 55,
    needs: ["upload"],
    async run(kit) {
      const upload = await uploadOf(kit);
      const values = await upload.twoValues(uploadSpec.regular, await upload.fill());
      if (!upload.mayTouch(kind === "name" ? "basename" : "path")) return;
      const options = { blame: uploadSpec.updates, also: ["U-18", "U-02"] } as const;
      for (const [attribute, [other, filled]] of Object.entries(values)) {
        // If one is refused, or its job does not end, so would be all others.
        if (!(await upload.update({ [attribute]: other, ...(await make(kit, upload)) }, options))) return;
        await upload.update({ [attribute]: filled });
      }
    },
  };
}

export const uploadNamePairs = pairsWith("name", name);
export const uploadVersionPairs = pairsWith("version", file);

async function combine(kit: Kit, upload: Subject, patch: JsonObject): Promise<void> {
  if (Object.keys(patch).some((field) => !upload.mayTouch(field))) return;
  const before = await upload.read();
  // Single updates keep these values, so the combination is the cause.
  const applied = await upload.update(patch, {
    before,
    blame: uploadSpec.updates,
    also: ["U-18", "U-02"],
    twice: true,
  });
  if (!applied) return;
  const { after } = applied;
  if (typeof patch.basename === "string") checkRename(kit, applied, patch.basename, { isAlone: !("path" in patch) });
  if ("path" in patch && telling.some((fact) => fact in after)) {
    const isNew = !isSame(pick(after, telling), pick(before, telling));
    kit.check(
      ["U-15", "U-18"],
      isNew,
      () => `/path did not create a new version when passed with ${show(Object.keys(patch))}`,
      applied.outcome.shown,
    );
  }
  await upload.restoreTo(before);
}

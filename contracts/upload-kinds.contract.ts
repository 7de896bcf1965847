import { type Contract, isSame, type JsonObject, pick, show } from "../src/kit/index.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { newVersion } from "./steps/files.js";
import { type About, contractOn, type Subject } from "./steps/subject.js";
import { checkRename, telling } from "./upload-file.contract.js";

/** Makes the part of a patch that changes one kind of things. */
type Kind = (upload: Subject) => Promise<JsonObject>;

/** Every regular attribute, one of them null. */
const attributes: Kind = async (upload) => {
  const values = await upload.twoValues(uploadSpec.regular, await upload.known());
  const others = Object.entries(values).map(([name, [other]]) => [name, other]);
  return { ...Object.fromEntries(others), copyright: null };
};
const name: Kind = async ({ kit }) => ({ basename: `standin-${kit.unique()}` });
const version: Kind = async (upload) => ({ path: (await newVersion(upload.kit, await upload.known())).path });
const notes: Kind = async () => ({ notes: "All of them" });

const ofKinds = (about: Omit<About, "ids">, act: (upload: Subject) => Promise<void>): Contract =>
  contractOn(uploadSpec, { ...about, ids: ["U-18", "U-02", "U-13", "U-14", "U-15"], starts: "early" }, act);

/** Passes kinds together: nothing is lost. */
const together = (id: string, title: string, serialGroup: string, updates: readonly (readonly Kind[])[]): Contract =>
  ofKinds({ id, title, serialGroup }, async (upload) => {
    await upload.fill();
    for (const kinds of updates) {
      const patch: JsonObject = {};
      for (const kind of kinds) Object.assign(patch, await kind(upload));
      await combine(upload, patch);
    }
  });

// Single updates keep these values, so the combination is the cause.
const blamed = { blame: uploadSpec.updates, also: ["U-18", "U-02"] } as const;

async function combine(upload: Subject, patch: JsonObject): Promise<void> {
  if (Object.keys(patch).some((field) => !upload.mayTouch(field))) return;
  const before = await upload.read();
  const applied = await upload.update(patch, { ...blamed, before, twice: true });
  if (!applied) return;
  const { after, outcome } = applied;
  if (typeof patch.basename === "string") checkRename(upload.kit, applied, patch.basename, !("path" in patch));
  if ("path" in patch && telling.some((fact) => fact in after)) {
    const isNew = !isSame(pick(after, telling), pick(before, telling));
    const because = () => `/path did not create a new version when passed with ${show(Object.keys(patch))}`;
    upload.kit.check(["U-15", "U-18"], isNew, because, outcome.shown);
  }
  await upload.restoreTo(before);
}

/** Passes another name or a new version with each attribute, then each attribute by itself. */
const inPairs = (kind: "name" | "version", serialGroup: string, make: Kind): Contract => {
  const title = `another ${kind} may be passed with each attribute, and is kept when that attribute is set next`;
  return ofKinds({ id: `upload-${kind}-pairs`, title, serialGroup, requests: 55 }, async (upload) => {
    const values = await upload.twoValues(uploadSpec.regular, await upload.fill());
    if (!upload.mayTouch(kind === "name" ? "basename" : "path")) return;
    for (const [attribute, [other, filled]] of Object.entries(values)) {
      // If one is refused, or its job does not end, so would be all others.
      if (!(await upload.update({ [attribute]: other, ...(await make(upload)) }, blamed))) return;
      await upload.update({ [attribute]: filled });
    }
  });
};

/** Attributes, another name and a new version in one update. */
export const kindContracts: readonly Contract[] = [
  together("upload-kinds", "attributes may be passed with another name, and with a new version", "kinds", [
    [attributes, name],
    [version, attributes],
  ]),
  together("upload-all-kinds", "another name may be passed with a new version, and attributes with both", "all-kinds", [
    [name, version],
    [attributes, name, version, notes],
  ]),
  inPairs("name", "all-kinds", name),
  inPairs("version", "kinds", version),
];

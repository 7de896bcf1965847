import {
  type Contract,
  isObject,
  type JsonObject,
  type JsonValue,
  type StatementId,
  type StoredFile,
  show,
} from "../src/kit/index.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { fetchFile, newVersion } from "./steps/files.js";
import { type About, contractOn, type Subject, type UpdateOptions } from "./steps/subject.js";
import { checkOther, checkRename } from "./upload-file.contract.js";

/** One kind of things that an update changes: the part of the patch, and the field without which there is none. */
interface Kind {
  field?: string;
  /** `keep` receives the file that it sends, if there is one. `others` come with it. */
  make(upload: Subject, keep?: (file: StoredFile) => void, others?: readonly Kind[]): Promise<JsonObject>;
}

/** Every regular attribute, one of them null. */
const attributes: Kind = {
  async make(upload, _keep, kinds = []) {
    const values = await upload.twoValues(uploadSpec.regular, await upload.known());
    const others = Object.entries(values).map(([name, [other]]) => [name, other]);
    const { default_field_metadata: metadata, ...plain } = Object.fromEntries(others) as JsonObject;
    const isNullable = !isForm(upload, kinds) && upload.mayTouch("copyright");
    const localized = metadata === undefined ? {} : { default_field_metadata: await inEachLocale(upload, metadata) };
    return { ...plain, ...localized, ...(isNullable ? { copyright: null } : {}) };
  },
};

/** Whether these kinds come in a form, as a file may, of which null is no part. */
function isForm({ api }: Subject, kinds: readonly Kind[]): boolean {
  const { multipart } = api.target.operations.updateUpload ?? {};
  return kinds.includes(version) && multipart !== undefined && multipart.rest === undefined;
}

/** Metadata for each locale that an upload shows, in words of their own, and with lists in its data if the target takes them alone. */
async function inEachLocale(upload: Subject, metadata: JsonValue): Promise<JsonObject> {
  const { default_field_metadata: shown } = await upload.known();
  const [members] = Object.values(isObject(metadata) ? metadata : {});
  const locales = new Set([...Object.keys(Object(metadata)), ...Object.keys(Object(shown))]);
  const withData = (custom_data: JsonObject): JsonObject =>
    Object.fromEntries(
      [...locales].map((one) => [one, { ...Object(members), title: `A title of ${one}`, custom_data }]),
    );
  const rich = withData({ list: [1, "two", { three: [4] }], nested: { deep: { flag: false } } });
  const areKept = await keepsAlone(upload, "lists in custom data", async () => ({ default_field_metadata: rich }));
  return areKept ? rich : withData(Object(Object(members).custom_data));
}

/** Every attribute without a value, where that is one. */
const nothing: Kind = {
  async make(upload) {
    const fields = uploadSpec.regular.filter((field) => upload.mayFill(field));
    return Object.fromEntries(fields.flatMap(({ name, nullable }) => (nullable ? [[name, null]] : [])));
  },
};

/** The control of combinations: whether a target keeps values without anything else. */
const keepsAlone = (upload: Subject, what: string, make: () => Promise<JsonObject>): Promise<boolean> =>
  upload.kit.habits.ask(`upload keeps ${what} alone`, async () => {
    const before = await upload.read();
    const alone = upload.inPrivate();
    const applied = await alone.subject.update(await make(), { before });
    await upload.restoreTo(before);
    return applied !== undefined && !alone.isBroken();
  });

const name: Kind = { field: "basename", make: async ({ kit }) => ({ basename: `standin-${kit.unique()}` }) };
const version: Kind = {
  field: "path",
  async make(upload, keep) {
    const file = await newVersion(upload.kit, await upload.known());
    keep?.(file);
    return { path: file.path };
  },
};
/** The name that it has, which renames nothing. */
const sameName: Kind = {
  field: "basename",
  async make(upload) {
    const { basename } = await upload.known();
    return basename === undefined ? {} : { basename };
  },
};
/** The path that it has, which is no new version. A binding may have no word for it: its files may come in a form. */
const samePath: Kind = {
  field: "path",
  async make(upload) {
    const { path } = await upload.known();
    return typeof path === "string" && upload.canSay("path", path) ? { path } : {};
  },
};
const notes: Kind = { make: async () => ({ notes: "All of them" }) };

/** Passes kinds together. Of combinations with a field that is not in the product there is nothing to say. */
const ofKinds = (
  { ids: own, ...about }: About,
  updates: readonly (readonly Kind[])[],
  act: (upload: Subject, updates: readonly (readonly Kind[])[]) => Promise<void>,
): Contract => {
  const ids: StatementId[] = ["U-18", "U-02", "U-13", ...own];
  return contractOn(uploadSpec, { ...about, ids, starts: "early" }, async (upload) => {
    const isThere = ({ field }: Kind) => field === undefined || !upload.isAbsent(field);
    const isSayable = (kinds: readonly Kind[]) => !kinds.includes(nothing) || !isForm(upload, kinds);
    const some = updates.filter((kinds) => kinds.every(isThere) && isSayable(kinds));
    if (some.length > 0) return act(upload, some);
    // Another contract may show it with other kinds.
    const absent = updates.flat().flatMap((one) => (isThere(one) ? [] : (one.field ?? [])));
    const fields = [...new Set(absent)].map((field) => `/${field}`);
    const because = `${fields.join(" and ")} cannot be passed with attributes: not in this product`;
    upload.kit.notVerified(["U-18"], because, { part: "set" });
    upload.kit.leaveOut(ids);
  });
};

/** Passes kinds together: nothing is lost. */
const together = (id: string, title: string, serialGroup: string, all: readonly (readonly Kind[])[]): Contract =>
  ofKinds({ id, title, serialGroup, ids: ["U-14", "U-15"] }, all, async (upload, updates) => {
    await upload.fill();
    const untried: string[] = [];
    for (const kinds of updates) {
      if (kinds.includes(nothing) && !(await keepsAlone(upload, "null", () => nothing.make(upload)))) continue;
      const patch: JsonObject = {};
      let file: StoredFile | undefined;
      const keep = (one: StoredFile) => {
        file = one;
      };
      for (const { make } of kinds) Object.assign(patch, await make(upload, keep, kinds));
      const because = await combine(upload, patch, file);
      if (because !== undefined) untried.push(because);
    }
    const [because] = untried;
    if (because !== undefined && untried.length === updates.length)
      upload.kit.notVerified(["U-18", "U-02", "U-13", "U-14", "U-15"], because);
  });

// Single updates keep these values, so the combination is the cause.
const blamed = { blame: uploadSpec.updates, also: ["U-18"], refused: ["U-02"] } as const;

/** An update of several kinds. A field that is lost alone, too, is not lost by the combination. */
async function updateTogether(upload: Subject, patch: JsonObject, options: Omit<UpdateOptions, "blame"> = {}) {
  const together = upload.inPrivate();
  const applied = await together.subject.update(patch, { ...blamed, ...options });
  const lostAlone: string[] = [];
  for (const { name } of uploadSpec.regular) {
    const { [name]: value } = patch;
    if (value === undefined || !together.loses(name)) continue;
    const alone = upload.inPrivate();
    await alone.subject.update({ [name]: value });
    if (alone.isBroken()) lostAlone.push(name);
  }
  together.tell(lostAlone);
  return applied;
}

/** Resolves with why it was not tried. */
async function combine(upload: Subject, patch: JsonObject, file: StoredFile | undefined): Promise<string | undefined> {
  const fields = Object.keys(patch).filter((field) => !upload.isAbsent(field));
  const [untouchable] = fields.flatMap((field) => upload.whyUntouchable(field) ?? []);
  if (untouchable !== undefined) return untouchable;
  const before = await upload.read();
  const old = file ? await fetchFile(upload.kit, before.url, ["U-15"]) : undefined;
  // Once more takes another job, so it is for the largest updates alone.
  const twice = Object.keys(patch).length > 5;
  const applied = await updateTogether(upload, patch, { before, twice });
  if (!applied) return undefined;
  upload.kit.held(["U-02"]);
  if (typeof patch.basename === "string" && patch.basename !== before.basename)
    checkRename(upload.kit, applied, patch.basename, !("path" in patch));
  const because = `/path did not create a new version when passed with ${show(Object.keys(patch))}`;
  if (file) await checkOther(upload.kit, applied, old, { ids: ["U-15", "U-18"], because, bytes: file.bytes });
  await upload.restoreTo(before);
  return undefined;
}

/** Passes another name or a new version with each attribute, then each attribute by itself. */
const inPairs = (kind: "name" | "version", serialGroup: string, one: Kind): Contract => {
  const title = `another ${kind} may be passed with each attribute, and is kept when that attribute is set next`;
  const ids: StatementId[] = [kind === "name" ? "U-14" : "U-15"];
  return ofKinds({ id: `upload-${kind}-pairs`, title, serialGroup, ids, requests: 55 }, [[one]], async (upload) => {
    const values = await upload.twoValues(uploadSpec.regular, await upload.fill());
    const untouchable = upload.whyUntouchable(one.field ?? "");
    const none = Object.keys(values).length > 0 ? undefined : "the kit knows no attribute that takes two values";
    const because = untouchable ?? none;
    if (because !== undefined) return upload.kit.notVerified(["U-18", "U-02", "U-13", ...ids], because);
    const names: (JsonValue | undefined)[] = [];
    for (const [at, [attribute, [other, filled]]] of Object.entries(values).entries()) {
      // Every other name is the one before, which is another one again.
      names.push((await upload.known()).basename);
      const back = kind === "name" && at % 2 === 1 ? names.at(-2) : undefined;
      const patch = back === undefined ? await one.make(upload) : { basename: back };
      // If one is refused, or its job does not end, so would be all others.
      if (!(await updateTogether(upload, { [attribute]: other, ...patch }))) return;
      upload.kit.held(["U-02"]);
      await upload.update({ [attribute]: filled });
    }
  });
};

/** Attributes, another name and a new version in one update. */
export const kindContracts: readonly Contract[] = [
  together("upload-kinds", "attributes may be passed with another name, and with a new version", "kinds", [
    [attributes, name],
    [sameName, notes],
    [samePath, notes],
    [name, nothing],
    // The name that it has is not that of the new file.
    [version, sameName, attributes],
  ]),
  together("upload-all-kinds", "another name may be passed with a new version, and attributes with both", "all-kinds", [
    [name, version],
    [version, nothing],
    [attributes, name, version, notes],
  ]),
  inPairs("name", "all-kinds", name),
  inPairs("version", "kinds", version),
];

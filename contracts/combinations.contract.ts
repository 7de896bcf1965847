import {
  type Contract,
  changeOf,
  isObject,
  type JsonObject,
  type JsonValue,
  type StatementId,
  type StoredFile,
  show,
} from "../src/kit/index.js";
import { fieldOf, isLost } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { fetchFile, newVersion } from "./steps/files.js";
import { readable } from "./steps/habits.js";
import { type About, contractOn, contractsOn, type Subject } from "./steps/subject.js";
import { checkOther, checkRename } from "./upload-file.contract.js";

/** Sets fields to the value of their two that they do not have now, some at once. */
class Turns {
  readonly #turns = new Map<string, 0 | 1>();
  /** The values that each field had beside each other one. */
  readonly #tried = new Set<string>();

  constructor(private readonly values: Readonly<Record<string, readonly [JsonValue, JsonValue]>>) {}

  /** The next patch of some fields. */
  next(some: readonly string[]): JsonObject {
    const patch: JsonObject = {};
    for (const name of some) {
      const next = this.#turns.get(name) === 0 ? 1 : 0;
      this.#turns.set(name, next);
      patch[name] = this.values[name]?.[next] as JsonValue;
      if (some.length === 2) this.#tried.add(toCombination(some, name, patch[name] as JsonValue));
    }
    return patch;
  }

  /** Each flag beside each other field with the value that no patch so far had there. */
  *ofFlags(pairs: readonly (readonly string[])[]): Generator<JsonObject> {
    const isFlag = (name: string) => typeof this.values[name]?.[0] === "boolean";
    for (const [flag, pair] of pairs.flatMap((pair) => pair.filter(isFlag).map((name) => [name, pair] as const))) {
      const missing = this.values[flag]?.findIndex((value) => !this.#tried.has(toCombination(pair, flag, value))) ?? -1;
      if (missing < 0) continue;
      this.#turns.set(flag, missing === 0 ? 1 : 0);
      yield this.next(pair);
    }
  }
}

const toCombination = (pair: readonly string[], name: string, value: JsonValue) =>
  `${name} ${show(value)} beside ${pair.find((one) => one !== name)}`;

/** Sets several fields at once, one such update after another. */
async function setInTurn(subject: Subject, patches: Iterable<JsonObject>, mostFields: number): Promise<void> {
  const { kit, spec } = subject;
  let before: JsonObject | undefined;
  for (const patch of patches) {
    // Other contracts repeat the update of each field. This one repeats the update of all.
    const twice = Object.keys(patch).length === mostFields;
    const options = { blame: spec.updates, refused: [spec.optional], twice, ...(before ? { before } : {}) };
    const applied = await subject.update(patch, options);
    before = applied?.after;
    if (applied) kit.held([spec.optional]);
  }
}

async function combineAll(subject: Subject): Promise<void> {
  const { spec } = subject;
  const values = await subject.twoValues(spec.regular, await subject.fill());
  const names = Object.keys(values);
  const turns = new Turns(values);
  // Contracts of their own set each alone.
  const threes = names.flatMap((_, at) => (at % 3 === 0 ? [names.slice(at, at + 3)] : []));
  const patches = [names, ...pairsInTurn(names), ...threes].map((some) => turns.next(some));
  const emptied = Object.entries(values).map(([name, [other]]) => [name, fieldOf(spec, name).nullable ? null : other]);
  const all = [...patches, Object.fromEntries(emptied), turns.next([...names].reverse())];
  await setInTurn(subject, all, names.length);
}

/** The values of flags that the pairs do not have. */
async function combineFlags(subject: Subject): Promise<void> {
  const values = await subject.twoValues(subject.spec.regular, await subject.fill());
  const turns = new Turns(values);
  const names = Object.keys(values);
  const pairs = pairsInTurn(names);
  for (const some of [names, ...pairs]) turns.next(some);
  const patches = [...turns.ofFlags(pairs)];
  await setInTurn(subject, patches, names.length);
  // Without another flag there is nothing to say.
  if (patches.length === 0) subject.kit.leaveOut([subject.spec.optional, ...subject.spec.updates("")]);
}

/** Every pair of names once. As many names as possible follow each other, since an update of one field may lose another. */
function pairsInTurn(names: readonly string[]): string[][] {
  const left = names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]));
  const followed = new Set<string>();
  const inTurn: string[][] = [];
  const steps = (to: readonly string[]) => (inTurn.at(-1) ?? []).flatMap((one) => to.map((two) => `${one} ${two}`));
  const gain = (pair: readonly string[]) => steps(pair).filter((step) => !followed.has(step)).length;
  while (left.length > 0) {
    const best = left.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const step of steps(best)) followed.add(step);
    left.splice(left.indexOf(best), 1);
    // Alternating orders within the pairs.
    inTurn.push(inTurn.length % 2 === 0 ? best : [...best].reverse());
  }
  return inTurn;
}

const combinations = contractsOn(
  ({ kind, one, optional, updates }) => ({
    id: "together",
    ids: [optional, ...updates("")],
    title: `fields of ${one} are optional: each can be changed alone, in pairs and in sequence`,
    requests: kind === "upload" ? 75 : 150,
  }),
  combineAll,
);

const flags = contractOn(
  webhookSpec,
  {
    id: "webhook-flags",
    ids: ["W-02", ...webhookSpec.updates("")],
    title: "each flag of a webhook can be set to true and to false with each other field",
    requests: 60,
  },
  combineFlags,
);

/** An enabled webhook takes another value of each field alone, and stays enabled. */
const webhookKeeps = contractOn(
  webhookSpec,
  {
    id: "webhook-keeps",
    ids: ["W-02", "W-16", "Q-36"],
    title: "an enabled webhook takes each other field alone, stays enabled, and can be disabled and enabled",
    requests: 40,
  },
  async (webhook) => {
    const values = await webhook.twoValues(webhookSpec.fields, await webhook.known());
    const now = await webhook.fill(true);
    for (const [name, [other]] of Object.entries(values)) {
      const field = fieldOf(webhookSpec, name);
      if (name === "enabled" || !webhook.mayFill(field)) continue;
      const value = typeof other === "boolean" ? !now[name] : other;
      await webhook.update({ [name]: value }, { openTo: field.open && [field.open] });
    }
    const others = ["name", ...webhookSpec.companions].filter(
      (name) => name in values && webhook.mayFill(fieldOf(webhookSpec, name)),
    );
    // Alone, then with other fields.
    for (const [index, enabled] of [false, true, false, true].entries()) {
      const more = index < 2 ? [] : others.map((name) => [name, values[name]?.[enabled ? 1 : 0]]);
      const applied = await webhook.update({ enabled, ...Object.fromEntries(more) });
      const because = () => `/enabled could not be set to ${enabled}`;
      webhook.kit.check(["Q-36"], applied?.after.enabled === enabled, because, webhook.lastRead);
    }
  },
);

/** How many updates are sent at once. */
const atOnce = 20;

/** Updates of different fields that overlap in time all take effect. */
const overlaps = contractsOn(
  ({ kind, one, keeps }) => ({
    id: "overlap",
    ids: keeps,
    overlaps: true,
    title: `twenty updates of ${one} at once, each of one ${kind === "upload" ? "attribute" : "field"}, all take effect`,
    requests: 50,
  }),
  async (subject) => {
    const { kit, spec } = subject;
    const values = await subject.twoValues(spec.regular, await subject.fill());
    const names = Object.keys(values);
    const ids = [...new Set([...names.flatMap(spec.updates), ...spec.keeps])];
    if (names.length < 2) return kit.notVerified(ids, `the kit may change fewer than two fields of ${spec.one}`);
    for (const turn of [0, 1] as const) {
      const patch = Object.fromEntries(Object.entries(values).map(([name, two]) => [name, two[turn]]));
      await updateAtOnce(subject, patch, ids);
    }
  },
);

/** Sends the fields of a patch in updates of their own. If there are few, some are sent more than once. */
async function updateAtOnce(subject: Subject, patch: JsonObject, ids: readonly StatementId[]): Promise<void> {
  const { kit, spec } = subject;
  const fields = Object.entries(patch);
  const before = await subject.read();
  const sent = Array.from({ length: atOnce }, (_, index) => fields[index % fields.length] as (typeof fields)[number]);
  const send = ([name, value]: (typeof fields)[number]) => subject.send({ [name]: value });
  const outcomes = await Promise.all(sent.map(send));
  const taken = new Map(sent.filter((_, index) => outcomes[index]?.accepted));
  // A service may refuse a concurrent update and say so. Then the kit sends it again.
  for (const one of sent) if (!taken.has(one[0]) && (await send(one)).accepted) taken.set(...one);
  const after = await subject.read();
  for (const [name, value] of taken) {
    if (!(name in after)) continue;
    const field = fieldOf(spec, name);
    const read = after[name] ?? null;
    const response = outcomes[sent.findIndex(([one]) => one === name)]?.resource?.[name];
    const known = await readable(subject, field, { sent: value, read, response });
    const because = () =>
      `${atOnce} concurrent updates of different fields were accepted, but the update of /${name} to ${show(value)} was lost: a read shows ${show(after[name])}`;
    const change = changeOf(before, { [name]: value });
    const evidence = { exchange: subject.lastRead, change, wrong: "lost", readings: ["R-05"] } as const;
    kit.check(ids, !isLost(field, known, read, before[name]), because, evidence);
  }
}

/** Several fields of one resource: in one update, one after another, and at once. */
export const combinationContracts: readonly Contract[] = [...combinations, flags, webhookKeeps, ...overlaps];

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
    // Null is no part of a form, in which a file may come.
    const { multipart } = upload.api.target.operations.updateUpload ?? {};
    const isForm = kinds.includes(version) && multipart !== undefined && multipart.rest === undefined;
    const isNullable = !isForm && upload.mayTouch("copyright");
    const localized =
      metadata === undefined ? {} : { default_field_metadata: inEachLocale(metadata, await upload.known()) };
    return { ...plain, ...localized, ...(isNullable ? { copyright: null } : {}) };
  },
};
/** Metadata for each locale that an upload shows, in words of their own. */
function inEachLocale(metadata: JsonValue, { default_field_metadata: shown }: JsonObject): JsonObject {
  const [members] = Object.values(isObject(metadata) ? metadata : {});
  const locales = new Set([...Object.keys(Object(metadata)), ...Object.keys(Object(shown))]);
  return Object.fromEntries([...locales].map((one) => [one, { ...Object(members), title: `A title of ${one}` }]));
}

/** Every attribute without a value, where that is one. */
const nothing: Kind = {
  async make(upload) {
    const fields = uploadSpec.regular.filter((field) => upload.mayFill(field));
    return Object.fromEntries(fields.flatMap(({ name, nullable }) => (nullable ? [[name, null]] : [])));
  },
};
const name: Kind = { field: "basename", make: async ({ kit }) => ({ basename: `standin-${kit.unique()}` }) };
const version: Kind = {
  field: "path",
  async make(upload, keep) {
    const file = await newVersion(upload.kit, await upload.known());
    keep?.(file);
    return { path: file.path };
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
    const some = updates.filter((kinds) => kinds.every(isThere));
    if (some.length > 0) return act(upload, some);
    // Another contract may show it with other kinds.
    const fields = [...new Set(updates.flat().flatMap(({ field }) => field ?? []))].map((field) => `/${field}`);
    const because = `${fields.join(" and ")} cannot be passed with attributes: not in this product`;
    upload.kit.notVerified(["U-18"], because, { part: "set" });
    upload.kit.leaveOut(ids);
  });
};

/** Passes kinds together: nothing is lost. */
const together = (id: string, title: string, serialGroup: string, all: readonly (readonly Kind[])[]): Contract =>
  ofKinds({ id, title, serialGroup, ids: ["U-14", "U-15"] }, all, async (upload, updates) => {
    await upload.fill();
    for (const kinds of updates) {
      const patch: JsonObject = {};
      let file: StoredFile | undefined;
      const keep = (one: StoredFile) => {
        file = one;
      };
      for (const { make } of kinds) Object.assign(patch, await make(upload, keep, kinds));
      await combine(upload, patch, file);
    }
  });

// Single updates keep these values, so the combination is the cause.
const blamed = { blame: uploadSpec.updates, also: ["U-18"], refused: ["U-02"] } as const;

async function combine(upload: Subject, patch: JsonObject, file: StoredFile | undefined): Promise<void> {
  if (Object.keys(patch).some((field) => !upload.isAbsent(field) && !upload.mayTouch(field))) return;
  const before = await upload.read();
  const old = file ? await fetchFile(upload.kit, before.url, ["U-15"]) : undefined;
  const applied = await upload.update(patch, { ...blamed, before, twice: true });
  if (!applied) return;
  upload.kit.held(["U-02"]);
  if (typeof patch.basename === "string") checkRename(upload.kit, applied, patch.basename, !("path" in patch));
  const because = `/path did not create a new version when passed with ${show(Object.keys(patch))}`;
  if (file) await checkOther(upload.kit, applied, old, { ids: ["U-15", "U-18"], because, bytes: file.bytes });
  await upload.restoreTo(before);
}

/** Passes another name or a new version with each attribute, then each attribute by itself. */
const inPairs = (kind: "name" | "version", serialGroup: string, one: Kind): Contract => {
  const title = `another ${kind} may be passed with each attribute, and is kept when that attribute is set next`;
  const ids: StatementId[] = [kind === "name" ? "U-14" : "U-15"];
  return ofKinds({ id: `upload-${kind}-pairs`, title, serialGroup, ids, requests: 55 }, [[one]], async (upload) => {
    const values = await upload.twoValues(uploadSpec.regular, await upload.fill());
    if (!upload.mayTouch(one.field ?? "")) return;
    for (const [attribute, [other, filled]] of Object.entries(values)) {
      // If one is refused, or its job does not end, so would be all others.
      if (!(await upload.update({ [attribute]: other, ...(await one.make(upload)) }, blamed))) return;
      upload.kit.held(["U-02"]);
      await upload.update({ [attribute]: filled });
    }
  });
};

/** Attributes, another name and a new version in one update. */
export const kindContracts: readonly Contract[] = [
  together("upload-kinds", "attributes may be passed with another name, and with a new version", "kinds", [
    [attributes, name],
    [name, nothing],
    [version, attributes],
  ]),
  together("upload-all-kinds", "another name may be passed with a new version, and attributes with both", "all-kinds", [
    [name, version],
    [attributes, name, version, notes],
  ]),
  inPairs("name", "all-kinds", name),
  inPairs("version", "kinds", version),
];

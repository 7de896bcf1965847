import {
  type Contract,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type Outcome,
  type StatementId,
  saysNothing,
  show,
  valueAt,
} from "../src/kit/index.js";
import type { Applied } from "./judge/update.js";
import { fieldOf, isLost } from "./spec/field.js";
import { membersIn } from "./spec/metadata-field.js";
import { findCollections, uploadSpec } from "./spec/upload-fields.js";
import { knownLocale, readable, severalLocales } from "./steps/habits.js";
import { contractOn, type Subject } from "./steps/subject.js";

const field = "default_field_metadata";

/** A value of one locale does not change another locale. */
const locales = contractOn(
  uploadSpec,
  {
    id: "upload-locales",
    ids: ["U-09", "U-13", "Q-08", "Q-10"],
    title: "default_field_metadata can be set for several locales at once or for one, and locales stay separate",
  },
  async (upload) => {
    const { kit } = upload;
    const untouchable = upload.whyUntouchable(field);
    if (untouchable !== undefined) return kit.notVerified(["U-09", "Q-08", "Q-10"], untouchable);
    const locales = await severalLocales(upload, await upload.fill());
    const [one, other] = locales;
    if (one === undefined || other === undefined) {
      const because = upload.mayLose(field)
        ? one === undefined
          ? "no locale of the project is known. Set fixtures.locale in the binding"
          : `the kit knows only the locale ${one}, and the upload accepted none of the others that it tried`
        : `the existing upload has only one locale in /${field}, and the kit could not remove another one again`;
      return kit.notVerified(["U-09", "Q-08", "Q-10"], because);
    }
    const set = (metadata: JsonObject, openTo?: readonly StatementId[]) =>
      upload.update({ [field]: metadata }, { twice: true, openTo });
    const setAll = (some: readonly string[], word: string) =>
      set(Object.fromEntries(some.map((locale, index) => [locale, all(`${word} ${locale}`, (index + 1) / 8)])));
    await setAll(locales, "first");
    await setAll([...locales].reverse(), "second");
    await set({ [one]: { title: "A title alone" }, [other]: { alt: "An alt alone" } }, ["Q-10"]);
    await setAll(locales, "third");
    // A rename empties none of them.
    if (upload.mayTouch("basename")) await upload.update({ basename: `standin-${kit.unique()}` });
    // Nothing in one locale empties no other, and what is set then comes to no other that has nothing.
    for (const [locale, kept] of [[other, one] as const, [one, other] as const])
      await setAlone(upload, locale, kept, { ...all("nothing", 0.375), title: null, alt: null });
    for (const [index, locale] of [other, one, ...locales.slice(2)].entries())
      await setAlone(upload, locale, locale === one ? other : one, all(`alone ${index} 𝒳`, 0.375));
    const nested = (locale: string) => ({ nested: { of: locale, list: [1, { in: locale }], flag: false } });
    const toNested = (locale: string) => [locale, { ...all(`nested ${locale}`, 0.25), custom_data: nested(locale) }];
    await upload.update({ [field]: Object.fromEntries(locales.map(toNested)) }, { openTo: ["Q-10"] });
    await refuseTypes(upload, locales);
  },
);

/** What a locale must not be. The contract of the field sends more, in one locale alone. */
const wrongMembers: readonly JsonValue[] = [
  ...[{ title: 7 }, { alt: false }, { alt: ["text"] }, { custom_data: "text" }, { focal_point: { x: 0.5, y: "0.5" } }],
  ...[{ title: ["text"] }, { alt: 7 }, { custom_data: [] }, { focal_point: { x: "0.5", y: 0.5 } }, "text"],
];

/** Wrong types in a locale, beside right members and behind another locale that is right. */
async function refuseTypes(upload: Subject, [first = "", ...others]: readonly string[]): Promise<void> {
  const right = all("right", 0.625);
  const updates = others.flatMap((locale, at) =>
    // The third locale gets half of them.
    wrongMembers.slice(at * 5).map((wrong) => ({
      patch: { [field]: { [first]: right, [locale]: isObject(wrong) ? { ...right, ...wrong } : wrong } },
      ...({ ids: ["U-09"], error: { code: "INVALID_FORMAT", field } } as const),
    })),
  );
  await upload.refuse(...updates);
}

const all = (word: string, at: number): JsonObject => ({
  title: `Title ${word}`,
  alt: `Alt ${word}`,
  custom_data: { [word]: word },
  focal_point: { x: at, y: 1 - at },
});

/** Updates one locale. The other one keeps everything (U-13), or loses everything if the service replaces. */
async function setAlone(upload: Subject, locale: string, other: string, members: JsonObject): Promise<void> {
  // A service may require its default locale.
  const applied = await upload.update({ [field]: { [locale]: members } }, { openTo: ["Q-10"] });
  if (!applied) return;
  const [was, is] = [membersIn(applied.before[field], other), membersIn(applied.after[field], other)];
  // A target may replace all locales, and show what one has for each that has nothing: that looks like a leak.
  const isAll = Object.entries(members).every(([name, value]) => isSame(is[name] ?? null, value));
  if (isAll && !isSame(was, is)) {
    const because = `after an update of only ${locale}, ${other} shows all of it`;
    return upload.kit.notVerified(["U-09", "U-13"], because, upload.lastRead);
  }
  const isEmptied = Object.keys(members).every((name) => name === "focal_point" || saysNothing(is[name]));
  for (const [name, value] of Object.entries(members)) {
    const [old = null, now = null] = [was[name], is[name]];
    const isKept = isSame(old, now);
    const because = () => `setting only ${locale} changed /${field}/${other}/${name} from ${show(old)} to ${show(now)}`;
    const kept: readonly StatementId[] = ["U-13", "U-09", name === "focal_point" ? "Q-08" : "Q-10"];
    const evidence = { exchange: upload.lastRead, readings: ["R-05"] } as const;
    upload.kit.check(isKept ? kept : idsOf(name, now, value, isEmptied), isKept, because, evidence);
  }
}

/** A target that replaces the field empties every other locale. */
function idsOf(name: string, now: JsonValue, passed: JsonValue, isEmptied: boolean): readonly StatementId[] {
  if (saysNothing(now) && isEmptied) return ["Q-10"];
  return name === "focal_point" && isSame(now, passed) ? ["Q-08"] : ["U-09", "U-13"];
}

const metadataIds = ["Q-08", "Q-09", "Q-10", "Q-39", "Q-19"] as const;

/** Open questions about the metadata: ranges, null members, locales, and merging. */
const metadata = contractOn(
  uploadSpec,
  {
    id: "upload-metadata-answers",
    ids: metadataIds,
    title: "default_field_metadata merges, knows the project's locales, and keeps focal points from 0 to 1",
    requests: 50,
    needs: ["own upload"],
  },
  async (upload) => {
    const { kit } = upload;
    const locale = knownLocale({ kit, now: await upload.fill() });
    if (locale === undefined)
      return kit.notVerified(metadataIds, "no locale of the project is known. Set fixtures.locale in the binding");
    const set = (members: JsonValue, openTo: readonly StatementId[]) =>
      upload.update({ [field]: { [locale]: members } }, { openTo, blame: () => openTo });
    const wrong = (members: JsonValue, id: StatementId) => ({
      patch: { [field]: { [locale]: members } },
      ...{ ids: [id], error: { code: "INVALID_FORMAT", field } as const },
    });
    for (const point of [{ x: 0, y: 1 }, null, { x: 0.5, y: 0.5 }]) await set({ focal_point: point }, ["Q-08"]);
    const points = [{ x: -0.1, y: 0.5 }, { x: 0.5, y: 1.1 }, { x: 0.5 }, { y: 0.5 }, {}, { x: null, y: 0.5 }];
    await upload.refuse(...points.map((focal_point) => wrong({ focal_point }, "Q-08")));
    for (const members of [
      { title: null },
      { alt: null },
      { title: null, alt: "Back" },
      { title: "Back", alt: null },
    ]) {
      const applied = await set(members, ["Q-10"]);
      if (applied) await checkTexts(upload, locale, members, applied);
    }
    await checkMerge(upload, locale);
    for (const value of [null, { custom_data: null }]) await upload.refuse(wrong(value, "Q-10"));
    await upload.refuse(wrong({ standin_caption: "x" }, "Q-19"));
    await checkLocales(upload, locale);
  },
);

/** It is open whether a member may be null, but the text beside it is kept. */
async function checkTexts(
  upload: Subject,
  locale: string,
  members: JsonObject,
  { before, after, outcome }: Applied,
): Promise<void> {
  const read = after[field];
  if (read === undefined) return;
  const texts = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
  const metadata = fieldOf(uploadSpec, field);
  const shown = { sent: { [locale]: texts }, read, response: outcome.resource?.[field] };
  const isKept = !isLost(metadata, await readable(upload, metadata, shown), read, before[field]);
  const because = () => `${show(members)} was accepted, and ${locale} shows ${show(membersIn(read, locale))}`;
  if (!isKept) upload.kit.check(["U-09"], false, because, upload.lastRead);
}

/** Members and locales that are not passed keep their values. A passed `custom_data` replaces the whole object. */
async function checkMerge(upload: Subject, locale: string): Promise<void> {
  const { kit } = upload;
  const full = { title: "T", alt: "A", custom_data: { one: 1, two: 2 }, focal_point: { x: 0.5, y: 0.5 } };
  await upload.send({ [field]: { [locale]: full } });
  const before = await upload.read();
  if (!(await upload.update({ [field]: { [locale]: { title: "Merged" } } }, { openTo: ["Q-10"] }))) return;
  const after = await upload.read();
  const [were, shown] = [before, after].map((one) => valueAt(one[field], `/${locale}`));
  const merged = isSame(shown, { ...(isObject(were) ? were : full), title: "Merged" });
  kit.check(["Q-10"], merged, () => `setting only a title changed ${show(were)} to ${show(shown)}`, upload.lastRead);
  await upload.update({ [field]: {} });
  const still = (await upload.read())[field];
  kit.check(["Q-10"], isSame(still, after[field]), () => `an empty object resulted in ${show(still)}`, upload.lastRead);
  if (!(await upload.update({ [field]: { [locale]: { custom_data: { two: 3 } } } }, { openTo: ["Q-10"] }))) return;
  const data = valueAt((await upload.read())[field], `/${locale}/custom_data`);
  const because = () => `custom_data {"two":3} was merged: ${show(data)}`;
  kit.check(["Q-39"], isSame(data, { two: 3 }), because, upload.lastRead);
}

async function checkLocales(upload: Subject, locale: string): Promise<void> {
  const shown = (await upload.read())[field];
  const locales = isObject(shown) ? Object.keys(shown) : [];
  for (const other of locales.filter((one) => one !== locale).slice(0, 2))
    await upload.update({ [field]: { [other]: { title: "Other" } } }, { openTo: ["Q-09", "Q-10"] });
  const error = { code: "INVALID_FIELD", field } as const;
  for (const unknown of ["xx", "standin-nowhere"].filter((one) => !locales.includes(one)))
    await upload.refuse({ patch: { [field]: { [unknown]: { title: "Nowhere" } } }, ids: ["Q-09"], error });
}

/** Which creators exist, and whether a reference must name an existing resource. */
const references = contractOn(
  uploadSpec,
  {
    id: "upload-references",
    ids: ["U-10", "U-11", "Q-11", "Q-31"],
    title: "creators of each type are accepted without a lookup, but a collection must exist",
    requests: 37,
  },
  async (upload) => {
    const { kit } = upload;
    const before = await upload.read();
    const creator = fieldOf(uploadSpec, "creator");
    const other =
      creator.whyNone?.(upload.copy.creator) ??
      "the target refuses a creator that it does not know (Q-31), and the kit knows no other";
    if (!upload.mayFill(creator)) kit.notVerified(["U-10", "Q-11"], upload.whyUntouchable("creator") ?? other);
    else {
      await tryCreators(upload);
      // The token that updates an upload does not become its creator.
      await upload.update({ notes: "By another than its creator" });
    }
    await upload.restoreTo(before);
    if (!upload.mayFill(fieldOf(uploadSpec, "upload_collection"))) return;
    const toPatch = (id: JsonValue) => ({ upload_collection: { type: "upload_collection", id } });
    const error = { code: "INVALID_FIELD", field: "upload_collection" } as const;
    await upload.refuse({ patch: toPatch(`standin-${kit.unique()}`), ids: ["Q-31"], error });
    const [known] = await findCollections(upload.inputs(before));
    const none = "there is no collection to move an upload to. Set fixtures.collection_id in the binding";
    if (known === undefined) kit.notVerified(["U-11"], none);
    else await upload.update(toPatch(known));
  },
);

const statedTypes = ["access_token", "sso_user"];
const lostTypes = ["account", "user", "organization"];

/** A server may refuse an unknown creator, but must know the types that the spec states. */
async function tryCreators(upload: Subject): Promise<void> {
  const attempts = [];
  for (const type of [...statedTypes, ...lostTypes]) {
    const creator = { type, id: "4711" };
    if (!upload.canSay("creator", creator)) continue;
    const id: StatementId = statedTypes.includes(type) ? "U-10" : "Q-11";
    attempts.push({ creator, id, outcome: await upload.send({ creator }) });
  }
  const isTaken = attempts.some(({ outcome }) => outcome.accepted);
  const nobody = { type: "standin_nobody", id: "4711" };
  const isInDoubt = isTaken && attempts.some(({ id, outcome }) => id === "U-10" && outcome.refused);
  const asNobody = isInDoubt ? await upload.send({ creator: nobody }) : undefined;
  for (const { creator, id, outcome } of attempts) {
    if (!outcome.accepted) {
      const isOfType = isRefusedType(outcome, creator.type, asNobody, nobody.type);
      const because = () => `/creator ${show(creator)} was refused: ${outcome.told}`;
      const isUnknown = outcome.refused && isTaken && id === "U-10" && !isOfType;
      const isOpen = isUnknown || (outcome.refused && !isTaken);
      upload.kit.check([isOpen ? "Q-31" : id], false, because, outcome.shown);
      const none = `the kit knows no ${creator.type} that exists: ${because()}`;
      if (isUnknown) upload.kit.notVerified([id], none, { part: creator.type, exchange: outcome.shown });
      continue;
    }
    await upload.update({ creator }, { also: [id, "Q-31"] });
    // Another creator of the same type, and back: only the ID changes. The spec lost the other types.
    for (const other of id === "Q-11" ? [] : [{ ...creator, id: "4712" }, creator])
      await upload.update({ creator: other }, { openTo: ["Q-31"] });
  }
}

/** Whether the server refused the type: in the words in which it refuses an unknown type, which mention the type. */
function isRefusedType(outcome: Outcome, type: string, asNobody: Outcome | undefined, nobody: string): boolean {
  const wordsOf = (text: string, sent: string) => text.replaceAll(sent, "").replace(/"type"\s*:/g, "");
  const words = wordsOf(outcome.shown.text, type);
  const isAlike = asNobody?.refused === true && words === wordsOf(asNobody.shown.text, nobody);
  return isAlike && /\btypes?\b/i.test(words);
}

/** What the spec leaves open of attributes: locales, metadata, and references. */
export const attributeContracts: readonly Contract[] = [locales, metadata, references];

import {
  type Contract,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type Kit,
  type StatementId,
  show,
  valueAt,
} from "../src/kit/index.js";
import { findCollections } from "./spec/reference-fields.js";
import { knownLocale } from "./steps/habits.js";
import { type Subject, uploadOf } from "./steps/subject.js";

const field = "default_field_metadata";
const invalidMetadata = { code: "INVALID_FORMAT", field } as const;

/** Open questions about the metadata: ranges, null members, locales, and merging. */
export const metadataAssumptions: Contract = {
  id: "upload-metadata-answers",
  ids: ["Q-08", "Q-09", "Q-10", "Q-39", "Q-19"],
  title: "default_field_metadata merges, knows the project's locales, and keeps focal points from 0 to 1",
  serialGroup: "attributes",
  requests: 79,
  needs: ["own upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    const now = await upload.fill();
    const locale = knownLocale({ kit, now });
    if (locale === undefined) {
      const ids = ["Q-08", "Q-09", "Q-10", "Q-39", "Q-19"] as const;
      kit.notVerified(ids, "no locale of the project is known. Set fixtures.locale in the binding");
      return;
    }
    const set = (members: JsonValue, openTo: readonly StatementId[]) =>
      upload.update({ [field]: { [locale]: members } }, { openTo, blame: () => openTo });
    for (const point of [{ x: 0, y: 1 }, { x: 1, y: 0 }, null, { x: 0.5, y: 0.5 }])
      await set({ focal_point: point }, ["Q-08"]);
    const refusals = upload.refusals(await upload.known());
    const options = { error: invalidMetadata };
    for (const point of [{ x: -0.1, y: 0.5 }, { x: 0.5, y: 1.1 }, { x: 0.5 }, { y: 0.5 }, {}, { x: null, y: 0.5 }]) {
      const patch = { [field]: { [locale]: { focal_point: point } } };
      await refusals.expect({ patch, ids: ["Q-08"], options });
    }
    await refusals.look();
    for (const members of [{ title: null }, { alt: null }, { title: null, alt: "Back" }]) await set(members, ["Q-10"]);
    await checkMerge(kit, upload, locale);
    for (const value of [null, { custom_data: null }]) {
      await upload.expectRefused({ [field]: { [locale]: value } }, ["Q-10"], { error: invalidMetadata });
    }
    await upload.expectRefused({ [field]: { [locale]: { standin_caption: "x" } } }, ["Q-19"], {
      error: invalidMetadata,
    });
    await checkLocales(kit, upload, locale);
  },
};

/** Members and locales that are not passed keep their values. A passed `custom_data` replaces the whole object. */
async function checkMerge(kit: Kit, upload: Subject, locale: string): Promise<void> {
  const full = { title: "T", alt: "A", custom_data: { one: 1, two: 2 }, focal_point: { x: 0.5, y: 0.5 } };
  await upload.send({ [field]: { [locale]: full } });
  const before = await upload.read();
  if (!(await upload.update({ [field]: { [locale]: { title: "Merged" } } }, { openTo: ["Q-10"] }))) return;
  const after = await upload.read();
  const evidence = { exchange: upload.lastRead };
  const shown = valueAt(after[field], `/${locale}`);
  const were = valueAt(before[field], `/${locale}`);
  const merged = { ...(isObject(were) ? were : full), title: "Merged" };
  kit.check(
    ["Q-10"],
    isSame(shown, merged),
    () => `setting only a title changed ${show(were)} to ${show(shown)}`,
    evidence,
  );
  const others = (value: JsonValue | undefined) => ({ ...(isObject(value) ? value : {}), [locale]: null });
  const isKept = isSame(others(before[field]), others(after[field]));
  kit.check(["Q-10"], isKept, () => `setting ${locale} changed other locales: ${show(after[field])}`, evidence);
  await upload.update({ [field]: {} });
  const still = (await upload.read())[field];
  kit.check(["Q-10"], isSame(still, after[field]), () => `an empty object resulted in ${show(still)}`, upload.lastRead);
  if (!(await upload.update({ [field]: { [locale]: { custom_data: { two: 3 } } } }, { openTo: ["Q-10"] }))) return;
  const data = valueAt((await upload.read())[field], `/${locale}/custom_data`);
  kit.check(
    ["Q-39"],
    isSame(data, { two: 3 }),
    () => `custom_data {"two":3} was merged: ${show(data)}`,
    upload.lastRead,
  );
}

async function checkLocales(kit: Kit, upload: Subject, locale: string): Promise<void> {
  const shown = (await upload.read())[field];
  const locales = isObject(shown) ? Object.keys(shown) : [];
  const because = () => `the upload shows the locales ${show(locales)}, but Standin's default seed has en and it`;
  if (kit.isStandin) kit.check(["Q-09"], locales.length > 0 && locales.includes(locale), because, upload.lastRead);
  for (const other of locales.filter((one) => one !== locale).slice(0, 2)) {
    await upload.update({ [field]: { [other]: { title: "Other" } } }, { openTo: ["Q-09", "Q-10"] });
  }
  for (const unknown of ["xx", "standin-nowhere"].filter((one) => !locales.includes(one))) {
    const patch: JsonObject = { [field]: { [unknown]: { title: "Nowhere" } } };
    await upload.expectRefused(patch, ["Q-09"], { error: { code: "INVALID_FIELD", field } });
  }
}

/** Which creators exist, and whether a reference must name an existing resource. */
export const referenceAssumptions: Contract = {
  id: "upload-references",
  ids: ["U-10", "U-11", "Q-11", "Q-31"],
  title: "creators of each type are accepted without a lookup, but a collection must exist",
  serialGroup: "attributes",
  requests: 37,
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    const before = await upload.read();
    if (!upload.mayTouch("creator")) kit.notVerified(["U-10", "Q-11"], "/creator is not shown");
    else {
      await tryCreators(kit, upload);
      // The token that updates an upload does not become its creator.
      await upload.update({ notes: "By another than its creator" });
    }
    await upload.restoreTo(before);
    if (!upload.mayTouch("upload_collection")) return;
    const unknown = { type: "upload_collection", id: `standin-${kit.unique()}` };
    const error = { code: "INVALID_FIELD", field: "upload_collection" } as const;
    await upload.expectRefused({ upload_collection: unknown }, ["Q-31"], { error });
    const [known] = await findCollections(upload.inputs(before));
    if (known === undefined)
      kit.notVerified(
        ["U-11"],
        "there is no collection to move an upload to. Set fixtures.collection_id in the binding",
      );
    else await upload.update({ upload_collection: { type: "upload_collection", id: known } });
  },
};

const statedTypes = ["access_token", "sso_user"];
const lostTypes = ["account", "user", "organization"];

/**
 * An unknown creator may be refused. But if one type accepts it, the two stated types must accept it too;
 * otherwise the type was refused.
 */
async function tryCreators(kit: Kit, upload: Subject): Promise<void> {
  const id = "4711";
  const takes = async (type: string) => {
    const outcome = await upload.send({ creator: { type, id } });
    return { type, outcome };
  };
  const attempts = [];
  for (const type of [...statedTypes, ...lostTypes]) attempts.push(await takes(type));
  const isTaken = attempts.some(({ outcome }) => outcome.accepted);
  for (const { type, outcome } of attempts) {
    if (outcome.accepted) {
      const ids: StatementId[] = statedTypes.includes(type) ? ["U-10"] : ["Q-11"];
      await upload.update({ creator: { type, id } }, { also: [...ids, "Q-31"] });
      // Another creator of the same type, and back: only the ID changes.
      await upload.update({ creator: { type, id: "4712" } }, { openTo: ["Q-31"] });
      await upload.update({ creator: { type, id } }, { openTo: ["Q-31"] });
      continue;
    }
    const ids: StatementId[] =
      !isTaken && outcome.refused ? ["Q-31"] : statedTypes.includes(type) ? ["U-10"] : ["Q-11"];
    kit.check(ids, false, () => `/creator ${show({ type, id })} was refused: ${outcome.told}`, outcome.shown);
  }
}

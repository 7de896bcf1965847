import {
  type Contract,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type StatementId,
  show,
} from "../src/kit/index.js";
import { severalLocales } from "./steps/habits.js";
import { type Subject, uploadOf } from "./steps/subject.js";

const field = "default_field_metadata";

/** A value of one locale does not change another locale. */
export const uploadLocales: Contract = {
  id: "upload-locales",
  ids: ["U-09", "U-13", "Q-08", "Q-10"],
  title: "default_field_metadata can be set for several locales at once or for one, and locales stay separate",
  serialGroup: "attributes",
  needs: ["upload"],
  async run(kit) {
    const upload = await uploadOf(kit);
    const untouchable = upload.whyUntouchable(field);
    if (untouchable !== undefined) return kit.notVerified(["U-09", "Q-08", "Q-10"], untouchable);
    const locales = await severalLocales(upload, await upload.fill());
    const [one, other] = locales;
    if (one === undefined || other === undefined) {
      const because = upload.made
        ? "only one locale of the project is known, and an upload accepts no other. Set fixtures.locale in the binding"
        : `the borrowed upload has only one locale in /${field}, and the kit could not remove another one again`;
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
    await setAlone(upload, one, other, "seventh");
    await setAlone(upload, other, one, "eighth");
  },
};

const all = (word: string, at: number): JsonObject => ({
  title: `Title ${word}`,
  alt: `Alt ${word}`,
  custom_data: { [word]: word },
  focal_point: { x: at, y: 1 - at },
});

/** Updates one locale. The other one keeps everything (U-13), or loses everything if the service replaces. */
async function setAlone(upload: Subject, locale: string, other: string, word: string): Promise<void> {
  const { kit } = upload;
  const members = all(word, 0.375);
  // A service may require its default locale.
  const applied = await upload.update({ [field]: { [locale]: members } }, { openTo: ["Q-10"] });
  if (!applied) return;
  const [was, is] = [membersOf(applied.before, other), membersOf(applied.after, other)];
  for (const [name, value] of Object.entries(members)) {
    const [old = null, now = null] = [was[name], is[name]];
    const because = () => `setting only ${locale} changed /${field}/${other}/${name} from ${show(old)} to ${show(now)}`;
    const kept: readonly StatementId[] = ["U-13", "U-09", name === "focal_point" ? "Q-08" : "Q-10"];
    const ids = isSame(old, now) ? kept : idsOf(name, now, value);
    kit.check(ids, isSame(old, now), because, { exchange: upload.lastRead, readings: ["R-05"] });
  }
}

function idsOf(name: string, now: JsonValue, passed: JsonValue): readonly StatementId[] {
  if (now === null || (isObject(now) && Object.keys(now).length === 0)) return ["Q-10"];
  return name === "focal_point" && isSame(now, passed) ? ["Q-08"] : ["U-09", "U-13"];
}

function membersOf({ [field]: metadata }: JsonObject, locale: string): JsonObject {
  const members = isObject(metadata) ? metadata[locale] : undefined;
  return isObject(members) ? members : {};
}

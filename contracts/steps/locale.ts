import { isObject, isSuccess, type JsonObject, type JsonValue, type Kit } from "../../src/kit/index.js";
import type { AtTarget } from "./habits.js";

const metadata = "default_field_metadata";

/** A locale of the project: from the fixture, else from the upload, else a learned one. Undefined if none is known. */
export const knownLocale = ({ kit, now }: { kit: Kit; now: JsonObject }): string | undefined =>
  kit.api.target.fixtures.locale ?? localesIn(now)[0] ?? kit.habits.locale;

/** Learns a locale of the project, once per run: from reads, and from the names in the refusal of an unknown locale. */
export async function learnLocale(subject: AtTarget, now: JsonObject): Promise<void> {
  const { kit, spec } = subject;
  if (spec.kind !== "upload" || !subject.mayTouch(metadata) || knownLocale({ kit, now }) !== undefined) return;
  await kit.habits.ask("locale", async () => {
    kit.habits.locale = (await readLocales(kit))[0] ?? (await tryLocales(subject, [], 1))[0];
  });
}

const localesIn = ({ [metadata]: shown }: JsonObject): string[] => (isObject(shown) ? Object.keys(shown) : []);

/** The locales of a borrowed upload, of the project, and of all listed uploads. */
async function readLocales(kit: Kit): Promise<string[]> {
  const { api } = kit;
  const lent = localesIn(kit.borrowed("upload")?.copy ?? {});
  if (lent.length > 1) return lent;
  const read = [...lent];
  for (const operation of ["getSite", "listUploads"] as const) {
    if (!api.has(operation)) continue;
    const { status, json } = await api.call(operation);
    if (!isSuccess(status)) continue;
    const found = operation === "getSite" ? listedLocales(json) : api.codec.decodeList(json)?.flatMap(localesIn);
    read.push(...(found ?? []));
  }
  return [...new Set(read)];
}

/** The member `locales`, anywhere in a body. */
function listedLocales(json: JsonValue | undefined): string[] {
  if (!isObject(json)) return [];
  const { locales } = json;
  if (Array.isArray(locales)) return locales.filter((one) => typeof one === "string");
  return Object.values(json).flatMap(listedLocales);
}

/**
 * Up to three locales of the project: the shown ones, or else those that this upload accepts and shows. For a borrowed upload,
 * only its own and the fixture: a target may keep a locale that it did not have.
 */
export async function severalLocales(subject: AtTarget, shown: JsonObject): Promise<string[]> {
  const { kit } = subject;
  if (!subject.made) {
    const { locale } = kit.api.target.fixtures;
    return [...new Set([...(locale === undefined ? [] : [locale]), ...localesIn(subject.copy)])].slice(0, 3);
  }
  const known = knownLocale({ kit, now: shown });
  const found = [
    ...new Set([...(known === undefined ? [] : [known]), ...localesIn(shown), ...(await readLocales(kit))]),
  ];
  return (found.length > 1 ? found : [...found, ...(await tryLocales(subject, found, 2))]).slice(0, 3);
}

/** Up to `wanted` other locales that the upload accepts and shows, from common ones and from the names in a refusal. */
async function tryLocales(subject: AtTarget, others: readonly string[], wanted: number): Promise<string[]> {
  const candidates = ["en", "it", "de", "fr"].filter((one) => !others.includes(one)).slice(0, wanted > 1 ? 4 : 1);
  const taken: string[] = [];
  for (const locale of candidates) {
    const members = { title: "A title", alt: "An alt" };
    const { accepted, body } = await subject.send({ [metadata]: { [locale]: members } });
    const isTaken = accepted && (wanted === 1 || localesIn(await subject.read()).includes(locale));
    if (isTaken && taken.push(locale) === wanted) break;
    if (accepted) continue;
    const named = namedIn(JSON.stringify(body ?? "")).filter((one) => ![...candidates, ...others].includes(one));
    candidates.push(...named.slice(0, mostTried - candidates.length));
  }
  return taken;
}

const mostTried = 8;

/** Possible locale codes. Those with a region or script come first, since any two letters may look like one. */
const namedIn = (text: string): string[] => [
  ...new Set([
    ...(text.match(/\b[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})+\b/g) ?? []).filter((code) => /[-_](?:[A-Z]|\d)/.test(code)),
    ...(text.match(/\b[a-z]{2}\b/g) ?? []),
  ]),
];

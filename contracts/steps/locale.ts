import {
  type Api,
  type FixtureContext,
  isObject,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
} from "../../src/kit/index.js";

const metadata = "default_field_metadata";

const learnedBy = new WeakMap<Api, { locale: string | undefined; learning: Promise<void> }>();

/** A locale that the project has: the fixture, else one that the upload shows, else one that was learned; undefined where none is known. */
export function knownLocale({ kit, now }: { kit: Kit; now: JsonObject }): string | undefined {
  return kit.api.target.fixtures.locale ?? localesIn(now)[0] ?? learnedBy.get(kit.api)?.locale;
}

/** Learns a locale of the project, once in a run: from what can be read, and by setting one, from what a refusal names. */
export function learnLocale(on: FixtureContext, now: JsonObject): Promise<void> {
  const { kit, spec, fixture } = on;
  const { api } = kit;
  const known = learnedBy.get(api);
  if (known) return known.learning;
  if (spec.kind !== "upload" || !fixture.mayTouch(metadata) || knownLocale({ kit, now }) !== undefined)
    return Promise.resolve();
  const learned = { locale: undefined as string | undefined, learning: Promise.resolve() };
  learnedBy.set(api, learned);
  const learn = async () => {
    learned.locale = (await readLocale(kit)) ?? (await tryLocales(on));
  };
  learned.learning = learn();
  return learned.learning;
}

const localesIn = ({ [metadata]: shown }: JsonObject): string[] => (isObject(shown) ? Object.keys(shown) : []);

/** By an upload that the target lends or lists, or by the project. */
async function readLocale(kit: Kit): Promise<string | undefined> {
  const { api } = kit;
  const [lent] = localesIn(kit.borrowed("upload")?.copy ?? {});
  if (lent !== undefined) return lent;
  if (api.has("getSite")) {
    const { status, json } = await api.call("getSite");
    const [first] = isSuccess(status) ? listedLocales(json) : [];
    if (first !== undefined) return first;
  }
  if (!api.has("listUploads")) return undefined;
  const { status, json } = await api.call("listUploads");
  return isSuccess(status) ? api.codec.decodeList(json)?.flatMap(localesIn)[0] : undefined;
}

/** The member `locales`, wherever it is. */
function listedLocales(json: JsonValue | undefined): string[] {
  if (!isObject(json)) return [];
  const { locales } = json;
  if (Array.isArray(locales)) return locales.filter((one) => typeof one === "string");
  return Object.values(json).flatMap(listedLocales);
}

/** The one that projects start with, and those that a refusal names. */
async function tryLocales({ fixture }: FixtureContext): Promise<string | undefined> {
  const candidates = ["en"];
  for (const locale of candidates) {
    const members = { title: "A title", alt: "An alt" };
    const { accepted, body } = await fixture.send({ [metadata]: { [locale]: members } });
    if (accepted) return locale;
    const named = namedIn(JSON.stringify(body ?? "")).filter((one) => !candidates.includes(one));
    candidates.push(...named.slice(0, mostTried - candidates.length));
  }
  return undefined;
}

const mostTried = 8;

/** What looks like a code: with a region or a script first, since a word of two letters may be any. */
const namedIn = (text: string): string[] => [
  ...new Set([
    ...(text.match(/\b[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})+\b/g) ?? []).filter((code) => /[-_](?:[A-Z]|\d)/.test(code)),
    ...(text.match(/\b[a-z]{2}\b/g) ?? []),
  ]),
];

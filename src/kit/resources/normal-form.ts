import { isObject, isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import type { Form } from "../specs/resource-spec.js";
import { isMask } from "./mask.js";

/** How a value that was sent is shown: as it was, in a normal form of it, as a mask, or with a loss. */
export type Likeness = { is: "same" } | { is: "normal form"; which: string } | { is: "mask" } | { is: "lost" };

/** The normal forms that lead from one value to another: none where they are the same, undefined where something is lost. */
type Forms = readonly string[] | undefined;

/** Compares a value as it was sent with the same value as it is shown. */
export function likeness(sent: JsonValue, shown: JsonValue, form: Form): Likeness {
  const forms = formsBy[form](sent, shown);
  if (forms?.length === 0) return { is: "same" };
  if (!forms && form === "password" && isMask(shown)) return { is: "mask" };
  return forms ? { is: "normal form", which: [...new Set(forms)].join(", ") } : { is: "lost" };
}

type Rule = (sent: JsonValue, shown: JsonValue) => Forms;

/** A rule about texts; an empty text may be null, and what is no text is the same or lost. */
const ofTexts =
  (rule: (sent: string, shown: string) => Forms): Rule =>
  (sent, shown) => {
    if (typeof sent === "string" && typeof shown === "string") return rule(sent, shown);
    if (typeof sent === "string" && sent.trim() === "" && shown === null) return ["an empty text as null"];
    return isSame(sent, shown) ? [] : undefined;
  };

const text = ofTexts(formsOfText);
const tag = ofTexts((sent, shown) =>
  keyOf(sent) === keyOf(shown) ? (formsOfText(sent, shown) ?? also("letter case", fold(sent), fold(shown))) : undefined,
);

const formsBy: Readonly<Record<Form, Rule>> = {
  text,
  password: text,
  tag,
  tags: (sent, shown) => (Array.isArray(sent) && Array.isArray(shown) ? formsOfTags(sent, shown) : text(sent, shown)),
  basename: ofTexts((sent, shown) => formsOfText(sent, shown) ?? (isSlug(sent, shown) ? ["a slug"] : undefined)),
  path: ofTexts((sent, shown) => formsOfText(sent, shown) ?? (hasPrefix(sent, shown) ? ["a prefix"] : undefined)),
  url: ofTexts((sent, shown) => formsOfText(sent, shown) ?? (isSameUrl(sent, shown) ? ["a parsed URL"] : undefined)),
  data: formsOfData,
};

/** One more normal form, where what is left is one of a text too. */
function also(form: string, sent: string, shown: string): Forms {
  const rest = formsOfText(sent, shown);
  return rest && [form, ...rest];
}

function formsOfText(sent: string, shown: string): Forms {
  if (sent === shown) return [];
  const pairs = [false, true].flatMap((lines) =>
    [false, true].map((unicode) => {
      const of = (value: string) => toLines(toUnicode(value, unicode), lines);
      const forms = [...(lines ? ["line ends"] : []), ...(unicode ? ["Unicode form"] : [])];
      return { forms, one: of(sent), other: of(shown) };
    }),
  );
  const same = pairs.find(({ one, other }) => one === other);
  if (same) return same.forms;
  const narrow = pairs.find(({ one, other }) => hasLessSpace(one, other));
  return narrow && [...narrow.forms, "white space"];
}

const toLines = (value: string, isOn: boolean) => (isOn ? value.replace(/\r\n?/g, "\n") : value);
const toUnicode = (value: string, isOn: boolean) => (isOn ? value.normalize("NFC") : value);
/** Twice, since some letters have more than one small form. */
const fold = (value: string) => value.toUpperCase().toLowerCase();

/** The same words, with less white space around them or between them. */
function hasLessSpace(sent: string, shown: string): boolean {
  const words = (value: string) => value.split(/\s+/).filter((word) => word !== "");
  if (!isSame(words(sent), words(shown))) return false;
  const [wide, narrow] = [sent.split(/\S+/), shown.split(/\S+/)];
  return narrow.every((gap, index) => gap === " " || isWithin(wide[index] ?? "", gap));
}

/** Whether all characters of the second are in the first, in their order. */
function isWithin(whole: string, part: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at++;
  return at === part.length;
}

/** Every tag is there, and no other one; repeats may be gone, and the order is open. */
function formsOfTags(sent: JsonValue[], shown: JsonValue[]): Forms {
  if (isSame(sent, shown)) return [];
  if (!sent.every((one) => shown.some((other) => tag(one, other)))) return undefined;
  if (!shown.every((one) => sent.some((other) => tag(other, one)))) return undefined;
  const count = (all: readonly JsonValue[], one: JsonValue) =>
    all.filter((other) => keyOf(other) === keyOf(one)).length;
  if (shown.some((one) => count(shown, one) > count(sent, one))) return undefined;
  const forms = shown.flatMap((one) => closest(sent, one));
  if (shown.length < sent.length) return [...forms, "without repeats"];
  const isInOrder = sent.every((one, index) => tag(one, shown[index] as JsonValue));
  return isInOrder ? forms : [...forms, "another order"];
}

/** The same for all normal forms of a tag. */
const keyOf = (value: JsonValue): JsonValue =>
  typeof value === "string" ? fold(value.normalize("NFC")).replace(/\s+/g, " ").trim() : value;

/** The fewest normal forms that make a tag of those that were sent. */
function closest(sent: readonly JsonValue[], shown: JsonValue): readonly string[] {
  const all = sent.flatMap((one) => [tag(one, shown)]).filter((forms) => forms !== undefined);
  return all.sort((one, other) => one.length - other.length)[0] ?? [];
}

const separators = /[-_.~ ]/;
const isPlain = (character: string) => /[a-z0-9]/.test(character);

/**
 * The plain letters and digits of a name in their order, in either case. Between them are separators, and a few letters where the
 * name had a character that is none of the plain ones.
 */
function isSlug(sent: string, shown: string): boolean {
  const name = [...sent.toLowerCase()];
  const slug = shown.toLowerCase();
  let at = 0;
  /** How many letters may stand for the characters that were left out. */
  let spare = 0;
  for (const character of name) {
    if (!isPlain(character)) {
      if (!separators.test(character)) spare += 8;
      continue;
    }
    while (at < slug.length && slug[at] !== character) {
      const isFree = separators.test(slug[at] ?? "") || spare-- > 0;
      if (!isFree) return false;
      at++;
    }
    if (at === slug.length) return false;
    at++;
    if (slug[at] !== undefined && separators.test(slug[at] ?? "")) spare = 0;
  }
  return /^[-_.~\p{L}\p{N}]+$/u.test(slug) && [...slug.slice(at)].every((rest) => separators.test(rest) || spare-- > 0);
}

/** The same path below something, or without the slash at its start. */
function hasPrefix(sent: string, shown: string): boolean {
  const path = sent.replace(/^\/+/, "");
  return path !== "" && (shown === path || shown.endsWith(`/${path}`));
}

/** The same address, as parsers of URLs write it in their own ways. */
function isSameUrl(sent: string, shown: string): boolean {
  const parsed = (value: string) => {
    if (!URL.canParse(value)) return undefined;
    const url = new URL(value);
    url.search = url.search.replaceAll("+", "%20");
    return url.href.replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[A-Za-z0-9\-._~{}]/.test(character) ? character : code.toUpperCase();
    });
  };
  const one = parsed(sent);
  return one !== undefined && one === parsed(shown);
}

/** Of free data the texts may have a normal form, and nothing else. */
function formsOfData(sent: JsonValue, shown: JsonValue): Forms {
  if (Array.isArray(sent) && Array.isArray(shown)) {
    if (sent.length !== shown.length) return undefined;
    return joined(sent.map((one, index) => formsOfData(one, shown[index] as JsonValue)));
  }
  if (!isObject(sent) || !isObject(shown)) return text(sent, shown);
  const names = Object.keys(sent);
  if (names.length !== Object.keys(shown).length || !names.every((name) => Object.hasOwn(shown, name)))
    return undefined;
  const member = (from: JsonObject, name: string) => from[name] as JsonValue;
  return joined(names.map((name) => formsOfData(member(sent, name), member(shown, name))));
}

const joined = (all: readonly Forms[]): Forms =>
  all.some((forms) => !forms) ? undefined : all.flatMap((forms) => forms ?? []);

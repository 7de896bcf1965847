import { isObject, isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import type { Form } from "../specs/resource-spec.js";

/** How a target shows a sent value: unchanged, in a normal form, as a mask, or with a loss. */
export type Likeness = { is: "same" } | { is: "normal form"; which: string } | { is: "mask" } | { is: "lost" };

/** The normal forms that turn one value into another. Empty if they are equal, undefined if something is lost. */
type Forms = readonly string[] | undefined;

/** Compares a sent value with the shown one. */
export function likeness(sent: JsonValue, shown: JsonValue, form: Form): Likeness {
  const forms = formsBy[form](sent, shown);
  if (forms?.length === 0) return { is: "same" };
  if (!forms && form === "password" && isSecretMask(shown)) return { is: "mask" };
  return forms ? { is: "normal form", which: [...new Set(forms)].join(", ") } : { is: "lost" };
}

type Rule = (sent: JsonValue, shown: JsonValue) => Forms;

/** A rule about texts. An empty text may become null. Other values are equal or lost. */
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

/** Adds a normal form if the rest is a normal form of a text too. */
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
/** Twice, because some letters have several lower-case forms. */
const fold = (value: string) => value.toUpperCase().toLowerCase();

/** The same words, with less white space around or between them. */
function hasLessSpace(sent: string, shown: string): boolean {
  const words = (value: string) => value.split(/\s+/).filter((word) => word !== "");
  if (!isSame(words(sent), words(shown))) return false;
  const [wide, narrow] = [sent.split(/\S+/), shown.split(/\S+/)];
  return narrow.every((gap, index) => gap === " " || isWithin(wide[index] ?? "", gap));
}

/** Whether the second text has all its characters in the first one, in the same order. */
function isWithin(whole: string, part: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at++;
  return at === part.length;
}

/** The same tags. Repeated and empty tags may be missing, and the order may differ. */
function formsOfTags(sent: JsonValue[], shown: JsonValue[]): Forms {
  if (isSame(sent, shown)) return [];
  const isEmpty = (one: JsonValue) => typeof one === "string" && one.trim() === "";
  if (sent.some(isEmpty) && !shown.some(isEmpty)) {
    const rest = formsOfTags(
      sent.filter((one) => !isEmpty(one)),
      shown,
    );
    return rest && ["without empty tags", ...rest];
  }
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

/** The same form for all normal forms of a tag. */
const keyOf = (value: JsonValue): JsonValue =>
  typeof value === "string" ? fold(value.normalize("NFC")).replace(/\s+/g, " ").trim() : value;

/** The fewest normal forms that turn one of the sent tags into a shown tag. */
function closest(sent: readonly JsonValue[], shown: JsonValue): readonly string[] {
  const all = sent.flatMap((one) => [tag(one, shown)]).filter((forms) => forms !== undefined);
  return all.sort((one, other) => one.length - other.length)[0] ?? [];
}

const separators = /[-_.~ ]/;
const isPlain = (character: string) => /[a-z0-9]/.test(character);

/**
 * The plain letters and digits of a name in order, in either case. Separators may stand between them, and a few letters for
 * characters that are not plain.
 */
function isSlug(sent: string, shown: string): boolean {
  const name = [...sent.toLowerCase()];
  const slug = shown.toLowerCase();
  let at = 0;
  /** How many letters may replace a character that was left out. */
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

/** The same path with a prefix, or without its first slash. */
function hasPrefix(sent: string, shown: string): boolean {
  const path = sent.replace(/^\/+/, "");
  return path !== "" && (shown === path || shown.endsWith(`/${path}`));
}

/** The same URL, as URL parsers write it. */
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

/** In free data, only texts may have a normal form. */
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

/**
 * Whether a password is shown as a mask: one repeated character, a part in stars, or a word. A mask does not reveal the
 * password, and writing it back would lose the password.
 */
export function isMask(value: JsonValue | undefined): boolean {
  if (typeof value !== "string") return false;
  const [first = ""] = value;
  const isRepeated = value.length > 2 && value === first.repeat(value.length / first.length);
  return isRepeated || /[*•●█]{3}|^[[(<{]?(redacted|hidden|masked|secret|filtered|set)[\])>}]?$/iu.test(value);
}

/** Whether a secret is shown as a mask, or with a few characters at its start or end beside an ellipsis. */
export const isSecretMask = (value: JsonValue | undefined): boolean =>
  isMask(value) || (typeof value === "string" && /^(?:(?:…|\.{3}).{0,8}|.{0,8}(?:…|\.{3}))$/su.test(value));

/** Whether a value is a mask or has one inside, such as one of several headers, or the password in a URL. */
export const holdsMask = (value: JsonValue | undefined): boolean => textsIn(value).some(isMask);

/** Whether a text in a value may be cut short, as services show the start or the end of a secret. */
export const mayBeCut = (value: JsonValue | undefined): boolean => textsIn(value).some((text) => /…|\.{3}/.test(text));

const textsIn = (value: JsonValue | undefined): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap((inner) => textsIn(inner as JsonValue));

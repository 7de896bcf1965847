import { isNumber, isObject, isSame, type JsonValue } from "../../base/json.js";
import type { Form } from "./resource-spec.js";

/** How a target shows a sent value: unchanged, in a normal form, as a mask, or with a loss. */
export type Likeness = "same" | "normal form" | "mask" | "lost";

/** Compares a sent value with the shown one. */
export function likeness(sent: JsonValue, shown: JsonValue, form: Form): Likeness {
  if (isSame(sent, shown)) return "same";
  if (isFormOf[form](sent, shown)) return "normal form";
  // An address may hold a secret too. A mask that is sent back is no value either.
  const mayBeMasked = form === "password" || form === "url";
  return mayBeMasked && (isSecretMask(shown) || isSecretMask(sent)) ? "mask" : "lost";
}

/** Whether the second value is the first one in a normal form, or the same. */
type Rule = (sent: JsonValue, shown: JsonValue) => boolean;

/** A rule about texts, which may always differ in white space. An empty text may become null. Other values are equal or lost. */
const ofTexts =
  (isAlike: (sent: string, shown: string) => boolean): Rule =>
  (sent, shown) => {
    if (typeof sent !== "string") return isSame(sent, shown);
    if (typeof shown === "string") return hasLessSpace(sent, shown) || isAlike(sent, shown);
    return shown === null && sent.trim() === "";
  };

const text = ofTexts(() => false);
const tag = ofTexts((sent, shown) => hasLessSpace(fold(sent), fold(shown)));

const isFormOf: Readonly<Record<Form, Rule>> = {
  text,
  password: text,
  tag,
  tags: (sent, shown) => (Array.isArray(sent) && Array.isArray(shown) ? areTags(sent, shown) : text(sent, shown)),
  basename: ofTexts((sent, shown) => isSlug(sent, shown) || isCleaned(sent, shown)),
  path: ofTexts(hasPrefix),
  url: ofTexts(isSameUrl),
  data: isData,
};

/** Twice, because some letters have several lower-case forms. */
const fold = (value: string) => value.toUpperCase().toLowerCase();

const words = (value: string) => value.replace(/\s+/g, " ").trim();

/** Whether two texts have equal words: white space may be less, line ends and the Unicode form may differ. */
function hasLessSpace(sent: string, shown: string): boolean {
  const [one, other] = [sent.normalize("NFC"), shown.normalize("NFC")];
  // Most pairs differ in their last character, which is found sooner.
  if (one.trimEnd().at(-1) !== other.trimEnd().at(-1) || words(one) !== words(other)) return false;
  const gapsOf = (value: string) => value.replace(/\r\n?/g, "\n").split(/\S+/);
  const wide = gapsOf(one);
  return gapsOf(other).every((gap, index) => gap === " " || isWithin(wide[index] ?? "", gap));
}

/** Whether the second text has all its characters in the first one, in the same order. */
function isWithin(whole: string, part: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at++;
  return at === part.length;
}

/** Whether two lists have equal tags. Repeated and empty tags may be missing, and the order may differ. */
function areTags(sent: readonly JsonValue[], shown: readonly JsonValue[]): boolean {
  const isEmpty = (one: JsonValue) => typeof one === "string" && one.trim() === "";
  const [some, found] = [byKey(shown.some(isEmpty) ? sent : sent.filter((one) => !isEmpty(one))), byKey(shown)];
  const isShown = ([key, ones]: [string, JsonValue[]]) =>
    ones.every((one) => found.get(key)?.some((other) => tag(one, other)));
  const isSent = ([key, others]: [string, JsonValue[]]) => {
    const ones = some.get(key) ?? [];
    return others.length <= ones.length && others.every((other) => ones.some((one) => tag(one, other)));
  };
  return [...some].every(isShown) && [...found].every(isSent);
}

/** Tags by what all normal forms of one have in common, so that long lists are compared in one pass. */
function byKey(tags: readonly JsonValue[]): Map<string, JsonValue[]> {
  const groups = new Map<string, JsonValue[]>();
  for (const one of tags) {
    const key = typeof one === "string" ? words(fold(one).normalize("NFC")) : JSON.stringify(one);
    if (!groups.get(key)?.push(one)) groups.set(key, [one]);
  }
  return groups;
}

const separators = /[-_.~ ]/;
const isPlain = (character: string) => /[a-z0-9]/.test(character);

/** The plain letters and digits of a name in order, with separators or a few letters for other characters between. */
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

/** Whether a name is shown with a separator for each character that file systems refuse. */
function isCleaned(sent: string, shown: string): boolean {
  const [one, other] = [[...sent], [...shown]];
  const isSame = (was: string, is = "") => was === is || (/[^\p{L}\p{N}]/u.test(was) && separators.test(is));
  return one.length === other.length && one.every((was, at) => isSame(was, other[at]));
}

/** Whether a path is shown with a prefix, or without its first slash. */
function hasPrefix(sent: string, shown: string): boolean {
  const path = sent.replace(/^\/+/, "");
  return path !== "" && (shown === path || shown.endsWith(`/${path}`));
}

/** Whether URL parsers write two URLs alike. */
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
function isData(sent: JsonValue, shown: JsonValue): boolean {
  if (Array.isArray(sent) && Array.isArray(shown))
    return sent.length === shown.length && sent.every((one, index) => isData(one, shown[index] as JsonValue));
  if (!isObject(sent) || !isObject(shown)) return text(sent, shown);
  const members = Object.entries(sent);
  return (
    members.length === Object.keys(shown).length &&
    members.every(([name, one]) => Object.hasOwn(shown, name) && isData(one, shown[name] as JsonValue))
  );
}

/**
 * Whether a password is shown as a mask: one repeated character, a part in stars, or a word. A mask does not reveal the
 * password, and writing it back would lose the password.
 */
function isMask(value: JsonValue | undefined): boolean {
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
  typeof value === "string"
    ? [value]
    : Object.values(isNumber(value) ? {} : Object(value)).flatMap((inner) => textsIn(inner as JsonValue));

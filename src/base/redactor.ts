import { fromUtf8, toUtf8 } from "./bytes.js";
import { isObject } from "./json.js";
import { hidden } from "./redaction.js";

/** Shorter secrets are part of too many words, so they are hidden only as the whole value of a header. */
const shortestInTexts = 8;

/** Hides secrets in a text, in whatever form they travel. */
export type Hide = (text: string) => string;

/** Hides the values of secrets in any text, without a name that marks them, and of those that it learns later. */
export function createRedactor(secrets: Iterable<string> = []) {
  const known = new Set<string>();
  const needles = createNeedles();
  const learn = (more: Iterable<string>): void => {
    const fresh = [...more].filter((secret) => secret.length >= shortestInTexts && !known.has(secret));
    for (const secret of fresh) known.add(secret);
    for (const needle of fresh.flatMap(needlesOf)) needles.add(needle);
  };
  const hide: Hide = (text) => {
    if (known.size === 0) return text;
    const parts = readingsOf(text).flatMap((reading) => partsIn(reading, needles));
    return parts.length === 0 ? text : without(text, parts);
  };
  learn(secrets);
  return { learn, hide };
}

/** Hides secrets in each text of JSON, in names of members too. */
export function hideIn<Value>(value: Value, hide: Hide): Value {
  const visit = (one: unknown): unknown => {
    if (typeof one === "string") return hide(one);
    if (Array.isArray(one)) return one.map(visit);
    if (!isObject(one)) return one;
    const members = Object.entries(one).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([name, member]) => [hide(name), visit(member)]));
  };
  return visit(value) as Value;
}

/** The length of the start by which needles are found. A secret of some escapes decodes to few characters. */
const startLength = 6;

/** A secret as it stands in a reading: plain, in each form that a text may have, decoded as the text is, and in Base64. */
function needlesOf(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inAscii = inJson.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const inUrl = [secret, inJson, inAscii].map((one) => String(new URLSearchParams([["", one]])).slice(1));
  // What a secret has of escapes is decoded too, and its backslashes with what follows them. So a form is decoded like the text.
  const decoded = [secret, inJson, inAscii, ...inUrl].map((one) => decode(one).text);
  const plain = [inOneForm(secret), ...decoded, ...decoded.map((one) => one.replace(/\\$/, ""))];
  const encoded = [secret, inJson].flatMap(inBase64).map(inOneForm);
  return [...new Set([...plain, ...encoded])].filter(({ length }) => length >= startLength);
}

/** What to look for, by its start, so that a text takes the same time however many there are. */
function createNeedles() {
  const byStart = new Map<string, string[]>();
  /** A look at three characters excludes most places. */
  const mayStart = new Uint8Array(2 ** 16);
  const signsAt = (text: string, at: number) =>
    (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % mayStart.length;
  return {
    add(needle: string): void {
      const start = needle.slice(0, startLength);
      if (!byStart.get(start)?.push(needle)) byStart.set(start, [needle]);
      mayStart[signsAt(needle, 0)] = 1;
    },
    /** Those that may stand at this place. */
    at: (text: string, at: number): readonly string[] | undefined =>
      mayStart[signsAt(text, at)] ? byStart.get(text.slice(at, at + startLength)) : undefined,
  };
}

/** A text as somebody reads it, and where each of its characters, and its end, stands in the original. */
interface Reading {
  text: string;
  placeOf(at: number): number;
}

/** As it is, and decoded. Both, since what precedes a secret may look like the start of an escape. */
function readingsOf(text: string): Reading[] {
  const plain = { text: inOneForm(text), placeOf: (at: number) => at };
  return /[%\\&']/.test(text) ? [plain, decode(text)] : [plain];
}

/** A part of a text, from its first character to the one behind it. */
type Part = readonly [start: number, end: number];

function partsIn({ text, placeOf }: Reading, needles: ReturnType<typeof createNeedles>): Part[] {
  const found: Part[] = [];
  for (let at = 0; at + startLength <= text.length; at++)
    for (const needle of needles.at(text, at) ?? [])
      if (text.startsWith(needle, at)) found.push([placeOf(at), placeOf(at + needle.length)]);
  return found;
}

/** Parts may overlap: one secret may be a part of another. */
function without(text: string, parts: readonly Part[]): string {
  let shown = "";
  let end = 0;
  for (const [start, partEnd] of parts.toSorted(([one], [other]) => one - other)) {
    if (start >= end) shown += text.slice(end, start) + hidden;
    end = Math.max(end, partEnd);
  }
  return shown + text.slice(end);
}

/** In lower case, and in one alphabet of Base64. The length stays: this letter alone becomes two in lower case. */
const inOneForm = (text: string): string =>
  text.replaceAll("\u0130", "i").toLowerCase().replace(/[+ ]/g, "-").replaceAll("/", "_");

/** The escapes of URLs (also encoded again), JSON, HTML and a shell, and the signs before which JSON has a backslash. */
const escaped =
  /%(?:25)*[c-f][\da-f](?:%(?:25)*[89ab][\da-f])+|%(?:25)*([0-7][\da-f])|\\+(?:u([\da-f]{4})|([bfnrt]))?|&#x([\da-f]{1,6});?|&#(\d{1,7});?|&(amp|lt|gt|quot|apos);|'\\+''|["/]/gi;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

function decode(text: string): Reading {
  const plain = inOneForm(text);
  const pieces: string[] = [];
  const places = new Uint32Array(text.length + 1);
  let length = 0;
  let end = 0;
  /** An escape stands in one place, however many characters it is. */
  const add = (piece: string, place: number, step: 0 | 1) => {
    pieces.push(piece);
    for (let at = 0; at < piece.length; at++) places[length++] = place + at * step;
  };
  for (const found of text.matchAll(escaped)) {
    const [whole] = found;
    const sign = unescaped(found);
    // JSON has a backslash before these, which may travel in another form. A backslash is always an escape.
    const hasBackslash = found.index === end && pieces.at(-1) === "\\" && /^["\\/]$/.test(sign);
    if (sign === whole && !hasBackslash && sign !== "\\") continue;
    if (found.index > end) add(plain.slice(end, found.index), end, 1);
    if (hasBackslash) {
      pieces.pop();
      length--;
    }
    add(inOneForm(sign), hasBackslash ? (places[length] ?? 0) : found.index, 0);
    end = found.index + whole.length;
  }
  add(plain.slice(end), end, 1);
  places[length] = text.length;
  return { text: pieces.join(""), placeOf: (at) => places[at] ?? 0 };
}

/** The text of an escape. An unknown one, and a sign that is none, stays. */
function unescaped([whole, ascii, unit, letter, hex, decimal, name]: RegExpExecArray): string {
  if (letter !== undefined) return escapes[letter.toLowerCase()] ?? letter;
  if (name !== undefined) return entities[name.toLowerCase()] ?? name;
  const digits = ascii ?? unit ?? hex;
  const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  const bytes = whole.match(/[89a-f][\da-f]/gi) ?? [];
  return whole.startsWith("%")
    ? fromUtf8(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)))
    : whole.charAt(0);
}

/** A secret in Base64: the characters that do not depend on neighbors, for each of the three offsets. */
function inBase64(secret: string): string[] {
  const bytes = toUtf8(secret);
  return [0, 1, 2].flatMap((before) => {
    const text = btoa("\0".repeat(before) + Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const whole = text.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 8) / 6));
    return whole.length < shortestInTexts ? [] : [whole];
  });
}

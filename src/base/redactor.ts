import { isNumber, isObject, toJson } from "./json.js";
import { asItIs, type Decoding, readingsOf, undone } from "./readings.js";
import { hidden } from "./redaction.js";
import { cut, toUtf8, toWellFormed, withoutMarks } from "./text.js";

/** Shorter secrets are part of too many words, so they are hidden only as the whole value of a header. */
const shortest = 8;

/** So many characters of texts are kept, to know them again. */
const mostKept = 2 ** 20;

/** Hides secrets in a text, in whatever form they travel, and then cuts what is marked (`cutLater`). */
export type Hide = (text: string) => string;

/** Hides the values of secrets in any text, without a name that marks them, and of those that it learns later. */
export function createRedactor(secrets: Iterable<string> = []) {
  const known = new Set<string>();
  /** By letters and digits; secrets with too few of them by most signs; and what is only of quotes and the like, as it is escaped. */
  const [letters, signs, all] = [createIndex(ofLetters, shortest), createIndex(ofSigns, 6), createIndex(ofAll, 6)];
  const indexes = [letters, signs, all];
  const learn = (more: Iterable<string>): void => {
    for (const secret of more) {
      if (secret.length < shortest || known.has(secret)) continue;
      known.add(secret);
      seen.clear();
      const isIn = formsOf(secret).map((form) => letters.add(form) || signs.add(form));
      for (const part of insideBase64(secret)) letters.add(part);
      if (isIn.includes(false)) for (const form of escaped(secret)) all.add(form);
    }
  };
  /** Most texts of a run come again: names, addresses, values of headers, and texts that are cut elsewhere. */
  const seen = new Map<string, Part[]>();
  let kept = 0;
  const partsOf = (text: string): Part[] => {
    const known = seen.get(text);
    if (known) return known;
    const parts: Part[] = [];
    const fewest = Math.min(...indexes.map(({ shortest }) => shortest()));
    for (const reading of readingsOf(asItIs(text), fewest)) for (const { find } of indexes) find(reading, text, parts);
    parts.sort(([one], [other]) => one - other);
    kept += text.length;
    if (kept > mostKept) {
      seen.clear();
      kept = text.length;
    }
    seen.set(text, parts);
    return parts;
  };
  const hide: Hide = (marked) => {
    if (known.size === 0 || marked.length < shortest) return cut(marked);
    const { text, shown } = withoutMarks(marked);
    const parts = partsOf(text);
    return parts.length === 0 ? cut(marked) : without(text, parts, shown);
  };
  learn(secrets);
  return { learn, hide };
}

/** The same JSON with secrets hidden in each of its texts and numbers, and in the names of members. */
export function hideIn<Value>(value: Value, hide: Hide): Value {
  const isHidden = (one: unknown, text = toJson(one)) => hide(text) !== cut(text);
  const visit = (one: unknown): unknown => {
    if (typeof one === "string") return hide(one);
    if (isNumber(one)) return isHidden(one) ? hidden : one;
    // The bytes of a secret, or its lines.
    if (Array.isArray(one))
      return one.length > 1 && isFlat(one) && isHidden(one) ? one.map(() => hidden) : one.map(visit);
    if (!isObject(one)) return one;
    const members = Object.entries(one).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([name, member]) => [hide(name), visit(member)]));
  };
  return visit(value) as Value;
}

const isFlat = (list: readonly unknown[]) => list.every((one) => typeof one !== "object" || isNumber(one));

/** A part of a text, from its first character to the one behind it. */
type Part = readonly [start: number, end: number];

/** A secret itself, as others may have misread it (UTF-8 as Latin-1, once or twice, and without what is not ASCII), and rounded. */
function formsOf(secret: string): string[] {
  const forms = [secret];
  if (/[^\0-\x7f]/.test(secret)) {
    const latin = (text: string) => String.fromCharCode(...toUtf8(text.slice(0, longest)));
    const windows = (text: string) => new TextDecoder("windows-1252").decode(toUtf8(text.slice(0, longest)));
    forms.push(latin(secret), windows(secret), latin(latin(secret)), windows(windows(secret)));
    forms.push(secret.replace(/[^\0-\x7f]+/g, ""));
  }
  if (/^\d{16,}$/.test(secret)) forms.push(String(Number(secret)));
  return forms.flatMap((text) => [text, undone(asItIs(text))?.text ?? text]);
}

/** The characters of a short secret in Base64 that its neighbors do not decide, wherever it begins: too few bytes to decode them. */
function insideBase64(secret: string): string[] {
  if (secret.length > 32) return [];
  const bytes = String.fromCharCode(...toUtf8(secret));
  return [0, 1, 2].map((before) => {
    const [one = "", other = ""] = ["\0", "\xff"].map((byte) => btoa(byte.repeat(before) + bytes + byte.repeat(3)));
    return [...one].filter((sign, at) => sign === other[at]).join("");
  });
}

/** In JSON, also of ASCII alone, and in URLs, up to three times. */
function escaped(text: string, times = 3): string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const ascii = json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return [json, ascii, encodeURIComponent(toWellFormed(text)), text.replaceAll("%20", "+")]
    .flatMap((one) => (times === 0 || one === text ? [] : escaped(one, times - 1)))
    .concat(text);
}

/** So many characters of a secret are enough to know it, and all but three of a shorter one, since an escape may swallow some. */
const longest = 64;
const leastOf = (length: number) => (length < 12 ? length : Math.min(length - 3, longest));

interface Entry {
  wanted: Folded;
  form: string;
  /** Where the part starts in it. */
  offset: number;
}

/** What to look for, by hashes of parts of a length, so that a text takes the same time however many there are. */
function createTable(size: number) {
  const entries = new Map<number, Entry[]>();
  /** A look at this excludes most places. */
  const mayBe = new Uint8Array(2 ** 16);
  const weight = Array.from({ length: size }).reduce<number>((power) => Math.imul(power, base), 1);
  const add = (entry: Entry, most = Number.POSITIVE_INFINITY) => {
    const key = entry.wanted.codes.slice(entry.offset, entry.offset + size).reduce(hashed, 0);
    mayBe[key & 0xffff] = 1;
    const same = entries.get(key);
    // A part that is repeated finds its secret once.
    if (!same) entries.set(key, [entry]);
    else if (same.at(-1)?.wanted !== entry.wanted && same.length < most) same.push(entry);
  };
  /** Calls back for each place where a part may stand. `seen` returns from where to look next. */
  const each = (codes: Uint16Array, seen: (at: number, entry: Entry) => number) => {
    let [key, next] = [0, 0];
    for (let end = 0; end < codes.length; end++) {
      key = hashed(key, codes[end] ?? 0);
      if (end >= size) key = (key - Math.imul(codes[end - size] ?? 0, weight)) | 0;
      if (end + 1 < size || end < next || !mayBe[key & 0xffff]) continue;
      for (const entry of entries.get(key) ?? []) next = Math.max(next, seen(end + 1 - size, entry));
    }
  };
  return { size, entries, add, each };
}

const isUsed = ({ entries }: ReturnType<typeof createTable>) => entries.size > 0;

/** So many secrets are known by an end that they share. */
const mostAlike = 50;

const base = 0x01000193;
const hashed = (key: number, code: number): number => (Math.imul(key, base) + code) | 0;

function createIndex(fold: (text: string) => Folded, fewest: number) {
  const tables = [32, 12, fewest].map(createTable);

  /** False if too little of the form is left. */
  function add(form: string): boolean {
    const wanted = fold(form);
    const { codes } = wanted;
    const least = leastOf(codes.length);
    const table = tables.find(({ size }) => size <= least - (least < codes.length ? 1 : 0));
    if (!table || codes.length < fewest) return false;
    // Every stretch of the least length has one of these parts.
    const step = least - table.size + 1;
    const last = codes.length - table.size;
    for (let at = 0; at < last + step; at += step) table.add({ wanted, form, offset: Math.min(at, last) });
    // Either end of one that somebody else has cut.
    for (const offset of [0, codes.length - fewest]) tables.at(-1)?.add({ wanted, form, offset }, mostAlike);
    return true;
  }

  function find(reading: Decoding, original: string, parts: Part[]): void {
    const used = tables.filter(isUsed);
    const { text } = reading;
    if (used.length === 0 || text.length < fewest) return;
    const { codes, starts } = fold(text);
    for (const { each } of used)
      each(codes, (at, { wanted, form, offset }) => {
        let [from, to] = [at, at];
        while (to < codes.length && codes[to] === wanted.codes[offset + to - at]) to++;
        while (from > 0 && offset + from > at && codes[from - 1] === wanted.codes[offset + from - at - 1]) from--;
        const isFirst = offset === at - from;
        const isLast = offset + to - at === wanted.codes.length;
        let [start, end] = [starts[from] ?? 0, endOf(text, starts[to - 1] ?? 0)];
        // The signs around it that are not compared.
        for (let sign = wanted.starts[0] ?? 0; isFirst && sign-- > 0 && text[start - 1] === form[sign]; ) start--;
        for (
          let sign = endOf(form, wanted.starts.at(-1) ?? 0);
          isLast && end < text.length && text[end] === form[sign];
          sign++
        )
          end++;
        const part = [reading.start(start), reading.end(end - 1)] as const;
        const isCut = (isFirst && isCutAfter(original, part[1])) || (isLast && isCutBefore(original, part[0]));
        if (to - from < (isCut ? shortest : leastOf(wanted.codes.length))) return 0;
        parts.push(part);
        return to;
      });
  }
  return { add, find, shortest: () => (tables.some(isUsed) ? fewest : Number.POSITIVE_INFINITY) };
}

/** Somebody else may have cut a secret: a target, or the parser of JSON in its message. */
const isCutAfter = (text: string, at: number) => /^\S{0,6}(?:…|\.\.\.)/.test(text.slice(at, at + 9));
const isCutBefore = (text: string, at: number) => /(?:…|\.\.\.)\S{0,6}$/.test(text.slice(Math.max(at - 9, 0), at));

/** The characters of a text that are compared, and where each starts in it. */
interface Folded {
  codes: Uint16Array;
  starts: Uint32Array;
}

/** Compares without what is dropped, and without differences of case, of accents and of width. */
function foldWithout(dropped: RegExp) {
  const foldOne = (sign: string) =>
    sign.normalize("NFKD").toUpperCase().toLowerCase().normalize("NFKD").replace(dropped, "");
  const ascii = Uint8Array.from({ length: 128 }, (_, code) => foldOne(String.fromCharCode(code)).charCodeAt(0) || 0);
  return (text: string): Folded => {
    // Few signs are longer in this form, and a text of many of those is none. What is beyond the end of an array is dropped.
    const [codes, starts] = [new Uint16Array(2 * text.length), new Uint32Array(2 * text.length)];
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 128) {
        starts[length] = at;
        codes[length] = ascii[unit] ?? 0;
        if (ascii[unit]) length++;
        continue;
      }
      const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
      for (const one of foldOne(sign).split("")) {
        starts[length] = at;
        codes[length++] = one.charCodeAt(0);
      }
      at += sign.length - 1;
    }
    return { codes: codes.subarray(0, length), starts: starts.subarray(0, length) };
  };
}

const endOf = (text: string, at: number) => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

const ofLetters = foldWithout(/[^\p{L}\p{N}]/gu);
/** Without what an encoding adds or replaces. */
const ofSigns = foldWithout(/[\s\\'"`+\p{C}\p{M}]/gu);
const ofAll = foldWithout(/(?!)/);

/** What is shown of a text, without some parts of it, which may overlap, in the order of their starts. */
function without(text: string, parts: readonly Part[], stretches: readonly Part[]): string {
  const kept = stretches.map(([from, to]) => {
    let shown = "";
    let end = from;
    for (const [start, partEnd] of parts) {
      if (partEnd <= end || start >= to) continue;
      const isNext = start <= end && shown.endsWith(hidden);
      shown += text.slice(end, Math.max(start, end)) + (isNext ? "" : hidden);
      end = Math.min(partEnd, to);
    }
    return shown + text.slice(end, to);
  });
  return kept.join("…");
}

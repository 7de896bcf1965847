import { toUtf8, toWellFormed } from "./bytes.js";
import { cut, withoutMarks } from "./cut.js";
import { isNumber, isObject, toJson } from "./json.js";
import { hidden } from "./redaction.js";

/** Shorter secrets are part of too many words, so they are hidden only as the whole value of a header. */
const shortest = 8;

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
      const isIn = formsOf(secret).map((form) => letters.add(form) || signs.add(form));
      if (isIn.includes(false)) for (const form of escaped(secret)) all.add(form);
    }
  };
  const hide: Hide = (marked) => {
    if (known.size === 0 || marked.length < shortest) return cut(marked);
    const { text, shown } = withoutMarks(marked);
    const parts: Part[] = [];
    const fewest = Math.min(...indexes.map(({ shortest }) => shortest()));
    for (const reading of readingsOf(asItIs(text), fewest)) for (const { find } of indexes) find(reading, text, parts);
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

/** A text as somebody may read it, and from where to where each of its characters stands in the original. */
interface Reading {
  text: string;
  start(at: number): number;
  end(at: number): number;
}

const asItIs = (text: string): Reading => ({ text, start: (at) => at, end: (at) => at + 1 });

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

  function find(reading: Reading, original: string, parts: Part[]): void {
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
      const sign = unit < 128 ? "" : String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (unit < 128 && ascii[unit]) {
        starts[length] = at;
        codes[length++] = ascii[unit];
      }
      for (const one of sign === "" ? [] : foldOne(sign).split("")) {
        starts[length] = at;
        codes[length++] = one.charCodeAt(0);
      }
      at += Math.max(sign.length - 1, 0);
    }
    return { codes: codes.subarray(0, length), starts: starts.subarray(0, length) };
  };
}

const endOf = (text: string, at: number) => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

const ofLetters = foldWithout(/[^\p{L}\p{N}]/gu);
/** Without what an encoding adds or replaces. */
const ofSigns = foldWithout(/[\s\\'"`+\p{C}\p{M}]/gu);
const ofAll = foldWithout(/(?!)/);

/** Every way to read a text: as it is, with its escapes undone, and what is encoded in it, which is read in these ways again. */
function* readingsOf(reading: Reading, fewest: number, depth = 0): Generator<Reading> {
  yield reading;
  const plain = undone(reading);
  if (plain) yield plain;
  for (const { pattern, radix } of depth === 0 ? rareEscapes : []) {
    const rare = pass(reading, pattern, ([, digits]) => (digits ? fromDigits(digits, radix) : ""));
    if (rare) yield undone(rare) ?? rare;
  }
  if (depth === 3 || reading.text.length < 10) return;
  for (const one of plain ? [reading, plain] : [reading])
    for (const inner of encodedIn(one, fewest)) yield* readingsOf(inner, fewest, depth + 1);
}

/** The escapes of URLs, of JSON and programs, and of HTML; also escaped again. */
const escapes =
  /%u([\da-f]{4})|%(?:25)*([\da-f]{2})|\b0x([\da-f]{2})(?![\da-f])[,\s]*|\\+(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|[bfnrtv])?|&(?:amp;)*#x([\da-f]{1,6});?|&(?:amp;)*#(\d{1,7});?|&(?:amp;)*([a-z]\w{1,30});/gi;

/** The signs that have names in HTML; the name of a letter begins with it, and other signs are dropped. */
const named: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", sol: "/", num: "#", dollar: "$", percnt: "%", excl: "!" },
  ...{ commat: "@", ast: "*", equals: "=", quest: "?", colon: ":", semi: ";", comma: ",", period: ".", lowbar: "_" },
  ...{ lpar: "(", rpar: ")", lsqb: "[", rsqb: "]", lcub: "{", rcub: "}", verbar: "|", Hat: "^", szlig: "ß" },
};

const fromDigits = (digits: string, radix = 16): string => {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
};

/** A byte becomes one character, as somebody sees it who takes UTF-8 for Latin-1. Secrets are known in this form too. */
function unescaped([whole, ...groups]: RegExpExecArray): string {
  const [decimal, name] = groups.slice(-2);
  if (name !== undefined)
    return named[name] ?? /^([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron|slash)$/i.exec(name)?.[1] ?? "";
  if (decimal !== undefined) return fromDigits(decimal, 10);
  const hex = groups.find((digits) => digits !== undefined);
  return hex === undefined ? (/[bfnrtv]$/i.test(whole) ? " " : "") : fromDigits(hex);
}

/** Those of mail, of programs and of directories. What stands before a secret often looks like them, so each is undone apart. */
const rareEscapes = [
  { pattern: /=([\dA-F]{2})|=\r?\n/g, radix: 16 },
  { pattern: /\\([0-3][0-7]{2})/g, radix: 8 },
  { pattern: /\\([2-7][\da-fA-F])/g, radix: 16 },
];

/** With its escapes undone until nothing changes. Undefined if it has none. */
function undone(reading: Reading): Reading | undefined {
  let last: Reading | undefined;
  for (let times = 0; times < 5; times++) {
    const next = pass(last ?? reading, escapes, unescaped);
    if (!next) break;
    last = next;
  }
  return last;
}

function pass(reading: Reading, pattern: RegExp, decode: (found: RegExpExecArray) => string): Reading | undefined {
  const { text } = reading;
  const pieces: string[] = [];
  /** Where each character starts and ends in the other reading. */
  const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
  let [length, end] = [0, 0];
  const add = (piece: string, from: number, to: number) => {
    pieces.push(piece);
    const step = Number(piece.length === to - from);
    for (let at = 0; at < piece.length; at++) {
      starts[length] = from + at * step;
      ends[length++] = step ? from + at : to - 1;
    }
  };
  for (const found of text.matchAll(pattern)) {
    const to = found.index + found[0].length;
    add(text.slice(end, found.index), end, found.index);
    add(decode(found), found.index, to);
    end = to;
  }
  if (pieces.length === 0) return undefined;
  add(text.slice(end), end, text.length);
  const start = (at: number) => reading.start(starts[at] ?? 0);
  return { text: pieces.join(""), start, end: (at) => reading.end(ends[at] ?? 0) };
}

/** The digits of encodings, from the one for zero on or with these values, and the stretches that may be one. */
const alphabets = [
  {
    digits: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_",
    bits: 6,
    stretch: /[\w+/-]{8,}(?:[^\w+/-]{1,6}[\w+/-]{8,})*(?:[^\w+/-]{1,6}[\w+/-]{1,7}(?![\w+/-]))?/g,
  },
  { digits: "0123456789abcdefABCDEF", bits: 4, stretch: /[\da-f]{2}(?:[^\da-z]{0,3}[\da-f]{2}){5,}[\da-f]?/gi },
  {
    digits: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
    bits: 5,
    stretch: /[A-Z2-7]{10,}(?:\W{1,4}[A-Z2-7]{10,})*(?:\W{1,4}[A-Z2-7]{1,9}(?!\w))?/g,
  },
].map(({ digits, bits, stretch }) => {
  const values = new Int8Array(128).fill(-1);
  // Other digits of the same values follow the last one.
  for (const [at, digit] of digits.split("").entries())
    values[digit.charCodeAt(0)] = at < 2 ** bits ? at : at - (bits === 4 ? 6 : 2);
  return { values, bits, stretch };
});

/** The texts in Base64, Base32 and hexadecimal digits, wherever they begin and however they are divided, and in lists of bytes. */
function* encodedIn({ text, ...reading }: Reading, fewest: number): Generator<Reading> {
  for (const { values, bits, stretch } of alphabets) {
    const stretches = [...text.matchAll(stretch)];
    const period = bits === 4 ? 2 : bits === 5 ? 8 : 4;
    const most = stretches.reduce((sum, [found]) => sum + found.length + period, 0);
    const [digits, ats] = [new Uint8Array(most), new Uint32Array(most)];
    let length = 0;
    for (const { index, 0: found } of stretches) {
      for (let at = index; at < index + found.length; at++) {
        const value = values[Math.min(text.charCodeAt(at), 127)] ?? -1;
        if (value < 0) continue;
        ats[length] = at;
        digits[length++] = value;
      }
      // What divides two of them is no text in any encoding.
      digits.fill(1, length, length + period);
      ats.fill(index + found.length - 1, length, length + period);
      length += period;
    }
    for (let first = 0; first < period && length * bits >= fewest * 8; first++) {
      const bytes = toBytes(digits.subarray(first, length), bits);
      for (const [from, to] of textsIn(bytes, fewest)) {
        const digitOf = (bit: number) => ats[first + Math.floor((8 * from + bit) / bits)] ?? 0;
        const start = (at: number) => reading.start(digitOf(8 * at));
        yield { text: bytes.toString("latin1", from, to), start, end: (at) => reading.end(digitOf(8 * at + 7)) };
      }
    }
  }
  for (const { index, 0: list } of text.matchAll(/\d{1,3}(?:[\s,;]+\d{1,3}){5,}/g)) {
    const numbers = [...list.matchAll(/\d+/g)];
    const placeOf = (at: number) => index + (numbers[at]?.index ?? 0);
    const end = (at: number) => reading.end(placeOf(at) + (numbers[at]?.[0].length ?? 1) - 1);
    yield { text: String.fromCharCode(...numbers.map(Number)), start: (at) => reading.start(placeOf(at)), end };
  }
}

function toBytes(digits: Uint8Array, bits: number): Buffer {
  const bytes = Buffer.allocUnsafe((digits.length * bits) >> 3);
  let [kept, held, size] = [0, 0, 0];
  for (const digit of digits) {
    kept = (kept << bits) | digit;
    held += bits;
    if (held < 8) continue;
    held -= 8;
    bytes[size++] = kept >> held;
    kept &= 0xff;
  }
  return bytes;
}

/** The stretches that are text: ASCII, UTF-16 of it, and UTF-8. */
function textsIn(bytes: Uint8Array, fewest: number): [from: number, to: number][] {
  const found: [number, number][] = [];
  let [from, more] = [0, 0];
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at] ?? 1;
    if (more > 0 ? byte >> 6 === 2 : byte < 127 && (byte >= 32 || isSpace[byte])) more = Math.max(0, more - 1);
    else if (more === 0 && byte > 0xc1 && byte < 0xf5) more = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    else {
      if (at - from >= fewest) found.push([from, at]);
      from = at + 1;
      more = 0;
    }
  }
  return found;
}

/** NUL, and white space. */
const isSpace = Uint8Array.from({ length: 32 }, (_, code) => Number([0, 9, 10, 13].includes(code)));

/** What is shown of a text, without some parts of it, which may overlap. */
function without(text: string, parts: Part[], stretches: readonly Part[]): string {
  parts.sort(([one], [other]) => one - other);
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

/** A text as somebody may read it, and from where to where each of its characters stands in the original. */
export interface Decoding {
  text: string;
  start(at: number): number;
  end(at: number): number;
}

export const asItIs = (text: string): Decoding => ({ text, start: (at) => at, end: (at) => at + 1 });

/** Every way to read a text: as it is, with its escapes undone, and what is encoded in it, which is read in these ways again. */
export function* readingsOf(reading: Decoding, fewest: number, depth = 0): Generator<Decoding> {
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
export function undone(reading: Decoding): Decoding | undefined {
  let last: Decoding | undefined;
  for (let times = 0; times < 5; times++) {
    const next = pass(last ?? reading, escapes, unescaped);
    if (!next) break;
    last = next;
  }
  return last;
}

function pass(reading: Decoding, pattern: RegExp, decode: (found: RegExpExecArray) => string): Decoding | undefined {
  const { text } = reading;
  // Most texts have none: then nothing is built.
  if (text.search(pattern) < 0) return undefined;
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
function* encodedIn({ text, ...reading }: Decoding, fewest: number): Generator<Decoding> {
  for (const { values, bits, stretch } of alphabets) {
    if (text.search(stretch) < 0) continue;
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
    const bytes = Buffer.allocUnsafe((length * bits) >> 3);
    for (let first = 0; first < period && length * bits >= fewest * 8; first++) {
      for (const [from, to] of textsIn(digits.subarray(first, length), bits, bytes, fewest)) {
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

/** Writes the bytes of digits, and returns the stretches that are text: ASCII, UTF-16 of it, and UTF-8. */
function textsIn(digits: Uint8Array, bits: number, bytes: Uint8Array, fewest: number): [from: number, to: number][] {
  const found: [number, number][] = [];
  const endAt = (at: number) => at - from >= fewest && found.push([from, at]);
  let [kept, held, size, from, more] = [0, 0, 0, 0, 0];
  for (let at = 0; at < digits.length; at++) {
    kept = ((kept & 0xff) << bits) | (digits[at] ?? 0);
    held += bits;
    if (held < 8) continue;
    held -= 8;
    const byte = (kept >> held) & 0xff;
    const kind = kindOf[byte] ?? other;
    bytes[size++] = byte;
    if (more > 0 && kind === following) more--;
    else if (more === 0 && kind < following) more = kind;
    else {
      endAt(size - 1);
      from = size;
      more = 0;
    }
  }
  endAt(size);
  return found;
}

/** Of each byte, how many follow it in UTF-8; those that follow; NUL and white space are text, and other signs of control are not. */
const [following, other] = [4, 5];
const kindOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < 127) return byte >= 32 || [0, 9, 10, 13].includes(byte) ? 0 : other;
  if (byte >> 6 === 2) return following;
  return byte > 0xc1 && byte < 0xf5 ? 1 + Number(byte >= 0xe0) + Number(byte >= 0xf0) : other;
});

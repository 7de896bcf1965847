import { toUtf8 } from "./bytes.js";
import { hidden } from "./redaction.js";

/** Shorter secrets are part of too many words, so they are hidden only as the whole value of a header. */
const shortestInTexts = 8;

/** Hides secrets in a text, in whatever form they travel. */
export type Hide = (text: string) => string;

/** Hides the values of secrets in any text, without a name that marks them. */
export interface Redactor {
  /** From now on they are hidden too. */
  learn(secrets: Iterable<string>): void;
  hide: Hide;
}

export function createRedactor(secrets: Iterable<string> = []): Redactor {
  const known = new Set<string>();
  const forms = new Forms();
  const redactor: Redactor = {
    learn(more) {
      const fresh = [...more].filter((secret) => secret.length >= shortestInTexts && !known.has(secret));
      if (fresh.length === 0) return;
      for (const secret of fresh) known.add(secret);
      for (const form of fresh.flatMap(formsOf)) forms.add(form);
    },
    hide: (text) =>
      known.size === 0 ? text : forms.in(decodedForms(text)).reduce((clean, one) => one.hideIn(clean), text),
  };
  redactor.learn(secrets);
  return redactor;
}

/** The same JSON with secrets hidden in each of its texts, names of members too. */
export function hideIn<Value>(value: Value, hide: Hide): Value {
  const visit = (one: unknown): unknown => {
    if (typeof one === "string") return hide(one);
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== "object" || one === null) return one;
    const members = Object.entries(one).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([name, member]) => [hide(name), visit(member)]));
  };
  return visit(value) as Value;
}

/** The form of a secret in a text. */
interface Form {
  /** The decoded form to look for first. Empty if only the pattern decides. */
  needle: string;
  length: number;
  hideIn: Hide;
}

/** The forms of all secrets, by the start of what to look for, so that a text takes the same time however many there are. */
class Forms {
  readonly #byStart = new Map<string, Form[]>();
  /** Those without a start: only their patterns find them. */
  readonly #unclear: Form[] = [];

  add(form: Form): void {
    if (form.needle.length < shortestInTexts) return void this.#unclear.push(form);
    const start = form.needle.slice(0, shortestInTexts);
    const some = this.#byStart.get(start);
    if (some) some.push(form);
    else this.#byStart.set(start, [form]);
  }

  /** Those in a decoded text, the longest first: one may be a part of another. */
  in(decoded: string): Form[] {
    const found = new Set(this.#unclear);
    for (let at = 0; at + shortestInTexts <= decoded.length; at++)
      for (const form of this.#byStart.get(decoded.slice(at, at + shortestInTexts)) ?? [])
        if (!found.has(form) && decoded.startsWith(form.needle, at)) found.add(form);
    return [...found].sort((one, other) => other.length - one.length);
  }
}

/** In characters: an expression has some fifty for each of a secret, and may be no longer than some 100,000. */
const longestPiece = 500;
/** Of a secret that only its pattern finds, which then is made, and tried on every text. */
const longestUnclear = 100;
/** Longer secrets, which no header contains, are hidden only in their plain form. */
const longestSecret = 16 * 1024;

/** A secret in plain form, and in Base64 at each offset, in the encodings of JSON, URLs and HTML. */
function formsOf(secret: string): Form[] {
  const longest = needleOf(secret) === "" ? longestUnclear : longestSecret;
  if (secret.length > longest) return [{ needle: "", length: secret.length, hideIn: replaceBy(secret) }];
  return piecesOf(secret).flatMap((piece) => [
    toForm(piece, inAnyForm),
    // Not a choice for each of them: whoever reads many in a row would have to try all of their combinations.
    ...(/["\\]/.test(piece) ? [toForm(inJson(piece), inAnyForm)] : []),
    ...quotedForms(piece).map((text) => ({ needle: "", length: text.length, hideIn: replaceBy(text) })),
    ...[piece, ...(inJson(piece) === piece ? [] : [inJson(piece)])]
      .flatMap(inBase64)
      .map((text) => toForm(text, (sign) => `(?:${(inUrls[sign] ?? "") + inAnyForm(sign)})`)),
  ]);
}

const replaceBy = (form: string) => (text: string) => text.replaceAll(form, hidden);

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A secret with quotes or backslashes as JSON in JSON has it, and a shell's quotes around any of them. */
function quotedForms(piece: string): string[] {
  const once = inJson(piece);
  const twice = inJson(once);
  const all = [piece, once, twice, inJson(twice)];
  const forms = new Set([...all, ...all.map((text) => text.replaceAll("'", "'\\''"))]);
  forms.delete(piece);
  return [...forms];
}

/** A secret in as few pieces as expressions can be made of, each of about the same length. */
function piecesOf(secret: string): string[] {
  const length = Math.ceil(secret.length / Math.ceil(secret.length / longestPiece));
  return Array.from({ length: Math.ceil(secret.length / length) }, (_, at) =>
    secret.slice(at * length, (at + 1) * length),
  );
}

function toForm(text: string, patternOf: (character: string) => string): Form {
  // Compiled when needed, since most secrets appear in no text.
  let pattern: RegExp | undefined;
  const needle = needleOf(text);
  return {
    needle,
    length: text.length,
    hideIn(whole) {
      const clean = whole.replaceAll(text, hidden);
      if (needle !== "" && !decodedForms(clean).includes(needle)) return clean;
      pattern ??= new RegExp([...text].map(patternOf).join(""), "gi");
      return clean.replace(pattern, hidden);
    },
  };
}

/** The part of a secret to look for in decoded text. Empty if the secret contains an escape, which is ambiguous. */
const needleOf = (secret: string): string =>
  /^[ -~]*$/.test(secret) && secret.replace(escaped, unescaped) === secret ? inOneForm(secret) : "";

/** The other alphabet of Base64. */
const inUrls: Readonly<Record<string, string>> = { "+": "-|", "/": "_|" };

/** A pattern for one character, in whatever form it travels. */
function inAnyForm(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const units = Array.from(
    { length: character.length },
    (_, at) => `${backslashes}u${inHex(character.charCodeAt(at), 4)}`,
  );
  const bytes = Array.from(toUtf8(character), (byte) => `%(?:25)?${inHex(byte, 2)}`);
  const page = [`&#0{0,6}${code};?`, `&#x0{0,6}${code.toString(16)};?`];
  const named = Object.entries(entities).flatMap(([name, one]) => (one === character ? [`&${name};`] : []));
  const short = Object.entries(escapes).flatMap(([letter, one]) => (one === character ? [backslashes + letter] : []));
  const plain = character.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");
  return `(?:${[bytes.join(""), units.join(""), ...page, ...named, ...short, ...(character === " " ? ["\\+"] : []), plain].join("|")})`;
}

const inHex = (code: number, width: number): string => code.toString(16).padStart(width, "0");
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** Before an escape of JSON, and in JSON that is a text in JSON. */
const backslashes = "\\\\{1,4}";
/** The letters of JSON's escapes, as patterns. */
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "\\/": "/",
  ...{ b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" },
};

const escaped =
  /%(?:25)?([\da-f]{2})|\\{1,4}u([\da-f]{4})|&#x([\da-f]{1,6});?|&#(\d{1,7});?|&(amp|lt|gt|quot|apos);|\\{1,3}(["\\/])/gi;

/** In lower case, and in one alphabet of Base64. */
const inOneForm = (text: string): string => text.toLowerCase().replace(/[+ ]/g, "-").replaceAll("/", "_");

/** A text in plain form and with its escapes decoded, for a fast search. Preceding text may look like an escape. */
const decodedForms = (text: string): string =>
  inOneForm(/[%\\&]/.test(text) ? `${text}\n${text.replace(escaped, unescaped)}` : text);

function unescaped(whole: string, ...found: (string | undefined)[]): string {
  const [percent, unit, hex, decimal, name, sign] = found;
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
  if (sign !== undefined) return sign;
  const code = decimal === undefined ? Number.parseInt(percent ?? unit ?? hex ?? "", 16) : Number(decimal);
  return code <= 0xffff ? String.fromCharCode(code) : whole;
}

/** A secret in Base64: the characters that do not depend on neighbors, for each of the three offsets. */
function inBase64(secret: string): string[] {
  const bytes = [...toUtf8(secret)];
  return [0, 1, 2].flatMap((before) => {
    const text = btoa(String.fromCharCode(...new Array<number>(before).fill(0), ...bytes));
    const whole = text.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 8) / 6));
    return whole.length < shortestInTexts ? [] : [whole];
  });
}

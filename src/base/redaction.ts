import { toUtf8, toWellFormed } from "./bytes.js";
import { isObject, type JsonValue } from "./json.js";

/** What makes a name a secret's wherever it stands in it, as in `XApiToken`. */
const parts = [
  ...["apikey", "api-key", "api_key", "authorization", "authentication", "cookie", "credential"],
  ...["passphrase", "passwd", "password", "secret", "signature", "token"],
];

/** What is found in too many other names, such as `author`, to count as a part of a word. */
const words: ReadonlySet<string> = new Set(["auth", "jwt", "key", "oauth", "pass", "pwd", "session", "sid", "sig"]);

/**
 * Whether a header, or a parameter of a query, carries a secret to judge by its name: for everything that shows, logs or
 * reports what was sent, in the mock and in the kit. A name more shows less; one that is missing shows a secret.
 */
export function isSecretName(name: string): boolean {
  const lower = name.toLowerCase();
  return parts.some((part) => lower.includes(part)) || wordsOf(name).some((word) => words.has(word));
}

/** `X-Custom-Auth`, `custom_auth` and `customAuth` are of the same words. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .split(/[^a-z0-9]/);

/** Fields of resources that nobody should read, by their names in the document. */
export const secretFields: ReadonlySet<string> = new Set(["http_basic_password"]);

/** What stands for a secret. */
export const hidden = "[redacted]";

/**
 * The same JSON without what its names and addresses say is secret: passwords, the secret ones among headers, and credentials in
 * URLs. Everything that the mock logs or shows, and the kit keeps, goes through it. `names` are other names of secret fields.
 */
export const redact = <Value>(value: Value, names: readonly string[] = []): Value => redactValue(value, names) as Value;

function redactValue(value: unknown, names: readonly string[]): JsonValue {
  if (typeof value === "string") return redactUrls(value);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, names));
  if (typeof value !== "object" || value === null) return (value ?? null) as JsonValue;
  const entries = Object.entries(value).map(([key, member]): [string, JsonValue] => {
    // Null and an empty text are no secret, and tell what was set.
    if (secretFields.has(key) || names.includes(key)) return [key, member === null || member === "" ? member : hidden];
    return [key, /headers$/i.test(key) ? redactHeaders(member) : redactValue(member, names)];
  });
  return Object.fromEntries(entries);
}

/** Headers without the values of those that carry a secret; the scheme of `Authorization` stays. */
export function redactHeaders<Headers>(headers: Headers): Headers {
  if (!isObject(headers)) return redact(headers);
  const shown = Object.entries(headers).map(([name, value]) => {
    if (!isSecretName(name) || value === "") return [name, redactValue(value, [])];
    const scheme = typeof value === "string" ? /^(?:Basic|Bearer|Digest) ?/i.exec(value)?.[0] : undefined;
    return [name, value === scheme ? value : `${scheme ?? ""}${hidden}`];
  });
  return Object.fromEntries(shown) as Headers;
}

/** Without the credentials of URLs, wherever they stand in a text: `https://user:password@host/?token=…`. */
const redactUrls = (text: string): string =>
  text.includes("://")
    ? text.replace(/\bhttps?:\/\/[^\s"'<>`]*/gi, (url) =>
        redactPath(url.replace(/^([^:]*:\/\/[^/?#@:]*:)[^/?#@]*@/, `$1${hidden}@`)),
      )
    : text;

/** Tokens travel in a header; one that is in a query is not shown either. */
export function redactPath(path: string): string {
  const at = path.indexOf("?") + 1;
  return at === 0 ? path : path.slice(0, at) + path.slice(at).split("&").map(redactParameter).join("&");
}

/** `name=value` of a query. Not by one pattern for the whole: what looks for the end of each name takes time for all of them. */
function redactParameter(text: string): string {
  const at = text.indexOf("=") + 1;
  return at > 0 && isSecretName(decoded(text.slice(0, at - 1))) ? text.slice(0, at) + hidden : text;
}

/** A name as whoever reads the query gets it, as far as names of secrets go: `t%6Fken` is a token too. */
const decoded = (name: string): string =>
  name.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A shorter secret stands in too many other words: it is hidden only where it is the whole value of a header. */
const shortestInTexts = 8;

/** Hides secrets in a text, in whatever form they travel. */
export type Hide = (text: string) => string;

/** Hides the values of secrets, which nothing about the place where they stand tells. */
export function createHide(secrets: Iterable<string>): Hide {
  const forms = new Set([...secrets].filter((secret) => secret.length >= shortestInTexts).flatMap(formsOf));
  // The longest first: one may be a part of another.
  const sorted = [...forms].sort((one, other) => other.length - one.length);
  return (text) =>
    sorted.reduce((clean, form) => (clean.includes(form) ? clean.replaceAll(form, hidden) : clean), text);
}

/** The same JSON with secrets hidden in each of its texts. */
export function hideIn<Value>(value: Value, hide: Hide): Value {
  return JSON.parse(JSON.stringify(value), (_, member) =>
    typeof member === "string" ? hide(member) : member,
  ) as Value;
}

/** A secret as it is, and as JSON, URLs, pages and Base64 write it. */
function formsOf(secret: string): string[] {
  const cases = [secret, secret.toLowerCase(), secret.toUpperCase()];
  const encoded = encodeURIComponent(toWellFormed(secret));
  const inLowerHex = encoded.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inPage = secret.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  return [...cases, encoded, inLowerHex, inJson, inPage, inPage.replace(/&#39;/g, "&#x27;"), ...inBase64(secret)];
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A secret in Base64, wherever in what is encoded it stands: the characters that depend on nothing else. */
function inBase64(secret: string): string[] {
  const bytes = [...toUtf8(secret)];
  return [0, 1, 2].flatMap((before) => {
    const text = btoa(String.fromCharCode(...new Array<number>(before).fill(0), ...bytes));
    const whole = text.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 8) / 6));
    return whole.length < shortestInTexts ? [] : [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

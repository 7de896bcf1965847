import { isObject, type JsonValue } from "./json.js";

/** Words that mark a name as secret at any position, as in `XApiToken`. */
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

export const hidden = "[redacted]";

/** Is told of each value that is hidden for its name or its place. */
type Learn = (secret: string) => void;
const forget: Learn = () => undefined;

/**
 * Hides what names and addresses in JSON say is secret: passwords, the secret ones among headers, and credentials in
 * URLs. Everything that the mock logs or shows, and the kit keeps, goes through it. `names` are other names of secret fields.
 */
export const redact = <Value>(value: Value, names: readonly string[] = []): Value =>
  redactValue(value, names, forget) as Value;

/** The values that `redact` hides. A target may show them elsewhere too, without a name that marks them as secret. */
export function secretsShown(value: unknown, names: readonly string[] = []): string[] {
  const found: string[] = [];
  redactValue(value, names, (secret) => void found.push(secret));
  return found;
}

function redactValue(value: unknown, names: readonly string[], learn: Learn): JsonValue {
  if (typeof value === "string") return redactUrls(value, learn);
  if (Array.isArray(value)) {
    const shown = value.map((item) => redactValue(item, names, learn));
    return shown.every((item, at) => item === value[at]) ? value : shown;
  }
  if (typeof value !== "object" || value === null) return (value ?? null) as JsonValue;
  return withMembers(value, (member, key) => {
    if (/headers$/i.test(key)) return headersWithout(member, learn);
    if (!secretFields.has(key) && !names.includes(key)) return redactValue(member, names, learn);
    // Null and an empty text are no secrets, and show the setting.
    if (member === null || member === "") return member;
    if (typeof member === "string") learn(member);
    return hidden;
  }) as JsonValue;
}

/** The object with new members. Returns the same object if they are equal, since most bodies have no secret and may be large. */
function withMembers<From extends object>(from: From, show: (member: unknown, name: string) => unknown): From {
  const shown = new Map<string, unknown>();
  for (const [name, member] of Object.entries(from)) {
    const other = show(member, name);
    if (other !== member) shown.set(name, other);
  }
  if (shown.size === 0) return from;
  return Object.fromEntries(
    Object.entries(from).map(([name, member]) => [name, shown.has(name) ? shown.get(name) : member]),
  ) as From;
}

/** Headers without the values of those that carry a secret; the scheme of `Authorization` stays. */
export const redactHeaders = <Headers>(headers: Headers): Headers => headersWithout(headers, forget);

function headersWithout<Headers>(headers: Headers, learn: Learn): Headers {
  if (!isObject(headers)) return redactValue(headers, [], learn) as Headers;
  return withMembers(headers, (value, name) => {
    if (!isSecretName(name) || value === "") return redactValue(value, [], learn);
    if (typeof value !== "string") return hidden;
    const scheme = /^(?:Basic|Bearer|Digest) ?/i.exec(value)?.[0] ?? "";
    if (value === scheme) return value;
    for (const secret of credentialsIn(name, value.slice(scheme.length))) learn(secret);
    return `${scheme}${hidden}`;
  });
}

/** The secret parts of a header: for cookies, only their values. A cache key is often a path and no secret. */
function credentialsIn(name: string, value: string): string[] {
  if (/cache|surrogate/i.test(name)) return [];
  if (!/cookie/i.test(name)) return [value];
  // The attributes of a cookie follow its first pair.
  const pairs = /^set-cookie/i.test(name) ? [value.split(";", 1)[0] ?? ""] : value.split(";");
  return pairs.map((pair) => pair.slice(pair.indexOf("=") + 1).trim());
}

/** Hides the credentials of all URLs in a text: `https://user:password@host/?token=…`. */
const redactUrls = (text: string, learn: Learn): string =>
  text.includes("://")
    ? text.replace(/\bhttps?:\/\/[^\s"'<>`]*/gi, (url) => {
        // Up to the last @, as a parser reads it. Without a colon it may be a token.
        const whole = url.replace(/^([^:]*:\/\/)([^/?#]*)@/, (_, before: string, credentials: string) => {
          const at = credentials.indexOf(":") + 1;
          if (at > 0) learn(credentials.slice(at));
          return `${before}${credentials.slice(0, at)}${hidden}@`;
        });
        return pathWithout(whole, learn);
      })
    : text;

/** Tokens travel in a header; one that is in a query is not shown either. */
export const redactPath = (path: string): string => pathWithout(path, forget);

function pathWithout(path: string, learn: Learn): string {
  const at = path.indexOf("?") + 1;
  if (at === 0) return path;
  const parameters = path.slice(at).split("&");
  return path.slice(0, at) + parameters.map((text) => parameterWithout(text, learn)).join("&");
}

/** `name=value` of a query. Not by one pattern for the whole: what looks for the end of each name takes time for all of them. */
function parameterWithout(text: string, learn: Learn): string {
  const at = text.indexOf("=") + 1;
  if (at === 0 || !isSecretName(decoded(text.slice(0, at - 1)))) return text;
  learn(text.slice(at));
  return text.slice(0, at) + hidden;
}

/** A name as whoever reads the query gets it, as far as names of secrets go: `t%6Fken` is a token too. */
const decoded = (name: string): string =>
  name.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

import type { JsonValue } from "../base/json.js";
import { isSecretName, secretFields } from "../base/secret-names.js";

const redacted = "[redacted]";

/**
 * A copy of a body without what is secret: passwords, also those in addresses, and the secret ones among headers. It has the
 * shape of the body: a text takes the place of a text.
 */
export const redact = <Body>(body: Body): Body => redactValue(body) as Body;

function redactValue(value: unknown): JsonValue {
  if (typeof value === "string") return redactAddresses(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== "object" || value === null) return (value ?? null) as JsonValue;
  const entries = Object.entries(value).map(([key, member]): [string, JsonValue] => {
    if (secretFields.has(key)) return [key, member === null ? null : redacted];
    if (key === "headers" || key === "request_headers") return [key, redactHeaders(member)];
    return [key, redactValue(member)];
  });
  return Object.fromEntries(entries);
}

/** Headers with the values of those that carry a secret left out. What is no object is shown as it is. */
export function redactHeaders(headers: unknown): JsonValue {
  if (typeof headers !== "object" || headers === null || Array.isArray(headers)) return redactValue(headers);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, isSecretName(name) ? redacted : redactValue(value)]),
  );
}

/** `https://user:password@host` without the password, wherever it stands in a text. */
const redactAddresses = (text: string): string =>
  text.includes("@") ? text.replace(/(\bhttps?:\/\/[^\s/?#@:]*:)[^\s/?#@]*@/gi, `$1${redacted}@`) : text;

/** Tokens travel in a header; one that was put into a query by mistake is not shown either. */
export function redactPath(path: string): string {
  const at = path.indexOf("?") + 1;
  return at === 0 ? path : path.slice(0, at) + path.slice(at).split("&").map(redactParameter).join("&");
}

/** `name=value` of a query. Not by one pattern for the whole: what looks for the end of each name takes time for all of them. */
function redactParameter(text: string): string {
  const at = text.indexOf("=") + 1;
  return at > 0 && isSecretName(decoded(text.slice(0, at - 1))) ? text.slice(0, at) + redacted : text;
}

/** A name as whoever reads the query gets it, as far as names of secrets go: `t%6Fken` is a token too. */
const decoded = (name: string): string =>
  name.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

import type { JsonValue } from "../openapi/openapi-document.js";

const redacted = "[redacted]";
/** Names of headers that carry a secret; a webhook's own may be called anything like them. */
const secretHeader = /authorization|cookie|token|secret|password|api-?key|signature/i;

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
    if (key === "http_basic_password") return [key, member === null ? null : redacted];
    if (key === "headers" || key === "request_headers") return [key, redactHeaders(member)];
    return [key, redactValue(member)];
  });
  return Object.fromEntries(entries);
}

/** Headers with the values of those that carry a secret left out. What is no object is shown as it is. */
export function redactHeaders(headers: unknown): JsonValue {
  if (typeof headers !== "object" || headers === null || Array.isArray(headers)) return redactValue(headers);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeader.test(name) ? redacted : redactValue(value)]),
  );
}

/** `https://user:password@host` without the password, wherever it stands in a text. */
const redactAddresses = (text: string): string =>
  text.includes("@") ? text.replace(/(\bhttps?:\/\/[^\s/?#@:]*:)[^\s/?#@]*@/gi, `$1${redacted}@`) : text;

/** Tokens travel in a header; one that was put into a query by mistake is not shown either. */
export function redactPath(path: string): string {
  if (!path.includes("?")) return path;
  return path.replace(/([?&][^=&]*(?:token|password|secret|key)[^=&]*=)[^&]*/gi, `$1${redacted}`);
}

import type { JsonValue } from "../openapi/openapi-document.js";
import type { Exchange } from "./exchange.js";

/** Fields whose values nobody should read in a report. */
const secretFields = new Set(["http_basic_password"]);
const hidden = "[redacted]";
const maximumText = 4096;

/** An exchange as a report shows it: the request as a line of curl, the answer with its body. */
export interface ShownExchange {
  request: string;
  response: { status: number; headers: Record<string, string>; body: JsonValue };
}

/** Shows an exchange without the tokens and without passwords. */
export function showExchange(exchange: Exchange, secrets: readonly string[]): ShownExchange {
  const { request, status, headers, json, text, failure } = exchange;
  const hide = (value: string) =>
    secrets.filter((secret) => secret.length > 3).reduce((clean, secret) => clean.replaceAll(secret, hidden), value);
  const parts = [`curl -i -X ${request.method} ${quote(hide(request.url))}`];
  for (const [name, value] of Object.entries(request.headers)) parts.push(`-H ${quote(hide(`${name}: ${value}`))}`);
  if (request.body !== undefined) parts.push(`-d ${quote(hide(redactText(request.body)))}`);
  const body =
    json === undefined ? (failure ?? cut(text)) : (JSON.parse(hide(JSON.stringify(redact(json)))) as JsonValue);
  return {
    request: parts.join(" "),
    response: { status, headers: JSON.parse(hide(JSON.stringify(headers))), body: shorten(body) },
  };
}

/** The same JSON with the values of secret fields hidden, wherever they stand. */
export function redact(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      secretFields.has(key) && typeof member === "string" && member !== "" ? hidden : redact(member),
    ]),
  );
}

function redactText(text: string): string {
  try {
    return cut(JSON.stringify(redact(JSON.parse(text))));
  } catch {
    return cut(text);
  }
}

const cut = (text: string) => (text.length > maximumText ? `${text.slice(0, maximumText)}…` : text);

function shorten(body: JsonValue): JsonValue {
  const text = JSON.stringify(body);
  return text.length > 4 * maximumText ? cut(text) : body;
}

/** For a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

import { quoteForShell, toCurl } from "../../base/curl.js";
import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { isSecretName, secretFields } from "../../base/redaction.js";
import { toWellFormed } from "../../base/well-formed.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { asCame, type Exchange } from "./exchange.js";

/** What stands for a secret. */
export const hidden = "[redacted]";
const maximumText = 4096;
const longestKept = 16 * maximumText;

/** An exchange as a report shows it: the request as a line of curl, the response with its body. */
export interface ShownExchange {
  /** What is to be judged, or what it shows the effect of. */
  request: string;
  response: ShownResponse;
  /** The request whose response shows the effect, where that is another one. */
  seen?: { request: string; response: ShownResponse };
}

interface ShownResponse {
  status: number;
  headers: Record<string, string>;
  body: JsonValue;
}

/** The values among headers that nobody should read. */
export const secretValues = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    isSecretName(name) && typeof value === "string" && value !== "" ? [value] : [],
  );

/** What a borrowed resource shows that nobody should read. */
export function secretsIn({ secrets: fields }: ResourceSpec, copy: JsonObject): string[] {
  if (!fields) return [];
  const { [fields.user]: user, [fields.password]: password, [fields.headers]: headers } = copy;
  const secrets = isObject(headers) ? secretValues(headers) : [];
  if (typeof password !== "string" || password === "") return secrets;
  const pair = Buffer.from(`${typeof user === "string" ? user : ""}:${password}`).toString("base64");
  return [...secrets, password, pair];
}

/** A text without secrets, in any of the forms in which they travel. Very short ones would make every text unreadable. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .filter((secret) => secret.length > 3)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(toWellFormed(secret))]);
  return [...new Set(forms)].reduce((clean, form) => clean.replaceAll(form, hidden), text);
}

/** The same JSON without secrets in any of its texts. */
export function hideIn<T>(value: T, secrets: readonly string[]): T {
  return JSON.parse(JSON.stringify(value), (_, member) =>
    typeof member === "string" ? hideSecrets(member, secrets) : member,
  ) as T;
}

/** A request without the tokens and without passwords. */
export function hideInRequest(
  { method, url, headers, body }: Exchange["request"],
  secrets: readonly string[],
  names?: readonly string[],
): Exchange["request"] {
  const hide = (value: string) => hideSecrets(value, secrets);
  // Here even a short token can be told from other words.
  const clean = (name: string, value: string) =>
    isSecretName(name) ? secrets.reduce((left, one) => left.replaceAll(one, hidden), value) : value;
  const shown = Object.entries(headers).map(([name, value]) => [name, hide(clean(name, value))]);
  return {
    method,
    url: hide(url),
    headers: Object.fromEntries(shown),
    // Hidden first: a secret that is cut in two is not found any more.
    body: body === undefined ? undefined : cut(hide(redactText(body, names))),
  };
}

/** Shows an exchange without the tokens and without passwords; where it shows what an earlier request did, that one first. */
export function showExchange({ follows, ...exchange }: Exchange, secrets: readonly string[]): ShownExchange {
  return follows ? { ...showOne(follows, secrets), seen: showOne(exchange, secrets) } : showOne(exchange, secrets);
}

function showOne(exchange: Exchange, secrets: readonly string[]): Omit<ShownExchange, "seen"> {
  const { headers, text, failure, received } = exchange;
  const { status, json } = asCame(exchange);
  const hide = (value: string) => hideSecrets(value, secrets);
  const names = received?.secretNames;
  const request = hideInRequest(exchange.request, secrets, names);
  const url = quoteForShell(cut(request.url));
  const sent = Object.entries(request.headers).map(([name, value]) => quoteForShell(`${name}: ${value}`));
  const curl = toCurl({ ...request, url, headers: sent }, { options: ["-i"] });
  const body = json === undefined ? cut(hide(failure ?? text)) : hideIn(redact(json, names), secrets);
  return { request: curl, response: { status, headers: hideIn(headers, secrets), body: shorten(body) } };
}

/** The same JSON with the values of secret fields hidden, wherever they stand; a target may have `names` of its own for them. */
export function redact(value: JsonValue, names: readonly string[] = []): JsonValue {
  if (Array.isArray(value)) return value.map((item) => redact(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      (secretFields.has(key) || names.includes(key)) && typeof member === "string" && member !== ""
        ? hidden
        : redact(member, names),
    ]),
  );
}

function redactText(text: string, names?: readonly string[]): string {
  try {
    return JSON.stringify(redact(JSON.parse(text), names));
  } catch {
    return text;
  }
}

/** The start of a text, and how long all of it is: what was cut before says that itself. */
function cut(text: string, most = maximumText): string {
  if (text.length <= most) return text;
  const [note] = /… \(cut: \d+ characters in all\)$/.exec(text.slice(-50)) ?? [
    `… (cut: ${text.length} characters in all)`,
  ];
  return text.slice(0, most) + note;
}

/** A text as far as it is kept; a copy, since what V8 slices holds all of it. */
const keep = (text: string): string =>
  text.length > longestKept ? Buffer.from(cut(text, longestKept), "utf16le").toString("utf16le") : text;

/** What is deep is short, and long all the same where it is indented. */
function shorten(body: JsonValue): JsonValue {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const isLong = text.length > 4 * maximumText || JSON.stringify(body, null, 2).length > 16 * maximumText;
  return isLong ? cut(text) : body;
}

/**
 * An exchange as it is kept until the report is made, which shows no more of it than this: a target that answers everything
 * with 16 MiB must not fill the memory.
 */
export function toEvidence({ limited: _, follows, ...exchange }: Exchange): Exchange {
  const { request, text, received } = exchange;
  const { json } = asCame(exchange);
  const cause = follows && { follows: toEvidence({ ...follows, follows: undefined }) };
  // What the kit made of a response has been judged by now: a report shows what came.
  const kept: Exchange = { ...exchange, ...cause, request: { ...request, url: keep(request.url) } };
  if (text.length <= longestKept) return kept;
  if (json === undefined) return { ...kept, text: keep(text) };
  const { beforeHook: _hooked, ...rest } = kept;
  const told = keep(JSON.stringify(redact(json, received?.secretNames)));
  return { ...rest, text: "", json: told, ...(received ? { received: { ...received, json: told } } : {}) };
}

import { quoteForShell, toCurl } from "../../base/curl.js";
import { fromJson, isObject, type JsonObject, type JsonValue, toJson } from "../../base/json.js";
import { hidden, isSecretName, redact, redactHeaders } from "../../base/redaction.js";
import { createRedactor, type Hide, hideIn } from "../../base/redactor.js";
import { cutLater } from "../../base/text.js";
import type { Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { asCame, type Exchange } from "../wire/exchange.js";
import type { ReceivedCall } from "./receiver.js";

const maximumText = 4096;
const longestKept = 16 * maximumText;

/** An exchange as a report shows it: the request as a line of curl, the response with its body. */
export interface ShownExchange {
  /** The exchange to judge, or the earlier one whose effect it shows. */
  request: string;
  response: ShownResponse;
  /** The later request whose response shows the effect. `by` is its method and path. */
  seen?: { by: string; request: string; response: ShownResponse };
}

interface ShownResponse {
  status: number;
  headers: Record<string, string>;
  body: JsonValue;
}

/** The known secrets of a run. */
export interface Secrets {
  hide: Hide;
  /** Even a short secret is redacted if it is a complete header value, or the part after a scheme. */
  values: ReadonlySet<string>;
}

export function toSecrets(secrets: Iterable<string>): Secrets {
  const values = new Set([...secrets].filter((secret) => secret !== ""));
  return { hide: createRedactor(values).hide, values };
}

/** Hides secrets in an error, for whoever throws it on. */
export function withoutSecrets<Thrown>(error: Thrown, { hide }: Pick<Secrets, "hide">): Thrown {
  if (error instanceof Error) for (const name of ["message", "stack"] as const) error[name] = hide(error[name] ?? "");
  return error;
}

/** The secret values among headers. */
export const secretValues = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    isSecretName(name) && typeof value === "string" && value !== "" ? [value] : [],
  );

/** The secrets that no report may show. */
export function secretsOf({ access, fixtures, url, operations }: Target): string[] {
  const { token, header, headers, secrets } = access;
  const { username, password } = new URL(url);
  const all = [headers, ...Object.values(operations).map((operation) => operation?.headers ?? {})];
  const fixed = all.flatMap((some) => secretValues({ ...some, [header]: undefined })).concat(secrets);
  return [token, fixtures.token_without_access, password, password && `${username}:${password}`, ...fixed].filter(
    (secret) => secret !== undefined && secret !== "",
  ) as string[];
}

/** The secrets of a borrowed resource. */
export function secretsIn({ secrets: fields }: ResourceSpec, copy: JsonObject): string[] {
  if (!fields) return [];
  const { [fields.user]: user, [fields.password]: password, [fields.headers]: headers } = copy;
  const secrets = isObject(headers) ? secretValues(headers) : [];
  if (typeof password !== "string" || password === "") return secrets;
  const pair = Buffer.from(`${typeof user === "string" ? user : ""}:${password}`).toString("base64");
  return [...secrets, password, pair];
}

/** A request without the tokens and without passwords. */
export function hideInRequest(
  { method, url, headers, body }: Exchange["request"],
  { hide, values }: Secrets,
  names?: readonly string[],
): Exchange["request"] {
  const isSecret = (value: string) => values.has(value) || values.has(value.slice(value.indexOf(" ") + 1));
  const shown = Object.entries(redactHeaders(headers)).map(([name, value]) => [
    name,
    isSecret(value) ? hidden : hide(value),
  ]);
  return {
    method,
    url: hide(redact(url)),
    headers: Object.fromEntries(shown),
    // Redacts before cutting, because a cut secret would not be found.
    body: body === undefined ? undefined : cut(hide(redactText(body, names))),
  };
}

/** Shows an exchange without tokens and passwords. If it shows the effect of an earlier request, that request comes first. */
export function showExchange({ follows, ...exchange }: Exchange, secrets: Secrets): ShownExchange {
  const { by, ...shown } = showOne(exchange, secrets);
  if (!follows) return shown;
  const { by: _, ...first } = showOne(follows, secrets);
  return { ...first, seen: { by, ...shown } };
}

/** A received call with its headers and body, as text. */
export function showCall({ method, path, headers, body }: ReceivedCall, { hide }: Secrets): string {
  const lines = Object.entries(redactHeaders(headers)).map(([name, value]) => `${name}: ${value}`);
  return hide([`${method} ${redact(path)}`, ...lines, "", cut(hide(redactText(body)))].join("\n"));
}

function showOne(exchange: Exchange, secrets: Secrets): Required<ShownExchange>["seen"] {
  const { headers, text, failure, received } = exchange;
  const { status, json } = asCame(exchange);
  const { hide } = secrets;
  const names = received?.secretNames;
  const request = hideInRequest(exchange.request, secrets, names);
  const address = cut(request.url);
  const sent = Object.entries(request.headers).map(([name, value]) => quoteForShell(`${name}: ${value}`));
  const curl = toCurl({ ...request, url: quoteForShell(address), headers: sent }, { options: ["-i"] });
  const body = json === undefined ? cut(hide(redactText(failure ?? text, names))) : hideIn(redact(json, names), hide);
  const by = `${request.method} ${address}`;
  return {
    by,
    request: curl,
    response: { status, headers: hideIn(redactHeaders(headers), hide), body: shorten(body) },
  };
}

function redactText(text: string, names?: readonly string[]): string {
  try {
    return toJson(redact(fromJson(text), names));
  } catch {
    return redact(text);
  }
}

/** The start of a text, and its total length. A text that was cut before already has the note. */
function cut(text: string, most = maximumText): string {
  if (text.length <= most) return text;
  const [note] = / \(cut, \d+ characters in total\)$/.exec(text.slice(-50)) ?? [noteOf(text)];
  return `${text.slice(0, most)}…${note}`;
}

const noteOf = ({ length }: string): string => ` (cut, ${length} characters in total)`;

/** A text up to the kept length, as a copy, because a slice in V8 keeps the whole text in memory. */
const keep = (text: string): string =>
  text.length > longestKept
    ? Buffer.from(`${cutLater(text, longestKept)}${noteOf(text)}`, "utf16le").toString("utf16le")
    : text;

/** Deeply nested JSON is short, but becomes long with indentation. */
function shorten(body: JsonValue): JsonValue {
  const text = typeof body === "string" ? body : toJson(body);
  const isLong = text.length > 4 * maximumText || toJson(body, 2).length > 16 * maximumText;
  return isLong ? cut(text) : body;
}

/** An exchange as kept for the report, so that long responses do not fill the memory. Redacted only in the report. */
export function toEvidence({ limited: _, follows, ...exchange }: Exchange): Exchange {
  const { request, text, received } = exchange;
  const cause = follows && { follows: toEvidence({ ...follows, follows: undefined }) };
  // A report shows much less of an address.
  const kept = { ...exchange, ...cause, request: { ...request, url: request.url.slice(0, longestKept) } };
  if (text.length <= longestKept) return kept;
  const { json } = asCame(exchange);
  if (json === undefined) return { ...kept, text: keep(text) };
  const { beforeHook: _hooked, ...rest } = kept;
  // The converted response has already been judged. A report shows the original.
  const start = keep(toJson(redact(json, received?.secretNames)));
  return { ...rest, text: "", json: start, ...(received ? { received: { ...received, json: start } } : {}) };
}

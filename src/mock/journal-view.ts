import { toTimestamp } from "../domain/timestamp.js";
import type { ControlSchemas } from "../openapi/control.js";
import type { JsonObject } from "../openapi/openapi-document.js";
import type { Change, JournalEntry } from "./journal.js";
import { redact, redactHeaders, redactPath } from "./redact.js";

/** An entry as people read it: nothing secret in it, changes as the fields that changed, and a curl to repeat it. */
export function toJournalView(entry: JournalEntry): ControlSchemas["JournalEntry"] {
  const { id, at, operation, method, url, origin, response, duration, refused, changes, webhookCalls } = entry;
  // What has the names of headers is an object still.
  const headers = redactHeaders(entry.headers) as ControlSchemas["Headers"];
  const body = redact(entry.body ?? null);
  const path = redactPath(url);
  return {
    id,
    at: toTimestamp(at),
    operation,
    method,
    path,
    request: { headers, body },
    response: response && { status: response.status, body: redact(response.body ?? null) },
    duration_ms: Math.round(duration * 100) / 100,
    refused,
    changes: changes.filter(isChange).map(toChangeView),
    webhook_calls: [...webhookCalls],
    curl: toCurl(method, origin + path, entry.headers, entry.body === undefined ? undefined : body),
  };
}

/** What was set to what it was, or made and taken away again, has not changed. */
const isChange = ({ before, after }: Change): boolean => JSON.stringify(before) !== JSON.stringify(after);

/** Only the fields that changed, before and after; all of them where the entity was made or taken away. */
function toChangeView({ type, id, before, after }: Change): ControlSchemas["Change"] {
  // Entities are resources of the document.
  const [old, now] = [(before ?? null) as JsonObject | null, (after ?? null) as JsonObject | null];
  if (!old || !now) return { type, id, before: redact(old), after: redact(now) };
  const changed = Object.keys({ ...old, ...now }).filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  );
  const pick = (from: JsonObject) => redact(Object.fromEntries(changed.map((key) => [key, from[key] ?? null])));
  return { type, id, before: pick(old), after: pick(now) };
}

/** The headers that decide what a request does; the token is left to the one who repeats it. */
const repeatedHeaders = ["content-type", "prefer", "x-environment", "x-api-version"];

function toCurl(method: string, url: string, headers: JournalEntry["headers"], body: unknown): string {
  const parts = ["curl", ...methodOptions(method)];
  // Brackets and braces would be patterns of many addresses.
  if (/[[\]{}]/.test(url)) parts.push("--globoff");
  parts.push(quote(url));
  if (headers.authorization !== undefined) parts.push("-H", '"Authorization: Bearer $TOKEN"');
  for (const name of repeatedHeaders) {
    if (headers[name] !== undefined) parts.push("-H", quote(`${name}: ${headers[name]}`));
  }
  if (body !== undefined) parts.push("--data-raw", quote(JSON.stringify(body)));
  return parts.join(" ");
}

function methodOptions(method: string): string[] {
  if (method === "GET") return [];
  // With -X it would wait for a body that never comes.
  return method === "HEAD" ? ["--head"] : ["-X", method];
}

/** For a POSIX shell. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

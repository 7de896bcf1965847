import { toTimestamp } from "../domain/state.js";
import type { JsonObject, JsonValue } from "../openapi/openapi-document.js";
import type { Change, JournalEntry } from "./journal.js";
import { redact, redactHeaders, redactPath } from "./redact.js";

/** An entry as people read it: nothing secret in it, changes as the fields that changed, and a curl to repeat it. */
export function toJournalView(entry: JournalEntry): JsonObject {
  const { id, at, operation, method, url, origin, response, duration, refused, changes, webhookCalls } = entry;
  const headers = redactHeaders(entry.headers);
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
function toChangeView({ type, id, before, after }: Change): JsonObject {
  if (!before || !after) return { type, id, before: redact(before ?? null), after: redact(after ?? null) };
  const [old, now] = [before as JsonObject, after as JsonObject];
  const changed = Object.keys({ ...old, ...now }).filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  );
  const pick = (from: JsonObject) => redact(Object.fromEntries(changed.map((key) => [key, from[key] ?? null])));
  return { type, id, before: pick(old), after: pick(now) };
}

/** The headers that decide what a request does; the token is left to the one who repeats it. */
const repeatedHeaders = ["content-type", "prefer", "x-environment", "x-api-version"];

function toCurl(method: string, url: string, headers: JournalEntry["headers"], body: JsonValue | undefined): string {
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

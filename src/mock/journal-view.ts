import { quoteForShell, toCurl } from "../base/curl.js";
import { type JsonObject, toJson } from "../base/json.js";
import { redact, redactHeaders, redactPath } from "../base/redaction.js";
import { toTimestamp } from "../domain/timestamp.js";
import type { ControlSchemas } from "../openapi/control.js";
import type { Change, JournalEntry } from "./journal.js";

/** An entry for display: without secrets, with the changed fields, and with a curl command to repeat it. */
export function toJournalView(entry: JournalEntry): ControlSchemas["JournalEntry"] {
  const { id, at, operation, method, url, origin, response, duration, refused, fault, changes, webhookCalls } = entry;
  // Redacted headers are still an object of headers.
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
    response: response && {
      status: response.status,
      headers: redactHeaders(response.headers) as ControlSchemas["Headers"],
      body: redact(response.body ?? null),
    },
    duration_ms: Math.round(duration * 100) / 100,
    refused,
    fault,
    changes: changes.flatMap(toChangeViews),
    webhook_calls: [...webhookCalls],
    curl: repeating(method, origin + path, entry.headers, entry.body === undefined ? undefined : body),
  };
}

/** Only the changed fields, before and after; all of an entity that came or went; none if it is as it was. */
function toChangeViews({ type, id, before, after }: Change): ControlSchemas["Change"][] {
  // Entities are resources of the document.
  const [old, now] = [(before ?? null) as JsonObject | null, (after ?? null) as JsonObject | null];
  if (!old && !now) return [];
  if (!old || !now) return [{ type, id, before: redact(old), after: redact(now) }];
  const changed = Object.keys({ ...old, ...now }).filter(
    (key) => old[key] !== now[key] && JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  );
  if (changed.length === 0) return [];
  const pick = (from: JsonObject) => redact(Object.fromEntries(changed.map((key) => [key, from[key] ?? null])));
  return [{ type, id, before: pick(old), after: pick(now) }];
}

/** The headers that affect the request, without the token. */
const repeatedHeaders = ["content-type", "prefer", "x-environment", "x-api-version"];

function repeating(method: string, url: string, sent: JournalEntry["headers"], body: unknown): string {
  const headers = repeatedHeaders
    .filter((name) => sent[name] !== undefined)
    .map((name) => quoteForShell(`${name}: ${sent[name]}`));
  if (sent.authorization !== undefined) headers.unshift('"Authorization: Bearer $TOKEN"');
  return toCurl({ method, url: quoteForShell(url), headers, body: body === undefined ? body : toJson(body) });
}

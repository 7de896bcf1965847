import { differencesIn } from "../base/difference.js";
import type { JsonObject } from "../base/json.js";
import { namesIn } from "../base/json-pointer.js";
import type { Change, JournalEntry } from "../openapi/page-types.js";
import { callApi } from "./api.js";
import { counted, headerLines, outcomeOf, toneOf } from "./format.js";
import { entries, filter } from "./model.js";
import { Blocks, Button, type View } from "./parts.js";

export function journal(): View<JournalEntry> {
  const words = filter.value.toLowerCase().split(/\s+/);
  const isFound = (entry: JournalEntry) => words.every((word) => textOf(entry).includes(word));
  const all = entries.value;
  return {
    count: all?.size,
    items: all ? [...all.values()].reverse().filter(isFound) : undefined,
    empty: all?.size ? "No request matches the filter." : <First />,
    shown: 25,
    row: (entry) => ({
      id: `request-${entry.id}`,
      time: entry.at,
      title: [<strong>{entry.method}</strong>, ` ${entry.path} `, entry.fault && <mark>Fault {entry.fault}</mark>],
      lines: [gistOf(entry)],
      state: [toneOf(entry.response?.status), outcomeOf(entry)],
      body: () => details(entry),
    }),
  };
}

/** What to do first, and a button that does it: it only reads. */
const First = () => (
  <>
    No requests yet. Each one will appear here. Let your application call <code>{location.origin}</code> with any token,
    or <Button text="Send a first request" run={() => void callApi("GET", "/uploads")} />
  </>
);

/** What came of a request, in a line. */
function gistOf({ operation, refused, changes, webhook_calls, duration_ms, response }: JournalEntry): string {
  const parts = [
    operation ?? "file",
    refused && `${refused.code} ${refused.pointer ?? ""}`,
    ...changes.map(titleOf),
    webhook_calls.length > 0 && counted(webhook_calls.length, "call"),
    response && `${duration_ms.toFixed(1)} ms`,
  ];
  return parts.filter(Boolean).join(" · ");
}

const textOf = (entry: JournalEntry): string =>
  [entry.method, entry.path, gistOf(entry), outcomeOf(entry), entry.fault && `fault ${entry.fault}`]
    .join(" ")
    .toLowerCase();

function titleOf({ type, id, before, after }: Change): string {
  const verb = after === null ? "deleted" : before === null ? "made" : "changed";
  return `${verb} ${type} ${id}`;
}

function details(entry: JournalEntry) {
  const { operation, request, response, refused, fault, curl } = entry;
  return (
    <>
      {fault !== null && <p class="reason">Injected: fault {fault} was used for this request.</p>}
      {refused && <p class="reason">Refused: {refused.detail}</p>}
      <Blocks of={Object.fromEntries(entry.changes.map((change) => [titleOf(change), differencesOf(change)]))} />
      {entry.webhook_calls.map((id) => (
        <p key={id}>
          Caused <a href={`#call-${id}`}>call {id}</a>
        </p>
      ))}
      <p class="buttons">
        <Button run={() => copy(curl)} text="Copy curl" />
        {operation !== null && <Button run={() => repeat(entry)} text="Send again" />}
      </p>
      <Blocks
        of={{
          "Request body": request.body,
          [`Response ${response?.status}`]: response?.body,
          "Response headers": response && headerLines(response.headers),
          "The request as a curl command": curl,
          "Request headers": headerLines(request.headers),
        }}
      />
    </>
  );
}

async function copy(text: string): Promise<string> {
  await navigator.clipboard.writeText(text);
  return "The command is copied.";
}

/** What a repeated request says of itself; the token is the console's, since the journal has redacted the other. */
const repeated = /^(?:accept|content-type|prefer|if-match|x-api-version)$/;

async function repeat({ method, path, request: { headers, body } }: JournalEntry): Promise<string> {
  const own = Object.entries(headers).filter(([name]) => repeated.test(name));
  const { status } = await callApi(method, path, body ?? undefined, Object.fromEntries(own) as Record<string, string>);
  return `${method} ${path} was sent again: ${status}.`;
}

/** The values that differ between two entities, by path; all values if there is only one entity. They came as JSON. */
function differencesOf({ before, after }: Change): string {
  const pair = { one: (before ?? {}) as JsonObject, other: (after ?? {}) as JsonObject };
  const show = (value: unknown) => JSON.stringify(value) ?? "nothing";
  return differencesIn("", pair)
    .filter(({ pointer }) => pointer !== "")
    .map(({ pointer, one, other }) => `${namesIn(pointer).join(".")}: ${show(one)} → ${show(other)}`)
    .join("\n");
}

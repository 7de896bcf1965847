import type { Change, JournalEntry } from "../openapi/page-types.js";
import { callApi } from "./api.js";
import { differences } from "./differences.js";
import { counted, tone } from "./format.js";
import { outcome } from "./live.js";
import { entries, environment, filter, say, writeAddress } from "./model.js";
import { Block, Button, Disclosure, headerLines, List, Search, Section, State, Time } from "./parts.js";

export function Journal() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const all = entries.value && [...entries.value.values()].reverse();
  const matching = all?.filter((entry) => words.every((word) => textOf(entry).includes(word))) ?? null;
  const set = (value: string) => {
    filter.value = value;
    writeAddress();
  };
  const tools = <Search label="Filter the journal" hint="Filter: PUT, 422, fault" value={filter.value} onInput={set} />;
  return (
    <Section id="journal" title="Journal" tools={tools}>
      <List
        items={matching}
        ordered
        class="rows"
        empty={all?.length ? "No request matches the filter." : <FirstRequest />}
        draw={(entry) => <Row entry={entry} />}
        shown={25}
        more="Show older requests"
      />
    </Section>
  );
}

function textOf({ method, path, operation, response, refused, fault }: JournalEntry): string {
  const injected = fault === null ? "" : `fault ${fault}`;
  return `${method} ${path} ${operation ?? ""} ${response?.status ?? ""} ${refused?.code ?? ""} ${injected}`.toLowerCase();
}

function FirstRequest() {
  const header = environment.value === "main" ? "" : ` -H "X-Environment: ${environment.value}"`;
  const curl = `curl -X PUT ${location.origin}/uploads/1001 -H "Authorization: Bearer any-token"${header} -H "Content-Type: application/json" -d '{"author":"Grace Hopper"}'`;
  return (
    <>
      No requests yet. They appear here as they come; try one:
      <code class="sample" tabIndex={0}>
        {curl}
      </code>
    </>
  );
}

function Row({ entry }: { entry: JournalEntry }) {
  const { id, at, method, path, response, fault } = entry;
  const summary = (
    <>
      <Time at={at} />
      <span class="what">
        <code>
          <strong>{method}</strong> {path}
        </code>
        <span class="soft line">{gist(entry)}</span>
      </span>
      <span class="ends">
        {fault !== null && <span class="chip">Fault {fault}</span>}
        <State tone={tone(response?.status)} text={outcome(entry)} />
      </span>
    </>
  );
  return (
    <li id={`request-${id}`}>
      <Disclosure summary={summary} build={() => <Details entry={entry} />} />
    </li>
  );
}

/** The outcome of a request, in a line. */
function gist({ operation, refused, changes, webhook_calls, duration_ms, response }: JournalEntry): string {
  if (refused) return [refused.code, refused.pointer].filter(Boolean).join(" ");
  const parts = [
    operation ?? "file",
    ...changes.map((change) => `${verbOf(change).toLowerCase()} ${change.type} ${change.id}`),
    webhook_calls.length > 0 ? counted(webhook_calls.length, "call") : undefined,
    response === null ? undefined : `${duration_ms < 10 ? duration_ms.toFixed(1) : Math.round(duration_ms)} ms`,
  ];
  return parts.filter(Boolean).join(" · ");
}

const verbOf = ({ before, after }: Change): string =>
  after === null ? "Deleted" : before === null ? "Made" : "Changed";

function Details({ entry }: { entry: JournalEntry }) {
  const { operation, request, response, refused, fault, changes, webhook_calls, curl } = entry;
  return (
    <>
      {fault !== null && (
        <p class="reason">
          <strong>Injected: </strong>fault {fault} was used for this request.
        </p>
      )}
      {refused && (
        <p class="reason">
          <strong>Refused: </strong>
          {refused.detail}
        </p>
      )}
      {changes.map((change) => (
        <ChangeTable key={`${change.type} ${change.id}`} change={change} />
      ))}
      {webhook_calls.length > 0 && (
        <p>
          Caused{" "}
          {webhook_calls.map((id, index) => (
            <>
              {index > 0 && ", "}
              <a href={`#call-${id}`}>call {id}</a>
            </>
          ))}
        </p>
      )}
      {request.body !== null && <Block title="Request body" value={request.body} />}
      {response !== null && response.body !== null && (
        <Block title={`Response ${response.status}`} value={response.body} />
      )}
      {response !== null && response.status !== 0 && (
        <Block title="Response headers" value={headerLines(response.headers)} />
      )}
      <div class="block">
        <h4>
          To repeat it <Button small onClick={() => copy(curl)} text="Copy curl" />{" "}
          {operation !== null && <Button small onClick={() => repeat(entry)} text="Send again" />}
        </h4>
        <pre tabIndex={0} role="region" aria-label="The request as a curl command">
          {curl}
        </pre>
      </div>
      <Block title="Request headers" value={headerLines(request.headers)} />
    </>
  );
}

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => say("The command is copied."),
    () => say("The browser did not allow it; select the command and copy it."),
  );

/** What a repeated request says of itself; the token is the console's, since the journal has redacted the other. */
const repeated = /^(?:accept|content-type|prefer|if-match|x-api-version)$/;

async function repeat({ method, path, request: { headers, body } }: JournalEntry): Promise<void> {
  const own = Object.entries(headers).filter(([name, value]) => repeated.test(name) && typeof value === "string");
  const { status } = await callApi(method, path, body ?? undefined, Object.fromEntries(own) as Record<string, string>);
  say(`${method} ${path} was sent again: ${status}.`);
}

function ChangeTable({ change }: { change: Change }) {
  const title = `${verbOf(change)} ${change.type} ${change.id}`;
  return (
    <div class="scroller" tabIndex={0} role="region" aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {["Field", "Before", "After"].map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences(change.before, change.after).map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td class="before">{before}</td>
              <td class="after">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

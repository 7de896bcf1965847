import { hidden } from "../base/redaction.js";
import type { Target } from "../kit/binding/target.js";
import type { Report, ReportedRequest } from "../kit/report/shape.js";
import {
  assumptionOf,
  type Catalogue,
  catalogueWith,
  isKnownId,
  isReading,
  noteOf,
  type ReadingId,
  readingOf,
  readingsOf,
  textOf,
} from "../kit/run/catalogue.js";
import type { Contract } from "../kit/run/contract.js";
import { eventsOf } from "../kit/run/listeners.js";

/** The plan of a dry run for people: the requests of each contract, one in each line. */
export function toPlan({ requests = [], cases, target: url }: Report, contracts: readonly Contract[], target: Target) {
  const roots = [
    url.slice(0, url.length - new URL(target.url).pathname.replace(/\/$/, "").length),
    new URL(target.url).origin,
  ];
  const [{ kind } = { kind: "resource" }] = target.resources;
  const toLines = (some: readonly ReportedRequest[]) => some.map((request) => `  ${toLine(request, target, roots)}`);
  const first = requests.findIndex(({ contract }) => contract !== null);
  const last = requests.findLastIndex(({ contract }) => contract !== null);
  const blocks = contracts.map(({ id, ids, title }) => {
    const lines = toLines(requests.filter(({ contract }) => contract === id));
    const because = cases.find((one) => one.id === id)?.because;
    return [`${id}: ${title} (${ids.join(" ")})`, ...(lines.length > 0 ? lines : [`  Nothing. ${because}`])];
  });
  const before = first < 0 ? requests : requests.slice(0, first);
  return [
    [
      `A run would send these requests to ${url}. Nothing was sent now. The list comes from an in-process mock, so a`,
      `different response may lead to a different request. Braces stand for values of the target: {${kind}-1} is the first`,
      `${kind} that the kit creates. Each run chooses its own values for unique1, unique2.`,
      ...toNotes(target),
      ...toCalls(contracts, target),
    ],
    ["First, to inspect the target:", ...toLines(before)],
    ...blocks,
    ["Finally, to restore everything:", ...toLines(first < 0 ? [] : requests.slice(last + 1))],
    [`${requests.length} requests: ${tally(requests)}.`],
  ]
    .map((block) => block.join("\n"))
    .join("\n\n");
}

/** Whom a run calls besides. */
function toCalls(contracts: readonly Contract[], { resources, readOnly }: Target): string[] {
  const events = eventsOf(contracts, resources);
  const called = resources.find(({ calls }) => calls);
  if (readOnly || events.size === 0) return [];
  const told = [...events].map(([event, count]) => `${count} ${event}`).join(", ");
  return [
    `Each enabled ${called?.kind} of the target gets calls for about this many events, if it subscribes to them: ${told}.`,
    `Except on a Standin, a run stops if the target has such a ${called?.kind}. Pass --quiet-${called?.kind}s to disable it during the run, or --allow-calls to continue.`,
  ];
}

/** Notes about behavior that an in-process mock does not show. */
function toNotes({ job: { follow, accepted }, readOnly }: Target): string[] {
  if (readOnly) return [];
  const asked = follow === "Location" ? "the URL in Location" : `${follow.method} ${follow.path}`;
  return [
    `After a response with status ${accepted.join(" or ")}, the kit follows the job at ${asked}. On a Standin, it sends more requests`,
    "below /_standin, and verifies calls in a separate environment.",
  ];
}

/** Method and path, the headers that not every request has, and the body. */
function toLine({ method, url, headers, body }: ReportedRequest, target: Target, roots: readonly string[]): string {
  const root = roots.find((one) => url.startsWith(`${one}/`)) ?? "";
  const path = url.slice(root.length);
  const { header, headers: always } = target.access;
  const more = Object.entries(headers)
    .filter(([name, value]) => !(name in always) && value !== "application/json")
    .filter(([name, value]) => name !== header || !value.includes(hidden))
    .map(([name, value]) => `${name}: ${value}`);
  if (root && headers[header] === undefined && !path.startsWith("/_standin/")) more.push(`no ${header}`);
  const shownBody = body === null ? "" : ` ${body.length > longestBody ? `${body.slice(0, longestBody)}…` : body}`;
  return `${method} ${path}${more.length > 0 ? ` [${more.join("; ")}]` : ""}${shownBody}`;
}

/** In characters; all of it is in the report as JSON. */
const longestBody = 400;

function tally(requests: readonly ReportedRequest[]): string {
  const counts = new Map<string, number>();
  for (const { method } of requests) counts.set(method, (counts.get(method) ?? 0) + 1);
  return [...counts].map(([method, count]) => `${count} ${method}`).join(", ");
}

/** Explains an ID of the catalogue or of a contract: its statement, readings and contracts. */
export function toExplanation(id: string, contracts: readonly Contract[]): string {
  if (isReading(id)) return toReading(id);
  const { own } = catalogueWith(contracts);
  const ids = isKnownId(id) || id in own ? [id] : [...new Set(contracts.flatMap((contract) => contract.ids))];
  const readings = [...new Set(ids.flatMap(readingsOf))].map((one) => {
    const { name, text } = readingOf(one);
    return `${one} ${name}: ${text}`;
  });
  const tried = contracts.map((contract) => `${contract.id}: ${contract.title}`);
  return [
    ...ids.map((one) => toStatement(one, own)),
    readings.length > 0 ? `Readings:\n${readings.join("\n")}` : "It depends on no reading.",
    tried.length > 0 ? `Contracts that verify it:\n${tried.join("\n")}` : "No contract can verify it.",
  ].join("\n\n");
}

/** A rule with its note, an assumption with its question, or what a team's own id states. */
function toStatement(id: string, own: Catalogue["own"]): string {
  if (id in own) return `${id}\nThe contract states: ${own[id]}`;
  const assumption = assumptionOf(id);
  const note = noteOf(id);
  if (assumption) return `${id}\nThe spec leaves open: ${assumption.question}\nStandin assumes: ${assumption.text}`;
  return [id, `The spec states: ${textOf(id)}`, ...(note ? [`Note: ${note}`] : [])].join("\n");
}

function toReading(id: ReadingId): string {
  const { name, text, rules } = readingOf(id);
  if (rules.length === 0) return `${id} ${name}\n${text}`;
  const resting = rules.map((rule) => `${rule}: ${textOf(rule)}`);
  const without = `Ignore it with --without ${id}: rules that depend only on it become "not verified".`;
  return [`${id} ${name}\n${text}`, `Rules that depend on it:\n${resting.join("\n")}`, without].join("\n\n");
}

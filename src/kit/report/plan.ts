import { hidden } from "../../base/redaction.js";
import type { Contract } from "../engine/contract.js";
import { eventsOf } from "../engine/listeners.js";
import type { Target } from "../target/target.js";
import type { Report, ReportedRequest } from "./shape.js";

/** What a dry run found, for people: under each contract the requests that it would send, one a line. */
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
      `A run would send this to ${url}; now nothing is sent. It was tried on an in-process mock that keeps the spec: another`,
      `response may lead to another request. In braces stands what the target chooses, or has: {${kind}-1} is the first`,
      `${kind} that the kit makes. Each run makes up words of its own for unique1, unique2.`,
      ...toNotes(target),
      ...toCalls(contracts, target),
    ],
    ["To see what is there:", ...toLines(before)],
    ...blocks,
    ["In the end, to leave everything as it was:", ...toLines(first < 0 ? [] : requests.slice(last + 1))],
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
    `Each enabled ${called?.kind} of the target gets a call for about so many events, if they are among its own: ${told}.`,
    `But on a Standin, a run stops where there is one that is not its own: --quiet-${called?.kind}s disables it meanwhile, --allow-calls goes on.`,
  ];
}

/** What an in-process mock at once, and without a control interface, does not show. */
function toNotes({ job: { follow, accepted }, readOnly }: Target): string[] {
  if (readOnly) return [];
  const asked = follow === "Location" ? "the address in Location" : `${follow.method} ${follow.path}`;
  return [
    `A job that is announced with ${accepted.join(" or ")} is followed at ${asked}. On a Standin more is sent, below /_standin, and`,
    "calls are tried in an environment of their own.",
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

import { redact } from "../../base/redaction.js";
import { hideIn } from "../../base/redactor.js";
import { documents, routes } from "../../openapi/documents.js";
import type { OpenApiOperation, OpenApiResponse } from "../../openapi/openapi-document.js";
import { documentOf } from "../binding/defaults.js";
import type { Target } from "../binding/target.js";
import type { SeenResponse, SentCounts } from "../http/observations.js";
import type { Ports } from "../http/ports.js";
import { type Secrets, secretsOf, showCall, showExchange, toSecrets } from "../http/redact.js";
import type { Leftover } from "../ledger/leftovers.js";
import { type Catalogue, catalogueWith, type ReadingId, statementOf } from "../run/catalogue.js";
import { type Finding, tellChange, type Verdict } from "../run/findings.js";
import type { ContractResult, ToldContract } from "../run/run-contract.js";
import type { Selection } from "../run/selection.js";
import { sinceBaseline } from "./baseline.js";
import { exitReasonsOf, joinReasons } from "./exit-code.js";
import {
  type CoveredResponse,
  type InternalError,
  leftoverId,
  type Report,
  type ReportedCase,
  type ReportedContract,
  type RunFacts,
  schemaVersion,
} from "./shape.js";
import { type FailingOptions, failingOf, leansOn, notHeld, reportReadings, takeBack, verdictsOf } from "./verdicts.js";

/** The properties of a run that are known before it starts. */
export type KnownFacts = Partial<Pick<RunFacts, "version" | "binding" | "seed">>;

/** The options of a run that its report shows. */
export interface AskedFor {
  facts?: KnownFacts | undefined;
  only?: readonly string[] | undefined;
  skip?: readonly string[] | undefined;
  /** Readings that are taken back. */
  without?: readonly ReadingId[] | undefined;
  /** What the run fails for; by default every broken rule. */
  exit?: FailingOptions | undefined;
}

/** The findings of a run: all, those so far, or those of one contract. */
export interface Found {
  results: readonly ContractResult<ToldContract>[];
  ended?: Report["ended"];
  /** Why it ended before its last contract. */
  because?: string | undefined;
  /** How many requests were sent, and what happened on their way. */
  sent?: SentCounts;
  seen?: readonly SeenResponse[];
  /** Secrets besides those of the target that no report may show. */
  secrets?: readonly string[];
  /** The members that change with each read, by kind of resource. */
  changing?: Record<string, string[]>;
  /** Whom the run called that it did not create, in words. */
  called?: readonly string[];
  leftovers?: readonly Leftover[];
  /** The record that can undo what is left. */
  record?: string | undefined;
  errors?: readonly InternalError[];
}

/** Creates the report of the findings so far. */
export type ToReport = (found: Found) => Report;

const nothingSent: SentCounts = { requests: 0, limited: 0, failed: 0, lost: 0 };

/** Notes that a run starts; `counts` says which ids its verdict is about. Every report is made here. */
export function startReport(
  target: Target,
  { counts, absent }: Pick<Selection, "counts" | "absent">,
  { now }: Pick<Ports, "now">,
  { facts: known = {}, only = [], skip = [], without = [], exit }: AskedFor,
): ToReport {
  const start = now();
  return (found) => {
    const { ended = "complete", because, changing = {}, leftovers = [], record, errors = [] } = found;
    const { requests, ...weather } = found.sent ?? nothingSent;
    const results = takeBack(found.results, without);
    const catalogue = catalogueWith(results.map(({ contract }) => contract));
    const { own } = catalogue;
    const secrets = toSecrets([...secretsOf(target), ...(found.secrets ?? [])]);
    const { hide } = secrets;
    const cases = results.flatMap((result) => toCases(result, { secrets, counts, own }));
    const verdicts = verdictsOf(catalogue, results, cases, absent);
    const left = leftovers.map(({ told, ...one }) => ({ ...one, told: hide(told) }));
    const { version = "unknown", binding = null, seed = null } = known;
    const run = { target: hide(redact(target.url)), version, binding, seed };
    return withReason({
      schema_version: schemaVersion,
      ...run,
      ended,
      ...(because === undefined ? {} : { ended_because: hide(because) }),
      date: new Date(start).toISOString(),
      duration_ms: now() - start,
      filter: { only: [...only], skip: [...skip], without: [...without] },
      requests_sent: requests,
      weather,
      ...verdicts,
      ...(absent.length > 0 ? { not_in_product: [...absent] } : {}),
      cases: [...cases, ...left.map(({ told }) => toLeftoverCase(told))],
      failing: failingOf({ cases }, exit),
      unmet: notHeld(verdicts, exit?.required),
      ...(exit?.baseline ? { baseline: sinceBaseline(exit.baseline, cases, run) } : {}),
      contracts: results.map((result) => toReportedContract(result, cases)),
      coverage: hideIn(toCoverage(target, found.seen ?? []), hide),
      ...(Object.keys(changing).length > 0 ? { changing } : {}),
      ...(found.called && found.called.length > 0 ? { called: found.called.map(hide) } : {}),
      ...(Object.keys(own).length > 0 ? { catalogue: own } : {}),
      readings: reportReadings(
        cases.flatMap((one) => one.readings ?? []),
        without,
      ),
      // Without `now` where it is not known.
      left_behind: left.map(({ told: _, ...one }) => hideIn(one, hide)),
      ...(record === undefined ? {} : { run_record: record }),
      ...(errors.length > 0 ? { internal_errors: errors.map((one) => ({ ...one, message: hide(one.message) })) } : {}),
    });
  };
}

/** The report with the reason why the run does not exit with 0. */
export function withReason(report: Report): Report {
  const reason = joinReasons(exitReasonsOf(report));
  return reason === undefined ? report : { ...report, reason };
}

/** The verdicts from what weighs most to what weighs least. */
const weights: readonly Verdict[] = ["broken", "differs", "held", "not-verified"];

function toReportedContract(
  { contract, changes = [], duration = 0 }: ContractResult<ToldContract>,
  cases: readonly ReportedCase[],
): ReportedContract {
  const { id, ids, title } = contract;
  const found = cases.filter((one) => one.id === id).map(({ verdict }) => verdict);
  const verdict = weights.find((one) => found.includes(one)) ?? "not-verified";
  return { id, ids: [...ids], title, verdict, changes: [...changes], duration_ms: duration };
}

/** The evidence of a case without any. */
const bare = { request: null, response: null };

interface CaseOptions extends Pick<Selection, "counts"> {
  secrets: Secrets;
  own: Catalogue["own"];
}

function toCases(
  { contract, findings }: ContractResult<ToldContract>,
  { secrets, counts, own }: CaseOptions,
): ReportedCase[] {
  const { id, title } = contract;
  const told = (finding: Finding): ReportedCase => {
    const {
      verdict,
      difference,
      members = [],
      change,
      about = [],
      wrong,
      followsFrom,
      exchange,
      call,
      failed,
      declared,
    } = finding;
    const ids = finding.ids.filter(counts);
    const shown = exchange && showExchange(exchange, secrets);
    const reason = sentence(secrets.hide(redact(finding.because)));
    // What is not known yet breaks no statement.
    const stated = verdict === "not-verified" ? [] : ids.map((one) => statementOf(one, own));
    return {
      id,
      ids,
      title,
      verdict,
      reason,
      because: [reason, ...stated].join(" "),
      ...(difference === undefined ? {} : { difference: secrets.hide(redact(difference)) }),
      ...(members.length > 1 ? { members: members.map((one) => secrets.hide(redact(one))) } : {}),
      ...(change === undefined ? {} : { change: tellChange(change), about: [...about] }),
      ...(wrong === undefined ? {} : { wrong }),
      ...(followsFrom === undefined ? {} : { follows_from: followsFrom }),
      request: shown?.request ?? null,
      response: shown?.response ?? null,
      ...(shown?.seen ? { seen: shown.seen } : {}),
      ...(call ? { call: showCall(call, secrets) } : {}),
      ...(verdict === "broken" ? { readings: leansOn(finding, ids) } : {}),
      ...(verdict === "not-verified" && finding.parts ? { parts: [...finding.parts] } : {}),
      ...(failed ? { target_failed: true } : {}),
      ...(declared ? { declared: true } : {}),
    };
  };
  const others = findings.filter((finding) => finding.verdict !== "held" && finding.ids.some(counts));
  const notHeld = new Set(others.flatMap((finding) => (finding.verdict === "not-verified" ? [] : finding.ids)));
  const heldIds = findings.flatMap((finding) => (finding.verdict === "held" ? finding.ids : []));
  const held = [...new Set(heldIds)].filter((one) => counts(one) && !notHeld.has(one)).sort();
  const heldCase = { id, ids: held, title, verdict: "held", because: null, ...bare } as const;
  return [...(held.length > 0 ? [heldCase] : []), ...others.map(told)];
}

/** An address that it begins with stays one. */
const sentence = (text: string): string =>
  text.replace(/^(?!https?:)./, (first) => first.toUpperCase()).replace(/[^.?!]$/, "$&.");

const toLeftoverCase = (because: string): ReportedCase => ({
  ...{ id: leftoverId, ids: [], title: "everything is as it was before the run" },
  ...{ verdict: "not-verified", reason: because, because, ...bare },
});

/** Every response that the document has of the target's operations, and every other one that came. */
export function toCoverage(target: Target, seen: readonly SeenResponse[]): CoveredResponse[] {
  const name = documentOf(target.envelope);
  const documented = routes.flatMap(({ operationId, method, path }) => {
    if (target.operations[operationId] === null) return [];
    // An entry of a path that is named by a method is an operation.
    const operation = documents[name].paths[path]?.[method.toLowerCase()] as OpenApiOperation;
    return Object.entries(operation.responses).flatMap(([status, response]) =>
      contentsOf(name, response).map((content) => ({ operation: operationId, status: Number(status), content })),
    );
  });
  const keyOf = ({ operation, status, content }: Omit<SeenResponse, "count">) =>
    JSON.stringify([operation, status, content]);
  const counts = new Map(seen.map((one) => [keyOf(one), one.count]));
  const known = new Set(documented.map(keyOf));
  const others = seen.filter((one) => !known.has(keyOf(one)));
  return [
    ...documented.map((one) => ({ ...one, documented: true, seen: counts.get(keyOf(one)) ?? 0 })),
    ...others.map(({ count, ...one }) => ({ ...one, documented: false, seen: count })),
  ];
}

function contentsOf(name: "flat" | "json-api", response: OpenApiResponse): (string | null)[] {
  const shared = documents[name].components.responses[response.$ref?.split("/").pop() ?? ""];
  const types = Object.keys((shared ?? response).content ?? {});
  return types.length > 0 ? types : [null];
}

import type { JsonValue } from "../../base/json.js";
import type { Ending } from "../http/gate.js";
import type { FailureCounts } from "../http/observations.js";
import type { Verdict } from "../run/findings.js";
import type { Change, Wrong } from "../run/judged.js";
import type { CoveredResponse } from "./coverage.js";
import type { ReportedReading } from "./readings.js";

export type RuleVerdict = "held" | "broken" | "not-verified";
export type AssumptionVerdict = "same" | "differs" | "not-verified";

/** One thing that a contract found, as a report shows it. */
export interface ReportedCase {
  /** The contract's own id. */
  id: string;
  /** The ids of the catalogue. */
  ids: string[];
  title: string;
  verdict: Verdict;
  /** Why, in a sentence; absent for what held. */
  reason?: string;
  /** The reason, and what the spec states; null for what held. */
  because: string | null;
  /** Only where two values differ: where, as deep as there is a place, and both, in one line. */
  difference?: string;
  /** The change, such as `enabled`: boolean → null. Absent if the case is not about one update. */
  change?: string;
  /** The fields of that update that the finding is about. */
  about?: Change[];
  /** What is wrong about it. */
  wrong?: Wrong;
  /** A wider rule: where that is broken by itself, this comes from it. */
  follows_from?: string;
  /** The request that caused it, as a curl command without the token. Null if there is none. */
  request: string | null;
  response: ReportedResponse | null;
  /** Only where another response shows what that request did: a later read, a job's result. */
  seen?: { by: string; request: string; response: ReportedResponse };
  /** Only of a broken rule: the readings that it leans on. */
  readings?: string[];
  /** Present only if the target failed. */
  target_failed?: true;
  /** Present only if the binding declares the difference. */
  declared?: true;
}

interface ReportedResponse {
  status: number;
  headers: Record<string, string>;
  body: JsonValue;
}

/** A reason to fail: an ID of the catalogue, and the contract that found it broken, or different with `--strict`. */
export interface Failing {
  id: string;
  contract: string;
}

/** A broken or different finding: its fields and kind, or its reason without values. */
export interface KnownFinding extends Failing {
  finding: string;
}

/** The comparison with an earlier run. */
export interface SinceBaseline {
  /** When that run was (ISO 8601); null where its report does not say it. */
  date: string | null;
  /** Findings of this run that the earlier run did not have. */
  new: KnownFinding[];
  known: KnownFinding[];
  /** The ids that were broken or different then, and hold wherever that was tried. */
  mended: string[];
  /** What the earlier run had otherwise: target, binding, version. Absent if nothing. */
  unlike?: string[];
}

/** A contract that had its turn, or was to have it. */
export interface ReportedContract {
  id: string;
  /** The ids of the catalogue that it can tell about. */
  ids: string[];
  title: string;
  verdict: Verdict;
  /** Its changes, such as `enabled`: boolean → null. */
  changes: string[];
  /** In milliseconds. */
  duration_ms: number;
}

/** A value of a borrowed resource that was not restored. Secrets are redacted. */
export interface ReportedLeftover {
  kind: string;
  id: string;
  /** Null for a whole resource that the kit made and could not delete. */
  field: string | null;
  was: JsonValue;
  /** Absent if it could not be read. */
  now?: JsonValue;
}

/** A request that a run would send; secrets redacted, and a name in braces for what the target chooses. */
export interface ReportedRequest {
  /** Null for requests before the first contract and after the last. */
  contract: string | null;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** As it would be sent; null without one. */
  body: string | null;
}

/** Something that the kit itself got wrong: a defect of the kit, not of the target. */
export interface InternalError {
  /** The contract in which it happened; null for what happened around them. */
  contract: string | null;
  message: string;
}

/** Of the form of reports: a member that goes or changes its meaning makes a new one. */
export const schemaVersion = 1;

/** The properties of a run, without its findings. */
export interface RunFacts {
  /** When it started (ISO 8601). */
  date: string;
  /** The version of Standin, with the commit it was built from: `0.2.0+4fcc92d`. */
  version: string;
  duration_ms: number;
  /** The file of the binding, as it was named; null without one. */
  binding: string | null;
  /** The selection: IDs of the catalogue and of contracts. Empty lists mean all. */
  filter: { only: string[]; skip: string[]; without: string[] };
  /** The seed of generated values. Null without generated values. */
  seed: number | null;
  requests_sent: number;
  /** The transient failures, whether or not a retry succeeded. */
  weather: FailureCounts;
}

/** The report of a run. `rules` and `assumptions` name every ID of the catalogue. */
export interface Report extends RunFacts {
  schema_version: typeof schemaVersion;
  /** The URL of the target. */
  target: string;
  /** Whether every contract that was selected had its turn. */
  ended: Ending | "no target" | "calls" | "complete" | "dry run" | "internal error";
  /** Only of a run that ended before its last contract: why, in a sentence. */
  ended_because?: string;
  /** Why the run does not exit with 0, in one line; absent if it does. */
  reason?: string;
  verdict: Verdict;
  rules: Record<string, RuleVerdict>;
  /** The rules that hold only as far as they were tried, each with the parts of its statement that were not. */
  held_in_part: Record<string, string[]>;
  assumptions: Record<string, AssumptionVerdict>;
  cases: ReportedCase[];
  /** The reasons to fail, without accepted findings and those of the baseline. */
  failing: Failing[];
  /** The ids that had to hold, as `--require` says, and were not seen to. */
  unmet: string[];
  /** Every contract that was selected. */
  contracts: ReportedContract[];
  /** Every response that the document has, and every other one that came. */
  coverage: CoveredResponse[];
  /** Only where members of a resource change with each read, by kind of resource: comparisons leave them out. */
  changing?: Readonly<Record<string, readonly string[]>>;
  /** Only of a run that is held against a baseline. */
  baseline?: SinceBaseline;
  /** Only where a team's own contracts were run: what their ids state. */
  catalogue?: Record<string, string>;
  /** The readings that broken rules rest on, and those that were ignored. */
  readings: ReportedReading[];
  /** Every value that the run did not restore. */
  left_behind: ReportedLeftover[];
  /** Only where something is left: the record that `--undo` takes. */
  run_record?: string;
  /** Only where the kit itself failed. */
  internal_errors?: InternalError[];
  /** Only in a dry run: the requests of a run, in order. */
  requests?: ReportedRequest[];
}

/** Replaces the contract's ID in a case about values that could not be restored. */
export const leftoverId = "put-back";

export const isLeftover = ({ id }: Pick<ReportedCase, "id">): boolean => id === leftoverId;

/** Whether the target failed under something that was to be verified of an id: the rest of it does not hold the whole. */
export const isUnderFailure = (id: string, cases: readonly ReportedCase[]): boolean =>
  cases.some((one) => one.target_failed && one.ids.includes(id));

/** Whether an assumption differs. What the binding declares is no difference. */
export const isNews = ({ verdict, declared }: Pick<ReportedCase, "verdict" | "declared">): boolean =>
  verdict === "differs" && !declared;

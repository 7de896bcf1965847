import type { JsonValue } from "../../base/json.js";
import type { Change, Wrong } from "../engine/change.js";
import type { Verdict } from "../engine/findings.js";
import type { Ending } from "../target/gate.js";
import type { FailureCounts } from "../target/transient-failures.js";
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
  /** What was changed: `enabled`: boolean → null; absent where it was not a matter of one update. */
  change?: string;
  /** The fields of that update that the finding is about. */
  about?: Change[];
  /** What is wrong about it. */
  wrong?: Wrong;
  /** A wider rule: where that is broken by itself, this comes from it. */
  follows_from?: string;
  /** The request that did it, as a line of curl without the token; null where there is nothing to show. */
  request: string | null;
  response: ReportedResponse | null;
  /** Only where another response shows what that request did: a later read, a job's result. */
  seen?: { by: string; request: string; response: ReportedResponse };
  /** Only of a broken rule: the readings that it leans on. */
  readings?: string[];
  /** Only where it was not verified because the target failed. */
  target_failed?: true;
}

interface ReportedResponse {
  status: number;
  headers: Record<string, string>;
  body: JsonValue;
}

/** What a run fails for: an id of the catalogue, and the contract that found it broken, or different where that fails too. */
export interface Failing {
  id: string;
  contract: string;
}

/** What a run found beside an earlier one. */
export interface SinceBaseline {
  /** When that run was (ISO 8601); null where its report does not say it. */
  date: string | null;
  /** What contracts found broken or different, and did not then. */
  new: Failing[];
  known: Failing[];
  /** The ids that were broken or different then, and hold wherever that was tried. */
  mended: string[];
}

/** A contract that had its turn, or was to have it. */
export interface ReportedContract {
  id: string;
  /** The ids of the catalogue that it can tell about. */
  ids: string[];
  title: string;
  verdict: Verdict;
  /** What it changed, in a few words each: `enabled`: boolean → null. */
  changes: string[];
  /** In milliseconds. */
  duration_ms: number;
}

/** What of a borrowed resource is not as it was; secrets redacted. */
export interface ReportedLeftover {
  kind: string;
  id: string;
  /** Null for a whole resource that the kit made and could not delete. */
  field: string | null;
  was: JsonValue;
  /** Absent where it could not be read. */
  now?: JsonValue;
}

/** A request that a run would send; secrets redacted, and a name in braces for what the target chooses. */
export interface ReportedRequest {
  /** Null for what is sent before the first contract, and after the last. */
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

/** What a run was, besides what it found. */
export interface RunFacts {
  /** When it started (ISO 8601). */
  date: string;
  /** The version of Standin, with the commit it was built from: `0.2.0+4fcc92d`. */
  version: string;
  duration_ms: number;
  /** The file of the binding, as it was named; null without one. */
  binding: string | null;
  /** What was asked for: ids of the catalogue and of contracts; empty lists for all. */
  filter: { only: string[]; skip: string[]; without: string[] };
  /** What generated values were made from; null where there were none. */
  seed: number | null;
  requests_sent: number;
  /** What happened on the way to the target, whether or not a request was answered after all. */
  weather: FailureCounts;
}

/** What a run found. `rules` and `assumptions` name every id of the catalogue. */
export interface Report extends RunFacts {
  schema_version: typeof schemaVersion;
  /** The URL of what was verified. */
  target: string;
  /** Whether every contract that was selected had its turn. */
  ended: Ending | "no target" | "calls" | "complete" | "dry run" | "internal error";
  /** Only of a run that ended before its last contract: why, in a sentence. */
  ended_because?: string;
  verdict: Verdict;
  rules: Record<string, RuleVerdict>;
  /** The rules that hold only as far as they were tried, each with the parts of its statement that were not. */
  held_in_part: Record<string, string[]>;
  assumptions: Record<string, AssumptionVerdict>;
  cases: ReportedCase[];
  /** What the run fails for, after what is accepted and what the baseline has. */
  failing: Failing[];
  /** The ids that had to hold, as `--require` says, and were not seen to. */
  unmet: string[];
  /** Every contract that was selected. */
  contracts: ReportedContract[];
  /** Every response that the document has, and every other one that came. */
  coverage: CoveredResponse[];
  /** Only of a run that is held against a baseline. */
  baseline?: SinceBaseline;
  /** Only where a team's own contracts were run: what their ids state. */
  catalogue?: Record<string, string>;
  /** What the broken rules lean on, and what was taken back. */
  readings: ReportedReading[];
  /** Every value that is not as it was before the run. */
  left_behind: ReportedLeftover[];
  /** Only where the kit itself failed. */
  internal_errors?: InternalError[];
  /** Of a dry run alone: what a run would send, in order. */
  requests?: ReportedRequest[];
}

/** What stands in the place of a contract's id, where a case tells of what could not be restored. */
export const leftoverId = "put-back";

export const isLeftover = ({ id }: Pick<ReportedCase, "id">): boolean => id === leftoverId;

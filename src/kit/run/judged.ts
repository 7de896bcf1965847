import type { Pair } from "../../base/difference.js";
import type { JsonObject, JsonValue } from "../../base/json.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { Exchange } from "../wire/exchange.js";
import type { ReadingId } from "./catalogue.js";

/** One judgement about rules and assumptions of the catalogue. A judge is a pure function that yields them. */
export interface Judged {
  /** `broken`: rules are broken and assumptions differ. */
  verdict: "held" | "broken" | "not-verified";
  ids: readonly StatementId[];
  /** The reason, in a sentence. Empty if the IDs hold. */
  because: string;
  evidence?: Evidence | undefined;
  /** Another judgement of the same contract with this key adds nothing. */
  once?: string;
  /** Whether the binding says the same, so that the difference is no news. */
  declared?: boolean;
}

/** The proof of a judgement. */
export interface Evidence {
  exchange?: Exchange | undefined;
  /** The update that it is about. */
  update?: UpdateEvidence;
  /** The readings that it rests on, if the contract knows them better than the catalogue. Empty: it rests on none. */
  readings?: readonly ReadingId[];
  /** The parts of the rules that were verified, by name in the catalogue. Each rule gets only its own parts. */
  part?: string | readonly string[] | undefined;
}

/** A proof that is an exchange alone needs no name. */
export type Proof = Evidence | Exchange | undefined;

const toEvidence = (proof: Proof): Evidence | undefined =>
  proof !== undefined && "request" in proof ? { exchange: proof } : proof;

export interface UpdateEvidence {
  /** The sent or earlier value and the value shown instead of it, below a pointer. */
  difference?: ValueDifference | undefined;
  /** The changes (`changeOf`). */
  change?: readonly Change[] | undefined;
  /** The kind of error. Default: derived from the difference. */
  wrong?: Wrong;
  /** A wider rule. If that rule is broken by itself, this judgement follows from it. */
  followsFrom?: StatementId;
  /** Whether the target shows the value that was set. */
  shown?: boolean;
  /** Whether the target failed. Default: derived from the exchange. */
  failed?: boolean;
}

/**
 * Two values of a member that should be equal: one that was `sent` or `was` there before, and `other`, which the target shows.
 */
export interface ValueDifference extends Pair {
  pointer: string;
  word: "sent" | "was";
}

const judged =
  (verdict: Judged["verdict"]) =>
  (ids: readonly StatementId[], because: string, proof?: Proof): Judged => ({
    ...{ verdict, ids, because, evidence: toEvidence(proof) },
  });

export const held = (ids: readonly StatementId[], proof?: Proof): Judged => judged("held")(ids, "", proof);

/** Rules are broken and assumptions differ. */
export const broken = judged("broken");

export const notVerified = judged("not-verified");

/** Held if `kept` is true. Otherwise broken. */
export const check = (ids: readonly StatementId[], kept: boolean, because: () => string, proof?: Proof): Judged =>
  kept ? held(ids, proof) : broken(ids, because(), proof);

/** The same, where the binding says that it differs. */
export const declared = (one: Judged): Judged => ({ ...one, declared: true });

/** Takes judgements, one by one or from a judge. */
export interface Reporter {
  report(judged: Iterable<Judged>): void;
  /** Reports the IDs as held if `kept` is true. Otherwise, rules are broken and assumptions differ. Returns `kept`. */
  check(ids: readonly StatementId[], kept: boolean, because: () => string, proof?: Proof): boolean;
  held(ids: readonly StatementId[], proof?: Proof): void;
  /** Reports the IDs as not verified, with the reason. */
  notVerified(ids: readonly StatementId[], because: string, proof?: Proof): void;
}

export const createReporter = (take: (judged: Judged) => void): Reporter => ({
  report: (judged) => {
    for (const one of judged) take(one);
  },
  check(ids, kept, because, proof) {
    take(check(ids, kept, because, proof));
    return kept;
  },
  held: (ids, proof) => take(held(ids, proof)),
  notVerified: (ids, because, proof) => take(notVerified(ids, because, proof)),
});

/** A field that an update sets, with the kinds of its old and new value: boolean, null, empty list. */
export interface Change {
  field: string;
  from: string;
  to: string;
}

/**
 * The error of an update. Refused, lost or altered: the spec allows the update, but the value is not stored. Taken or half
 * refused: the spec forbids the update, but it is accepted or changes something.
 */
export type Wrong = "refused" | "lost" | "altered" | "taken" | "half refused";

/** The change of an update. */
export const changeOf = (before: JsonObject, patch: JsonObject): Change[] =>
  Object.entries(patch).map(([field, value]) => ({ field, from: kindOf(before[field]), to: kindOf(value) }));

/** A change in a few words: `enabled`: boolean → null. */
export const tellChange = (changes: readonly Change[]): string =>
  changes.map(({ field, from, to }) => `\`${field}\`: ${from} → ${to}`).join(", ") || "nothing";

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return "not shown";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "empty list" : "list";
  return typeof value === "string" && value === "" ? "empty string" : typeof value;
}

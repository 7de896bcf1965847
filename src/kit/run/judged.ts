import type { Pair } from "../../base/difference.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { ReceivedCall } from "../http/receiver.js";
import type { Exchange } from "../wire/exchange.js";
import type { ReadingId } from "./catalogue.js";
import type { Change, Wrong } from "./change.js";

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
}

/** The proof of a judgement. */
export interface Evidence {
  exchange?: Exchange | undefined;
  /** The received call that it is about. */
  call?: ReceivedCall | undefined;
  /** The update that it is about. */
  update?: UpdateEvidence;
  /** The readings that it rests on, if the contract knows them better than the catalogue. Empty: it rests on none. */
  readings?: readonly ReadingId[];
  /** The parts of the rules that were verified, by name in the catalogue. Each rule gets only its own parts. */
  part?: string | readonly string[] | undefined;
  /** Whether the binding says the same, so that the difference is no news. */
  declared?: boolean;
}

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

export const held = (ids: readonly StatementId[], evidence?: Evidence): Judged => ({
  verdict: "held",
  ids,
  because: "",
  evidence,
});

/** Rules are broken and assumptions differ. */
export const broken = (ids: readonly StatementId[], because: string, evidence?: Evidence): Judged => ({
  verdict: "broken",
  ids,
  because,
  evidence,
});

export const notVerified = (ids: readonly StatementId[], because: string, evidence?: Evidence): Judged => ({
  verdict: "not-verified",
  ids,
  because,
  evidence,
});

/** Held if `kept` is true. Otherwise broken. */
export const check = (
  ids: readonly StatementId[],
  kept: boolean,
  because: () => string,
  evidence?: Evidence,
): Judged => (kept ? held(ids, evidence) : broken(ids, because(), evidence));

/** Takes judgements, one by one or from a judge. */
export interface Reporter {
  report(judged: Iterable<Judged>): void;
  /** Reports the IDs as held if `kept` is true. Otherwise, rules are broken and assumptions differ. Returns `kept`. */
  check(ids: readonly StatementId[], kept: boolean, because: () => string, evidence?: Evidence): boolean;
  held(ids: readonly StatementId[], evidence?: Evidence): void;
  /** Reports the IDs as not verified, with the reason. */
  notVerified(ids: readonly StatementId[], because: string, evidence?: Evidence): void;
}

export const createReporter = (take: (judged: Judged) => void): Reporter => ({
  report: (judged) => {
    for (const one of judged) take(one);
  },
  check(ids, kept, because, evidence) {
    take(check(ids, kept, because, evidence));
    return kept;
  },
  held: (ids, evidence) => take(held(ids, evidence)),
  notVerified: (ids, because, evidence) => take(notVerified(ids, because, evidence)),
});

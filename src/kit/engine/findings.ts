import { deepestDifference, type Pair, tellDifference } from "../../base/difference.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import { type Exchange, isFailure } from "../target/exchange.js";
import { toEvidence } from "../target/redact.js";
import { type Catalogue, catalogueWith, type ReadingId } from "./catalogue.js";
import { type Change, tellChange, type Wrong } from "./change.js";

export type Verdict = "held" | "broken" | "differs" | "not-verified";

/** One result of a contract about rules or assumptions of the catalogue. */
export interface Finding {
  verdict: Verdict;
  ids: StatementId[];
  /** The reason, in a sentence. Empty if the IDs hold. */
  because: string;
  /** The difference between two values in one line: `/tags/3: sent "a", shown "b"`. */
  difference?: string;
  /** The changes of the update. */
  change?: readonly Change[];
  /** The changes that the finding is about. */
  about?: readonly Change[];
  /** The kind of error. */
  wrong?: Wrong;
  /** A wider rule. If that rule is broken by itself, this finding follows from it. */
  followsFrom?: StatementId;
  exchange: Exchange | undefined;
  /** Whether the target shows the value that was set. Absent if the contract did not verify that. */
  shown?: boolean | undefined;
  /** For "not verified": whether the target failed. */
  failed?: true;
  /** The readings that it rests on. Absent: the readings of its rules in the catalogue. */
  readings?: readonly ReadingId[];
  /** The parts of its rules that it verifies, by name in the catalogue. Absent if there are none. */
  parts?: readonly string[];
}

export interface Evidence {
  exchange?: Exchange | undefined;
  /** The sent or earlier value and the value shown instead of it, below a pointer. */
  difference?: ValueDifference | undefined;
  /** The changes of the update (`changeOf`). */
  change?: readonly Change[] | undefined;
  /** The kind of error. Default: derived from the difference. */
  wrong?: Wrong;
  /** A wider rule. If that rule is broken by itself, this finding follows from it. */
  followsFrom?: StatementId;
  shown?: boolean;
  /** Whether the target failed. Default: derived from the exchange. */
  failed?: boolean;
  /** The readings that it rests on, if the contract knows them better than the catalogue. Empty: it rests on none. */
  readings?: readonly ReadingId[];
  /** The parts of the rules that were verified, by name in the catalogue. Each rule gets only its own parts. */
  part?: string | readonly string[] | undefined;
}

/**
 * Two values of a member that should be equal: one that was `sent` or `was` there before, and `other`, which the target shows.
 */
export interface ValueDifference extends Pair {
  pointer: string;
  word: "sent" | "was";
}

/** The collector of a contract's results. */
export interface Findings {
  readonly list: readonly Finding[];
  /** The changes, each in a few words. */
  readonly changes: ReadonlySet<string>;
  /** Notes a change. */
  tried(change: readonly Change[]): void;
  /** Reports the IDs as held if `kept` is true. Otherwise, rules are broken and assumptions differ. Returns `kept`. */
  check(ids: readonly StatementId[], kept: boolean, because: () => string, evidence?: Evidence): boolean;
  /** Reports the IDs as not verified, with the reason. */
  notVerified(ids: readonly StatementId[], because: string, evidence?: Evidence): void;
}

const tell = ({ pointer, word, ...pair }: ValueDifference) =>
  tellDifference(deepestDifference(pointer, pair), [word, "shown"]);

function wrongIn({ pointer, word, ...pair }: ValueDifference): Wrong | undefined {
  const { one } = deepestDifference(pointer, pair);
  return word === "was" ? undefined : typeof one === "string" ? "altered" : "lost";
}

const isAt =
  ({ pointer }: ValueDifference) =>
  ({ field }: Change) =>
    pointer === `/${field}`;

/**
 * Findings with the same text count once. The number for each ID and verdict is limited, but held findings still add their
 * parts.
 */
const maximumPerId = 5;

/** Ignores findings after `isOver`: after the end of a run, they do not come from the target. */
export function createFindings(
  isOver: () => boolean = () => false,
  { ruleIds, assumptionIds }: Catalogue = catalogueWith([]),
): Findings {
  const isRule = (id: string) => ruleIds.includes(id);
  const list: Finding[] = [];
  const held = new Set<string>();
  const changes = new Set<string>();

  function add(
    verdict: Verdict,
    ids: readonly StatementId[],
    because: string,
    {
      exchange,
      difference,
      change,
      wrong = difference && wrongIn(difference),
      followsFrom,
      shown,
      readings,
      part,
      failed = exchange !== undefined && isFailure(exchange) && exchange.status !== 501,
    }: Evidence = {},
  ): void {
    const parts = part === undefined ? undefined : [part].flat();
    if (isOver() && verdict !== "not-verified") return;
    const known = ids.filter(
      (id) =>
        verdict === "held" ||
        list.filter((finding) => finding.verdict === verdict && finding.ids.includes(id)).length < maximumPerId,
    );
    const isRepeated = (finding: Finding) =>
      finding.verdict === verdict &&
      finding.shown === shown &&
      String(finding.readings) === String(readings) &&
      String(finding.parts) === String(parts) &&
      finding.because === because &&
      known.every((id) => finding.ids.includes(id));
    if (known.length === 0 || list.some(isRepeated)) return;
    const finding: Finding = {
      verdict,
      ids: [...new Set(known)],
      because,
      ...(difference ? { difference: tell(difference) } : {}),
      ...(change ? { change, about: difference ? change.filter(isAt(difference)) : change } : {}),
      ...(wrong ? { wrong } : {}),
      ...(followsFrom ? { followsFrom } : {}),
      exchange: exchange && toEvidence(exchange),
      shown,
      ...(readings ? { readings } : {}),
      ...(parts ? { parts } : {}),
    };
    list.push(failed && verdict === "not-verified" ? { ...finding, failed } : finding);
  }

  return {
    list,
    changes,
    tried: (change) => void changes.add(tellChange(change)),
    check(ids, kept, because, evidence) {
      for (const id of ids)
        if (!isRule(id) && !assumptionIds.includes(id)) throw new Error(`The catalogue has no ${id}.`);
      if (kept) {
        const { shown, readings, part } = evidence ?? {};
        const keyOf = (id: string) => `${id} ${shown} ${part} ${readings?.join(" ")}`;
        const fresh = ids.filter((id) => !held.has(keyOf(id)));
        for (const id of fresh) held.add(keyOf(id));
        if (fresh.length > 0)
          add("held", fresh, "", {
            ...(shown === undefined ? {} : { shown }),
            ...(readings ? { readings } : {}),
            part,
          });
        return true;
      }
      const reason = because();
      const rules = ids.filter(isRule);
      const assumptions = ids.filter((id) => !isRule(id));
      if (rules.length > 0) add("broken", rules, reason, evidence);
      // A failed request is neither accepted nor refused.
      const isAnswered = !evidence?.exchange || !isFailure(evidence.exchange);
      if (assumptions.length > 0) add(isAnswered ? "differs" : "not-verified", assumptions, reason, evidence);
      return false;
    },
    notVerified: (ids, because, evidence) => add("not-verified", ids, because, evidence),
  };
}

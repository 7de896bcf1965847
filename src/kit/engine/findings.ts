import { deepestDifference, type Pair, tellDifference } from "../../base/difference.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import { type Exchange, isFailure } from "../target/exchange.js";
import { toEvidence } from "../target/redact.js";
import { type Catalogue, catalogueWith, type ReadingId } from "./catalogue.js";
import { type Change, tellChange, type Wrong } from "./change.js";

export type Verdict = "held" | "broken" | "differs" | "not-verified";

/** One thing that a contract found out about rules or assumptions of the catalogue. */
export interface Finding {
  verdict: Verdict;
  ids: StatementId[];
  /** Why, in a sentence; empty for what held. */
  because: string;
  /** The same in one line, where two values differ: `/tags/3: sent "a", shown "b"`. */
  difference?: string;
  /** What was changed. */
  change?: readonly Change[];
  /** Of that, what the finding is about. */
  about?: readonly Change[];
  /** What is wrong about it. */
  wrong?: Wrong;
  /** A wider rule: where that is broken by itself, this comes from it. */
  followsFrom?: StatementId;
  exchange: Exchange | undefined;
  /** Whether a value that was set is shown; absent where that was not the question. */
  shown?: boolean | undefined;
  /** Of what is not verified: whether the target failed under it. */
  failed?: true;
  /** The readings that it leans on; absent: those that the catalogue has for its rules. */
  readings?: readonly ReadingId[];
  /** The parts of its rules that it is about, by their names in the catalogue; absent where it is about none of them. */
  parts?: readonly string[];
}

export interface Evidence {
  exchange?: Exchange | undefined;
  /** The value that was sent, or that was there before, and the one that is shown in its place, below a pointer. */
  difference?: ValueDifference | undefined;
  /** What was changed (`changeOf`). */
  change?: readonly Change[] | undefined;
  /** What is wrong about it; by default what the difference says. */
  wrong?: Wrong;
  /** A wider rule: where that is broken by itself, this comes from it. */
  followsFrom?: StatementId;
  shown?: boolean;
  /** The target failed; by default what the exchange says. */
  failed?: boolean;
  /** The readings that it leans on, where the contract knows it better than the catalogue; none: the spec says it itself. */
  readings?: readonly ReadingId[];
  /** The parts of the rules that were tried, by their names in the catalogue; of each rule, those that it has. */
  part?: string | readonly string[] | undefined;
}

/** Two values of a member that should be the same: `one` was `sent`, or `was` there before; `other` is shown. */
export interface ValueDifference extends Pair {
  pointer: string;
  word: "sent" | "was";
}

/** Where a contract says what it found. */
export interface Findings {
  readonly list: readonly Finding[];
  /** What was changed, in a few words each. */
  readonly changes: ReadonlySet<string>;
  /** Notes what is tried. */
  tried(change: readonly Change[]): void;
  /** The ids are kept where `kept` is true; else rules are broken and assumptions differ. Returns `kept`. */
  check(ids: readonly StatementId[], kept: boolean, because: () => string, evidence?: Evidence): boolean;
  /** The ids could not be verified, and why. */
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

/** A finding with the same words is one finding; more than so many of one verdict about an id say no more, but what held tells its part. */
const maximumPerId = 5;

/** Findings are taken until `isOver`: what a contract finds after the run was ended is no fault of the target's. */
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
      // What failed chose nothing.
      const isAnswered = !evidence?.exchange || !isFailure(evidence.exchange);
      if (assumptions.length > 0) add(isAnswered ? "differs" : "not-verified", assumptions, reason, evidence);
      return false;
    },
    notVerified: (ids, because, evidence) => add("not-verified", ids, because, evidence),
  };
}

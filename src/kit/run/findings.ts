import { deepestDifference, tellDifference } from "../../base/difference.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import { toEvidence } from "../http/redact.js";
import { type Exchange, isFailure } from "../wire/exchange.js";
import { type Catalogue, catalogueWith, type ReadingId } from "./catalogue.js";
import {
  type Change,
  createReporter,
  type Evidence,
  type Judged,
  type Reporter,
  tellChange,
  type ValueDifference,
  type Wrong,
} from "./judged.js";

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
  /** For a difference: the binding declares it. */
  declared?: true;
  /** The readings that it rests on. Absent: the readings of its rules in the catalogue. */
  readings?: readonly ReadingId[];
  /** The parts of its rules that it verifies, by name in the catalogue. Absent if there are none. */
  parts?: readonly string[];
}

/** The collector of a contract's results. */
export interface Findings extends Reporter {
  readonly list: readonly Finding[];
  /** The changes, each in a few words. */
  readonly changes: ReadonlySet<string>;
  /** Notes a change. */
  tried(change: readonly Change[]): void;
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
  catalogue: Catalogue = catalogueWith([]),
): Findings {
  const collector = new Collector(isOver, catalogue);
  const { list, changes } = collector;
  return {
    ...createReporter((judged) => collector.take(judged)),
    ...{ list, changes },
    tried: (change) => void changes.add(tellChange(change)),
  };
}

class Collector {
  readonly list: Finding[] = [];
  readonly changes = new Set<string>();
  readonly #held = new Set<string>();
  readonly #once = new Set<string>();

  constructor(
    readonly isOver: () => boolean,
    readonly catalogue: Catalogue,
  ) {}

  take({ verdict, ids, because, evidence: given = {}, once, declared = false }: Judged): void {
    const evidence = { ...given, declared };
    const { ruleIds, assumptionIds } = this.catalogue;
    const isRule = (id: string) => ruleIds.includes(id);
    for (const id of ids)
      if (!isRule(id) && !assumptionIds.includes(id)) throw new Error(`The catalogue has no ${id}.`);
    if (once !== undefined && this.#once.has(once)) return;
    if (once !== undefined) this.#once.add(once);
    if (verdict === "held") this.#hold(ids, evidence);
    if (verdict === "not-verified") this.#add(verdict, ids, because, evidence);
    if (verdict !== "broken") return;
    const rules = ids.filter(isRule);
    const assumptions = ids.filter((id) => !isRule(id));
    if (rules.length > 0) this.#add("broken", rules, because, evidence);
    // A failed request is neither accepted nor refused.
    const isAnswered = !evidence.exchange || !isFailure(evidence.exchange);
    if (assumptions.length > 0) this.#add(isAnswered ? "differs" : "not-verified", assumptions, because, evidence);
  }

  /** What holds needs no exchange. The same again adds nothing. */
  #hold(ids: readonly StatementId[], { update: { shown } = {}, readings, part }: Evidence): void {
    const keyOf = (id: string) => `${id} ${shown} ${part} ${readings?.join(" ")}`;
    const fresh = ids.filter((id) => !this.#held.has(keyOf(id)));
    for (const id of fresh) this.#held.add(keyOf(id));
    if (fresh.length === 0) return;
    const update = shown === undefined ? {} : { update: { shown } };
    this.#add("held", fresh, "", { ...update, ...(readings ? { readings } : {}), part });
  }

  #add(
    verdict: Verdict,
    ids: readonly StatementId[],
    because: string,
    evidence: Parameters<typeof toFinding>[3],
  ): void {
    if (this.isOver() && verdict !== "not-verified") return;
    const known = ids.filter(
      (id) =>
        verdict === "held" ||
        this.list.filter((finding) => finding.verdict === verdict && finding.ids.includes(id)).length < maximumPerId,
    );
    if (known.length === 0) return;
    const finding = toFinding(verdict, [...new Set(known)], because, evidence);
    const isRepeated = (other: Finding) =>
      other.verdict === verdict &&
      other.shown === finding.shown &&
      String(other.readings) === String(finding.readings) &&
      String(other.parts) === String(finding.parts) &&
      other.because === because &&
      known.every((id) => other.ids.includes(id));
    if (!this.list.some(isRepeated)) this.list.push(finding);
  }
}

function toFinding(
  verdict: Verdict,
  ids: StatementId[],
  because: string,
  { exchange, update = {}, readings, part, declared }: Evidence & Pick<Judged, "declared">,
): Finding {
  const { difference, change, wrong = difference && wrongIn(difference), followsFrom, shown } = update;
  const { failed = exchange !== undefined && isFailure(exchange) && exchange.status !== 501 } = update;
  return {
    ...{ verdict, ids, because },
    ...(difference ? { difference: tell(difference) } : {}),
    ...(change ? { change, about: difference ? change.filter(isAt(difference)) : change } : {}),
    ...(wrong ? { wrong } : {}),
    ...(followsFrom ? { followsFrom } : {}),
    exchange: exchange && toEvidence(exchange),
    shown,
    ...(readings ? { readings } : {}),
    ...(part === undefined ? {} : { parts: [part].flat() }),
    ...(failed && verdict === "not-verified" ? { failed } : {}),
    ...(declared && verdict === "differs" ? { declared } : {}),
  };
}

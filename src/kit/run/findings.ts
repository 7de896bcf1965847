import { deepestDifference, differencesIn, type Pair, tellDifference } from "../../base/difference.js";
import type { JsonObject, JsonValue } from "../../base/json.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { ReceivedCall } from "../http/receiver.js";
import { toEvidence } from "../http/redact.js";
import { type Exchange, isFailure, isUnanswered, told } from "../wire/exchange.js";
import { type Catalogue, catalogueWith, type ReadingId } from "./catalogue.js";

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
  call?: ReceivedCall | undefined;
  /** The readings that it rests on, if the contract knows them better than the catalogue. Empty: it rests on none. */
  readings?: readonly ReadingId[];
  /** The parts of the rules that were verified, by name in the catalogue. Each rule gets only its own parts. */
  part?: string | readonly string[] | undefined;
  /** For an update: the sent or earlier value and the value shown instead of it, below a pointer. */
  difference?: ValueDifference | undefined;
  change?: readonly Change[] | undefined;
  /** Default: derived from the difference. */
  wrong?: Wrong | undefined;
  /** A wider rule. If that rule is broken by itself, this judgement follows from it. */
  followsFrom?: StatementId;
  /** Whether the target shows the value that was set. Absent if the contract did not verify that. */
  shown?: boolean | undefined;
  /** Whether the target failed. Default: derived from the exchange. */
  failed?: boolean;
}

/** Two values that should be equal: one that was `sent`, or `was` there, and `other`, which the target shows. */
export interface ValueDifference extends Pair {
  pointer: string;
  word: "sent" | "was";
}

/** A field that an update sets, with the kinds of its old and new value: boolean, null, empty list. */
export interface Change {
  field: string;
  from: string;
  to: string;
}

/** What is wrong: an allowed update refused, lost or altered, or a forbidden one taken or half refused. */
export type Wrong = "refused" | "lost" | "altered" | "taken" | "half refused";

/** A proof that is an exchange alone needs no name. */
export type Proof = Evidence | Exchange | undefined;

const judged =
  (verdict: Judged["verdict"]) =>
  (ids: readonly StatementId[], because: string, proof?: Proof): Judged => {
    const evidence = proof !== undefined && "request" in proof ? { exchange: proof } : proof;
    return { verdict, ids, because, evidence };
  };

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
export const createReporter = (take: (judged: Judged) => void) => ({
  report(judged: Iterable<Judged>): void {
    for (const one of judged) take(one);
  },
  /** Reports what `check` judges. Returns `kept`. */
  check(...judged: Parameters<typeof check>): boolean {
    take(check(...judged));
    return judged[1];
  },
  held: (...judged: Parameters<typeof held>): void => take(held(...judged)),
  /** Undefined, so that whoever cannot go on returns it. */
  notVerified: (...judged: Parameters<typeof notVerified>): undefined => void take(notVerified(...judged)),
});

export const changeOf = (before: JsonObject, patch: JsonObject): Change[] =>
  Object.entries(patch).map(([field, value]) => ({ field, from: kindOf(before[field]), to: kindOf(value) }));

/** A change in a few words: `enabled`: boolean → null. */
export const tellChange = (changes: readonly Change[]): string =>
  changes.map(({ field, from, to }) => `\`${field}\`: ${from} → ${to}`).join(", ") || "nothing";

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return "not shown";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "empty list" : "list";
  return value === "" ? "empty string" : typeof value;
}

export type Verdict = "held" | "broken" | "differs" | "not-verified";

/** One result of a contract, from a judgement: about rules alone, or about assumptions. */
export interface Finding extends Omit<Evidence, "difference" | "part"> {
  verdict: Verdict;
  ids: StatementId[];
  /** The reason, in a sentence. Empty if the IDs hold. */
  because: string;
  exchange: Exchange | undefined;
  /** The difference between two values in one line: `/tags/3: sent "a", shown "b"`. */
  difference?: string | undefined;
  /** Every member that differs, as pointers. */
  members?: readonly string[] | undefined;
  /** The changes that the finding is about. */
  about?: readonly Change[] | undefined;
  declared?: boolean;
  /** The parts of its rules that it verifies, by name in the catalogue. Absent if there are none. */
  parts?: readonly string[] | undefined;
}

export type Findings = ReturnType<typeof createFindings>;

/** Findings with the same text count once. Each ID and verdict has at most these; held ones still add parts. */
const maximumPerId = 5;

/** Ignores findings after `isOver`: after the end of a run, they do not come from the target. */
export function createFindings(
  isOver: () => boolean = () => false,
  { ruleIds, assumptionIds }: Catalogue = catalogueWith([]),
) {
  const list: Finding[] = [];
  const changes = new Set<string>();
  const apart = new Set<StatementId>();
  /** Says nothing more of these IDs, such as of fields that the product has not. */
  const leaveOut = (ids: readonly StatementId[]): void => {
    for (const id of ids) apart.add(id);
  };
  /** What is known to hold, and the keys of judgements that count once. */
  const known = new Set<string>();
  const isFirst = (key: string) => known.size < known.add(key).size;
  const isRule = (id: string) => ruleIds.includes(id);

  function add(verdict: Verdict, ids: readonly StatementId[], because: string, evidence: Proven): void {
    if (isOver() && verdict !== "not-verified") return;
    const countOf = (id: StatementId) =>
      list.filter((finding) => finding.verdict === verdict && finding.ids.includes(id)).length;
    const some = ids.filter((id) => verdict === "held" || countOf(id) < maximumPerId);
    if (some.length === 0) return;
    const finding = toFinding(verdict, [...new Set(some)], because, evidence);
    const keyOf = ({ shown, readings, parts, because: why }: Finding) => JSON.stringify([shown, readings, parts, why]);
    const key = keyOf(finding);
    const isRepeated = (other: Finding) =>
      other.verdict === verdict && some.every((id) => other.ids.includes(id)) && keyOf(other) === key;
    if (!list.some(isRepeated)) list.push(finding);
  }

  function take({ verdict, ids: all, because, evidence: given = {}, once, declared = false }: Judged): void {
    const evidence = { ...given, declared };
    const ids = all.filter((id) => !apart.has(id));
    for (const id of ids)
      if (!isRule(id) && !assumptionIds.includes(id)) throw new Error(`The catalogue has no ${id}.`);
    if (once !== undefined && !isFirst(`once ${once}`)) return;
    // No response proves nothing, whatever a contract concludes from it.
    const { exchange } = evidence;
    if (verdict !== "not-verified" && exchange && isUnanswered(exchange)) {
      const { change, part } = evidence;
      add("not-verified", ids, because || told(exchange), { exchange, change, part, failed: true });
      return;
    }
    if (verdict === "not-verified") add(verdict, ids, because, evidence);
    if (verdict === "held") {
      // What holds needs no exchange, and adds nothing a second time.
      const { shown, readings, part } = given;
      const fresh = ids.filter((id) => isFirst(`held ${id} ${shown} ${part} ${readings?.join(" ")}`));
      add("held", fresh, "", { shown, ...(readings && { readings }), part });
    }
    if (verdict !== "broken") return;
    add("broken", ids.filter(isRule), because, evidence);
    // A failed request is neither accepted nor refused.
    const isAnswered = evidence.failed === false || !evidence.exchange || !isFailure(evidence.exchange);
    const assumptions = ids.filter((id) => !isRule(id));
    add(isAnswered ? "differs" : "not-verified", assumptions, because, evidence);
  }

  const tried = (change: readonly Change[]): void => void changes.add(tellChange(change));
  return { ...createReporter(take), list, changes, tried, leaveOut, isLeftOut: (id: StatementId) => apart.has(id) };
}

type Proven = Evidence & Pick<Judged, "declared">;

function toFinding(
  verdict: Verdict,
  ids: StatementId[],
  because: string,
  { part, declared = false, difference, ...evidence }: Proven,
): Finding {
  const { exchange, change, wrong = difference && wrongIn(difference) } = evidence;
  const { failed = exchange !== undefined && isFailure(exchange) && exchange.status !== 501 } = evidence;
  const isAbout = ({ field }: Change) => !difference || difference.pointer === `/${field}`;
  return {
    ...{ ...evidence, verdict, ids, because, wrong },
    difference: difference && tell(difference),
    members: difference && membersIn(difference),
    about: change?.filter(isAbout),
    exchange: exchange && toEvidence(exchange),
    parts: part === undefined ? undefined : [part].flat(),
    failed: failed && verdict === "not-verified",
    declared: declared && verdict === "differs",
  };
}

const tell = ({ pointer, word, ...pair }: ValueDifference) =>
  tellDifference(deepestDifference(pointer, pair), [word, "shown"]);

/** More tell a reader no more, and a target cannot fill a report with them. */
const mostMembers = 20;
const membersIn = ({ pointer, word: _, ...pair }: ValueDifference): string[] =>
  differencesIn(pointer, pair)
    .map((one) => one.pointer)
    .slice(0, mostMembers);

function wrongIn({ pointer, word, ...pair }: ValueDifference): Wrong | undefined {
  const { one } = deepestDifference(pointer, pair);
  return word === "was" ? undefined : typeof one === "string" ? "altered" : "lost";
}

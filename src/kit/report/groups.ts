import { isOfField, textOf } from "../run/catalogue.js";
import { isNewSince } from "./baseline.js";
import { isLeftover, type Report, type ReportedCase } from "./shape.js";

/** Findings that come from one cause, or have one reason. */
export interface Group {
  /** Unique in a report, and the same in the next: `broken-U-08`. */
  anchor: string;
  verdict: ReportedCase["verdict"];
  /** The ID that the group is about. */
  ids: string[];
  /** Other IDs that break as a consequence. */
  also: string[];
  heading: string;
  /** Whether the baseline has all of it; absent without one. */
  since?: "new" | "known";
  cases: ReportedCase[];
}

/**
 * Groups the findings of a verdict by cause: new ones (not in the baseline) first, then causes that several fields
 * share, and causes before their consequences. A finding may be about several ids, such as a field's rule and the rule
 * of all updates. The cause is the rule of a single field if there is one. Otherwise it is the rule that the fewest
 * contracts found held, and that most findings have.
 */
export function groupsOf(
  { cases, catalogue, baseline }: Pick<Report, "cases" | "catalogue" | "baseline">,
  verdict: "broken" | "differs",
): Group[] {
  const found = cases.filter((one) => one.verdict === verdict);
  const order = orderOf(found, cases);
  // An update of many that no field of it explains is a matter of their combination.
  const isOther = (one: ReportedCase, id: string) => Number(isOfField(id) && (one.about?.length ?? 0) > 1);
  const firstOf = (one: ReportedCase) =>
    [...one.ids].sort((id, other) => isOther(one, id) - isOther(one, other) || order(id, other))[0] ?? "";
  const causeOf = causesOf(found, firstOf);
  const names = new Set(found.map((one) => causeOf(one).name));
  const byCause = new Map<string, ReportedCase[]>();
  for (const one of found) {
    const { follows_from: wider } = one;
    const cause = wider !== undefined && names.has(wider) ? wider : causeOf(one).name;
    byCause.set(cause, [...(byCause.get(cause) ?? []), one]);
  }
  const groups = [...byCause].map(([name, some]): Group => {
    const heading = shared.find((cause) => cause.name === name)?.heading;
    // A problem that several fields share breaks the rule of each, and so the rules of all fields.
    const isIts = (one: ReportedCase) => (heading === undefined ? firstOf(one) === name : isOfRule(one, firstOf));
    const ids = [...new Set(some.filter(isIts).map(firstOf))].sort();
    const also = [...new Set(some.flatMap((one) => one.ids))].filter((id) => !ids.includes(id)).sort();
    const isNew = (one: ReportedCase) => baseline !== undefined && isNewSince(baseline, one);
    const since = baseline && { since: some.some(isNew) ? ("new" as const) : ("known" as const) };
    const weigh = (one: ReportedCase) => 2 * Number(isNew(one)) + Number(isIts(one));
    const ordered = [...some].sort((one, other) => weigh(other) - weigh(one));
    const inOrder = [...inTurns(ordered.filter(isNew)), ...inTurns(ordered.filter((one) => !isNew(one)))];
    const anchor = `${verdict}-${name}`;
    return { anchor, verdict, ids, also, heading: heading ?? textOf(name, catalogue), cases: inOrder, ...since };
  });
  /** Whether updates are refused as such: what else is refused may follow from it. */
  const isOfAll = ({ ids, cases: [first] }: Group) =>
    Number(first?.wrong === "refused" && ids.length > 0 && !ids.some(isOfField));
  const following = new Set(groups.flatMap(({ also }) => also));
  const isFollowing = ({ ids }: Group) => Number(ids.every((id) => following.has(id)));
  return groups.sort(
    (one, other) =>
      Number(other.since === "new") - Number(one.since === "new") ||
      isOfAll(other) - isOfAll(one) ||
      Number(other.ids.length > 1) - Number(one.ids.length > 1) ||
      isFollowing(one) - isFollowing(other) ||
      order(one.ids[0] ?? "", other.ids[0] ?? ""),
  );
}

/** One finding of each contract before a second one. */
function inTurns(cases: readonly ReportedCase[]): ReportedCase[] {
  const turns = new Map(cases.map((one, at) => [one, cases.slice(0, at).filter(({ id }) => id === one.id).length]));
  return [...cases].sort((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
}

type Order = (one: string, other: string) => number;

/** Ids by how likely they are the cause, of the findings of a verdict among all. */
function orderOf(found: readonly ReportedCase[], cases: readonly ReportedCase[]): Order {
  const ids = [...new Set(found.flatMap((one) => one.ids))];
  const contractsOf = (id: string, some: readonly ReportedCase[]) =>
    new Set(some.filter((one) => one.ids.includes(id)).map((one) => one.id)).size;
  const weightOf = (id: string) => ({
    field: Number(isOfField(id)),
    share: contractsOf(id, found) / contractsOf(id, cases),
    count: found.filter((one) => one.ids.includes(id)).length,
  });
  const weights = new Map(ids.map((id) => [id, weightOf(id)]));
  const none = { field: 0, share: 0, count: 0 };
  return (one, other) => {
    const [a, b] = [weights.get(one) ?? none, weights.get(other) ?? none];
    return b.field - a.field || b.share - a.share || b.count - a.count || ids.indexOf(one) - ids.indexOf(other);
  };
}

/** The cause of findings: an ID, or a problem that several fields share. */
interface Cause {
  name: string;
  heading?: string;
}

const refusesNull = { name: "null", heading: "Nullable fields do not accept null." };
const altersTexts = { name: "texts", heading: "Fields do not store texts as sent." };
const takesNull = { name: "wrong-null", heading: "Fields that are not nullable accept null." };
const takesTypes = { name: "wrong-types", heading: "Fields accept values of another type." };
const changesAnyway = { name: "half-refused", heading: "Refused updates still change something." };
const shared: readonly Cause[] = [refusesNull, altersTexts, takesNull, takesTypes, changesAnyway];

function inCommon({ wrong, about: [change, ...more] = [] }: ReportedCase): Cause | undefined {
  if (wrong === "half refused") return changesAnyway;
  if (!wrong || !change || more.length > 0) return undefined;
  const { from, to } = change;
  if (wrong === "taken") return to === "null" ? takesNull : from === to ? undefined : takesTypes;
  return to === "null" ? refusesNull : wrong === "altered" ? altersTexts : undefined;
}

/** Whether a finding is about one field, under its own rule. An invalid field may be sent with a valid sibling. */
const isOfRule = (one: ReportedCase, firstOf: (one: ReportedCase) => string) =>
  one.wrong === "half refused" || (one.about?.length === 1 && isOfField(firstOf(one)));

/**
 * Finds the cause of each finding. A finding about one field alone, under its own rule, causes findings about updates
 * that contain such a value of this field. It causes a refusal (or an acceptance) of many fields only if the field
 * alone was refused (or accepted).
 */
function causesOf(
  found: readonly ReportedCase[],
  firstOf: (one: ReportedCase) => string,
): (one: ReportedCase) => Cause {
  const known = found.filter((one) => isOfRule(one, firstOf));
  const fieldOf = ({ about: [change] = [] }: ReportedCase) => change?.field;
  const isOfSeveral = (cause: Cause) => new Set(known.filter((one) => inCommon(one) === cause).map(fieldOf)).size > 1;
  const common = shared.filter(isOfSeveral);
  const isTaken = ({ wrong }: ReportedCase) => wrong === "taken" || wrong === "half refused";
  // An update that is refused whatever it passes breaks the rule of all updates, and no rule of a value.
  const isOfValue = (one: ReportedCase) => one.wrong !== "refused" || isOfField(firstOf(one));
  const ownCause = (one: ReportedCase): Cause =>
    (isOfValue(one) ? common.find((cause) => inCommon(one) === cause) : undefined) ?? { name: firstOf(one) };
  return (one) => {
    const { about = [], wrong } = one;
    const isBehind = (other: ReportedCase) =>
      (about.length === 1 ? isTaken(one) === isTaken(other) : wrong === other.wrong && wrong !== "lost") &&
      about.some(({ field, to }) => other.about?.some((change) => change.field === field && change.to === to));
    const causes = known.includes(one) ? [one] : known.filter(isBehind);
    return (
      causes.map(ownCause).sort((a, b) => Number(common.includes(b)) - Number(common.includes(a)))[0] ?? ownCause(one)
    );
  };
}

/** The IDs without any verification, by reason. */
export function openGroupsOf({ cases, rules, assumptions }: Report): Group[] {
  const verdicts: Record<string, string> = { ...rules, ...assumptions };
  const groups = new Map<string, Group>();
  for (const one of cases) {
    const { verdict, reason = "" } = one;
    const open = verdict === "not-verified" && !isLeftover(one) ? one.ids.filter((id) => verdicts[id] === verdict) : [];
    if (open.length === 0) continue;
    const anchor = `${verdict}-${groups.size + 1}`;
    const group = groups.get(reason) ?? { anchor, verdict, ids: [], also: [], heading: reason, cases: [] };
    group.ids = [...new Set([...group.ids, ...open])];
    group.cases.push(one);
    groups.set(reason, group);
  }
  return [...groups.values()];
}

import { isOfField, textOf } from "../engine/catalogue.js";
import { isLeftover, type Report, type ReportedCase } from "./shape.js";

/** Findings that come from one cause, or have one reason. */
export interface Group {
  /** Unique in a report, and the same in the next: `broken-U-08`. */
  anchor: string;
  verdict: ReportedCase["verdict"];
  /** What it is about. */
  ids: string[];
  /** What else these findings are about, since it follows. */
  also: string[];
  /** What it is, in a few words. */
  heading: string;
  cases: ReportedCase[];
}

/**
 * The findings of a verdict by what they come from, causes before what follows from them. A finding may be about several ids:
 * that a field is lost, and that what is passed is updated. The cause is the rule of a field, before those of all fields; then
 * the one that fewest contracts found kept, and that is behind most findings.
 */
export function groupsOf(
  { cases, catalogue }: Pick<Report, "cases" | "catalogue">,
  verdict: "broken" | "differs",
): Group[] {
  const found = cases.filter((one) => one.verdict === verdict);
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
  const order = (one: string, other: string) => {
    const [a, b] = [weights.get(one) ?? none, weights.get(other) ?? none];
    return b.field - a.field || b.share - a.share || b.count - a.count || ids.indexOf(one) - ids.indexOf(other);
  };
  const groups = new Map<string, Group>();
  for (const one of found) {
    const [id = "", ...also] = [...one.ids].sort(order);
    const group = groups.get(id) ?? {
      ...{ anchor: `${verdict}-${id}`, verdict, ids: [id], also: [], heading: textOf(id, catalogue), cases: [] },
    };
    group.cases.push(one);
    group.also = [...new Set([...group.also, ...also])].sort();
    groups.set(id, group);
  }
  const following = new Set([...groups.values()].flatMap(({ also }) => also));
  return [...groups]
    .sort(([one], [other]) => Number(following.has(one)) - Number(following.has(other)) || order(one, other))
    .map(([, group]) => group);
}

/** What nothing at all was verified of, by the reason. */
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

/** The ids that a run was about: with `only`, those that were asked for; else all but those that were skipped. */
export function askedIds({ cases, rules, assumptions, filter: { only, skip } }: Report): Set<string> {
  const all = [...Object.keys(rules), ...Object.keys(assumptions)];
  const seen = new Set(cases.flatMap(({ ids }) => ids));
  return new Set(all.filter((id) => seen.has(id) || (only.length === 0 ? !isNamed(skip, id) : isNamed(only, id))));
}

/** Whether ids, or families such as `U-*`, name an id. */
const isNamed = (patterns: readonly string[], id: string): boolean =>
  patterns.some((one) => one === id || (one.endsWith("*") && id.startsWith(one.slice(0, -1))));

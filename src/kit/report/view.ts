import { resourceSpecs } from "../specs/specs.js";
import { askedIds, type ExitCode, type ExitReason, exitReasonsOf, failedRules, joinReasons } from "./exit-code.js";
import { type Group, groupsOf, openGroupsOf } from "./groups.js";
import { isLeftover, isNews, type Report, type ReportedCase } from "./shape.js";

/** Everything that the renderers print of a report, computed once. */
export interface View {
  report: Report;
  exitCode: ExitCode;
  /** Why the exit code is not 0. */
  reasons: readonly ExitReason[];
  /** The verdict in a line: `HELD, with 1 known break: 43 of 44 rules hold`, or the reasons. */
  title: string;
  /** What of the title comes before the colon. */
  word: string;
  /** What holds, and what differs, in a clause. */
  tally: string;
  /** The IDs that the run was about. */
  asked: ReadonlySet<string>;
  /** The verdict of each rule. */
  rules: Readonly<Record<string, string>>;
  /** The number of rules that hold completely, and of those that hold in part. */
  held: { whole: number; partly: number };
  /** The verdict of each assumption, with "declared" as one of its own: it differs as the binding says. */
  assumptions: Readonly<Record<string, string>>;
  broken: readonly Group[];
  differing: readonly Group[];
  declared: readonly Group[];
  open: readonly Group[];
  failed: readonly string[];
  /** What was not restored, a sentence for each. */
  left: readonly string[];
}

export function toView(report: Report): View {
  const reasons = exitReasonsOf(report);
  const outside = new Set(report.not_in_product?.flatMap(({ ids }) => ids));
  const within = (verdicts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(verdicts).map(([id, one]) => [id, outside.has(id) ? notThere : one]));
  const rules = within(report.rules);
  const count = (word: string) => Object.values(rules).filter((one) => one === word).length;
  const held = { whole: count("held"), partly: count("held-in-part") };
  const asked = askedIds(report);
  const news = report.cases.filter(({ declared }) => !declared);
  const assumptions = within(verdictsOfAssumptions(report, news));
  const tally = toTally(report, { rules, assumptions, asked });
  const word = headOf(report, held);
  return {
    ...{ report, word, rules, assumptions, held, asked, tally },
    title: report.ended === "dry run" ? `${word}: no requests were sent` : `${word}: ${tally}`,
    ...endOf(reasons),
    broken: groupsOf(report, "broken"),
    differing: groupsOf({ ...report, cases: news }, "differs"),
    declared: declaredGroupsOf(report),
    open: openGroupsOf(report),
    failed: failedRules(report),
    left: report.cases.filter(isLeftover).map(({ because }) => because ?? ""),
  };
}

/** The verdict of what the binding says is not there. */
export const notThere = "not-in-this-product";

/** What is not in the product, in a clause for each kind of resource. Undefined without a binding that says so. */
export function tellAbsent({ not_in_product: absent = [] }: Pick<Report, "not_in_product">): string | undefined {
  if (absent.length === 0) return undefined;
  const kinds = [...new Set(absent.map(({ kind }) => kind))];
  const toField = ({ field, ids }: (typeof absent)[number]) =>
    `${field}${ids.length > 0 ? ` (${ids.join(", ")})` : ""}`;
  const told = kinds.map((kind) => {
    const own = absent.filter((one) => one.kind === kind);
    const all = `${kind.replaceAll("_", " ")}s`;
    return own.some(({ field }) => field === null) ? all : `${own.map(toField).join(", ")} of ${all}`;
  });
  const [first = ""] = told;
  const isOne = told.length === 1 && absent.some(({ field }) => field === null);
  return isOne
    ? `${first.charAt(0).toUpperCase()}${first.slice(1)} are not in this product`
    : `Not in this product: ${told.join("; ")}`;
}

/** What the reasons of a run say: its exit code, its title and word. Without reasons the title is that of the findings. */
export function endOf(
  reasons: readonly ExitReason[],
): Pick<View, "reasons" | "exitCode"> & Partial<Pick<View, "title" | "word">> {
  const [first] = reasons;
  const title = joinReasons(reasons);
  return { reasons, exitCode: first?.code ?? 0, ...(first && title !== undefined && { title, word: first.word }) };
}

/** An ID may differ and be declared, too, so that these groups have anchors of their own. */
const declaredGroupsOf = (report: Report): Group[] =>
  groupsOf({ ...report, cases: report.cases.filter(({ declared }) => declared) }, "differs").map((group) => ({
    ...group,
    anchor: group.anchor.replace("differs", "declared"),
  }));

function verdictsOfAssumptions({ assumptions }: Report, news: readonly ReportedCase[]): Record<string, string> {
  const differing = new Set(news.filter(isNews).flatMap(({ ids }) => ids));
  const toVerdict = (id: string, verdict: string) =>
    verdict === "differs" && !differing.has(id) ? "declared" : verdict;
  return Object.fromEntries(Object.entries(assumptions).map(([id, verdict]) => [id, toVerdict(id, verdict)]));
}

/** The verdict of a run that exits with 0. Its broken rules are accepted, or known to the baseline. */
function headOf({ ended, rules }: Report, { whole, partly }: View["held"]): string {
  if (ended === "dry run") return "DRY RUN";
  const known = Object.values(rules).filter((one) => one === "broken").length;
  const word = whole === 0 && partly > 0 ? "HELD IN PART" : "HELD";
  return known === 0 ? word : `${word}, with ${counted(known, "known break")}`;
}

function toTally(report: Report, { rules, assumptions, asked }: Pick<View, "rules" | "assumptions" | "asked">): string {
  const { cases, filter, not_in_product: absent = [] } = report;
  const { only } = filter;
  const verdicts = { ...assumptions, ...rules };
  const ids = (only.length > 0 ? [...asked] : Object.keys(rules)).filter((id) => verdicts[id] !== notThere);
  const isGone = (kind: string) => absent.some((one) => one.field === null && one.kind === kind);
  const kinds = resourceSpecs.filter(({ kind }) => !isGone(kind)).map(({ kind }) => `${kind}s`);
  const what = kinds.length < resourceSpecs.length ? `rules of ${kinds.join(" and ")}` : "rules";
  const open = ids.filter((id) => verdicts[id] === "not-verified");
  const reasonOf = (id: string) => cases.find((one) => one.ids.includes(id) && one.verdict === "not-verified")?.reason;
  const why = open.map(
    (id) => `${id}: ${(reasonOf(id) ?? "nothing tells").replace(/\.$/, "").replace(/^./, (one) => one.toLowerCase())}`,
  );
  const scope = tellAbsent(report);
  const count = (...words: string[]) => ids.filter((id) => words.includes(verdicts[id] ?? "")).length;
  const partly = count("held-in-part");
  const differing = Object.values(assumptions).filter((one) => one === "differs").length;
  const tally = [
    `${count("held", "same")} of ${ids.length} ${only.length > 0 ? "asked for" : what} hold${scope && why.length === 1 ? ` (${why.join()})` : ""}`,
    ...(partly > 0 ? [`${partly} in part`] : []),
    ...(differing > 0 ? [`${counted(differing, "assumption")} ${differing === 1 ? "differs" : "differ"}`] : []),
  ].join(", ");
  return scope ? `${tally}. ${scope}` : tally;
}

export const counted = (count: number, what: string): string =>
  `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;

/** Milliseconds, as a person would say it. */
export function timeOf(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** The members that change with each read, in a line for each kind of resource. */
export const tellChanging = (changing: Report["changing"] = {}): string[] =>
  Object.entries(changing).map(
    ([kind, names]) =>
      `not compared, since each read of ${resourceSpecs.find((one) => one.kind === kind)?.one ?? kind} changes it: ${names.map((name) => `/${name}`).join(", ")}`,
  );

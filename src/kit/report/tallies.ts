import { toPrinted } from "../../base/visible.js";
import { toCoverageLine } from "./coverage.js";
import { endings, failedRules } from "./exit-code.js";
import type { Paint } from "./paint.js";
import type { Report } from "./shape.js";

/** How many rules and assumptions there are of each verdict, and which, among those that the run was about. */
export function toTallies(report: Report, asked: ReadonlySet<string>, paint: Paint): string[] {
  const { assumptions, coverage, filter } = report;
  const among = (verdicts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(verdicts).filter(([id]) => asked.has(id)));
  const [ofRules, ofAssumptions] = [among(verdictsOfRules(report)), among(assumptions)];
  return [
    `Rules:   ${tally(ofRules, { held: "green", "held-in-part": "yellow", broken: "red", "not-verified": "dim" }, paint)}`,
    `Assumptions: ${tally(ofAssumptions, { same: "green", differs: "yellow", "not-verified": "dim" }, paint)}`,
    `Verified: ${seen(ofRules)} rules and ${seen(ofAssumptions)} assumptions`,
    // Of a part of the contracts it says nothing.
    ...(filter.only.length > 0 ? [] : [toCoverageLine(coverage)]),
  ];
}

/** The verdicts of rules, with "held-in-part" as a separate one. */
export const verdictsOfRules = ({
  rules,
  held_in_part: inPart,
}: Pick<Report, "rules" | "held_in_part">): Record<string, string> => ({
  ...rules,
  ...Object.fromEntries(Object.keys(inPart).map((id) => [id, "held-in-part"])),
});

/** How many there is a verdict of, of how many. */
function seen(verdicts: Readonly<Record<string, string>>): string {
  const all = Object.values(verdicts);
  return `${all.filter((one) => one !== "not-verified").length} of ${all.length}`;
}

function tally(
  verdicts: Readonly<Record<string, string>>,
  kinds: Record<string, Parameters<Paint>[1]>,
  paint: Paint,
): string {
  return Object.entries(kinds)
    .filter(([kind]) => kind !== "held-in-part" || Object.values(verdicts).includes(kind))
    .map(([kind, style]) => {
      const ids = Object.keys(verdicts).filter((id) => verdicts[id] === kind);
      const named = kind === "held" || kind === "same" || ids.length === 0 ? "" : ` (${ids.join(" ")})`;
      const count = `${ids.length} ${kind.replaceAll("-", " ")}`;
      return `${ids.length > 0 ? paint(count, style) : count}${named}`;
    })
    .join(", ");
}

/** The last line: the verdict, how much was tried in what time, and where the report is. */
export function toEnd(report: Report, file: string | undefined, paint: Paint): string {
  const { ended, contracts, requests_sent, duration_ms } = report;
  const parts = [
    toVerdict(report, paint),
    ...(ended === "complete" ? [] : [`ended early (${ended})`]),
    `${counted(contracts.length, "contract")}, ${counted(requests_sent, "request")} in ${timeOf(duration_ms)}`,
    ...(file === undefined ? [] : [`report: ${toPrinted(file)}`]),
  ];
  return parts.join(" · ");
}

/** How many rules are held as a whole, and how many in part. */
export function heldIn({ rules, held_in_part: inPart }: Pick<Report, "rules" | "held_in_part">) {
  const partly = Object.keys(inPart).length;
  return { whole: Object.values(rules).filter((one) => one === "held").length - partly, partly };
}

/** A verdict in a sentence, without colours: for a page, or a line of another tool. */
export function verdictOf(report: Report): { word: string; told: string } {
  const { verdict, rules, assumptions } = report;
  const { whole, partly } = heldIn(report);
  const word = whole === 0 && partly > 0 ? "HELD IN PART" : "HELD";
  const count = (of: Readonly<Record<string, string>>, one: string) =>
    Object.values(of).filter((is) => is === one).length;
  const hold = `${whole} of ${Object.keys(rules).length} rules hold`;
  const held = partly === 0 ? hold : `${hold}, ${partly} in part`;
  const differing = count(assumptions, "differs");
  const differ =
    differing === 0 ? "" : `, ${counted(differing, "assumption")} ${differing === 1 ? "differs" : "differ"}`;
  const broken = count(rules, "broken");
  // Its exit code is not 0, so its last line must not read as if all were well.
  if ((verdict === "held" || verdict === "differs") && isCutShort(report))
    return { word: "NOT VERIFIED", told: held + differ };
  return {
    held: { word, told: held },
    differs: { word, told: held + differ },
    broken: {
      word: "BROKEN",
      told: `${counted(broken, "rule")} ${broken === 1 ? "is" : "are"} broken, ${held}${differ}`,
    },
    "not-verified": { word: "NOT VERIFIED", told: "nothing could be verified" },
  }[verdict];
}

/** The target failed under a rule, or the run ended early: what holds of the rest is not the whole. */
const isCutShort = (report: Report) => endings[report.ended].code !== undefined || failedRules(report).length > 0;

function toVerdict(report: Report, paint: Paint): string {
  const { word, told } = verdictOf(report);
  return `${paint(word, word === "BROKEN" ? "red" : word === "HELD" ? "green" : "yellow")}: ${told}`;
}

const counted = (count: number, what: string) => `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;

/** Milliseconds, as a person would say it. */
export function timeOf(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

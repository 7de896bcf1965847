import { toJson } from "../base/json.js";
import { toPrinted } from "../base/visible.js";
import type { Group } from "../kit/report/groups.js";
import { isNews, type Report, type ReportedCase } from "../kit/report/shape.js";
import { tellCase, toRerun } from "../kit/report/told-case.js";
import { tellChanging, type View } from "../kit/report/view.js";
import type { Paint } from "./paint.js";
import { toEnd, toTallies } from "./tallies.js";

/** How a report is said. */
export interface SummaryOptions {
  /** The ids that may be broken, or differ. */
  accepted?: readonly string[];
  /** `quiet`: a line for each broken rule, and the end. `verbose`: all evidence, and the text of readings. */
  level?: "quiet" | "normal" | "verbose";
  /** Sentences about accepted findings and changes since the baseline. */
  notes?: readonly string[];
  /** The folder of the report. Undefined without one. */
  file?: string | undefined;
  paint?: Paint;
}

/** Limits on the details. The report has all of them. */
interface Limits {
  /** Broken rules with their evidence, and how many pieces of it each. */
  groups: number;
  evidence: number;
  /** Broken rules after these, with one line each of why. */
  laterGroups: number;
  differing: number;
  /** Reasons for which something is not verified. */
  open: number;
}

/** Keeps the summary within 120 lines, or 60 if no rule is broken. */
const limits: Limits = { groups: 4, evidence: 3, laterGroups: 8, differing: 12, open: 8 };
const whereNothingIsBroken: Limits = { ...limits, differing: 32 };
const most = Number.POSITIVE_INFINITY;
const everything: Limits = { groups: most, evidence: most, laterGroups: most, differing: most, open: most };

/** The findings for people: broken rules with evidence, then differences, then unverified rules. */
export function toSummary(view: View, options: SummaryOptions = {}): string {
  const { report, broken, failed } = view;
  const { level = "normal", notes = [], paint = plain } = options;
  const end = [...notes.map((note) => toPrinted(note)), toEnd(view, options.file, paint)];
  if (level === "quiet") {
    return toText([...toFailures(view, paint), ...broken.map((group) => toHeading(group, options)), ...end]);
  }
  const usual = broken.length === 0 ? whereNothingIsBroken : limits;
  const shown = { ...options, paint, most: level === "verbose" ? everything : usual };
  return toText([
    toPrinted(report.target),
    "",
    ...toFailures(view, paint),
    ...toBroken(view, shown),
    ...toDiffering(report, shown),
    ...toDeclared(view, shown),
    ...toInPart(report, shown),
    ...toOpen(view, shown),
    ...toReadings(report),
    ...toTallies(view, paint),
    ...tellChanging(report.changing).map((text) => paint(toPrinted(text), "dim")),
    ...(failed.length > 0
      ? [`${paint("The target failed", "red")} while these rules were verified: ${failed.join(" ")}`]
      : []),
    "",
    ...end,
  ]);
}

const plain: Paint = (text) => text;
const toText = (lines: readonly string[]) => `${lines.join("\n")}\n`;

interface Shown extends SummaryOptions {
  most: Limits;
  paint: Paint;
}

/** What the kit got wrong, and what could not be restored. */
function toFailures({ report: { internal_errors = [] }, left }: View, paint: Paint): string[] {
  return [
    ...internal_errors.map(
      ({ contract, message }) =>
        `${paint("KIT FAILED", "red")}${contract ? ` (${contract})` : ""}: ${toPrinted(message)}`,
    ),
    ...left.map((text) => `${paint("NOT RESTORED", "red")} ${toPrinted(text)}`),
  ];
}

function toHeading({ ids, also, heading, since }: Group, { accepted = [], paint = plain }: SummaryOptions): string {
  const isAccepted = ids.every((id) => accepted.includes(id));
  const word =
    isAccepted || since === "known"
      ? paint(`broken (${isAccepted ? "accepted" : since})`, "yellow")
      : paint(since ? "BROKEN (new)" : "BROKEN", "red");
  const more = also.length > 0 ? ` (also: ${also.join(", ")})` : "";
  return `${word} ${ids.join(", ")}: ${shorten(heading, longestText, "")}${more}`;
}

function toBroken({ report, broken: groups }: View, shown: Shown): string[] {
  const { most } = shown;
  // They come last, and nobody has to do anything about them today.
  const isKnown = ({ since }: Group) => since === "known" && most !== everything;
  const full = groups.filter((one) => !isKnown(one)).slice(0, most.groups);
  const later = groups.slice(full.length, full.length + most.laterGroups);
  const rest = groups.slice(full.length + most.laterGroups);
  return [
    ...full.flatMap((group) => [
      toHeading(group, shown),
      ...toEvidence(group.cases, most.evidence),
      ...toLeaning(group.cases),
      `  Rerun: ${toPrinted(toRerun(report, group.cases[0]))}`,
      "",
    ]),
    ...later.flatMap((group) => [toHeading(group, shown), ...toBrief(group.cases)]),
    ...(later.length > 0 ? [""] : []),
    ...(rest.length > 0 ? [`Also broken, see the report: ${rest.flatMap(({ ids }) => ids).join(", ")}`, ""] : []),
  ];
}

/** The first of the evidence in a line. */
function toBrief([first, ...more]: readonly ReportedCase[]): string[] {
  if (!first) return [];
  const rest = more.length > 0 ? `, and ${more.length} more in the report` : "";
  return [`  ${shorten(toPrinted(tellCase(first)), longestReason)} (${first.id}${rest})`];
}

/** Shows a finding once if a response and a later read agree. */
function toEvidence(cases: readonly ReportedCase[], count: number): string[] {
  const keyOf = (one: ReportedCase) => `${one.id} ${tellCase(one)}`;
  const isFirst = (one: ReportedCase, index: number) =>
    count === most || cases.findIndex((other) => keyOf(other) === keyOf(one)) === index;
  const different = cases.filter(isFirst);
  const told = different.slice(0, count);
  const rest = cases.filter((one) => !told.includes(one));
  const contracts = [...new Set(rest.map(({ id }) => id))].join(", ");
  return [
    ...told.flatMap(toPiece),
    ...(rest.length > 0 ? [`  and ${rest.length} more in the report (${contracts})`] : []),
  ];
}

/** A piece of evidence: what differs, the request that did it, and the response that shows it. */
function toPiece(one: ReportedCase): string[] {
  const { id, request, response, seen, call } = one;
  const last = seen?.response ?? response;
  const by = seen ? ` (seen by ${seen.by})` : "";
  return [
    `  ${toPrinted(tellCase(one))} (${id})`,
    ...(request ? [`    ${shorten(toPrinted(request), longestRequest)}`] : []),
    ...(call ? [`    ${shorten(toPrinted(call.replace(/\n+/g, " · ")), longestRequest)}`] : []),
    ...(last ? [`    → ${last.status} ${shorten(toPrinted(toJson(last.body)), longestResponse)}${toPrinted(by)}`] : []),
  ];
}

/** In characters. A request that is cut cannot be sent again: so that one has room. */
const longestRequest = 1500;
const longestResponse = 240;
const longestText = 160;

const shorten = (text: string, most: number, hint = " (see the report)") =>
  text.length > most ? `${text.slice(0, most)}…${hint}` : text;

/** How the rule is read, where the verdict leans on that. */
function toLeaning(cases: readonly ReportedCase[]): string[] {
  const ids = [...new Set(cases.flatMap(({ readings = [] }) => readings))].sort();
  return ids.length > 0 ? [`  Rests on ${ids.join(", ")}`] : [];
}

/** One line for each assumption. */
function toDiffering(report: Report, { accepted = [], most, paint }: Shown): string[] {
  const found = report.cases.filter(isNews);
  const ids = Object.keys(report.assumptions).filter((id) => found.some((one) => one.ids.includes(id)));
  const lines = ids.slice(0, most.differing).flatMap((id) => {
    const own = found.filter((one) => one.ids.includes(id));
    const shown = most === everything ? own : own.slice(0, 1);
    const word = paint(accepted.includes(id) ? "differs (accepted)" : "differs", "yellow");
    return shown.map((one) => {
      const more = own.length > shown.length ? `, and ${own.length - shown.length} more` : "";
      return `${word} ${id}: ${shorten(toPrinted(tellCase(one)), longestReason)} (${one.id}${more})`;
    });
  });
  const rest = ids.slice(most.differing);
  if (rest.length > 0) lines.push(`${paint("also differ", "yellow")}, see the report: ${rest.join(", ")}`);
  return lines.length > 0 ? [...lines, ""] : [];
}

const longestReason = 300;

/** One line for all differences that the binding declares, unless all evidence is wanted. */
function toDeclared({ declared }: View, { most, paint }: Shown): string[] {
  if (declared.length === 0) return [];
  const word = paint("declared by the binding", "dim");
  if (most !== everything) return [`${word}, see the report: ${declared.flatMap(({ ids }) => ids).join(", ")}`, ""];
  return [
    ...declared.flatMap(({ cases }) =>
      cases.map((one) => `${word} ${one.ids.join(", ")}: ${toPrinted(tellCase(one))}`),
    ),
    "",
  ];
}

/** One line for each set of parts that were not tried. */
function toInPart({ held_in_part: inPart }: Report, { paint }: Shown): string[] {
  const ids = new Map<string, string[]>();
  for (const [id, missing] of Object.entries(inPart)) {
    const text = missing.map((one) => one.replace(/\.$/, "")).join("; ");
    ids.set(text, [...(ids.get(text) ?? []), id]);
  }
  const lines = Array.from(
    ids,
    ([text, of]) =>
      `${paint("held in part", "yellow")} ${of.join(", ")}. Not verified: ${text.replace(/[^.]$/, "$&.")}`,
  );
  return lines.length > 0 ? [...lines, ""] : [];
}

/** One line for each reason. */
function toOpen({ open: groups }: View, { most, paint }: Shown): string[] {
  const lines = groups
    .slice(0, most.open)
    .map(
      ({ ids, heading }) =>
        `${paint("not verified", "dim")} ${ids.join(", ")}: ${shorten(toPrinted(heading), longestReason)}`,
    );
  const rest = [...new Set(groups.slice(most.open).flatMap(({ ids }) => ids))];
  if (rest.length > 0) lines.push(`${paint("not verified", "dim")}, see the report: ${rest.join(", ")}`);
  return lines.length > 0 ? [...lines, ""] : [];
}

/** The readings of broken rules, and the ignored readings. */
function toReadings({ readings }: Report): string[] {
  const lines = readings.map(
    ({ id, name, text, taken_back }) => `${id} ${name}${taken_back ? " (ignored)" : ""}: ${toPrinted(text)}`,
  );
  return lines.length > 0 ? [...lines, "To ignore a reading, pass it to --without.", ""] : [];
}

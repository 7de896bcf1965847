import { textOf } from "../run/catalogue.js";
import { isNewSince } from "./baseline.js";
import { type ExitReason, joinReasons } from "./exit-code.js";
import { escapeXml } from "./html-template.js";
import type { Report, ReportedCase } from "./shape.js";
import { tellCase, tellWrong, toText } from "./told-case.js";
import type { View } from "./view.js";

/** A test of JUnit's, which has the same name whatever comes of it. */
interface Test {
  name: string;
  /** In milliseconds. */
  duration: number;
  is: "held" | "broken" | "not-verified" | "error";
  /** Why, for what does not hold. */
  because: string;
  /** What is shown of a failure. */
  evidence: string;
  /** The output of a passing test. */
  output: string;
}

/** JUnit XML with a test for each rule and contract. Broken rules fail, unverified ones are skipped. */
export function toJunit(view: View): string {
  const { report } = view;
  const cases = casesOf(report);
  const outside = (report.not_in_product ?? []).flatMap(({ ids }) => ids).filter((id) => id in report.rules);
  const skipped = { duration: 0, is: "not-verified", evidence: "", output: "" } as const;
  const apart = outside.map(
    (name): Test => ({ ...skipped, name, because: "not in this product, as the binding says" }),
  );
  const suites = {
    rules: toRules(view, cases),
    ...(apart.length > 0 && { "not in this product": apart }),
    contracts: toContracts(report, cases),
    run: toRun(view),
  };
  const all = Object.values(suites).flat();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="standin verify" ${countsOf(all)} time="${toSeconds(sumOf(all))}">`,
    ...Object.entries(suites).flatMap(([name, tests]) => toSuite(name, tests, report)),
    "</testsuites>",
    "",
  ].join("\n");
}

/** New findings first, without those that the binding declares. */
function casesOf({ cases, baseline }: Report): ReportedCase[] {
  const shown = cases.filter(({ declared }) => !declared);
  const isNew = (one: ReportedCase) => Number(baseline !== undefined && isNewSince(baseline, one));
  return shown.sort((one, other) => isNew(other) - isNew(one));
}

function toRules({ report, asked }: View, cases: readonly ReportedCase[]): Test[] {
  const { rules, catalogue, failing } = report;
  return Object.entries(rules)
    .filter(([id]) => asked.has(id))
    .map(([id, verdict]) => {
      const of = cases.filter((one) => one.ids.includes(id) && one.verdict === verdict);
      const isFailing = failing.some((one) => one.id === id);
      const inPart = report.held_in_part[id] ?? [];
      const is = (verdict === "broken" && !isFailing) || verdict === "held-in-part" ? "held" : verdict;
      return {
        name: id,
        // The time of a rule is that of its contracts, where it counts.
        duration: 0,
        is,
        because: is === "held" ? "" : tellOf(of[0]) || "no contract can tell",
        // The requests stand at the contracts.
        evidence: [textOf(id, catalogue), ...of.map((one) => `${tellCase(one)} (${one.id})`)].join("\n").slice(0, 4000),
        output:
          inPart.length > 0
            ? `held in part. Not verified: ${inPart.join("; ")}`
            : verdict === is
              ? ""
              : `broken, and accepted or in the baseline: ${tellOf(of[0])}`,
      };
    });
}

function toContracts(report: Report, cases: readonly ReportedCase[]): Test[] {
  const { contracts, failing, internal_errors = [], duration_ms: whole } = report;
  // Contracts run at the same time, so each has its share of the time of the run: their times add up.
  const sum = contracts.reduce((total, { duration_ms }) => total + duration_ms, 0);
  const share = sum > whole ? whole / sum : 1;
  return contracts.map(({ id, verdict, duration_ms }) => {
    const error = internal_errors.find(({ contract }) => contract === id);
    const of = (is: ReportedCase["verdict"]) => cases.filter((one) => one.id === id && one.verdict === is);
    const isFailing = failing.some(({ contract }) => contract === id);
    const is = isFailing ? "broken" : verdict === "not-verified" ? verdict : "held";
    const wrong = of(verdict);
    const told = [
      ...(is === "held" ? of("broken") : []),
      ...(is === "broken" && verdict === "differs" ? [] : of("differs")),
    ];
    return {
      name: id,
      duration: duration_ms * share,
      is: error ? "error" : is,
      because: error?.message ?? (is === "held" ? "" : tellOf(wrong[0])),
      evidence: wrong.length === 0 ? "" : tellWrong(wrong, report),
      output: told
        .slice(0, mostEvidence)
        .map((one) => `${one.verdict}: ${toText(one)}`)
        .join("\n\n"),
    };
  });
}

/** Pieces for a contract; all of it is in report.json. */
const mostEvidence = 3;

/** What is about no contract: whether everything was restored, what ended the run, and whether the kit itself failed. */
function toRun({ report: { internal_errors = [] }, reasons, left }: View): Test[] {
  const errors = internal_errors.filter(({ contract }) => contract === null).map(({ message }) => message);
  const toTest = (name: string, words: readonly ExitReason["word"][], more: Partial<Test> = {}): Test => {
    const own = reasons.filter(({ word }) => words.includes(word));
    const is = own.length === 0 ? "held" : own.every(({ code }) => code === 1) ? "broken" : "error";
    return { name, duration: 0, is, because: joinReasons(own) ?? "", evidence: "", output: "", ...more };
  };
  const restored = toTest("everything is as it was before the run", ["NOT RESTORED"], { evidence: left.join("\n") });
  return [
    { ...restored, is: restored.is === "held" ? "held" : "broken" },
    // A broken rule is a failure of its own.
    toTest("the run", ["NOT VERIFIED", "NOT ACCEPTED"]),
    toTest("the kit itself", [], errors.length > 0 ? { is: "error", because: errors.join("\n") } : {}),
  ];
}

const tellOf = (one: ReportedCase | undefined): string => (one === undefined ? "" : tellCase(one));

const toSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

function countsOf(tests: readonly Test[]): string {
  const count = (is: Test["is"]) => tests.filter((one) => one.is === is).length;
  return `tests="${tests.length}" failures="${count("broken")}" errors="${count("error")}" skipped="${count("not-verified")}"`;
}

const sumOf = (tests: readonly Test[]): number => tests.reduce((total, { duration }) => total + duration, 0);

function toSuite(name: string, tests: readonly Test[], { date }: Report): string[] {
  return [
    `  <testsuite name="${name}" ${countsOf(tests)} time="${toSeconds(sumOf(tests))}" timestamp="${date}">`,
    ...tests.map((test) => toTestCase(name, test)),
    "  </testsuite>",
  ];
}

function toTestCase(suite: string, { name, duration, is, because, evidence, output }: Test): string {
  const inner = {
    held: "",
    broken: `<failure message="${escapeXml(because)}">${escapeXml(evidence)}</failure>`,
    error: `<error message="${escapeXml(because)}"/>`,
    "not-verified": `<skipped message="${escapeXml(because)}"/>`,
  }[is];
  const told = output === "" ? "" : `<system-out>${escapeXml(output)}</system-out>`;
  return `    <testcase classname="standin.${suite}" name="${escapeXml(name)}" time="${toSeconds(duration)}">${inner}${told}</testcase>`;
}

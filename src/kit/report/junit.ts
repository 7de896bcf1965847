import { textOf } from "../engine/catalogue.js";
import { escapeXml } from "./escape-xml.js";
import { isCutOff, tellEnding } from "./exit-code.js";
import { askedIds } from "./groups.js";
import { isLeftover, type Report, type ReportedCase } from "./shape.js";
import { tellCase, tellWrong, toText } from "./told-case.js";

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

/**
 * The report as JUnit XML, with one test for each rule and each contract. A broken rule is a failure, an unverified one is
 * skipped, and a difference is in the output of its contract.
 */
export function toJunit(report: Report): string {
  const suites = { rules: toRules(report), contracts: toContracts(report), run: toRun(report) };
  const all = Object.values(suites).flat();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="standin verify" ${countsOf(all)} time="${toSeconds(report.duration_ms)}">`,
    ...Object.entries(suites).flatMap(([name, tests]) => toSuite(name, tests, report.date)),
    "</testsuites>",
    "",
  ].join("\n");
}

function toRules(report: Report): Test[] {
  const { rules, cases, contracts, catalogue, failing } = report;
  const asked = askedIds(report);
  return Object.entries(rules)
    .filter(([id]) => asked.has(id))
    .map(([id, verdict]) => {
      const of = cases.filter((one) => one.ids.includes(id) && one.verdict === verdict);
      const isFailing = failing.some((one) => one.id === id);
      const is = verdict === "broken" && !isFailing ? "held" : verdict;
      const times = contracts.filter(({ ids }) => ids.includes(id)).map(({ duration_ms }) => duration_ms);
      return {
        name: id,
        duration: times.reduce((sum, one) => sum + one, 0),
        is,
        because: is === "held" ? "" : tellOf(of[0]) || "no contract can tell",
        // The requests stand at the contracts.
        evidence: [textOf(id, catalogue), ...of.map((one) => `${tellCase(one)} (${one.id})`)].join("\n").slice(0, 4000),
        output: verdict === is ? "" : `broken, and accepted or in the baseline: ${tellOf(of[0])}`,
      };
    });
}

function toContracts(report: Report): Test[] {
  const { contracts, cases, failing, internal_errors = [] } = report;
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
      duration: duration_ms,
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
function toRun(report: Report): Test[] {
  const { cases, internal_errors = [] } = report;
  const left = cases.filter(isLeftover).map(({ because }) => because ?? "");
  const errors = internal_errors.filter(({ contract }) => contract === null).map(({ message }) => message);
  const none = { duration: 0, evidence: "", output: "" };
  return [
    {
      ...none,
      name: "everything is as it was before the run",
      is: left.length > 0 ? "not-verified" : "held",
      because: left.join(" "),
    },
    { ...none, name: "the run", is: isCutOff(report) ? "error" : "held", because: tellEnding(report) },
    { ...none, name: "the kit itself", is: errors.length > 0 ? "error" : "held", because: errors.join("\n") },
  ];
}

const tellOf = (one: ReportedCase | undefined): string => (one === undefined ? "" : tellCase(one));

const toSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

function countsOf(tests: readonly Test[]): string {
  const count = (is: Test["is"]) => tests.filter((one) => one.is === is).length;
  return `tests="${tests.length}" failures="${count("broken")}" errors="${count("error")}" skipped="${count("not-verified")}"`;
}

function toSuite(name: string, tests: readonly Test[], date: string): string[] {
  const time = tests.reduce((sum, { duration }) => sum + duration, 0);
  return [
    `  <testsuite name="${name}" ${countsOf(tests)} time="${toSeconds(time)}" timestamp="${date}">`,
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

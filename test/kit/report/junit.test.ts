import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { parseBaseline, sinceBaseline } from "../../../src/kit/report/baseline.js";
import type { Report } from "../../../src/kit/report/shape.js";
import { ruleIds } from "../../../src/kit/run/catalogue.js";
import { caseOf, junitOf, reportOf } from "../../support/reported.js";

interface Suite {
  "@_name": string;
  "@_tests": string;
  "@_failures": string;
  testcase: ({ "@_name": string; "@_time": string } & Record<string, unknown>)[];
}

function suitesOf(report: Report): Suite[] {
  const text = junitOf(report);
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => name === "testcase" || name === "testsuite";
  return new XMLParser({ ignoreAttributes: false, isArray }).parse(text).testsuites.testsuite;
}

const namesOf = (report: Report) => suitesOf(report).map((suite) => suite.testcase.map((one) => one["@_name"]));

describe("junit.xml", () => {
  const held = reportOf([caseOf("upload-tags", ["U-08", "U-13"], { verdict: "held", because: null })]);
  const broken = reportOf([
    caseOf("upload-tags", ["U-08"], { difference: '/tags/0: sent "a", shown "b"' }),
    caseOf("upload-tags", ["U-13"], { verdict: "held", because: null }),
    caseOf("upload-tags", ["Q-39"], { verdict: "differs", because: "It is added. <script>]]> & \u0007" }),
  ]);

  it("has one test for each rule and each contract, with the same name whatever comes of it", () => {
    expect(namesOf(broken)).toEqual(namesOf(held));
    const [rules, contracts] = namesOf(held);
    expect(rules).toHaveLength(ruleIds.length);
    expect(rules).toContain("U-08");
    expect(contracts).toEqual(["upload-tags"]);
  });

  it("has the times of contracts, and why one failed", () => {
    const [rules, contracts, run] = suitesOf(broken);
    const rule = rules?.testcase.find((one) => one["@_name"].startsWith("U-08"));
    expect([rules?.["@_failures"], contracts?.["@_failures"], run?.["@_tests"]]).toEqual(["1", "1", "3"]);
    expect(rule).toMatchObject({ "@_time": "0.000", failure: { "@_message": '/tags/0: sent "a", shown "b"' } });
    expect(contracts?.testcase[0]).toMatchObject({
      "@_time": "1.500",
      "system-out": "differs: It is added. <script>]]> & \\u0007",
    });
  });

  it("says first what a baseline does not know, and nothing of what the binding declares", () => {
    const known = caseOf("upload-tags", ["U-08"], { because: "It is old." });
    const cases = [known, caseOf("upload-tags", ["U-08"], { because: "It is new." })];
    const baseline = parseBaseline(JSON.stringify(reportOf([known])), "old.json");
    const declared = caseOf("upload-tags", ["Q-17"], { verdict: "differs", because: "As bound.", declared: true });
    const text = junitOf(reportOf([...cases, declared], { baseline: sinceBaseline(baseline, cases, baseline) }));
    expect(text.match(/<failure message="[^"]*"/g)).toEqual(Array(2).fill('<failure message="It is new."'));
    expect(text).not.toContain("As bound.");
  });

  it("counts the time of the run once, however many contracts run at a time", () => {
    const cases = Array.from({ length: 20 }, (_, index) => caseOf(`c${index}`, ["U-08", "U-13"]));
    const text = junitOf(reportOf(cases));
    const times = [...text.matchAll(/<testsuites? .* time="([\d.]+)"/g)].map(([, time]) => Number(time));
    expect(times).toEqual([12.345, 0, 12.345, 0]);
    const [, contracts] = suitesOf(reportOf(cases));
    const sum = contracts?.testcase.reduce((total, one) => total + Number(one["@_time"]), 0);
    expect(sum).toBeCloseTo(12.345, 1);
  });

  it("tells of a contract that failed in 4,000 characters, with the command that repeats it", () => {
    const long = { difference: "d".repeat(5000), because: "b".repeat(5000) };
    const [, contracts] = suitesOf(reportOf(["U-08", "U-13"].map((id) => caseOf("upload-tags", [id], long))));
    const failure = contracts?.testcase[0]?.failure as { "#text": string } | undefined;
    expect(failure?.["#text"].length).toBeLessThanOrEqual(4000);
    expect(failure?.["#text"]).toMatch(/Rerun: npx --no-install standin verify --target \S+ --only upload-tags$/);
  });

  it("tells of what an observer saw how to try its rules", () => {
    const text = junitOf(reportOf([caseOf("observed-uploads", ["U-08", "U-13"])]));
    expect(text).toContain(" --only U-08,U-13");
  });

  it("names only what was asked for", () => {
    const [rules] = namesOf({ ...held, filter: { only: ["U-08", "U-13"], skip: [], without: [] } });
    expect(rules?.map((name) => name.slice(0, 4))).toEqual(["U-08", "U-13"]);
  });

  it("tells what the kit itself got wrong under the same name, too", () => {
    const failed = {
      ...held,
      internal_errors: [
        { contract: "upload-tags", message: "boom" },
        { contract: null, message: "bang" },
      ],
    };
    expect(namesOf(failed)).toEqual(namesOf(held));
    const [, contracts, run] = suitesOf(failed);
    expect(contracts?.testcase[0]).toMatchObject({ error: { "@_message": "boom" } });
    expect(run?.testcase.find((one) => one["@_name"] === "the kit itself")).toMatchObject({
      error: { "@_message": "bang" },
    });
  });
});

import { describe, expect, it } from "vitest";
import { isKnownId } from "../../../src/kit/engine/catalogue.js";
import { SelectionError } from "../../../src/kit/engine/selection.js";
import { acceptanceNotes, acceptedAt, toAcceptances } from "../../../src/kit/report/acceptance.js";
import { BaselineError, baselineNotes, parseBaseline, sinceBaseline } from "../../../src/kit/report/baseline.js";
import { failingOf } from "../../../src/kit/report/failing.js";
import { toHtml } from "../../../src/kit/report/html.js";
import type { Report, ReportedCase } from "../../../src/kit/report/shape.js";
import { toSummary } from "../../../src/kit/report/summary.js";
import { caseOf, codeOf, reportOf } from "../../support/reported.js";

const strict = { strict: true, accepted: [] };
const differs = { verdict: "differs" } as const;
const baselineOf = (report: Report) => parseBaseline(JSON.stringify(report), "report.json");

describe("--baseline", () => {
  const before = baselineOf(
    reportOf([caseOf("upload-tags", ["U-08", "U-13"]), caseOf("upload-kinds", ["Q-16"], differs)]),
  );

  it("fails for nothing that is known, of rules and assumptions", () => {
    const same = reportOf([caseOf("upload-tags", ["U-08", "U-13"]), caseOf("upload-kinds", ["Q-16"], differs)]);
    expect(codeOf(same, strict)).toBe(1);
    expect(codeOf(same, { ...strict, baseline: before })).toBe(0);
  });

  it("fails for another rule, and for a known one that another contract finds broken", () => {
    const worse = reportOf([caseOf("upload-tags", ["U-08"]), caseOf("upload-notes", ["U-07", "U-13"])]);
    const options = { ...strict, baseline: before };
    expect(failingOf(worse, options)).toEqual([
      { id: "U-07", contract: "upload-notes" },
      { id: "U-13", contract: "upload-notes" },
    ]);
    expect(codeOf(worse, options)).toBe(1);
  });

  const held = { verdict: "held", because: null } as const;
  it("lists what is new and known, and as mended what each contract that had found it wrong tried, and keeps", () => {
    const cases = [
      caseOf("upload-tags", ["U-08"], held),
      caseOf("upload-tags", ["U-13"], { verdict: "not-verified" }),
      caseOf("upload-notes", ["U-07", "U-13"]),
      caseOf("upload-kinds", ["Q-16"], differs),
    ];
    const since = sinceBaseline(before, cases);
    expect(since).toEqual({
      date: "2026-01-01T00:00:00.000Z",
      new: [
        { id: "U-07", contract: "upload-notes" },
        { id: "U-13", contract: "upload-notes" },
      ],
      known: [{ id: "Q-16", contract: "upload-kinds" }],
      mended: ["U-08"],
    });
    expect(baselineNotes(since)).toEqual([
      "New since 2026-01-01T00:00:00.000Z: U-07 (upload-notes), U-13 (upload-notes).",
      "Known since 2026-01-01T00:00:00.000Z: Q-16.",
      "Fixed since 2026-01-01T00:00:00.000Z: U-08.",
    ]);
  });

  it("calls nothing mended that another contract keeps, that one contract still finds, or that did not come up", () => {
    const two = baselineOf(reportOf([caseOf("upload-tags", ["U-13"]), caseOf("upload-notes", ["U-13"])]));
    const mendedBy = (...cases: ReportedCase[]) => sinceBaseline(two, cases).mended;
    expect(mendedBy()).toEqual([]);
    expect(mendedBy(caseOf("upload-author", ["U-13"], held))).toEqual([]);
    expect(mendedBy(caseOf("upload-tags", ["U-13"], held))).toEqual([]);
    expect(mendedBy(caseOf("upload-tags", ["U-13"], held), caseOf("upload-notes", ["U-13"], held))).toEqual(["U-13"]);
  });

  it("puts what is new first, with its evidence, and what is known in one line after it", () => {
    const evidence = { request: "curl -i http://127.0.0.1", difference: '/notes: sent "a", shown "b"' };
    const known = [1, 2, 3].map((nth) => caseOf("upload-tags", ["U-08"], { because: `Reason ${nth}.` }));
    const cases = [...known, caseOf("upload-notes", ["U-07"], evidence)];
    const report = reportOf(cases, { baseline: sinceBaseline(before, cases) });
    const lines = toSummary(report).split("\n").slice(2, 9);
    expect(lines).toEqual([
      "BROKEN (new) U-07: `notes` is a string or null.",
      '  /notes: sent "a", shown "b" (upload-notes)',
      "    curl -i http://127.0.0.1",
      "  Rerun: npx standin verify --target 'http://127.0.0.1:4010' --only upload-notes",
      "",
      "broken (known) U-08: `tags` is an array of string, not nullable.",
      "  Reason 1. (upload-tags, and 2 more in the report)",
    ]);
    const html = toHtml(report);
    expect(html.indexOf('id="broken-U-07" open')).toBeGreaterThan(0);
    expect(html.indexOf('id="broken-U-07"')).toBeLessThan(html.indexOf('id="broken-U-08"'));
    expect(html).toContain("<h2>Since 2026-01-01T00:00:00.000Z</h2>");
    expect(html).toMatch(/<li>New: .*U-07.*<li>Known: .*U-08.*<li>Mended: nothing/s);
  });

  const report = JSON.parse(JSON.stringify(reportOf([caseOf("one", ["U-08"])])));
  it.each<[string, unknown, string]>([
    ["no JSON", "<testsuites/>", "it is not JSON"],
    ["no object", [], "it is not an object"],
    ["another JSON", { name: "standin" }, "/schema_version must be 1, but is missing"],
    ["another version of it", { ...report, schema_version: 2 }, "/schema_version must be 1, but is 2"],
    ["one without rules", { ...report, rules: undefined }, "/rules is not an object"],
    ["one without assumptions", { ...report, assumptions: null }, "/assumptions is not an object"],
    ["one without cases", { ...report, cases: {} }, "/cases is not an array"],
    ["one with a broken case", { ...report, cases: [report.cases[0], { id: 7 }] }, "/cases/1 is not a case"],
    ["the report of a dry run", { ...report, ended: "dry run" }, "it is from a dry run"],
  ])("refuses %s, and says what it wants", (_, given, reason) => {
    const read = () => parseBaseline(typeof given === "string" ? given : JSON.stringify(given), "old.json");
    expect(read).toThrow(BaselineError);
    expect(read).toThrow(`The baseline old.json is not a report: ${reason}`);
    expect(read).toThrow("Pass the report.json that `standin verify --report DIR` wrote.");
  });
});

describe("--accept", () => {
  const day = (text: string) => Date.parse(text);
  const accept = (...words: string[]) => toAcceptances(words, isKnownId);

  it("takes rules and assumptions, to the end of a day", () => {
    const all = accept("U-14@2027-01-31", "Q-16", "U-08@2028-02-29");
    expect(acceptedAt(all, day("2027-01-31T23:59:59Z"))).toEqual(["U-14", "Q-16", "U-08"]);
    expect(acceptedAt(all, day("2027-02-01T00:00:00Z"))).toEqual(["Q-16", "U-08"]);
  });

  it("is no reason to fail while it is open, and one when it is over", () => {
    const report = reportOf([caseOf("upload-basename", ["U-14"])]);
    const code = (now: string) =>
      codeOf(report, { strict: false, accepted: acceptedAt(accept("U-14@2027-01-31"), day(now)) });
    expect([code("2027-01-31T12:00:00Z"), code("2027-02-01T12:00:00Z")]).toEqual([0, 1]);
  });

  it("says each time what it does", () => {
    const report = reportOf([
      caseOf("upload-basename", ["U-14"]),
      caseOf("upload-kinds", ["Q-16"], differs),
      caseOf("record-level", ["U-19"], { verdict: "not-verified" }),
    ]);
    const all = accept("U-14@2027-01-31", "Q-16", "U-08", "U-19", "U-07@2026-01-01");
    expect(acceptanceNotes(all, report, day("2027-01-01"))).toEqual([
      "U-14 is broken, as accepted until 2027-01-31.",
      "Q-16 differs, as accepted.",
      "U-08 is accepted, but holds. Remove it from --accept.",
      "U-19 is accepted, but was not verified.",
      "The acceptance of U-07 ended on 2026-01-01. Remove it from --accept.",
    ]);
    expect(acceptanceNotes(accept("U-14@2027-01-31"), report, day("2027-02-01"))).toEqual([
      "The acceptance of U-14 ended on 2027-01-31, and it is broken.",
    ]);
  });

  it.each(["U-99", "upload-tags", "U-14@soon", "U-14@2027-02-30", "U-14@2027-1-1", "U-14@", "U-14@2027-01-31@x", ""])(
    "refuses %j",
    (word) => {
      expect(() => accept(word)).toThrow(SelectionError);
    },
  );
});

import { describe, expect, it } from "vitest";
import { BaselineError, baselineNotes, parseBaseline, sinceBaseline } from "../../../src/kit/report/baseline.js";
import type { Report, ReportedCase } from "../../../src/kit/report/shape.js";
import { acceptanceNotes, acceptedAt, failingOf, toAcceptances } from "../../../src/kit/report/verdicts.js";
import { isKnownId } from "../../../src/kit/run/catalogue.js";
import { SelectionError } from "../../../src/kit/run/selection.js";
import { breachesOf, caseOf, codeOf, htmlOf, reportOf, summaryOf } from "../../support/reported.js";

const strict = { strict: true, accepted: [] };
const differs = { verdict: "differs" } as const;
const of = (field: string, wrong: "refused" | "lost", to = "list"): Partial<ReportedCase> => ({
  ...{ wrong, about: [{ field, from: "null", to }] },
});
const changed = (field: string): Partial<ReportedCase> => ({ about: [], difference: `/${field}: was "a", shown "b"` });
const says = (reason: string): Partial<ReportedCase> => ({ reason });
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

  it.each<[string, Partial<ReportedCase>, Partial<ReportedCase>, boolean]>([
    ["the same failure of a field", of("tags", "refused"), of("tags", "refused"), true],
    ["another field", of("tags", "refused"), of("notes", "refused"), false],
    ["another value of the field", of("tags", "refused"), of("tags", "refused", "null"), false],
    [
      "another member that is lost too",
      { ...of("meta", "lost", "object"), difference: '/meta/en/title: sent "a", shown null' },
      {
        ...{ ...of("meta", "lost", "object"), difference: '/meta/en/title: sent "a", shown null' },
        members: ["/meta/en/title", "/meta/en/alt"],
      },
      false,
    ],
    [
      "another locale",
      { ...of("meta", "lost", "object"), difference: '/meta/en/title: sent "a", shown null' },
      { ...of("meta", "lost", "object"), difference: '/meta/it/title: sent "a", shown null' },
      false,
    ],
    ["another kind of failure", of("tags", "refused"), of("tags", "lost"), false],
    ["a member that an update of another changed", changed("notes"), changed("author"), false],
    ["the same member with other values", changed("notes"), { ...changed("notes"), difference: "/notes: was 1" }, true],
    [
      "the same reason with other values",
      says('PUT /u/1 returned 500 as "a"'),
      says('PUT /u/27 returned 500 as "b"'),
      true,
    ],
    ["another reason", says("no call came within 5 s"), says("the call of 5 s has no body"), false],
  ])("takes %s for known or new", (_, then, now, isKnown) => {
    const baseline = baselineOf(reportOf([caseOf("upload-keeps", ["U-13"], then)]));
    const worse = caseOf("upload-keeps", ["U-13"], now);
    expect(codeOf(reportOf([worse]), { strict: false, accepted: [], baseline })).toBe(isKnown ? 0 : 1);
    const since = sinceBaseline(baseline, [worse], baseline);
    expect([since.known.length, since.new.length]).toEqual(isKnown ? [1, 0] : [0, 1]);
    if (then.wrong === "refused")
      expect([...baseline.found.values()]).toMatchObject([{ finding: "tags → list refused" }]);
  });

  it("names another target, binding or version, and nothing else of a run", () => {
    const run = { target: "http://127.0.0.1:4010", binding: "b.yaml", version: "0.0.0" };
    const notes = (other: Partial<typeof run>) => baselineNotes(sinceBaseline(before, [], { ...run, ...other }));
    expect(notes({})[0]).toBe("The baseline comes from another run: no binding.");
    expect(notes({ target: "http://a", version: "1.0.0" })[0]).toBe(
      "The baseline comes from another run: target http://127.0.0.1:4010, no binding, version 0.0.0.",
    );
    expect(baselineNotes(sinceBaseline(before, [], { ...run, binding: null }))[0]).toMatch(/^New since/);
  });

  const held = { verdict: "held", because: null } as const;
  it("lists what is new and known, and as mended what each contract that had found it wrong tried, and keeps", () => {
    const cases = [
      caseOf("upload-tags", ["U-08"], held),
      caseOf("upload-tags", ["U-13"], { verdict: "not-verified" }),
      caseOf("upload-notes", ["U-07", "U-13"]),
      caseOf("upload-kinds", ["Q-16"], differs),
    ];
    const since = sinceBaseline(before, cases, reportOf([]));
    const finding = "It is not as it was sent.";
    expect(since).toEqual({
      date: "2026-01-01T00:00:00.000Z",
      new: [
        { id: "U-07", contract: "upload-notes", finding },
        { id: "U-13", contract: "upload-notes", finding },
      ],
      known: [{ id: "Q-16", contract: "upload-kinds", finding }],
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
    const mendedBy = (...cases: ReportedCase[]) => sinceBaseline(two, cases, reportOf([])).mended;
    expect(mendedBy()).toEqual([]);
    expect(mendedBy(caseOf("upload-author", ["U-13"], held))).toEqual([]);
    expect(mendedBy(caseOf("upload-tags", ["U-13"], held))).toEqual([]);
    expect(mendedBy(caseOf("upload-tags", ["U-13"], held), caseOf("upload-notes", ["U-13"], held))).toEqual(["U-13"]);
  });

  it("puts what is new first, with its evidence, and what is known in one line after it", () => {
    const evidence = { request: "curl -i http://127.0.0.1", difference: '/notes: sent "a", shown "b"' };
    const known = [1, 2, 3].map((nth) => caseOf("upload-tags", ["U-08"], { because: `Reason ${nth}.` }));
    const cases = [...known, caseOf("upload-notes", ["U-07"], evidence)];
    const report = reportOf(cases, { baseline: sinceBaseline(baselineOf(reportOf(known)), cases, before) });
    expect(breachesOf(JSON.parse(JSON.stringify(report)))).toEqual([]);
    const lines = summaryOf(report).split("\n").slice(2, 9);
    expect(lines).toEqual([
      "BROKEN (new) U-07: `notes` is a string or null.",
      '  /notes: sent "a", shown "b" (upload-notes)',
      "    curl -i http://127.0.0.1",
      "  Rerun: npx --no-install standin verify --target 'http://127.0.0.1:4010' --only upload-notes",
      "",
      "broken (known) U-08: `tags` is an array of string, not nullable.",
      "  Reason 1. (upload-tags, and 2 more in the report)",
    ]);
    const html = htmlOf(report);
    expect(html.indexOf('id="broken-U-07"')).toBeGreaterThan(0);
    expect(html.indexOf('id="broken-U-07"')).toBeLessThan(html.indexOf('id="broken-U-08"'));
    expect(html).toContain("<h2>Since 2026-01-01T00:00:00.000Z</h2>");
    expect(html).toMatch(/<li>New since .*U-07.*<li>Known since .*U-08.*<li>Fixed since .*: nothing/s);
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

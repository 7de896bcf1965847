import { describe, expect, it } from "vitest";
import { groupsOf } from "../../../src/kit/report/groups.js";
import { failingOf } from "../../../src/kit/report/verdicts.js";
import { caseOf, htmlOf, junitOf, markdownOf, reportOf, summaryOf } from "../../support/reported.js";

const linesOf = (text: string) => text.trimEnd().split("\n");

/** A field that is lost: its rule, the rule of updates that many contracts tell about, and one of many fields at once. */
const lost = (count: number) => [
  ...Array.from({ length: count }, (_, index) =>
    caseOf("upload-tags", ["U-13", "U-08"], {
      difference: `/tags/${index}: sent "a", shown "b"`,
      request: `curl -i -X PUT 'http://127.0.0.1:4010/uploads/1001' -d '{"tags":${index}}'`,
      response: { status: 200, headers: {}, body: { id: "1001" } },
    }),
  ),
  caseOf("upload-together", ["U-08", "U-13", "U-18"]),
  ...["upload-notes", "upload-author"].map((id) => caseOf(id, ["U-13"], { verdict: "held", because: null })),
];

describe("the summary", () => {
  it("groups what is broken by what it comes from, causes before what follows, and names what follows", () => {
    const report = reportOf([caseOf("upload-keeps", ["U-13"]), ...lost(2)]);
    expect(groupsOf(report, "broken").map(({ ids, also }) => [ids, also])).toEqual([
      [["U-08"], ["U-13", "U-18"]],
      [["U-13"], []],
    ]);
    const text = summaryOf(report);
    expect(text).toContain("BROKEN U-08: `tags` is an array of string, not nullable. (also: U-13, U-18)\n");
    expect(text.indexOf("BROKEN U-08")).toBeLessThan(text.indexOf("BROKEN U-13"));
  });

  it("shows at most three pieces of evidence, one contract after another, with the request that did it", () => {
    const text = summaryOf(reportOf(lost(5)));
    expect(text).toContain(
      [
        '  /tags/0: sent "a", shown "b" (upload-tags)',
        `    curl -i -X PUT 'http://127.0.0.1:4010/uploads/1001' -d '{"tags":0}'`,
        '    → 200 {"id":"1001"}',
        "  It is not as it was sent. (upload-together)",
        '  /tags/1: sent "a", shown "b" (upload-tags)',
      ].join("\n"),
    );
    expect(text).toContain("  and 3 more in the report (upload-tags)\n");
    expect(text).not.toContain("/tags/2");
  });

  it("names the response that shows what an earlier request did", () => {
    const seen = {
      by: "GET http://127.0.0.1:4010/uploads/1001",
      request: "curl -i 'http://127.0.0.1:4010/uploads/1001' -H 'Accept: application/json'",
      response: { status: 200, headers: {}, body: { tags: [] } },
    };
    const [one] = lost(1);
    const text = summaryOf(reportOf([{ ...one, seen } as typeof one & object]));
    expect(text).toContain(`    → 200 {"tags":[]} (seen by GET http://127.0.0.1:4010/uploads/1001)\n`);
  });

  it("says each assumption that differs in one line, and each reason for what is not verified", () => {
    const differs = { verdict: "differs", because: "It is another. The spec leaves Q-16 open." } as const;
    const open = { verdict: "not-verified", because: "There is none." } as const;
    const text = summaryOf(
      reportOf([
        caseOf("one", ["Q-16"], differs),
        caseOf("one", ["Q-16"], differs),
        caseOf("two", ["Q-18"], differs),
        caseOf("three", ["C-06"], open),
        caseOf("four", ["C-07", "Q-22"], open),
      ]),
      { accepted: ["Q-18"] },
    );
    const lines = linesOf(text).filter((line) => /^(differs|not verified)/.test(line));
    expect(lines).toEqual([
      expect.stringMatching(/^differs Q-16: It is another\..* \(one, and 1 more\)$/),
      expect.stringMatching(/^differs \(accepted\) Q-18: /),
      "not verified C-06, C-07, Q-22: There is none.",
    ]);
  });

  it("says what a rule that is held in part lacks, without doubled full stops", () => {
    const open = caseOf("one", ["U-07"], { verdict: "not-verified", because: "There is none." });
    const inPart = { "U-07": ["`author` is updated", "null is set", "There is none."] };
    const rules = { "U-07": "held-in-part" } as const;
    expect(linesOf(summaryOf(reportOf([open], { held_in_part: inPart, rules })))).toContain(
      "held in part U-07. Not verified: `author` is updated; null is set; There is none.",
    );
  });

  it("lists what the binding declares apart, in one line, and no --strict fails for it", () => {
    const declared = { verdict: "differs", because: "As the binding says.", declared: true } as const;
    const cases = [
      caseOf("one", ["Q-01"], declared),
      caseOf("two", ["Q-17"], declared),
      caseOf("three", ["Q-29"], { verdict: "differs" }),
      caseOf("three", ["Q-29"], declared),
    ];
    const report = reportOf(cases);
    const text = summaryOf(report);
    expect(linesOf(text).filter((line) => /^(differs|declared)/.test(line))).toEqual([
      expect.stringMatching(/^differs Q-29: It is not as it was sent\. \(three\)$/),
      "declared by the binding, see the report: Q-01, Q-17, Q-29",
    ]);
    expect(text).toMatch(/^Assumptions: \d+ same, 1 differs \(Q-29\), 2 declared \(Q-01 Q-17\), 0 not verified$/m);
    expect(linesOf(text).at(-1)).toContain("rules hold, 1 assumption differs ·");
    expect(summaryOf(report, { level: "verbose" })).toContain("declared by the binding Q-17: As the binding says.\n");
    expect(htmlOf(report)).toMatch(
      /<details class="all"><summary><h2>Declared by the binding<\/h2> .*<\/summary>\n<details class="group" id="declared-Q-01"/,
    );
    expect(markdownOf(report)).toMatch(/\n\nDeclared by the binding: Q-01, Q-17, Q-29\n/);
    expect(failingOf(report, { strict: true, accepted: [] })).toEqual([{ id: "Q-29", contract: "three" }]);
  });

  it("shows a call with its headers, in the terminal and in JUnit", () => {
    const call = "POST /standin-verify/x\nx-mark: standin-mark-1\n\n{}";
    const report = reportOf([caseOf("call-headers", ["C-02"], { call })]);
    expect(summaryOf(report)).toContain("    POST /standin-verify/x · x-mark: standin-mark-1 · {}\n");
    expect(junitOf(report)).toContain("x-mark: standin-mark-1");
  });

  it("says nothing of ids that were not asked for", () => {
    const cases = [caseOf("upload-tags", ["U-08"], { verdict: "held", because: null })];
    const text = summaryOf(reportOf(cases, { filter: { only: ["U-08"], skip: [], without: [] } }));
    expect(text).toContain("Rules:   1 held, 0 broken, 0 not verified\n");
    expect(text).toContain("Assumptions: 0 same, 0 differs, 0 not verified\n");
  });

  it("stays within 120 lines, however much is wrong, and says all of it where it is verbose", () => {
    const ids = Array.from({ length: 19 }, (_, index) => `U-${String(index + 1).padStart(2, "0")}`);
    const evidence = { request: "curl", response: { status: 200, headers: {}, body: null } };
    const broken = ids.flatMap((id) => [1, 2, 3, 4].map((one) => caseOf(`${id}-${one}`, [id], evidence)));
    const open = ids.map((id) => caseOf("o", [`W-${id.slice(2)}`], { verdict: "not-verified", because: id }));
    const differs = Array.from({ length: 47 }, (_, index) =>
      caseOf("d", [`Q-${String(index + 1).padStart(2, "0")}`], { verdict: "differs" }),
    );
    const report = reportOf([...broken, ...open, ...differs]);
    const normal = linesOf(summaryOf(report));
    expect(normal.length).toBeGreaterThan(80);
    expect(normal.length).toBeLessThanOrEqual(120);
    expect(linesOf(summaryOf(report, { level: "verbose" })).length).toBeGreaterThan(19 * 4 * 3);
    expect(summaryOf(report)).toContain("Also broken, see the report: U-19, U-01, U-02, U-12, U-13, U-17, U-18");
  });

  it("stays within 60 lines where nothing is broken, however much differs", () => {
    const differs = Array.from({ length: 50 }, (_, index) =>
      caseOf("d", [`Q-${String(index + 1).padStart(2, "0")}`], { verdict: "differs" }),
    );
    const open = Array.from({ length: 19 }, (_, index) =>
      caseOf("o", [`U-${String(index + 1).padStart(2, "0")}`], { verdict: "not-verified", because: `Why ${index}.` }),
    );
    expect(linesOf(summaryOf(reportOf([...differs, ...open]))).length).toBeLessThanOrEqual(60);
  });

  it("ends with verdict, count, duration and the report's path", () => {
    const last = (...parameters: Parameters<typeof summaryOf>) => linesOf(summaryOf(...parameters)).at(-1);
    expect(last(reportOf(lost(1)), { file: "out/report.html" })).toBe(
      "BROKEN: 3 rules are broken · 41 of 44 rules hold · 4 contracts, 1,234 requests in 12 s · report: out/report.html",
    );
    expect(last(reportOf([], { duration_ms: 1234, requests_sent: 1 }))).toBe(
      "HELD: 44 of 44 rules hold · 0 contracts, 1 request in 1.2 s",
    );
    expect(last(reportOf([], { duration_ms: 1_049_000 }), { notes: ["U-14 is broken, as accepted."] })).toContain(
      "17 min 29 s",
    );
  });
});

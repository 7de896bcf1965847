import { describe, expect, it } from "vitest";
import { groupsOf } from "../../../src/kit/report/groups.js";
import { toSummary } from "../../../src/kit/report/summary.js";
import { caseOf, reportOf } from "../../support/reported.js";

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
    const text = toSummary(report);
    expect(text).toContain("BROKEN U-08: `tags` is an array of string, not nullable. (also: U-13, U-18)\n");
    expect(text.indexOf("BROKEN U-08")).toBeLessThan(text.indexOf("BROKEN U-13"));
  });

  it("shows at most three pieces of evidence, one contract after another, with the request that did it", () => {
    const text = toSummary(reportOf(lost(5)));
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
    const text = toSummary(reportOf([{ ...one, seen } as typeof one & object]));
    expect(text).toContain(`    → 200 {"tags":[]} (seen by GET http://127.0.0.1:4010/uploads/1001)\n`);
  });

  it("says each assumption that differs in one line, and each reason for what is not verified", () => {
    const differs = { verdict: "differs", because: "It is another. The spec leaves Q-16 open." } as const;
    const open = { verdict: "not-verified", because: "There is none." } as const;
    const text = toSummary(
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

  it("says nothing of ids that were not asked for", () => {
    const cases = [caseOf("upload-tags", ["U-08"], { verdict: "held", because: null })];
    const text = toSummary(reportOf(cases, { filter: { only: ["U-08"], skip: [], without: [] } }));
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
    const normal = linesOf(toSummary(report));
    expect(normal.length).toBeGreaterThan(80);
    expect(normal.length).toBeLessThanOrEqual(120);
    expect(linesOf(toSummary(report, { level: "verbose" })).length).toBeGreaterThan(19 * 4 * 3);
    expect(toSummary(report)).toContain("Also broken, see the report: U-19, U-01, U-02, U-12, U-13, U-17, U-18");
  });

  it("stays within 60 lines where nothing is broken, however much differs", () => {
    const differs = Array.from({ length: 50 }, (_, index) =>
      caseOf("d", [`Q-${String(index + 1).padStart(2, "0")}`], { verdict: "differs" }),
    );
    const open = Array.from({ length: 19 }, (_, index) =>
      caseOf("o", [`U-${String(index + 1).padStart(2, "0")}`], { verdict: "not-verified", because: `Why ${index}.` }),
    );
    expect(linesOf(toSummary(reportOf([...differs, ...open]))).length).toBeLessThanOrEqual(60);
  });

  it("is a line for each broken rule and the verdict where it is quiet", () => {
    expect(linesOf(toSummary(reportOf(lost(3)), { level: "quiet" }))).toEqual([
      expect.stringMatching(/^BROKEN U-08: .* \(also: U-13, U-18\)$/),
      expect.stringMatching(/^BROKEN: /),
    ]);
    expect(linesOf(toSummary(reportOf([]), { level: "quiet" }))).toHaveLength(1);
  });

  it("ends with verdict, count, duration and the report's path", () => {
    const last = (...parameters: Parameters<typeof toSummary>) => linesOf(toSummary(...parameters)).at(-1);
    expect(last(reportOf(lost(1)), { file: "out/report.html" })).toBe(
      "BROKEN: 3 rules are broken, 41 of 44 rules hold · 4 contracts, 1,234 requests in 12 s · report: out/report.html",
    );
    expect(last(reportOf([], { ended: "bail", duration_ms: 1234, requests_sent: 1 }))).toBe(
      "HELD: 44 of 44 rules hold · ended early (bail) · 0 contracts, 1 request in 1.2 s",
    );
    // Both end with exit code 4.
    const failed = caseOf("upload-tags", ["U-08"], { verdict: "not-verified", target_failed: true });
    const underFailure = { rules: { ...reportOf([]).rules, "U-08": "not-verified" as const } };
    expect(last(reportOf([failed], underFailure), { level: "quiet" })).toMatch(/^NOT VERIFIED: 43 of 44 rules hold/);
    expect(last(reportOf([], { ended: "in use" }))).toContain(
      "NOT VERIFIED: 44 of 44 rules hold · ended early (in use)",
    );
    // 130, for one.
    expect(last(reportOf([], { ended: "interrupted" }))).toMatch(/^NOT VERIFIED: 44 of 44/);
    expect(last(reportOf([], { duration_ms: 1_049_000 }), { notes: ["U-14 is broken, as accepted."] })).toContain(
      "17 min 29 s",
    );
  });
});

import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toCoverageLine } from "../../../src/cli/tallies.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { parseBaseline } from "../../../src/kit/report/baseline.js";
import { toCoverage } from "../../../src/kit/report/report.js";
import { verify } from "../../../src/kit/verify.js";
import { sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { htmlOf, reportOf, summaryOf } from "../../support/reported.js";

const target = toTarget({ url: "http://127.0.0.1:1" });

describe("the coverage of a run", () => {
  it("has every documented response of every operation of the target, and what else came", () => {
    const seen = [
      { operation: "updateWebhook", status: 200, content: "application/json", count: 3 },
      { operation: "updateWebhook", status: 418, content: null, count: 1 },
    ];
    const coverage = toCoverage(target, seen);
    const of = (status: number) => coverage.filter((one) => one.operation === "updateWebhook" && one.status === status);
    expect(of(200)).toEqual([
      { operation: "updateWebhook", status: 200, content: "application/json", documented: true, seen: 3 },
    ]);
    expect(of(422)).toEqual([
      expect.objectContaining({ content: "application/problem+json", documented: true, seen: 0 }),
    ]);
    expect(of(418)).toEqual([expect.objectContaining({ content: null, documented: false, seen: 1 })]);
    const all = coverage.filter(({ documented }) => documented).length;
    expect(toCoverageLine(coverage)).toBe(
      `Responses: 1 of ${all} documented ones seen; 1 undocumented (updateWebhook 418)`,
    );
  });

  it("leaves out operations that the target does not have", () => {
    const without = toTarget({ url: target.url }, { operations: { createWebhook: null } });
    expect(toCoverage(without, []).some(({ operation }) => operation === "createWebhook")).toBe(false);
  });

  it("stands in the report of a run, whose contracts say what they changed", async () => {
    const flaky = await startFlaky();
    flaky.script = ({ method, body }) =>
      method === "PUT" && body === '{"enabled":null}' ? { status: 204 } : undefined;
    const only = ["webhook-enabled", "webhook-read"];
    const exit = { strict: false, accepted: [], baseline: parseBaseline(JSON.stringify(reportOf([])), "old.json") };
    const { report } = await verify(toTarget({ url: flaky.url }), contracts, sleeplessPorts().ports, { only, exit });
    expect(report.baseline?.new).toContainEqual(expect.objectContaining({ id: "W-10", contract: "webhook-enabled" }));
    const [contract] = report.contracts.filter(({ id }) => id === "webhook-enabled");
    expect(contract?.changes).toContain("`enabled`: boolean → null");
    expect(contract?.changes).toContain("`enabled`: boolean → boolean");
    for (const one of report.cases) {
      expect(Object.keys(one)[0]).toBe("id");
      // What is said stays apart from what is stated: nobody has to cut it off again.
      expect([one.reason === undefined, one.because?.startsWith(one.reason ?? "?") ?? false]).toEqual(
        one.verdict === "held" ? [true, false] : [false, true],
      );
      expect(one.reason ?? "").not.toContain("The spec states");
    }
    const broken = report.cases.filter(({ verdict }) => verdict === "broken");
    expect(broken.map(({ change }) => change)).toContain("`enabled`: boolean → null");
    expect(report.coverage.find((one) => one.operation === "getWebhook" && one.status === 200)?.seen).toBeGreaterThan(
      1,
    );
    expect(htmlOf(report)).toContain("Sent: <code>enabled</code>: boolean → null<");
    expect(htmlOf(report)).toContain("<td><code>getWebhook</code></td><td>200</td>");
    expect(summaryOf({ ...report, filter: { only: [], skip: [], without: [] } })).toMatch(/^Responses: \d+ of \d+ /m);
  });
});

import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { parseBaseline } from "../../src/kit/report/baseline.js";
import type { VerifyOptions } from "../../src/kit/verify.js";
import { startFlaky } from "../support/flaky.js";
import { borrowing, verifyAt } from "../support/kit.js";
import { breachesOf, htmlOf, junitOf } from "../support/reported.js";

/** A report with something broken, something that differs and something that is left. */
async function makeReport(options: VerifyOptions = {}) {
  const flaky = await startFlaky();
  flaky.script = ({ method, path, body }) =>
    method === "PUT" && path.startsWith("/uploads") && body.includes("notes")
      ? { status: 500, body: `{"seen":"<script>alert(1)</script> ]]> & \\u0007"}` }
      : undefined;
  const only = ["upload-notes", "webhook-http-basic-password", "webhook-headers", "Q-29"];
  return (await verifyAt(flaky.url, { only, ...options }, borrowing)).report;
}

describe("the reports", () => {
  /** Made once for all tests. */
  let made: ReturnType<typeof makeReport> | undefined;
  const makeOnce = () => {
    made ??= makeReport();
    return made;
  };

  it("keep their schema, are read by a common parser and escape every text", async () => {
    const report = await makeOnce();
    expect(report.verdict).toBe("broken");
    expect(breachesOf(JSON.parse(JSON.stringify(report)))).toEqual([]);

    for (const { verdict, reason, because } of report.cases) {
      // What is said stays apart from what is stated: nobody has to cut it off again.
      expect(reason === undefined).toBe(verdict === "held");
      expect(because?.startsWith(reason ?? "")).toBe(verdict === "held" ? undefined : true);
      expect(reason ?? "").not.toContain("The spec states");
    }

    const junit = junitOf(report);
    expect(XMLValidator.validate(junit)).toBe(true);
    const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(junit);
    expect(Number(testsuites["@_failures"])).toBeGreaterThan(0);

    const html = htmlOf(report);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<link|<img|@import|url\(/);
    expect(html).toContain("&lt;script&gt;");
    // Every ID leads to the evidence, or to its row.
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toContain("broken-U-07");
    for (const anchor of anchors) expect(html).toContain(` id="${anchor}"`);
    expect(html).toMatch(/<h1>\d+ causes?, \d+ broken rules?<\/h1>/);
  });

  it("keep their schema beside a baseline", async () => {
    const baseline = parseBaseline(JSON.stringify(await makeOnce()), "report.json");
    const report = await makeReport({ exit: { strict: false, accepted: [], baseline } });
    expect(breachesOf(JSON.parse(JSON.stringify(report)))).toEqual([]);
    expect(report.baseline).toMatchObject({ new: [], mended: [] });
    const finding = "notes → null refused";
    expect(report.baseline?.known).toContainEqual({ id: "U-07", contract: "upload-notes", finding });
  });
});

import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { parseBaseline } from "../../src/kit/report/baseline.js";
import type { VerifyOptions } from "../../src/kit/verify.js";
import { startFlaky } from "../support/flaky.js";
import { verifyAt } from "../support/kit.js";
import { breachesOf, htmlOf, junitOf, summaryOf } from "../support/reported.js";

const token = 'a-token-that-nobody<&"may-read';
const password = "s3cret/pass word";

/** A report with something broken, something that differs and something that is left. */
async function makeReport(options: VerifyOptions = {}) {
  const flaky = await startFlaky();
  await flaky.put("/webhooks/2001", { http_basic_user: "ada", http_basic_password: password });
  flaky.script = ({ method, path, body }) =>
    method === "PUT" && path.startsWith("/uploads") && body.includes("notes")
      ? { status: 500, body: `{"seen":"<script>alert(1)</script> ]]> & \\u0007 ${encodeURIComponent(token)}"}` }
      : undefined;
  const binding = {
    operations: { createUpload: null, createWebhook: null },
    headers: { "X-Api-Key": "a-key-of-the-binding" },
  };
  const only = ["upload-notes", "webhook-http-basic-password", "webhook-headers", "Q-29"];
  return (await verifyAt({ url: flaky.url, token }, { only, ...options }, binding)).report;
}

describe("the reports", () => {
  /** Made once for all tests. */
  let made: ReturnType<typeof makeReport> | undefined;
  const makeOnce = () => {
    made ??= makeReport();
    return made;
  };

  it("keep their schema, are read by a common parser, escape every text and hide every secret", async () => {
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
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(/);
    expect(html).toContain("&lt;script&gt;");
    // The table leads to the evidence.
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toContain("broken-U-07");
    for (const anchor of anchors) expect(html).toContain(`<details id="${anchor}"`);
    expect(html).toMatch(/<h1>\d+ rules of the spec are broken<\/h1>/);

    for (const text of [JSON.stringify(report), junit, html, summaryOf(report)]) {
      for (const secret of [token, encodeURIComponent(token), password, "a-key-of-the-binding"]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
      }
    }
  });

  it("keep their schema beside a baseline", async () => {
    const baseline = parseBaseline(JSON.stringify(await makeOnce()), "report.json");
    const report = await makeReport({ exit: { strict: false, accepted: [], baseline } });
    expect(breachesOf(JSON.parse(JSON.stringify(report)))).toEqual([]);
    expect(report.baseline).toMatchObject({ new: [], mended: [] });
    const finding = "notes → null refused";
    expect(report.baseline?.known).toContainEqual({ id: "U-07", contract: "upload-notes", finding });
  });

  it("are none where the run was interrupted before anything was changed", async () => {
    await expect(makeReport({ signal: AbortSignal.abort() })).rejects.toThrow("interrupted");
  });
});

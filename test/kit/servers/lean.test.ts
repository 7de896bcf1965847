import { afterEach, describe, expect, it } from "vitest";
import { parseBinding } from "../../../src/kit/binding/binding.js";
import { toHtml } from "../../../src/kit/report/html.js";
import { toJunit } from "../../../src/kit/report/junit.js";
import { toView } from "../../../src/kit/report/view.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { verifyAt } from "../../support/kit.js";
import { leanBinding, startLean } from "./lean.js";

let lean: Awaited<ReturnType<typeof startLean>> | undefined;
afterEach(() => lean?.close());

async function run(
  binding: string,
  options: Parameters<typeof verifyAt>[1] = {},
  server?: Parameters<typeof startLean>[0],
) {
  lean = await startLean(server);
  const target = { url: lean.url, token: "right" };
  const { report, failures } = await verifyAt(
    target,
    { ports: realPorts, ...options },
    parseBinding(binding, "lean.yaml"),
  );
  expect(failures).toEqual([]);
  const wrong = report.cases
    .filter(({ verdict }) => verdict === "broken")
    .map(({ id, ids, because }) => ({ id, ids, because }));
  return { report, wrong, server: lean, view: toView(report) };
}

describe("a service that lacks much of the spec, and has the rest in forms of its own", () => {
  it("keeps every rule of what it has, and no rule of what it has not is open", async () => {
    const { report, wrong, server, view } = await run(leanBinding);
    // What needs whole bodies has no optional fields.
    expect([...new Set(wrong.flatMap(({ ids }) => ids))]).toEqual(["W-15", "W-02"]);
    const verdicts = Object.entries(view.rules).filter(([, verdict]) => verdict === "not-verified");
    // Nothing can be said of paths where files come as bytes.
    expect(verdicts.map(([id]) => id)).toEqual(["U-16"]);
    expect(report.not_in_product).toContainEqual({ kind: "upload", field: "basename", ids: ["U-04", "U-14"] });
    expect(view.title).toContain("BROKEN");
    expect(view.tally).toContain("of 26 rules hold");
    expect(view.tally).toContain("author (U-06), basename (U-04, U-14)");
    expect(report.cases.filter(({ reason }) => reason?.includes("is not in this product")).length).toBeLessThan(12);
    expect(toJunit(view)).toContain(
      'name="U-04" time="0.000"><skipped message="not in this product, as the binding says"/>',
    );
    expect(toHtml(view)).toContain("<dt>Not in this product</dt>");
    const bytes = JSON.stringify(server.seen.bodies);
    for (const name of ["author", "custom_payload", "auto_retry"]) expect(bytes).not.toContain(`\\"${name}\\":null`);
    expect(report.left_behind).toEqual([]);
    expect([server.files.size, server.hooks.size, server.folders.size]).toEqual([0, 0, 0]);
  });

  it("is told that a field works after all, and of a whole resource that is not there", async () => {
    const binding = leanBinding
      .replace(/ {2}webhook:\n[\s\S]*?(?=response:)/, "  webhook: null\n")
      .replace(/^update: .*|.*Webhooks?: .*/gm, "");
    const { report, wrong, server, view } = await run(binding, {}, { hasAuthor: true });
    expect(wrong).toEqual([]);
    const told = report.cases.filter(({ reason = "" }) =>
      reason.includes("The binding says that an upload has no author"),
    );
    expect(told.map(({ ids }) => ids)).toEqual([["Q-04"]]);
    expect(view.title).toMatch(
      /^HELD: 9 of 14 rules of uploads hold.*Not in this product: webhooks; author \(U-06\).* of uploads$/,
    );
    expect(report.not_in_product?.find(({ kind }) => kind === "webhook")?.ids).toEqual(
      expect.arrayContaining(["W-01", "C-08", "Q-05"]),
    );
    expect(report.contracts.filter(({ id }) => /webhook|call/.test(id))).toEqual([]);
    expect(server.files.size).toBe(0);
  });
});

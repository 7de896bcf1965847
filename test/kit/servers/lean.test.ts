import { afterEach, describe, expect, it } from "vitest";
import { parseBinding } from "../../../src/kit/binding/binding.js";
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
  it("keeps every rule of what it has", async () => {
    const { report, wrong, server, view } = await run(leanBinding);
    // What needs whole bodies has no optional fields.
    expect([...new Set(wrong.flatMap(({ ids }) => ids))]).toEqual(["W-15", "W-02"]);
    console.log(JSON.stringify(report.rules), JSON.stringify(report.held_in_part), view.title, view.tally);
    console.log(
      report.cases
        .filter((c) => c.verdict === "not-verified")
        .map((c) => `${c.id} ${c.ids} ${c.reason}`)
        .join("\n"),
    );
    console.log(
      report.cases
        .filter((c) => c.verdict === "differs")
        .map((c) => `${c.id} ${c.ids} ${c.reason}`)
        .join("\n"),
    );
    expect(report.left_behind).toEqual([]);
    expect([server.files.size, server.hooks.size, server.folders.size]).toEqual([0, 0, 0]);
  }, 120_000);
});

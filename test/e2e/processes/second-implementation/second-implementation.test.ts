import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contracts } from "../../../../contracts/index.js";
import { realPorts } from "../../../../src/cli/verify-ports.js";
import { exitCodeOf, type Report } from "../../../../src/kit/report/report.js";
import { parseBinding } from "../../../../src/kit/target/binding.js";
import { toTarget } from "../../../../src/kit/target/defaults.js";
import { verify } from "../../../../src/kit/verify.js";
import { isAwaited } from "../../../support/awaited-ids.js";
import { startSecondImplementation } from "./server.js";

const file = new URL("binding.yaml", import.meta.url);

describe("a second implementation, with other paths, envelope, token and jobs", () => {
  let server: Awaited<ReturnType<typeof startSecondImplementation>>;
  let report: Report;
  let before: string;
  const state = () => JSON.stringify([[...server.store.assets], [...server.store.hooks]]);

  beforeAll(async () => {
    server = await startSecondImplementation();
    before = state();
    const binding = parseBinding(await readFile(file, "utf8"), "binding.yaml");
    const verification = await verify(toTarget({ url: server.url, patience: 2000 }, binding), contracts, realPorts);
    expect(verification.failures).toEqual([]);
    report = verification.report;
  }, 30_000);
  afterAll(() => server.close());

  it("breaks no rule", () => {
    const broken = report.cases.filter((one) => one.verdict === "broken").map(({ id, because }) => ({ id, because }));
    expect(broken).toEqual([]);
    expect(exitCodeOf(report, { strict: false, accepted: [] })).toBe(0);
  });

  it("holds every rule but those that could not be seen, and says why", () => {
    const open = Object.keys(report.rules).filter((id) => report.rules[id] !== "held" && !isAwaited(id));
    expect(open).toEqual(["W-09", "C-03", "C-06", "C-07"]);
    for (const id of open) {
      const reasons = report.cases.filter((one) => one.verdict === "not-verified" && one.ids.includes(id));
      expect(reasons.map(({ because }) => because)).not.toEqual([]);
    }
  });

  it("differs in assumptions, each with its reason, and fails for them with --strict alone", () => {
    const differing = Object.keys(report.assumptions).filter((id) => report.assumptions[id] === "differs");
    expect(differing).toEqual(expect.arrayContaining(["Q-01", "Q-02", "Q-03", "Q-04", "Q-05", "Q-13", "Q-17", "Q-18"]));
    expect(exitCodeOf(report, { strict: true, accepted: [] })).toBe(1);
    expect(exitCodeOf(report, { strict: true, accepted: differing })).toBe(0);
  });

  it("is left as it was", () => {
    expect(state()).toBe(before);
  });
});

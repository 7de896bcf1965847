import { beforeAll, describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toSummary } from "../../../src/cli/summary.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { toHtml } from "../../../src/kit/report/html.js";
import { toView } from "../../../src/kit/report/view.js";
import { dryRun } from "../../../src/suite/dry-run.js";
import { codeOf } from "../../support/reported.js";
import { isWhole, sample } from "../../support/sample.js";
import { differsAsMade } from "./as-made.js";
import { type Judgement, judge, keptBy, ownBinding } from "./judge.js";
import { rightRows } from "./switches/right.js";

describe.each(sample(["own", "documented"] as const, 2))("a second implementation, with the %s wire", (wire) => {
  let judgement: Judgement;
  let before: string;

  beforeAll(async () => {
    judgement = await judge({
      wire,
      switches: [
        ({ state }) => {
          before = keptBy(state);
        },
      ],
    });
    expect(judgement.failures).toEqual([]);
  }, 180_000);

  it("breaks no rule", () => {
    expect(judgement.said).toEqual([]);
    expect(codeOf(judgement.report, { strict: false, accepted: [] })).toBe(0);
  });

  it("holds every rule but those that could not be seen, and says why", () => {
    const { rules, cases } = judgement.report;
    const open = Object.keys(rules).filter((id) => rules[id] !== "held");
    expect(open).toEqual(["U-19", "C-07"]);
    for (const id of open) {
      const reasons = cases.filter((one) => one.verdict === "not-verified" && one.ids.includes(id));
      expect(reasons.map(({ because }) => because)).not.toEqual([]);
    }
  });

  it("differs in assumptions, and fails for them with --strict alone", () => {
    const { differing, report } = judgement;
    expect(differing).toEqual(differsAsMade[wire]);
    expect(codeOf(report, { strict: true, accepted: [] })).toBe(1);
    expect(codeOf(report, { strict: true, accepted: differing })).toBe(0);
  });

  it("takes few requests", () => {
    expect(judgement.report.requests_sent).toBeLessThan(3000);
  });

  it.runIf(wire === "own")(
    "is sent, within a fifth, what a dry run announces",
    async () => {
      const target = toTarget({ url: judgement.service.url, token: "any-token" }, ownBinding);
      const { requests } = await dryRun(target, contracts);
      const ratio = requests.length / judgement.report.requests_sent;
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.2);
    },
    180_000,
  );

  it("is left as it was", () => {
    expect(keptBy(judgement.service.state)).toBe(before);
  });
});

it("retries are not waited for without patience", async () => {
  const { report, said } = await judge({ only: ["call-retries"], patience: 0 });
  expect([report.rules["C-08"], said]).toEqual(["not-verified", []]);
});

it.runIf(isWhole)(
  "takes fewer requests where the kit borrows what there is",
  async () => {
    const binding = "operations: { createUpload: null, createWebhook: null }";
    const { report, said } = await judge({ wire: "own", binding });
    expect([report.requests_sent < 2500, said]).toEqual([true, []]);
  },
  180_000,
);

it("the members that change with each read are named, and break nothing", async () => {
  const signed = rightRows.filter(({ id }) => id === "url-signed");
  const { report, said } = await judge({ only: ["upload-notes"], switches: signed.map(({ apply }) => apply) });
  expect([report.changing, said]).toEqual([{ upload: ["url"] }, []]);
  const view = toView(report);
  const line = "not compared, since each read of an upload changes it: /url";
  expect(toSummary(view)).toContain(line);
  expect(toHtml(view)).toContain(line);
});

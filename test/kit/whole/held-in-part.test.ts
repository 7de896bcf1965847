import { describe, expect, it } from "vitest";
import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import { exitCodeOf } from "../../../src/kit/report/exit-code.js";
import type { Report } from "../../../src/kit/report/shape.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { type Flaky, startFlaky } from "../../support/flaky.js";
import { borrowing, runCommand, verifyAt } from "../../support/kit.js";
import { summaryOf } from "../../support/reported.js";

const binding = { operations: { createWebhook: null, listWebhooks: null } };
const alone = { only: ["webhook-names"], webhookId: "2001", binding };
const ofUpload = { only: ["access-without-token", "access-without-rights"] };

/** The calls of a webhook come in real time. */
const run = async ({ url }: Flaky, flags: VerifyFlags): Promise<Report> => {
  const parts = flags.only?.includes("call-retries") ? { ports: realPorts } : {};
  return JSON.parse((await runCommand({ target: url, json: true, ...flags }, parts)).stdout);
};

describe("a rule of which a part was not tried", () => {
  it.each<[string, VerifyFlags, string, string]>([
    ["without a token that lacks access", { only: ["access-without-token"] }, "A-01", "no access is refused"],
    ["where only one operation was tried", ofUpload, "A-01", "an update of a webhook without a token is refused"],
    ["without another webhook", alone, "W-03", "a name that another webhook has is refused"],
    ["with attributes that were not updated", { only: ["upload-notes"] }, "U-13", "`author` is updated; "],
    ["with fields that were not updated", { only: ["webhook-enabled"] }, "W-16", "`events` is updated; "],
    ["where no null was sent", { only: ["webhook-enabled"] }, "W-16", "null is set where it is allowed"],
    ["with one type of creator", { only: ["upload-creator"] }, "U-10", "a creator of the type `sso_user` is set"],
    ["without calls that time out", { only: ["call-retries"] }, "C-08", "a call that times out is retried"],
    ["by GETs alone", { only: ["upload-read"], readOnly: true }, "U-08", "a value is set and shown"],
  ])("is held in part %s, and --require does not accept it", async (_, options, id, missing) => {
    const flaky = await startFlaky();
    const report = await run(flaky, { ...options, require: [id] });
    expect(report.rules[id]).toBe("held-in-part");
    expect(report.held_in_part[id]?.join("; ")).toContain(missing);
    expect(summaryOf(report)).toMatch(new RegExp(`held in part .*${id}.*Not verified`));
    for (const { reason } of report.cases.filter(({ verdict, ids }) => verdict === "not-verified" && ids.includes(id)))
      expect(summaryOf(report)).toContain(reason);
    expect(report.unmet).toEqual([id]);
  });

  it("is no success where no rule is held as a whole, and an assumption is the same, or differs", async () => {
    const flaky = await startFlaky();
    const report = await run(flaky, { only: ["U-05", "U-06"], readOnly: true });
    const [one = ""] = Object.keys(report.assumptions);
    for (const assumption of ["same", "differs"] as const) {
      const verdict = assumption === "same" ? "held" : assumption;
      const told = summaryOf({ ...report, verdict, assumptions: { [one]: assumption } });
      expect(told).toContain("NOT VERIFIED: no rule holds completely, U-");
    }
  });

  it("is held as a whole once each was tried", async () => {
    const flaky = await startFlaky();
    const ids = ["U-10", "A-01", "W-03"];
    const report = await run(flaky, { only: ids });
    expect(ids.filter((id) => report.rules[id] !== "held" || id in report.held_in_part)).toEqual([]);
  });
});

/** Shows nothing of the copyright, and loses it on the way in where it is told to. */
async function startHiding({ loses }: { loses: boolean }): Promise<string> {
  const flaky = await startFlaky();
  flaky.shows = (resource) => void delete resource.copyright;
  if (loses) flaky.change = ({ body }) => body.replace(/"copyright":"[^"]*",?/, "").replace(/,\}$/, "}");
  return flaky.url;
}

it.each([true, false])("U-05 · a field that nothing shows is not verified (lost: %s)", async (loses) => {
  const url = await startHiding({ loses });
  const lent = { ...borrowing, fixtures: { upload_id: "1001", webhook_id: "2001" } };
  const { report } = await verifyAt(url, { only: ["upload-copyright", "upload-author"] }, lent);
  expect(report.rules).toMatchObject({ "U-05": "not-verified", "U-06": "held", "U-13": "held-in-part" });
  expect(report.assumptions["Q-04"]).toBe("differs");
  const { report: alone } = await verifyAt(url, { only: ["U-05"] }, lent);
  expect(exitCodeOf(alone)).toBe(4);
});

it("a read says which field it does not show", async () => {
  const { report } = await verifyAt(await startHiding({ loses: false }), { only: ["upload-read"] });
  const told = report.cases
    .filter(({ verdict }) => verdict === "not-verified")
    .map(({ ids, because }) => [ids, because]);
  expect(told).toContainEqual([["U-05"], "The target does not show /copyright."]);
});

it("U-19 · what a record does with the metadata is never held, since nothing shows it", async () => {
  const url = await startHiding({ loses: false });
  const { report } = await verifyAt(url, { only: ["U-19"] });
  expect(report.rules["U-19"]).toBe("not-verified");
  expect(report.cases.map(({ id, because }) => ({ id, because }))).toEqual([
    { id: "upload-record-level", because: expect.stringContaining("cannot see the metadata") },
  ]);
});

import { describe, expect, it } from "vitest";
import { toSummary } from "../../src/kit/report/summary.js";
import { verify } from "../../src/suite/index.js";
import { startFlaky } from "../support/flaky.js";

const alone = { operations: { createWebhook: null, listWebhooks: null } };

describe("a rule of which a part was not tried", () => {
  it.each<[string, object, string, string]>([
    ["without a token that lacks access", { only: ["access-without-token"] }, "A-01", "no access is refused"],
    [
      "where only one operation was tried",
      { only: ["access-without-token", "access-without-rights"] },
      "A-01",
      "an update of a webhook without a token is refused",
    ],
    [
      "without another webhook",
      { only: ["W-03"], webhookId: "2001", binding: alone },
      "W-03",
      "a name that another webhook has is refused",
    ],
    ["by GETs alone", { only: ["upload-read"], readOnly: true }, "U-08", "a value is set and shown"],
  ])("is held in part %s, and --require does not accept it", async (_, options, id, missing) => {
    const flaky = await startFlaky();
    const report = await verify({ target: flaky.url, ...options });
    expect(report.rules[id]).toBe("held");
    expect(report.held_in_part[id]?.join("; ")).toContain(missing);
    expect(toSummary(report)).toMatch(new RegExp(`held in part .*${id}.*not tried`));
    const required = await verify({ target: flaky.url, ...options, require: [id] });
    expect(required.unmet).toEqual([id]);
  });

  it("is held as a whole once each was tried", async () => {
    const flaky = await startFlaky();
    const report = await verify({ target: flaky.url, only: ["U-08", "A-01", "W-03"] });
    expect([report.rules["U-08"], report.rules["A-01"], report.rules["W-03"]]).toEqual(["held", "held", "held"]);
    for (const id of ["U-08", "A-01", "W-03"]) expect(report.held_in_part).not.toHaveProperty(id);
  });
});

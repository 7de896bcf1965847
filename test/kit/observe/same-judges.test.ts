import { expect, it } from "vitest";
import { heldRefusal } from "../../../contracts/judge/refusal.js";
import type { JsonObject } from "../../../src/base/json.js";
import { createFindings, type Finding } from "../../../src/kit/run/findings.js";
import { idsOf, judgeOf, type Passing, pass, upload } from "./passing.js";

const hook = (fields: JsonObject): JsonObject => ({ id: "7", type: "webhook", ...fields });
const whole = { name: "One", url: "https://example.com/one", headers: {}, events: [], enabled: true };
const required = (name: string) => ({ error: { message: `${name} is a required field` } });
const toHook = (sent: JsonObject, status: number, shown: JsonObject): Passing => ({
  ...{ path: "/webhooks/7", sent, status, shown },
});

it("W-02 is not verified where a client's whole updates are accepted and its partial ones are refused", () => {
  const judge = judgeOf();
  pass(judge, toHook(whole, 200, hook(whole)));
  pass(judge, toHook({ enabled: false }, 400, required("name")));
  pass(judge, toHook({ name: "Two" }, 400, required("url")));
  pass(judge, toHook({}, 400, required("name")));
  expect(idsOf(judge, "held")).not.toContain("W-02");
  expect(idsOf(judge, "not-verified")).toEqual(expect.arrayContaining(["W-02", "W-15"]));
  expect(idsOf(judge, "broken")).toEqual([]);
});

it.each([502, 503, 504])("a response with %i proves nothing, right or wrong (R-10)", (status) => {
  const judge = judgeOf();
  pass(judge, { sent: { notes: 7 }, status, shown: {} });
  pass(judge, { sent: { author: "Ada" }, status, shown: {} });
  expect([idsOf(judge, "held"), idsOf(judge, "broken")]).toEqual([[], []]);
});

it("a refusal is one of a value only beside a right one, to those who look on as to those who send (R-01)", () => {
  const judge = judgeOf();
  const refusal = { title: "Invalid", errors: [{ pointer: "/notes" }] };
  pass(judge, { sent: { notes: 7 }, status: 422, shown: refusal });
  expect(idsOf(judge, "held")).not.toContain("U-07");
  pass(judge, { sent: { notes: "right" }, shown: upload({ notes: "right" }) });
  pass(judge, { sent: { notes: 7 }, status: 422, shown: refusal });
  expect(idsOf(judge, "broken")).toEqual([]);

  const findings = createFindings();
  const verdicts = (list: readonly Finding[]) =>
    list.filter(({ ids }) => ids.includes("U-07")).map((one) => one.verdict);
  const about = { ids: ["U-07"], error: { code: "INVALID_FORMAT" }, what: "/notes 7", part: "refused" } as const;
  findings.report([heldRefusal({ ...about, uncontrolled: "so was every right value" })]);
  expect(verdicts(findings.list)).toEqual(["not-verified"]);
  findings.report([heldRefusal(about)]);
  expect(verdicts(findings.list)).toEqual(["not-verified", "held"]);
});

it.each([404, 410])("an update of nothing says nothing where there is no resource, as %i says", (status) => {
  const judge = judgeOf();
  pass(judge, { sent: {}, status, shown: {} });
  expect(idsOf(judge, "not-verified")).not.toContain("U-02");
});

import { expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { absentIn, isOutOfScope } from "../../src/kit/run/selection.js";

it("leaves out the rules of calls, and what needs one, where a product has webhooks and calls nobody", () => {
  const binding = { fields: { webhook_call: null } };
  const absent = absentIn(toTarget({ url: "https://api.example.com" }, binding), contracts);
  const out = contracts.filter((one) => isOutOfScope(one, absent, contracts));
  const calls = contracts.filter(({ needs }) => needs.includes("callback"));
  expect(out).toEqual(calls);
  const [{ kind, field, ids } = {}, ...others] = absent;
  expect([kind, field, others]).toEqual(["webhook_call", null, []]);
  const ofCalls = ["C-01", "C-02", "C-03", "C-04", "C-05", "C-06", "C-07", "C-08"];
  expect(ids?.filter((id) => !id.startsWith("Q-"))).toEqual(ofCalls);
});

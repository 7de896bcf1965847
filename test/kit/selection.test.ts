import { expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { select } from "../../src/kit/run/selection.js";

it("takes families of rules and of contracts, and names one that is none", () => {
  const rules = select(contracts, ["W-*"], ["W-03"]);
  expect(["W-01", "W-03", "U-01"].map(rules.counts)).toEqual([true, false, false]);
  const names = select(contracts, ["call-*"], []).contracts.map(({ id }) => id);
  expect(names.length).toBeGreaterThan(5);
  expect(names.every((id) => id.startsWith("call-"))).toBe(true);
  expect(() => select(contracts, ["X-*"], [])).toThrow('Unknown rule, assumption or contract "X-*".');
});

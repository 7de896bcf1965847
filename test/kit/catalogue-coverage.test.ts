import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { assumptionIds, isKnownId, ruleIds } from "../../src/kit/run/catalogue.js";
import { isAwaited } from "../support/awaited-ids.js";
import { differsAsMade } from "./second-implementation/as-made.js";
import { rightRows } from "./second-implementation/switches/right.js";
import { wrongRows } from "./second-implementation/switches/wrong.js";
import { standinMutants } from "./servers/standin-mutants.js";

/** Assumptions in which no service of the tests differs, each with the reason. */
const withoutService: Readonly<Record<string, string>> = {
  "Q-14": "what shows while a job runs would need a second state",
  "Q-36": "a lifecycle would be a state that the service does not have",
  "Q-52": "the kit sends no bulk operations",
  "Q-53": "the kit cannot create records that use an upload",
  "Q-58": "the kit sends no numbers that a double cannot hold exactly",
};

const contractIds = new Set<string>(contracts.flatMap(({ ids }) => ids));
const shownIds = new Set([
  ...wrongRows.flatMap(({ rules }) => rules),
  ...rightRows.flatMap(({ assumptions }) => assumptions),
  ...differsAsMade.own,
  ...standinMutants.map(({ id }) => id),
]);

describe("the catalogue", () => {
  it("has a contract for every rule", () => {
    expect(ruleIds.filter((id) => !contractIds.has(id) && !isAwaited(id))).toEqual([]);
  });

  it("has a contract for every assumption that can be seen from outside", () => {
    expect(assumptionIds.filter((id) => !contractIds.has(id) && !isAwaited(id))).toEqual([]);
  });

  it("has everything that a contract names, and contracts have names of their own", () => {
    expect([...contractIds].filter((id) => !isKnownId(id))).toEqual([]);
    expect(new Set(contracts.map(({ id }) => id)).size).toBe(contracts.length);
  });

  it("has a wrong server for every rule, and one that differs for every assumption but those with a reason", () => {
    expect(ruleIds.filter((id) => !shownIds.has(id) && !isAwaited(id))).toEqual([]);
    expect(assumptionIds.filter((id) => !shownIds.has(id) && !isAwaited(id))).toEqual(Object.keys(withoutService));
  });
});

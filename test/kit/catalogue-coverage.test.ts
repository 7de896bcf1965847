import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { assumptionIds, isKnownId, ruleIds } from "../../src/kit/engine/catalogue.js";
import { isAwaited } from "../support/awaited-ids.js";
import { accessMutants } from "./mutants/access-mutants.js";
import { assumptionMutants } from "./mutants/assumption-mutants.js";
import { callMutants } from "./mutants/call-mutants.js";
import { behaviourMutants } from "./mutants/upload-behaviour-mutants.js";
import { uploadDifferences } from "./mutants/upload-differences.js";
import { fieldMutants } from "./mutants/upload-field-mutants.js";
import { valueMutants } from "./mutants/value-mutants.js";
import { webhookDifferences } from "./mutants/webhook-differences.js";
import { webhookMutants } from "./mutants/webhook-mutants.js";

/** Assumptions that cannot be seen from outside, each with the reason. There is none so far. */
const unseen: Readonly<Record<string, string>> = {};

/** Assumptions that no wrong server here differs in, each with the reason. */
const withoutMutant: Readonly<Record<string, string>> = {
  "Q-01": "another path is a binding's, as the second implementation has it",
  "Q-02": "another path is a binding's, as the second implementation has it",
  "Q-14": "what shows while a job runs would need a second state beside the mock's",
  "Q-17": "another header is a binding's, as the second implementation has it",
  "Q-36": "a lifecycle would be a state that the mock does not have",
  "Q-41": "the mock makes one call after another",
};

const serialGroups = [
  "all-kinds",
  "attributes",
  "calls",
  "control",
  "jobs",
  "kinds",
  "names",
  "renames",
  "versions",
  "webhooks",
];

const contractIds = new Set<string>(contracts.flatMap(({ ids }) => ids));
const mutants = [
  ...fieldMutants,
  ...behaviourMutants,
  ...webhookMutants,
  ...accessMutants,
  ...callMutants,
  ...assumptionMutants,
  ...valueMutants,
  ...uploadDifferences,
  ...webhookDifferences,
];
const mutantIds = new Set(mutants.map(({ id }) => id));

describe("the catalogue", () => {
  it("has a contract for every rule", () => {
    expect(ruleIds.filter((id) => !contractIds.has(id) && !isAwaited(id))).toEqual([]);
  });

  it("has a contract for every assumption that can be seen from outside", () => {
    expect(assumptionIds.filter((id) => !contractIds.has(id) && !(id in unseen) && !isAwaited(id))).toEqual([]);
    expect(Object.keys(unseen).filter((id) => contractIds.has(id))).toEqual([]);
  });

  it("has everything that a contract names, and contracts have names of their own", () => {
    expect([...contractIds].filter((id) => !isKnownId(id))).toEqual([]);
    expect(new Set(contracts.map(({ id }) => id)).size).toBe(contracts.length);
  });

  it("has contracts in the serial groups that there are: a misspelt one would be a group of its own", () => {
    expect([...new Set(contracts.map(({ serialGroup }) => serialGroup))].sort()).toEqual(serialGroups);
  });

  it("has a wrong server for every rule, and for every assumption but those with a reason", () => {
    expect(ruleIds.filter((id) => !mutantIds.has(id) && !isAwaited(id))).toEqual([]);
    expect(assumptionIds.filter((id) => !mutantIds.has(id) && !isAwaited(id))).toEqual(Object.keys(withoutMutant));
  });

  it("has wrong servers that are told apart by what is wrong with them", () => {
    const names = mutants.map(({ id, name }) => `${id} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(150);
  });
});

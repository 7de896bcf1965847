import { expect, it } from "vitest";
import { countedIds, randomIds } from "../../../src/runtime/ids.js";

it("identifiers have the published shapes, and do not repeat", () => {
  for (const ids of [randomIds, countedIds()]) {
    const resources = Array.from({ length: 100 }, () => ids.resource());
    const jobs = Array.from({ length: 100 }, () => ids.job());
    expect(new Set([...resources, ...jobs]).size).toBe(200);
    for (const id of resources) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    for (const id of jobs) expect(id).toMatch(/^[0-9a-f]{24}$/);
  }
});

it("counted identifiers are the same in every run", () => {
  const [one, other] = [countedIds(), countedIds()];
  expect([one.resource(), one.job()]).toEqual([other.resource(), other.job()]);
});

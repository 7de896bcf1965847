import { expect, it } from "vitest";
import { parseDuration } from "../../../src/base/duration.js";
import { countedIds, randomIds } from "../../../src/runtime/ids.js";

it.each([
  ["300ms", 300],
  ["300", 300],
  ["0", 0],
  ["2.5s", 2500],
  [" 2 m ", 120_000],
  ["1h", 3_600_000],
  ["2d", 172_800_000],
  ["0.4ms", 0],
])("%j is %i ms", (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

it.each(["", "soon", "-1s", "1w", "1m30s", "1e3", "Infinity", "9".repeat(20), "99999999999d", "0x10", "1,5s"])(
  "%j is no time",
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

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

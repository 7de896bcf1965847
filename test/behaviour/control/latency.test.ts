import { describe, expect, it } from "vitest";
import { createLatency } from "../../../src/runtime/latency.js";
import { startStandin } from "../../support/standin.js";

const take = (count: number, next: () => number) => Array.from({ length: count }, next);

describe("latency", () => {
  it("is always the same without a range", () => {
    expect(take(3, createLatency({ minimum: 200, maximum: 200 }, 1))).toEqual([200, 200, 200]);
  });

  it("of a range is the same for the same seed, another for another, and within the range", () => {
    const range = { minimum: 100, maximum: 300 };
    const first = take(200, createLatency(range, 7));
    expect(take(200, createLatency(range, 7))).toEqual(first);
    expect(take(200, createLatency(range, 8))).not.toEqual(first);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...first)).toBeLessThanOrEqual(300);
    expect(new Set(first).size).toBeGreaterThan(50);
  });

  it.each(["300-100", "-5", "soon", "1-2-3", Number.NaN])("is refused where it is %j", async (latency) => {
    await expect(startStandin({ latency })).rejects.toThrow(/neither milliseconds nor a range/);
  });
});

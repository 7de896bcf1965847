import { describe, expect, it } from "vitest";
import { atOnce, inTurns, mapped, type Steps, sorted } from "../../../src/base/steps.js";

/** Counts the steps of something. */
function stepsOf<Result>(steps: Steps<Result>): { count: number; result: Result } {
  for (let count = 0; ; count++) {
    const { done, value } = steps.next();
    if (done) return { count, result: value };
  }
}

describe("work in steps", () => {
  it("lets others go first whenever its time is up, and is the same work", async () => {
    let time = 0;
    const turns: number[] = [];
    const giveWay = async () => void turns.push(time);
    const twice = (one: number) => {
      time += 9;
      return one * 2;
    };
    const work = () => mapped([1, 2, 3, 4, 5, 6], twice);
    expect(await inTurns(work(), giveWay, () => time)).toEqual(atOnce(work()));
    expect(turns).toEqual([27, 54]);
  });

  it("sorts as an array does, a thousand items a step", () => {
    const items = Array.from({ length: 5300 }, (_, index) => ({ key: (index * 7919) % 101, index }));
    const compare = (one: { key: number }, other: { key: number }) => one.key - other.key;
    const { count, result } = stepsOf(sorted(items, compare));
    expect(result).toEqual([...items].sort(compare));
    expect(count).toBeGreaterThan(5300 / 1000);
    expect(atOnce(sorted([], compare))).toEqual([]);
  });
});

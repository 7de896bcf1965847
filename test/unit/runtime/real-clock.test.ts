import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EnvironmentClock, type TimeSource } from "../../../src/runtime/clock.js";
import { repeatable } from "../../support/arbitraries.js";
import { fakeTime, schedule, settled } from "../../support/clocks.js";

describe("a clock on real time", () => {
  it("sets one waker at a time, however many tasks there are", () => {
    const time = fakeTime();
    const clock = new EnvironmentClock(time.source);
    schedule(clock, Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`task ${index}`, 1000 - index])));
    expect(time.wakers()).toBe(1);
    clock.close();
    expect(time.wakers()).toBe(0);
    time.pass(2000);
  });

  it("stands still for its tasks while it is advanced, and misses nothing of it", async () => {
    const time = fakeTime();
    const clock = new EnvironmentClock(time.source);
    const { ran } = schedule(clock, { inside: 400, outside: 1000 });
    // 300 ms pass by themselves while what is on the wire settles, before the task and after it.
    await clock.advance(500, async () => time.pass(300));
    expect(ran).toEqual([["inside", 400]]);
    time.pass(0);
    expect(ran).toEqual([
      ["inside", 400],
      ["outside", 1100],
    ]);
  });

  it("goes on by itself after a task that threw while it was advanced", async () => {
    const time = fakeTime();
    const clock = new EnvironmentClock(time.source);
    const run = () => {
      throw new Error("at 1");
    };
    clock.at(clock.now() + 1, { kind: "test", id: "1", run });
    const { ran } = schedule(clock, { later: 100 });
    await expect(clock.advance(50, settled)).rejects.toThrow("at 1");
    time.pass(50);
    expect(ran).toEqual([["later", 100]]);
  });

  it("wakes again for what is later than a timer can wait", () => {
    const time = fakeTime();
    const day = 86_400_000;
    const clipped: TimeSource = {
      now: time.source.now,
      wake: (_, callback) => time.source.wake?.(day, callback) as never,
    };
    const { ran } = schedule(new EnvironmentClock(clipped), { month: 30 * day });
    time.pass(29 * day);
    expect(ran).toEqual([]);
    time.pass(day);
    expect(ran).toEqual([["month", 30 * day]]);
  });
});

const delays = fc.array(fc.nat(50), { maxLength: 30 });
const byId = (list: number[]) => Object.fromEntries(list.map((delay, index) => [`task ${index}`, delay]));

/** By time, and those of one time in the order in which they were put on the clock. */
const inOrder = (list: number[]) =>
  list.map((delay, index): [string, number] => [`task ${index}`, delay]).sort(([, one], [, other]) => one - other);

it("stepped: tasks run in time order, whatever the order in which they were put on the clock", async () => {
  await fc.assert(
    fc.asyncProperty(delays, fc.array(fc.nat(30), { minLength: 1 }), async (list, advances) => {
      const clock = new EnvironmentClock({ now: () => 0 });
      const { ran } = schedule(clock, byId(list));
      for (const milliseconds of advances) await clock.advance(milliseconds, settled);
      const passed = advances.reduce((sum, one) => sum + one, 0);
      expect(ran).toEqual(inOrder(list).filter(([, delay]) => delay <= passed));
    }),
    repeatable,
  );
});

it("real: tasks run in time order, however time passes and is moved", async () => {
  const moves = fc.array(fc.record({ by: fc.nat(30), passing: fc.boolean() }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(delays, moves, async (list, made) => {
      const time = fakeTime();
      const clock = new EnvironmentClock(time.source);
      const { ran } = schedule(clock, byId(list));
      for (const { by, passing } of made) {
        if (passing) time.pass(by);
        else await clock.advance(by, settled);
      }
      time.pass(0);
      const passed = made.reduce((sum, { by }) => sum + by, 0);
      expect(ran).toEqual(inOrder(list).filter(([, delay]) => delay <= passed));
    }),
    repeatable,
  );
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { EnvironmentClock } from "../../../src/runtime/clock.js";
import { repeatable } from "../../support/arbitraries.js";
import { fakeTime, schedule, settled } from "../../support/clocks.js";

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

import { expect, it } from "vitest";
import { createMachineTime, EnvironmentClock } from "../../../src/runtime/clock.js";
import { fakeTime, schedule } from "../../support/clocks.js";

const hour = 3_600_000;

/** A machine whose wall clock somebody sets while time passes. */
function machine() {
  const { source, pass } = fakeTime();
  let shift = Date.UTC(2026, 0, 2);
  const now = createMachineTime({ wall: () => source.now() + shift, monotonic: () => source.now() });
  return {
    now,
    pass,
    wake: source.wake,
    set: (milliseconds: number) => {
      shift += milliseconds;
    },
  };
}

it("is that of the wall clock", () => {
  const { now, pass, set } = machine();
  const start = now();
  pass(500);
  expect(now() - start).toBe(500);
  set(hour);
  expect(now() - start).toBe(500 + hour);
});

it("passes on as before when the wall clock is set back", () => {
  const { now, pass, set } = machine();
  const start = now();
  pass(500);
  set(-hour);
  expect(now() - start).toBe(500);
  pass(300);
  expect(now() - start).toBe(800);
  set(-hour);
  pass(1);
  expect(now() - start).toBe(801);
});

it("takes the small corrections of a wall clock without ever going back", () => {
  const { now, pass, set } = machine();
  const start = now();
  pass(500);
  expect(now() - start).toBe(500);
  set(-20);
  expect(now() - start).toBe(500);
  pass(30);
  expect(now() - start).toBe(510);
});

it("lets what is overdue run at once when the wall clock was set forward and something else wakes it", () => {
  const { now, wake, pass, set } = machine();
  const clock = new EnvironmentClock({ now, ...(wake && { wake }) });
  const { ran } = schedule(clock, { retry: hour });
  set(50 * 365 * 24 * hour);
  clock.at(clock.now(), { kind: "test", id: "next", run: () => undefined });
  pass(0);
  expect(ran.map(([id]) => id)).toEqual(["retry"]);
});

it("lets what is overdue run within a minute when the wall clock was set forward and nothing else happens", () => {
  const { now, wake, pass, set } = machine();
  const { ran } = schedule(new EnvironmentClock({ now, ...(wake && { wake }) }), { retry: hour });
  set(2 * hour);
  pass(60_000);
  expect(ran.map(([id]) => id)).toEqual(["retry"]);
});

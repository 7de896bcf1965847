import { describe, expect, it } from "vitest";
import { createClock, type EnvironmentClock, type TimeSource } from "../../src/runtime/clock.js";

const settled = () => Promise.resolve();

/** A time of the machine that the test moves, with the wakers that were set on it. */
function fakeTime(start = 1_000_000) {
  let now = start;
  let wakers: { at: number; callback: () => void }[] = [];
  const source: TimeSource = {
    now: () => now,
    wake(milliseconds, callback) {
      const waker = { at: now + milliseconds, callback };
      wakers.push(waker);
      return {
        cancel: () => {
          wakers = wakers.filter((one) => one !== waker);
        },
      };
    },
  };
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (let next = dueBefore(until); next; next = dueBefore(until)) {
      now = Math.max(now, next.at);
      wakers = wakers.filter((one) => one !== next);
      next.callback();
    }
    now = until;
  };
  const dueBefore = (until: number) => wakers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return { source, pass, wakers: () => wakers.length };
}

/** Puts tasks on a clock, each so many milliseconds from now, and tells when each ran. */
function schedule(clock: EnvironmentClock, delays: Record<string, number>) {
  const start = clock.now();
  const ran: [string, number][] = [];
  const timers = Object.entries(delays).map(([id, delay]) => [
    id,
    clock.at(start + delay, { kind: "test", id, run: () => void ran.push([id, clock.now() - start]) }),
  ]);
  return { ran, timers: Object.fromEntries(timers) as Record<string, { cancel(): void }> };
}

describe("a stepped clock", () => {
  const stepped = () => createClock({ now: () => 0 });

  it("stands still but for advance, and runs what is due in time order, each at its own time", async () => {
    const clock = stepped();
    const { ran } = schedule(clock, { late: 300, early: 100, middle: 200 });
    expect(ran).toEqual([]);
    expect(await clock.advance(250, settled)).toEqual([
      { at: 100, kind: "test", id: "early" },
      { at: 200, kind: "test", id: "middle" },
    ]);
    expect(ran).toEqual([
      ["early", 100],
      ["middle", 200],
    ]);
    expect([clock.now(), clock.offset()]).toEqual([250, 250]);
    await clock.advance(50, settled);
    expect(ran.at(-1)).toEqual(["late", 300]);
  });

  it("runs tasks of the same time in the order in which they were put on it", async () => {
    const clock = stepped();
    const { ran } = schedule(clock, { one: 5, two: 5, three: 5 });
    await clock.advance(5, settled);
    expect(ran.map(([id]) => id)).toEqual(["one", "two", "three"]);
  });

  it("runs what a task puts on it, when that falls due within the same advance", async () => {
    const clock = stepped();
    const ran: number[] = [];
    const again = () => {
      ran.push(clock.now());
      clock.at(clock.now() + 10, { kind: "again", id: "1", run: again });
    };
    clock.at(10, { kind: "again", id: "1", run: again });
    await clock.advance(35, settled);
    expect(ran).toEqual([10, 20, 30]);
  });

  it("runs what was due in the past at the next advance, and does not go back for it", async () => {
    const clock = stepped();
    await clock.advance(100, settled);
    const seen: number[] = [];
    clock.at(40, { kind: "past", id: "1", run: () => seen.push(clock.now()) });
    expect(await clock.advance(0, settled)).toEqual([{ at: 40, kind: "past", id: "1" }]);
    expect(seen).toEqual([100]);
  });

  it("does not run what was cancelled, nor anything after it was closed", async () => {
    const clock = stepped();
    const { ran, timers } = schedule(clock, { cancelled: 1, kept: 2, late: 30 });
    timers.cancelled?.cancel();
    await clock.advance(10, settled);
    expect(ran).toEqual([["kept", 2]]);
    clock.close();
    schedule(clock, { afterwards: 1 });
    expect(await clock.advance(100, settled)).toEqual([]);
    expect(ran).toHaveLength(1);
  });

  it("waits for what a task started to settle before it runs the next", async () => {
    const clock = stepped();
    const { ran } = schedule(clock, { one: 1, two: 2 });
    const seen: number[] = [];
    await clock.advance(5, async () => {
      await Promise.resolve();
      seen.push(ran.length);
    });
    expect(seen).toEqual([0, 1, 2]);
  });

  it("does one advance after the other, however they are asked for", async () => {
    const clock = stepped();
    const { ran } = schedule(clock, { one: 10, two: 20 });
    const [first, second] = await Promise.all([clock.advance(15, settled), clock.advance(15, settled)]);
    expect([first, second].map((list) => list.map(({ id }) => id))).toEqual([["one"], ["two"]]);
    expect(ran).toEqual([
      ["one", 10],
      ["two", 20],
    ]);
    expect(clock.now()).toBe(30);
  });

  it("goes on after a task that throws", async () => {
    const clock = stepped();
    clock.at(1, {
      ...{ kind: "test", id: "1" },
      run: () => {
        throw new Error("at 1");
      },
    });
    const { ran } = schedule(clock, { two: 2 });
    await expect(clock.advance(5, settled)).rejects.toThrow("at 1");
    await clock.advance(5, settled);
    expect(ran.map(([id]) => id)).toEqual(["two"]);
  });
});

describe("a clock on real time", () => {
  it("runs tasks by itself when their time has come, in time order", () => {
    const time = fakeTime();
    const { ran } = schedule(createClock(time.source), { late: 300, early: 100, soon: 0 });
    time.pass(0);
    expect(ran).toEqual([["soon", 0]]);
    time.pass(299);
    expect(ran).toEqual([
      ["soon", 0],
      ["early", 100],
    ]);
    time.pass(1);
    expect(ran.at(-1)).toEqual(["late", 300]);
    expect(time.wakers()).toBe(0);
  });

  it("sets one waker at a time, however many tasks there are", () => {
    const time = fakeTime();
    const clock = createClock(time.source);
    schedule(clock, Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`task ${index}`, 1000 - index])));
    expect(time.wakers()).toBe(1);
    clock.close();
    expect(time.wakers()).toBe(0);
    time.pass(2000);
  });

  it("that was advanced runs what waits that much earlier", async () => {
    const time = fakeTime();
    const clock = createClock(time.source);
    const { ran } = schedule(clock, { one: 10_000, two: 20_000 });
    await clock.advance(4000, settled);
    time.pass(5999);
    expect(ran).toEqual([]);
    time.pass(1);
    expect(ran).toEqual([["one", 10_000]]);
    time.pass(10_000);
    expect(ran.at(-1)).toEqual(["two", 20_000]);
  });

  it("stands still for its tasks while it is advanced, and misses nothing of it", async () => {
    const time = fakeTime();
    const clock = createClock(time.source);
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
    const clock = createClock(time.source);
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
    const { ran } = schedule(createClock(clipped), { month: 30 * day });
    time.pass(29 * day);
    expect(ran).toEqual([]);
    time.pass(day);
    expect(ran).toEqual([["month", 30 * day]]);
  });
});

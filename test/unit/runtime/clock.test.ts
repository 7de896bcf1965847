import { describe, expect, it } from "vitest";
import { EnvironmentClock } from "../../../src/runtime/clock.js";
import { schedule, settled } from "../../support/clocks.js";

describe("a stepped clock", () => {
  const stepped = () => new EnvironmentClock({ now: () => 0 });

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

  it("answers while more and more comes: what comes meanwhile runs at its end, and what comes then at the next", async () => {
    const clock = stepped();
    const { ran } = schedule(clock, { known: 5, late: 30 });
    let arrived = 0;
    const arrive = async () => {
      const id = `new ${++arrived}`;
      if (arrived < 1000) clock.at(clock.now(), { kind: "test", id, run: () => void ran.push([id, clock.now()]) });
    };
    const first = await clock.advance(20, arrive);
    expect(first.map(({ id }) => id)).toEqual(["new 1", "known", "new 2", "new 3"]);
    expect(ran).toEqual([
      ["new 1", 0],
      ["known", 5],
      ["new 2", 20],
      ["new 3", 20],
    ]);
    const second = await clock.advance(20, settled);
    expect(second.map(({ id }) => id)).toEqual(["new 4", "late"]);
  });

  it("runs what follows from a task that it ran, though the task has put it on the clock later", async () => {
    const clock = stepped();
    const ran: number[] = [];
    const retry = { kind: "call", id: "1", run: () => void ran.push(clock.now()) };
    clock.at(10, retry);
    await clock.advance(35, async () => {
      if (clock.now() > 0 && ran.length < 3) clock.at(clock.now() + 10, retry);
    });
    expect(ran).toEqual([10, 20, 30]);
  });

  it("runs what follows from something that a task has begun", async () => {
    const clock = stepped();
    const ran: number[] = [];
    clock.at(10, { kind: "job", id: "1", run: () => clock.begin("call", "2") });
    await clock.advance(35, async () => {
      if (clock.now() > 0 && ran.length < 2) {
        clock.at(clock.now() + 10, { kind: "call", id: "2", run: () => void ran.push(clock.now()) });
      }
    });
    expect(ran).toEqual([20, 30]);
  });
});

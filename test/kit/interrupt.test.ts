import { describe, expect, it } from "vitest";
import { fakeProcess } from "../support/fake-process.js";
import { sleeplessPorts, startFlaky } from "../support/flaky.js";
import { runCommand } from "../support/kit.js";

/** Runs on what is borrowed, and sends signals once so many requests have come. */
async function interruptAt(count: number, signals: string[]) {
  const flaky = await startFlaky();
  const before = await flaky.snapshot();
  const fake = fakeProcess();
  const { emit, exits } = fake;
  flaky.script = () => {
    if (flaky.requests.length === count) for (const signal of signals) emit(signal);
    return undefined;
  };
  const ended = await runCommand({ target: flaky.url, only: ["upload-notes", "upload-tags"] }, { fake });
  return { ...ended, exits, isAsBefore: (await flaky.snapshot()) === before, emit };
}

describe("a signal in the middle of a run", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])("%s restores everything, and ends with %i; before anything was changed too", async (signal, expected) => {
    const { code, isAsBefore, exits, emit } = await interruptAt(20, [signal]);
    expect({ code, isAsBefore, exits }).toEqual({ code: expected, isAsBefore: true, exits: [] });
    // Nobody listens any more.
    expect(emit(signal)).toBe(false);
    const early = await interruptAt(1, [signal]);
    expect([early.code, early.stderr]).toEqual([expected, expect.stringContaining("interrupted before any change")]);
  });

  it("comes twice from a terminal that is closed, and everything is restored all the same", async () => {
    const { code, isAsBefore, exits } = await interruptAt(20, ["SIGHUP", "SIGHUP"]);
    expect({ code, isAsBefore, exits }).toEqual({ code: 129, isAsBefore: true, exits: [] });
  });

  it("ends at once where the user sends another", async () => {
    expect((await interruptAt(20, ["SIGHUP", "SIGINT"])).exits).toEqual([130]);
    expect((await interruptAt(20, ["SIGINT", "SIGINT"])).exits).toEqual([130]);
  });

  it("ends the wait for a job that asks for a minute, too", async () => {
    const flaky = await startFlaky();
    flaky.script = ({ method, path }) => {
      if (path.startsWith("/job-results/")) return { status: 404 };
      const isUpdate = method === "PUT" && path.startsWith("/uploads/");
      return isUpdate
        ? { status: 202, headers: { "Retry-After": "60" }, body: '{"id":"slow","type":"job"}' }
        : undefined;
    };
    const fake = fakeProcess();
    const { ports } = sleeplessPorts();
    let isSent = false;
    const sleep: typeof ports.sleep = async (milliseconds, signal) => {
      await ports.sleep(milliseconds);
      if (milliseconds < 10_000 || isSent) return;
      isSent = true;
      fake.emit("SIGINT");
      if (!signal) throw new Error("Nobody can end this wait.");
      signal.throwIfAborted();
    };
    const flags = { target: flaky.url, only: ["upload-notes"], jobTimeout: 900_000 };
    const { code } = await runCommand(flags, { fake, ports: { ...ports, sleep } });
    expect([code, isSent]).toEqual([130, true]);
  });
});

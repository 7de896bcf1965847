import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { onSignals } from "../../src/runtime/kit-process.js";
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

/** A process that does with a signal what the system does. */
function startProcess() {
  const killed: string[] = [];
  const process = Object.assign(new EventEmitter(), {
    pid: 1,
    kill(_: number, name: string) {
      if (!process.emit(name, name)) killed.push(name);
      return true;
    },
  });
  return { process: process as unknown as NodeJS.Process, killed };
}

describe("a signal during a run of the library", () => {
  it("ends the run, and the process after everything was restored", () => {
    const { process, killed } = startProcess();
    const [one, other] = [onSignals(process), onSignals(process)];
    process.kill(1, "SIGTERM");
    expect([one.signal.aborted, other.signal.aborted, killed]).toEqual([true, true, []]);
    one.release();
    expect(killed).toEqual([]);
    other.release();
    other.release();
    expect(killed).toEqual(["SIGTERM"]);
  });

  it("ends the process at once where it is the second", () => {
    const { process, killed } = startProcess();
    onSignals(process);
    process.kill(1, "SIGINT");
    process.kill(1, "SIGINT");
    expect(killed).toEqual(["SIGINT"]);
  });

  it("leaves the end to a program that listens, and to its own signal", () => {
    const { process, killed } = startProcess();
    process.on("SIGINT", () => undefined);
    const own = new AbortController();
    const { signal, release } = onSignals(process, own.signal);
    own.abort();
    expect(signal.aborted).toBe(true);
    process.kill(1, "SIGINT");
    release();
    expect([killed, process.listenerCount("SIGINT"), process.listenerCount("SIGTERM")]).toEqual([[], 1, 0]);
  });
});

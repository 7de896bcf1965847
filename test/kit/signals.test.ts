import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { onSignals } from "../../src/runtime/kit-process.js";

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

import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StoppedError } from "../../src/kit/http/gate.js";
import type { VerifyOptions } from "../../src/kit/verify.js";
import { type Flaky, type Passed, sleeplessPorts, startFlaky } from "../support/flaky.js";
import { borrowing, verifyAt } from "../support/kit.js";

const isUpdate = ({ method, path }: Passed) => method === "PUT" && path.startsWith("/uploads/");
/** Announces a job for each update of an upload, and never ends one. */
function neverEnd(flaky: Flaky, headers: Record<string, string> = {}): void {
  flaky.script = (request) => {
    if (isUpdate(request)) return { status: 202, body: '{"id":"endless","type":"job"}', headers };
    return request.path.startsWith("/job-results/") ? { status: 404, headers } : undefined;
  };
}

async function run(flaky: Flaky, options: VerifyOptions, jobTimeout = 10_000) {
  const { ports, slept } = sleeplessPorts();
  const { report } = await verifyAt({ url: flaky.url, jobTimeout }, { ports, concurrency: 1, ...options });
  const seconds = slept.reduce((sum, time) => sum + time, 0) / 1000;
  return { report, seconds, longest: Math.max(...slept) };
}

describe("a target whose jobs never end", () => {
  it("is asked for one no longer than --job-timeout in a contract, which is over then and says which flag helps", async () => {
    const flaky = await startFlaky();
    neverEnd(flaky);
    const { report, seconds } = await run(flaky, { only: ["upload-notes"] });
    expect(report.rules["U-07"]).toBe("not-verified");
    expect(report.cases[0]?.because).toContain("Pass a longer --job-timeout");
    // All of it once, and a tenth for the job that follows, and to restore.
    expect(seconds).toBeLessThan(15);
  });

  it("is not waited for again and again by one contract after the other", async () => {
    const flaky = await startFlaky();
    neverEnd(flaky);
    const waiting = ["upload-notes", "upload-author", "upload-copyright", "upload-tags", "upload-together", "U-17"];
    const { report, seconds } = await run(flaky, { only: [...waiting, "W-10"] });
    expect(report.rules).toMatchObject({ "U-17": "not-verified", "W-10": "held" });
    // It would be 60 and more if none learned from the one before.
    expect(seconds).toBeLessThan(25);
    expect(flaky.requests.length).toBeLessThan(400);
  });
});

describe("a Retry-After over a minute is reported, and not waited for,", () => {
  it("by a job", async () => {
    const flaky = await startFlaky();
    neverEnd(flaky, { "Retry-After": "300" });
    const { report, longest } = await run(flaky, { only: ["upload-notes"] }, 900_000);
    expect(longest).toBeLessThanOrEqual(60_000);
    expect(report.cases[0]?.because).toContain("with Retry-After: 300 s");
  });

  it("by a target that is not available", async () => {
    const flaky = await startFlaky();
    let updates = 0;
    flaky.script = (request) =>
      isUpdate(request) && ++updates ? { status: 503, headers: { "Retry-After": "300" } } : undefined;
    const { report } = await run(flaky, { only: ["upload-notes"] });
    expect(report.rules["U-07"]).toBe("not-verified");
    expect(report.cases.map(({ because }) => because).join()).toContain("returned 503, with Retry-After: 300 s");
  });
});

describe("--max-time", () => {
  it.each([
    ["before anything is changed", 2, "held"],
    ["in the middle", 24, "held"],
  ])("ends a run %s: everything is restored, and the report says why", async (_, count) => {
    const flaky = await startFlaky();
    const before = await flaky.snapshot();
    const { ports, pass } = sleeplessPorts();
    flaky.script = () => void (flaky.requests.length === count && pass(5000));
    const only = ["webhook-read", "upload-notes", "upload-tags", "webhook-enabled"];
    const options = { only, maxTime: 5000, concurrency: 1 };
    const { report, ending, failures } = await verifyAt(flaky.url, { ...options, ports }, borrowing);
    expect({ ended: report.ended, kind: ending?.kind, failures }).toEqual({
      ended: "max time",
      kind: "max time",
      failures: [],
    });
    expect(report.cases.map(({ because }) => because).join()).toContain("the limit of --max-time (5 s) was reached");
    expect(report.left_behind).toEqual([]);
    expect(await flaky.snapshot()).toBe(before);
  });

  it("ends what restores, too, where the target does not respond any more", async () => {
    const flaky = await startFlaky();
    const { ports, pass } = sleeplessPorts();
    const held = holdFrom(flaky, 24);
    const options = { only: ["upload-notes"], maxTime: 5000 };
    const running = verifyAt(flaky.url, { ...options, ports }, borrowing);
    await held;
    pass(5000);
    await endWithin(running, pass, 61_000);
    expect((await running).report.left_behind).toContainEqual({
      kind: "upload",
      id: "1001",
      field: "notes",
      was: null,
    });
  });
});

describe("Ctrl-C ends a run within three seconds", () => {
  // The probe, an update of what is borrowed, a read of it, and what restores it.
  it.each([2, 10, 16, 20, 24])("where nothing is answered from request %i on", async (count) => {
    const flaky = await startFlaky();
    const { ports, pass } = sleeplessPorts();
    const held = holdFrom(flaky, count);
    const controller = new AbortController();
    const options = { only: ["upload-notes"], signal: controller.signal };
    const running = verifyAt(flaky.url, { ...options, ports }, borrowing);
    await held;
    controller.abort();
    await endWithin(running, pass, 3000);
    const ended = await running.then(
      ({ report }) => report.ended,
      (error) => error instanceof StoppedError && error.ending.kind,
    );
    expect(ended).toBe("interrupted");
  });
});

/** Answers nothing from a request on; resolves once that has come. */
function holdFrom(flaky: Flaky, count: number): Promise<void> {
  return new Promise((resolve) => {
    flaky.script = () => {
      if (flaky.requests.length < count) return undefined;
      resolve();
      return "hold";
    };
  });
}

/** Lets time pass until work has ended, and no more than so many milliseconds. */
async function endWithin(work: Promise<unknown>, pass: (milliseconds: number) => void, most: number): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  work.then(end, end);
  for (let passed = 0; ; passed += 100) {
    // What was ended goes on in promises and in the events of sockets.
    for (let turn = 0; turn < 20 && !hasEnded; turn++) await setImmediate();
    if (hasEnded) return;
    expect(passed).toBeLessThan(most);
    pass(100);
  }
}

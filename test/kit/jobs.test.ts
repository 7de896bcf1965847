import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { JobTimes } from "../../src/kit/http/observations.js";
import { verify } from "../../src/kit/verify.js";
import { portsOn } from "./second-implementation/judge.js";
import { startSecondImplementation } from "./second-implementation/server.js";
import { onSend, setting } from "./second-implementation/switches/switch.js";

it("a job that asks to be asked later is not asked before, up to that time", async () => {
  const later = onSend(({ headers: { "retry-after": _, ...headers }, ...reply }, { operation }) => {
    const isPending = operation === "getJobResult" && reply.status === 404;
    return { ...reply, headers: isPending ? { ...headers, "retry-after": "3" } : headers };
  });
  const service = await startSecondImplementation({
    wire: "documented",
    switches: [setting({ jobTime: 8000 }), later],
  });
  onTestFinished(() => service.stop());
  const slept: number[] = [];
  const ports = portsOn(service.clock);
  const sleep = (milliseconds: number) => {
    slept.push(milliseconds);
    return ports.sleep(milliseconds);
  };
  const target = toTarget({ url: service.url, jobTimeout: 60_000 });
  await verify(target, contracts, { ...ports, sleep }, { only: ["upload-basename"] });
  expect(slept).toContain(3000);
  expect(Math.max(...slept)).toBe(3000);
});

/** Follows a job that ends after so long, or when it is asked for so often; the waits after which it was asked for. */
function follow(
  times: JobTimes,
  { ends, asked = Number.POSITIVE_INFINITY }: { ends: number; asked?: number },
): number[] {
  const waits: number[] = [];
  let ran = 0;
  for (let waited = times.firstWait, pause = 50; ; waited += pause, pause *= 2) {
    waits.push(waited);
    if (waited >= ends || waits.length >= asked) {
      times.learn(ran, waited);
      return waits;
    }
    ran = waited;
  }
}

it("asks for the first job after growing waits, and after four for each when it will have ended", () => {
  const times = new JobTimes();
  const waits = Array.from({ length: 6 }, () => follow(times, { ends: 200 }));
  expect(waits).toEqual([[25, 75, 175, 375], [275], [225], [248], [248], [248]]);
});

it("asks earlier where jobs take less than those before, until it is as near as one wait more", () => {
  const times = new JobTimes();
  follow(times, { ends: 1000 });
  const waits = Array.from({ length: 6 }, () => follow(times, { ends: 800 })).map(([first]) => Number(first));
  expect(waits.slice(0, 4)).toEqual(waits.slice(0, 4).sort((one, other) => other - one));
  expect(Math.max(...waits.slice(3))).toBeLessThan(900);
});

it("waits no longer than before where a job ends by how often it is asked for", () => {
  const times = new JobTimes();
  const waits = Array.from({ length: 20 }, () => follow(times, { ends: Number.POSITIVE_INFINITY, asked: 3 }));
  expect(Math.max(...waits.map(([first]) => Number(first)))).toBeLessThanOrEqual(175);
});

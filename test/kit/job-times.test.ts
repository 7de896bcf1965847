import { expect, it } from "vitest";
import { JobTimes } from "../../src/kit/http/observations.js";

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
  expect(waits).toEqual([[25, 75, 175, 375], [275], [225], [225], [225], [225]]);
});

it("asks earlier where jobs take less than those before, until it is as near as one wait more", () => {
  const times = new JobTimes();
  follow(times, { ends: 1000 });
  const waits = Array.from({ length: 6 }, () => follow(times, { ends: 800 })).map(([first]) => Number(first));
  expect(waits).toEqual([...waits].sort((one, other) => other - one));
  expect(waits.at(-1)).toBeLessThan(900);
});

it("waits no longer than before where a job ends by how often it is asked for", () => {
  const times = new JobTimes();
  const waits = Array.from({ length: 20 }, () => follow(times, { ends: Number.POSITIVE_INFINITY, asked: 3 }));
  expect(Math.max(...waits.map(([first]) => Number(first)))).toBeLessThanOrEqual(175);
});

import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { exitCodeOf } from "../../../src/kit/report/exit-code.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { type Accident, type Passed, sleeplessPorts, startFlaky } from "../../support/flaky.js";

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const accidents: readonly Accident[] = [
  { status: 503 },
  { status: 503, headers: { "Retry-After": "2" } },
  { status: 502 },
  { status: 504 },
  // A connection that is lost before the work is done, and after it.
  "refuse",
  "lose answer",
];

/** Calls come in real time, which does not pass here. */
const skip = contracts.filter(({ needs }) => needs.includes("callback")).map(({ id }) => id);

async function runUnder(script: (request: Passed, now: () => number) => Accident | undefined) {
  const { ports } = sleeplessPorts();
  const flaky = await startFlaky({ jobs: "auto", jobTime: 0 });
  const before = await flaky.snapshot();
  flaky.script = (request) => script(request, ports.now);
  const { report, failures, ending } = await verify(toTarget({ url: flaky.url }), contracts, ports, { skip });
  flaky.script = () => undefined;
  const found = report.cases.filter(({ verdict }) => verdict === "broken" || verdict === "differs");
  return {
    exit: exitCodeOf(report, { strict: false, accepted: [] }),
    found: found.map(({ id, ids, because }) => ({ id, ids, because })),
    failures,
    ending,
    left: report.left_behind,
    isAsBefore: (await flaky.snapshot()) === before,
  };
}

const fine = { exit: 0, found: [], failures: [], ending: undefined, left: [], isAsBefore: true };

it("what was met on the way is in the report, each time that it was met, and so is how long the run took", async () => {
  const { ports } = sleeplessPorts();
  const flaky = await startFlaky();
  const met: Accident[] = [{ status: 429, headers: { "Retry-After": "1" } }, { status: 503 }, "refuse"];
  flaky.script = ({ method }) => (method === "PUT" ? met.shift() : undefined);
  const { report } = await verify(toTarget({ url: flaky.url }), contracts, ports, { only: ["webhook-enabled"] });
  expect(report).toMatchObject({
    verdict: "held",
    weather: { limited: 1, failed: 1, lost: 1 },
    requests_sent: flaky.requests.length,
    date: "2026-01-01T00:00:00.000Z",
  });
  expect(report.duration_ms).toBeGreaterThanOrEqual(1000);
});

describe("a server that keeps the spec is told to keep it", () => {
  it.each([15, 16])(
    "where 1 request in 50 meets an accident, of any kind (seed %i)",
    async (seed) => {
      const chance = seeded(seed);
      const script = () => (chance() < 0.02 ? accidents[Math.floor(chance() * accidents.length)] : undefined);
      expect(await runUnder(script)).toEqual(fine);
    },
    60_000,
  );

  it("where it takes 20 requests a second", async () => {
    let start = 0;
    let count = 0;
    const { found, ...rest } = await runUnder((_, now) => {
      if (now() - start >= 1000) {
        start = now();
        count = 0;
      }
      return ++count > 20 ? { status: 429, headers: { "Retry-After": "1" } } : undefined;
    });
    const { found: _, ...calm } = fine;
    expect(rest).toEqual(calm);
    expect(found.map(({ ids }) => ids)).toEqual([["Q-24"]]);
  }, 60_000);
});

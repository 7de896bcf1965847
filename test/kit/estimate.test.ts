import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { createEstimate } from "../../src/cli/time-left.js";
import { callsGroup } from "../../src/kit/run/contract.js";
import { requestsOf } from "../../src/kit/run/workers.js";
import { createVirtualTime } from "../support/virtual-time.js";

interface Service {
  /** How long a response takes, in milliseconds. */
  latency: number;
  /** How many requests it takes for each one that contracts usually send. */
  factor?: number;
}

/** What was told at each tenth of a run, and how long it then took, in seconds. */
async function estimatesOf({ latency, factor = 1 }: Service) {
  const time = createVirtualTime();
  const { ports } = time;
  const estimate = createEstimate(contracts, ports);
  const told: { at: number; left: number }[] = [];
  const run = async (contract: (typeof contracts)[number], pause = 0) => {
    estimate.started(contract);
    await ports.sleep(requestsOf(contract) * factor * latency + pause);
    estimate.ended(contract);
    const left = estimate.left();
    if (left !== undefined) told.push({ at: ports.now(), left });
  };
  const isOfCalls = ({ serialGroup }: (typeof contracts)[number]) => serialGroup === callsGroup;
  await time.until(
    (async () => {
      const others = contracts.filter((one) => !isOfCalls(one));
      const work = async () => {
        for (let next = others.shift(); next; next = others.shift()) await run(next);
      };
      await Promise.all(Array.from({ length: 16 }, work));
      // Each waits for calls.
      for (const contract of contracts.filter(isOfCalls)) await run(contract, 500);
    })(),
  );
  const end = ports.now();
  const whole = time.elapsed();
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((part) => {
    const { at, left } = told.filter((one) => end - one.at >= whole * (1 - part)).at(-1) ?? { at: 0, left: 0 };
    return { part, left: Math.round(left / 1000), is: Math.round((end - at) / 1000) };
  });
}

describe("the time that is left of a run", () => {
  it.each<[string, Service]>([
    ["takes 80 ms", { latency: 80 }],
    ["takes 250 ms", { latency: 250 }],
    ["needs twice the requests", { latency: 80, factor: 2 }],
  ])("is told within two fifths, of a service that %s", async (_, service) => {
    const told = await estimatesOf(service);
    for (const { part, left, is } of told.slice(2)) expect(Math.abs(left - is), `${part}`).toBeLessThan(0.4 * is + 3);
  });
});

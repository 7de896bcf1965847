import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { createTransport, type Transport } from "../../../src/kit/http/transport.js";
import type { Contract } from "../../../src/kit/run/contract.js";
import { openSession } from "../../../src/kit/run/open-session.js";
import type { ContractResult } from "../../../src/kit/run/run-contract.js";
import { requestsOf } from "../../../src/kit/run/workers.js";
import { startListening } from "../../support/standin.js";
import { createVirtualTime } from "../../support/virtual-time.js";

interface Options {
  only?: readonly Contract[];
  concurrency?: number;
  /** So many webhooks may be there at once. */
  mostWebhooks?: number;
}

/** Runs contracts on a target that takes a second a request, and that cannot reach the kit's receiver. */
async function run({ only = contracts, concurrency, mostWebhooks = Number.POSITIVE_INFINITY }: Options = {}) {
  const standin = await startListening({ jobs: "never" });
  const time = createVirtualTime();
  const seen = { requests: 0, contracts: 0, most: 0, created: 0, deleted: 0 };
  let webhooks = 0;
  const real = createTransport(time.ports);
  const plain = { isConnected: () => true, close: () => real.close() };
  const limited: Transport = {
    ...plain,
    async send(request) {
      const operation = request.document?.operationId;
      const isFull = operation === "createWebhook" && webhooks >= mostWebhooks;
      const exchange = isFull
        ? { request: { ...request, body: undefined }, status: 422, headers: {}, text: "{}", json: {} }
        : await real.send({ ...request, url: request.url.replace("http://standin.example", standin.url) });
      // What is in an environment of the run goes with it.
      const isDone = exchange.status < 300 && request.headers["X-Environment"] === "main";
      if (isDone && /^create(Upload|Webhook)$/.test(operation ?? "")) seen.created++;
      if (isDone && /^delete(Upload|Webhook)$/.test(operation ?? "")) seen.deleted++;
      if (isDone && operation === "createWebhook") webhooks++;
      if (isDone && operation === "deleteWebhook") webhooks--;
      return exchange;
    },
  };
  const slow = time.slow(limited, 1000);
  const transport: Transport = {
    ...slow,
    send(request) {
      seen.requests++;
      return slow.send(request);
    },
  };
  const receiver = () => Promise.reject(new Error("Nobody can call."));
  const counted = only.map((contract) => ({
    ...contract,
    async run(kit: Parameters<Contract["run"]>[0]) {
      seen.most = Math.max(seen.most, ++seen.contracts);
      await contract.run(kit).finally(() => seen.contracts--);
    },
  }));
  const found: ContractResult[] = [];
  await time.until(
    (async () => {
      const target = toTarget(
        { url: "http://standin.example", token: "any" },
        { headers: { "X-Environment": "main" } },
      );
      const session = await openSession(target, time.ports, { concurrency, network: { transport, receiver } });
      await session.runAll(counted, (result) => found.push(result));
      expect(await session.close()).toEqual([]);
    })(),
  );
  const verdicts = Object.fromEntries(
    found.map(({ contract, findings }) => [contract.id, [...new Set(findings.map(({ verdict }) => verdict))].sort()]),
  );
  return { ...seen, seconds: time.elapsed() / 1000, verdicts, started: found.map(({ contract }) => contract.id) };
}

const webhookContracts = contracts.filter(({ id }) =>
  /^webhook-(url|events|headers|name|enabled|auto-retry|names)$/.test(id),
);

describe("a run on a target that takes a second a request", () => {
  it("takes less than 200 seconds, on a few resources a serial group, and deletes them all", async () => {
    const { seconds, most, created, deleted, verdicts, requests } = await run();
    expect(Object.values(verdicts).flat()).not.toContain("broken");
    expect(seconds).toBeLessThan(200);
    expect(most).toBeLessThanOrEqual(16);
    expect(created).toBeLessThan(50);
    expect(deleted).toBe(created);
    // What contracts are said to send is what the time left is told by.
    const callable = contracts.filter(({ needs }) => !needs.includes("callback"));
    const said = callable.reduce((sum, contract) => sum + requestsOf(contract), 0);
    expect(Math.abs(said - requests) / requests).toBeLessThan(0.2);
  }, 180_000);

  it("shares what there is where the target makes no more, and finds the same", async () => {
    const free = await run({ only: webhookContracts });
    const full = await run({ only: webhookContracts, mostWebhooks: 4 });
    expect(full.verdicts).toEqual(free.verdicts);
    expect(full.deleted).toBe(full.created);
  }, 180_000);
});

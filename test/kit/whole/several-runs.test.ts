import { describe, expect, it } from "vitest";
import { createWord } from "../../../src/base/random.js";
import { type Flaky, type Passed, sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { borrowing, verifyAt } from "../../support/kit.js";
import { startForeign } from "../../support/records.js";

/** All runs work in the environment that they name. */
const inMain = { ...borrowing, headers: { "X-Environment": "main" } };

async function run(flaky: Flaky, ports = sleeplessPorts().ports) {
  return verifyAt(flaky.url, { ports, only: ["upload-notes", "upload-tags"] }, inMain);
}

describe("a run that would borrow what another run works on", () => {
  it("says so and changes nothing, where that one's values are there", async () => {
    const flaky = await startFlaky();
    await flaky.put("/uploads/1001", { notes: `Filled notes ${createWord(new Uint8Array(16))}` });
    const before = await flaky.snapshot();
    const { report, ending } = await run(flaky);
    expect(ending).toMatchObject({ kind: "in use", because: expect.stringContaining("a value of another run") });
    expect(report).toMatchObject({ ended: "in use", verdict: "not-verified", left_behind: [] });
    expect(flaky.requests.filter(({ method }) => method === "PUT")).toEqual([]);
    expect(await flaky.snapshot()).toBe(before);
  });

  it("says so and changes nothing, where it changes meanwhile", async () => {
    const flaky = await startFlaky();
    const { ports } = sleeplessPorts(() => flaky.put("/uploads/1001", { author: "Somebody" }));
    const { ending } = await run(flaky, ports);
    expect(ending?.because).toContain("somebody else is changing upload 1001 (author)");
    expect(flaky.requests.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  const isOurs = ({ method, body }: Passed) => method === "PUT" && body.includes("standin-claim-flaky");

  it("leaves it to one that looked at the same time, whose mark came after ours", async () => {
    const flaky = await startFlaky();
    const { ports } = sleeplessPorts(() =>
      flaky.requests.some(isOurs) ? flaky.put("/uploads/1001", { notes: "standin-claim-other" }) : undefined,
    );
    const { report, ending } = await run(flaky, ports);
    expect(ending).toMatchObject({ kind: "in use", because: expect.stringContaining("standin-claim-other") });
    expect(flaky.requests.filter(isOurs)).toHaveLength(1);
    expect(report.left_behind).toEqual([]);
    expect(await flaky.snapshot()).toContain("standin-claim-other");
  });

  it("goes on where the target does not keep the mark", async () => {
    const flaky = await startFlaky();
    flaky.change = (request) => (isOurs(request) ? "{}" : request.body);
    const { report } = await run(flaky);
    expect(report.verdict).toBe("held");
  });

  it("is the only one of three that start at once, and restores everything", async () => {
    const flaky = await startFlaky();
    const before = await flaky.snapshot();
    // Time passes for all of them together, once each of them waits.
    const waiting: (() => void)[] = [];
    const running = new Set([1, 2, 3]);
    const tick = () => {
      if (waiting.length < running.size) return;
      for (const go of waiting.splice(0)) go();
    };
    const runs = [...running].map(async (name) => {
      const { ports } = sleeplessPorts(
        () =>
          new Promise<void>((go) => {
            waiting.push(go);
            tick();
          }),
      );
      const done = await run(flaky, { ...ports, unique: () => `run${name}` });
      running.delete(name);
      tick();
      return done;
    });
    const endings = (await Promise.all(runs)).map(({ ending, report }) => ending?.kind ?? report.verdict);
    expect(endings.sort()).toEqual(["held", "in use", "in use"]);
    expect(await flaky.snapshot()).toBe(before);
  });
});

const only = ["upload-tags", "upload-notes", "upload-author", "webhook-name", "webhook-auto-retry", "webhook-response"];
const fixtures = { upload_id: "1001", webhook_id: "2001" };

/** How often a run goes from one borrowed resource to the other, and how many contracts change one of them at once. */
async function runOnBoth(options: Parameters<typeof verifyAt>[1]) {
  const service = await startForeign();
  const before = await service.snapshot();
  const running = new Set<string>();
  let most = 0;
  const { report } = await verifyAt(
    service.url,
    {
      ...{ only, ...options },
      onStart: ({ id }) => {
        running.add(id);
        const about = (kind: string) => [...running].filter((one) => one.startsWith(kind)).length;
        most = Math.max(most, about("upload"), about("webhook"));
      },
      onResult: ({ contract }) => running.delete(contract.id),
    },
    { ...borrowing, fixtures },
  );
  expect(report.cases.filter(({ verdict }) => verdict === "broken")).toEqual([]);
  expect(await service.snapshot()).toEqual(before);
  const updated = service.requests.filter(({ method }) => method === "PUT").map(({ path }) => path.split("/")[1]);
  return { turns: updated.filter((kind, index) => kind !== updated[index - 1]).length, most };
}

it("contracts about two borrowed resources run side by side, and those about one take turns", async () => {
  const { turns, most } = await runOnBoth({ calls: "quiet" });
  expect(turns).toBeGreaterThan(20);
  expect(most).toBe(1);
});

it.each([
  ["its calls are allowed, since an update would call others while the webhook changes", { calls: "allow" as const }],
  ["one at a time is asked for", { calls: "quiet" as const, concurrency: 1 }],
])("nothing runs beside a borrowed webhook where %s", async (_, options) => {
  const { turns, most } = await runOnBoth(options);
  expect(turns).toBeLessThan(only.length);
  expect(most).toBe(1);
});

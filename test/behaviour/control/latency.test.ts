import { describe, expect, it } from "vitest";
import { createLatency } from "../../../src/mock/environment.js";
import { apiOf, controlOf } from "../../support/api.js";
import { startStandin } from "../../support/standin.js";

const take = (count: number, next: () => number) => Array.from({ length: count }, next);

describe("latency", () => {
  it("is always the same without a range", () => {
    expect(take(3, createLatency({ minimum: 200, maximum: 200 }, 1).next)).toEqual([200, 200, 200]);
  });

  it("of a range is the same for the same seed, another for another, and within the range", () => {
    const range = { minimum: 100, maximum: 300 };
    const first = take(200, createLatency(range, 7).next);
    expect(take(200, createLatency(range, 7).next)).toEqual(first);
    expect(take(200, createLatency(range, 8).next)).not.toEqual(first);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...first)).toBeLessThanOrEqual(300);
    expect(new Set(first).size).toBeGreaterThan(50);
  });
});

describe("the latency of a running environment", () => {
  it("is shown, set, and taken back by a reset, for that environment alone", async () => {
    const standin = await startStandin({ latency: "1-2" });
    const [main, other] = [controlOf(standin), controlOf(standin, "other")];
    const started = { minimum_ms: 1, maximum_ms: 2 };
    expect(await main("get", "/latency")).toEqual({ status: 200, body: started });
    expect(await main("put", "/latency", { latency: 0 })).toEqual({
      status: 200,
      body: { minimum_ms: 0, maximum_ms: 0 },
    });
    expect((await main("get", "/overview")).body.latency).toEqual({ minimum_ms: 0, maximum_ms: 0 });
    expect((await other("get", "/latency")).body).toEqual(started);
    await main("post", "/reset");
    expect((await main("get", "/latency")).body).toEqual(started);
  });

  it("holds the next request, and not the control interface", async () => {
    const standin = await startStandin();
    const control = controlOf(standin);
    const { url } = (await apiOf(standin)("get", "/uploads/1001")).body;
    await control("put", "/latency", { latency: 60_000 });
    const entries = async () => (await control("get", "/journal")).body.entries;
    // Of an API, of a file, and of storage.
    for (const [method, path] of [
      ["get", "/uploads/1001"],
      ["get", new URL(url).pathname],
      ["put", "/storage/main/1"],
    ] as const) {
      const before = (await entries()).length;
      void apiOf(standin)(method, path).catch(() => undefined);
      await expect.poll(async () => (await entries()).length, { interval: 1 }).toBe(before + 1);
      expect((await entries()).at(-1).response).toBeNull();
    }
  });
});

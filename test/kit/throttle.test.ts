import { describe, expect, it } from "vitest";
import { sharesRateLimit } from "../../src/kit/http/layers/sends-again.js";
import type { Exchange } from "../../src/kit/wire/exchange.js";
import { isLimited, pauseOf } from "../../src/kit/wire/exchange.js";
import { createVirtualTime } from "../support/virtual-time.js";

const answered = (status: number): Exchange => ({
  request: { method: "GET", url: "http://127.0.0.1/", headers: {}, body: undefined },
  status,
  headers: {},
  text: "",
  json: undefined,
});

/** A target that lets so many requests a second through, each of which takes some time. */
function startTarget(perSecond: number, takes: number) {
  const time = createVirtualTime();
  const windows = new Map<number, number>();
  let atOnce = 0;
  const seen = { most: 0 };
  async function answer() {
    seen.most = Math.max(seen.most, ++atOnce);
    await time.ports.sleep(takes);
    atOnce--;
    const second = Math.floor(time.elapsed() / 1000);
    const count = (windows.get(second) ?? 0) + 1;
    windows.set(second, count);
    return answered(count > perSecond ? 429 : 200);
  }
  return { time, seen, answer };
}

/** Lanes that send so many requests each, in turn; how often one request was refused at the most. */
async function runLanes(
  { time, answer }: ReturnType<typeof startTarget>,
  { lanes, each }: { lanes: number; each: number },
) {
  const layer = sharesRateLimit(time.ports, { endsOf: () => ({ end: new AbortController().signal }) }, () => undefined);
  const refusals = new Map<string, number>();
  const send = layer(({ url }) => {
    refusals.set(url, (refusals.get(url) ?? -1) + 1);
    return answer();
  });
  let sent = 0;
  const lane = async () => {
    for (let count = 0; count < each; count++) {
      const { status } = await send({ method: "GET", url: `${sent++}`, headers: {} });
      expect(status).toBe(200);
    }
  };
  await time.until(Promise.all(Array.from({ length: lanes }, lane)));
  return { seconds: time.elapsed() / 1000, worst: Math.max(...refusals.values()) };
}

describe("requests of many lanes to a target with a limit", () => {
  it("are refused a few times each at the most, where one a second is let through", async () => {
    const { worst, seconds } = await runLanes(startTarget(1, 0), { lanes: 16, each: 4 });
    expect(worst).toBeLessThan(6);
    expect(seconds).toBeLessThan(2 * 16 * 4);
  });

  it("use most of what a target that is far away lets through", async () => {
    const target = startTarget(10, 1000);
    const { seconds } = await runLanes(target, { lanes: 16, each: 20 });
    // In turn it would take 320 s, at the limit 32 s.
    expect(seconds).toBeLessThan(110);
  });

  it("are not held back before the first refusal", async () => {
    const target = startTarget(1000, 100);
    await runLanes(target, { lanes: 16, each: 2 });
    expect(target.seen.most).toBe(16);
  });
});

const now = Date.UTC(2026, 0, 1);
const dateAfter = (seconds: number) => new Date(now + seconds * 1000).toUTCString();

describe("a response that limits requests", () => {
  it.each([
    ["seconds", { "retry-after": "3" }, 3000],
    ["a date", { "retry-after": dateAfter(3) }, 3000],
    ["a date of a clock an hour ahead", { "retry-after": dateAfter(3603), date: dateAfter(3600) }, 3000],
    ["a date of a clock an hour behind", { "retry-after": dateAfter(-3597), date: dateAfter(-3600) }, 3000],
    ["a date that is over", { "retry-after": dateAfter(-3), date: dateAfter(0) }, 100],
    ["seconds since 1970", { "x-ratelimit-reset": `${now / 1000 + 3}`, date: dateAfter(0) }, 3000],
    ["nothing", {}, 1000],
  ])("says how long to wait by %s", (_, headers, pause) => {
    expect(pauseOf({ headers }, now)).toBe(pause);
  });

  it.each([
    [429, {}, true],
    [403, { "retry-after": "1" }, true],
    [423, { "retry-after": "1" }, true],
    [423, {}, false],
    [403, {}, false],
    [422, { "retry-after": "1" }, false],
  ])("is one with %i and %o: %s", (status, headers, isIt) => {
    expect(isLimited({ status, headers })).toBe(isIt);
  });
});

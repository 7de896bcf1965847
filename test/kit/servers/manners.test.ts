import { describe, expect, it } from "vitest";
import type { Binding } from "../../../src/kit/binding/binding.js";
import type { VerifyOptions } from "../../../src/kit/verify.js";
import { type Flaky, type Passed, sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { borrowing, verifyAt } from "../../support/kit.js";

const only = ["upload-notes", "upload-tags", "upload-basename", "webhook-enabled", "webhook-headers"];
/** In the environment that is named, since a run would otherwise work in its own. */
const inMain: Binding = { ...borrowing, headers: { "X-Environment": "main" } };
const run = (flaky: Flaky, ports = sleeplessPorts().ports, options: VerifyOptions = {}, binding: Binding = borrowing) =>
  verifyAt(flaky.url, { ports, only, ...options }, binding);

/** Which changes of a kind are met by an accident, counted from 1. */
function nth(matches: (request: Passed) => boolean, ...counts: number[]): (request: Passed) => boolean {
  let count = 0;
  return (request) => matches(request) && counts.includes(++count);
}
const isUpdate = ({ method, path }: Passed) => method === "PUT" && /^\/(uploads|webhooks)\//.test(path);
/** Before, between and while restoring, on an upload and on a webhook. */
const places = [1, 2, 4, 7];

describe("the target is as it was", () => {
  it.each(["refuse", "lose answer", { status: 500 }, { status: 503 }] as const)(
    "after %j in the middle, wherever that is",
    async (accident) => {
      for (const count of places) {
        const flaky = await startFlaky();
        const before = await flaky.snapshot();
        const isHit = nth(isUpdate, count);
        flaky.script = (request) => (isHit(request) ? accident : undefined);
        const { report, failures, ending } = await run(flaky, undefined, { only: ["upload-notes", "webhook-enabled"] });
        expect({ failures, ending, left: report.left_behind }).toEqual({ failures: [], ending: undefined, left: [] });
        expect(await flaky.snapshot()).toBe(before);
      }
    },
    30_000,
  );

  it("after Ctrl-C at any request, and nothing of the kit's own is left", async () => {
    for (const [binding, count] of [borrowing, {}].flatMap((one) =>
      [16, 20, 24, 36].map((many) => [one, many] as const),
    )) {
      const flaky = await startFlaky();
      const before = await flaky.snapshot();
      const controller = new AbortController();
      flaky.script = () => void (flaky.requests.length === count && controller.abort());
      const { report, ending } = await run(flaky, undefined, { signal: controller.signal }, binding);
      expect(ending?.kind).toBe("interrupted");
      expect(report).toMatchObject({ ended: "interrupted", left_behind: [] });
      expect(report.verdict).not.toBe("broken");
      expect(await flaky.snapshot()).toBe(before);
    }
  }, 30_000);

  it("after a crash in the middle, once it answers again, and the verdict is the same as without", async () => {
    const calm = await run(await startFlaky());
    const flaky = await startFlaky();
    const before = await flaky.snapshot();
    const isHit = nth(isUpdate, 4);
    let crashing: Promise<void> | undefined;
    flaky.script = (request) => {
      if (!isHit(request)) return undefined;
      crashing = flaky.crash();
      return "lose answer";
    };
    let waits = 0;
    const { ports } = sleeplessPorts(async () => {
      if (!crashing || ++waits !== 3) return;
      await crashing;
      await flaky.restart();
    });
    const said: string[] = [];
    const { report, failures } = await run(flaky, ports, { onWait: (text) => void said.push(text) });
    expect(failures).toEqual([]);
    expect(said.filter((text) => !text.startsWith("The binding has no"))).toEqual([
      expect.stringContaining("does not respond"),
    ]);
    expect(report.rules).toEqual(calm.report.rules);
    expect(await flaky.snapshot()).toBe(before);
  });

  it("after a restart that lost what the kit had made", async () => {
    const flaky = await startFlaky();
    const before = await flaky.snapshot();
    const isHit = nth(isUpdate, 6);
    flaky.script = (request) => {
      if (isHit(request)) flaky.standin.reset();
      return undefined;
    };
    const { report } = await run(flaky, undefined, {}, {});
    expect(report.left_behind).toEqual([]);
    expect(await flaky.snapshot()).toBe(before);
  });

  it("after a creation whose response was lost", async () => {
    const flaky = await startFlaky();
    const before = await flaky.snapshot();
    flaky.script = ({ method, path }) =>
      method === "POST" && /^\/(uploads|webhooks)$/.test(path) ? "lose answer" : undefined;
    const { report } = await run(flaky, undefined, {}, {});
    expect(report.left_behind).toEqual([]);
    expect(await flaky.snapshot()).toBe(before);
  });

  it.each([
    [3000, 2000],
    [0, 200],
  ])("after such a creation that shows only later, with a lag of reads of %i ms", async (readLag, shownAfter) => {
    const flaky = await startFlaky({ isForeign: true });
    const before = await flaky.snapshot();
    const { ports } = sleeplessPorts();
    const empty = { status: 200, body: '{"data":[],"meta":{"total_count":0}}' };
    let until = 0;
    flaky.script = ({ method, path }) => {
      if (path === "/webhooks" && method === "GET" && ports.now() < until) return empty;
      if (method !== "POST" || path !== "/webhooks" || until > 0) return undefined;
      until = ports.now() + shownAfter;
      return "lose answer";
    };
    const { report } = await verifyAt({ url: flaky.url, readLag }, { ports, only: ["webhook-headers"] });
    expect(report.left_behind).toEqual([]);
    expect(await flaky.snapshot()).toBe(before);
  });
});

describe("what could not be restored is named value by value", () => {
  it("where the target does not come back", async () => {
    const flaky = await startFlaky();
    const isHit = nth((request) => isUpdate(request) && request.path.startsWith("/uploads"), 2);
    flaky.script = (request) => {
      if (!isHit(request)) return undefined;
      void flaky.crash();
      return "lose answer";
    };
    const { report, ending } = await run(flaky, undefined, { only: ["upload-notes", "upload-tags"] });
    expect(ending?.because).toContain("it did not respond for 30 s");
    expect(report.ended).toBe("target lost");
    expect(report.left_behind).toContainEqual({ kind: "upload", id: "1001", field: "notes", was: null });
    expect(report.cases.map(({ because }) => because)).toContain(
      "Could not restore upload 1001: notes was null and is unknown because it cannot be read.",
    );
  });

  it("where it takes nothing any more, with what is there now, and secrets hidden", async () => {
    const flaky = await startFlaky();
    flaky.standin.environment("main");
    await flaky.put("/webhooks/2001", { http_basic_user: "ada", http_basic_password: "the old password" });
    // The first says that this run works on it, the second that its template may be null again, the third is the contract's.
    let updates = 0;
    flaky.script = (request) => (isUpdate(request) && ++updates > 3 ? { status: 423 } : undefined);
    const only = ["webhook-http-basic-password"];
    const { report } = await run(flaky, undefined, { only }, inMain);
    expect(report.left_behind).toContainEqual({
      kind: "webhook",
      id: "2001",
      field: "http_basic_password",
      was: "[redacted]",
      now: "[redacted]",
    });
    expect(JSON.stringify(report)).not.toContain("the old password");
  });
});

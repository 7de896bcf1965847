import { describe, expect, it, onTestFinished } from "vitest";
import { publishedRetries } from "../../src/base/published-retries.js";
import { Delivery } from "../../src/delivery/delivery.js";
import { getTracedCall } from "../../src/domain/webhook-calls.js";
import type { Failure, LogEntry, StandinOptions } from "../../src/index.js";
import { Bus } from "../../src/mock/bus.js";
import { EnvironmentClock, steppedTime } from "../../src/runtime/clock.js";
import { countedIds } from "../../src/runtime/ids.js";
import { nodePlatform } from "../../src/runtime/node-platform.js";
import { defaultSeed } from "../../src/seed/load.js";
import { prepareSeed } from "../../src/seed/seed.js";
import { fakeTime } from "../support/clocks.js";
import { startStandin } from "../support/delivery.js";
import { authorization, runWith } from "../support/process.js";

/** A Standin whose upload 1001 throws when it is looked at; what the log and the listener got. */
async function broken(options: StandinOptions = {}) {
  const entries: LogEntry[] = [];
  const failures: Failure[] = [];
  const started = await startStandin({
    ...options,
    log: (entry) => entries.push(entry),
    onFailure: (failure) => failures.push(failure),
  });
  const breakIt = () => {
    // No request can do it; what the journal holds is the upload itself.
    const upload = started.standin.journal.list({ operation: "updateUpload" })[0]?.changes[0]?.after ?? {};
    Object.defineProperty(upload, "tags", {
      enumerable: true,
      get: () => {
        throw new Error("tags are broken");
      },
    });
  };
  return { ...started, entries, failures, breakIt };
}

const idIn = (text: unknown) => /\((\w{6})\)/.exec(String(text))?.[1];

describe("an exception", () => {
  it("in a handler is a 500 with an identifier that the log has with the stack, and the next request is answered", async () => {
    const { send, breakIt, entries, updateUpload } = await broken();
    await updateUpload({ author: "before" });
    breakIt();
    const { status, body } = await send("get", "/uploads/1001");
    expect([status, body.code]).toEqual([500, "INTERNAL_ERROR"]);
    const { failure } = entries.at(-1) as LogEntry;
    expect(failure?.id).toBe(idIn(body.detail));
    expect(failure?.error).toMatchObject({ stack: expect.stringMatching(/tags are broken\n +at /) });
    expect((await send("get", "/uploads/1002")).status).toBe(200);
  });

  it.each([
    ["the server", "GET", 200],
    ["the server", "PATCH", 405],
    ["the app", "GET", 200],
    ["the app", "PATCH", 405],
  ])("after the answer, in %s to %s, takes nothing of it, and somebody is told", async (way, method, status) => {
    const failures: Failure[] = [];
    const { standin } = await startStandin({
      log: () => {
        throw new Error("the log is broken");
      },
      onFailure: (failure) => failures.push(failure),
    });
    // An address in which something is to be decoded goes through the app.
    const path = way === "the app" ? "/uploads/%31001" : "/uploads/1001";
    for (let count = 1; count <= 3; count++) {
      const answer = await fetch(standin.url + path, { method, headers: authorization });
      expect([answer.status, Object.keys(await answer.json()).length > 0]).toEqual([status, true]);
    }
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatchObject({
      where: `the response to ${method} ${path}`,
      error: { message: "the log is broken" },
    });
  });

  it("that is a refusal is answered as one, wherever it is thrown", async () => {
    const { standin } = await broken();
    const answer = await fetch(`${standin.url}/_standin/overview?environment=no+name`);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: "INVALID_ENVIRONMENT" }),
    ]);
  });

  it("in a job ends the job with a 500 that the log knows, and so those behind it", async () => {
    const { send, breakIt, failures, standin, updateUpload } = await broken({ jobs: "auto" });
    await updateUpload({ author: "before" });
    const jobs = [await updateUpload({ basename: "first" }), await updateUpload({ author: "second" })];
    breakIt();
    expect(await standin.clock.advance("300ms")).toHaveLength(2);
    for (const [index, { body }] of jobs.entries()) {
      const { body: result } = await send("get", `/job-results/${body.id}`);
      expect(result).toMatchObject({ status: 500, payload: { code: "INTERNAL_ERROR" } });
      expect(failures[index]).toMatchObject({ id: idIn(result.payload.detail), where: `job ${body.id}` });
    }
    expect((await updateUpload({ basename: "other" }, "1002")).status).toBe(202);
  });

  it("in a task of the clock is told, and the tasks after it run", () => {
    const told: unknown[] = [];
    const ran: string[] = [];
    const time = fakeTime();
    const clock = new EnvironmentClock(time.source, ({ kind, id }, error) =>
      told.push([kind, id, (error as Error).message]),
    );
    const task = (id: string, run: () => void) => clock.at(clock.now() + 10, { kind: "job", id, run });
    task("1", () => {
      throw new Error("at 1");
    });
    task("2", () => void ran.push("2"));
    time.pass(10);
    expect([told, ran]).toEqual([[["job", "1", "at 1"]], ["2"]]);
  });

  it("in a call of a webhook ends the call with it, and the next is made", async () => {
    const told: string[] = [];
    const store = prepareSeed(defaultSeed, nodePlatform)();
    let attempts = 0;
    const clock = new EnvironmentClock(steppedTime);
    const bus = new Bus();
    bus.on("attempt_ended", () => {
      if (++attempts === 1) throw new Error("at the first attempt");
    });
    bus.on("failed", ({ id, where, error }) => told.push(`${id}: ${where}: ${(error as Error).message}`));
    const delivery = new Delivery({
      ...{ environment: "main", primary: true, store, clock, ids: countedIds() },
      settings: {
        ...{ mode: "off", retries: publishedRetries, origin: () => "http://127.0.0.1", ownOrigin: () => undefined },
        wake: () => ({ cancel: () => undefined }),
        send: () => Promise.reject(new Error("Nothing is sent.")),
      },
      bus,
      receiveOwn: () => undefined,
    });
    onTestFinished(() => delivery.close());
    const entity = { id: "1", type: "upload", attributes: {} };
    const event = { entity_type: "upload", event_type: "delete", entity, related_entities: [] } as const;
    const raise = () => delivery.emit({ source: "raised", at: clock.now(), depth: 0, ...event });
    const [first, second] = [...raise(), ...raise()] as [string, string];
    await delivery.settle();
    const [failure = ""] = told;
    expect(told).toEqual([expect.stringContaining(`: webhook call ${first}: at the first attempt`)]);
    expect(getTracedCall(store, first).failure_reason).toContain(`Standin failed (${failure.slice(0, 6)})`);
    expect(getTracedCall(store, second).failure_reason).toContain("Not sent: the webhook calls Standin itself");
  });

  it("thrown past everything is in the log with its stack, and the server goes on", async () => {
    const hook = "process.on('SIGUSR2', () => { setImmediate(() => { throw new Error('past everything'); }); });";
    const nodeFlags = ["--import", `data:text/javascript,${hook}`];
    const standin = runWith({ nodeFlags }, "serve", "--port", "0", "--json");
    const url = await standin.url();
    const read = async () => (await fetch(`${url}/uploads/1001`, { headers: authorization })).status;
    expect(await read()).toBe(200);
    standin.child.kill("SIGUSR2");
    for (let index = 0; index < 10; index++) expect(await read()).toBe(200);
    expect(await standin.end()).toBe(0);
    expect(standin.log().filter(({ level }) => level >= 50)).toMatchObject([
      { failure: expect.stringMatching(/^\w{6}$/), err: { stack: expect.stringContaining("past everything") } },
    ]);
  });
});

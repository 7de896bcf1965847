import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import type { CallRecord } from "../../../src/domain/call-record.js";
import type { WebhookCall } from "../../../src/domain/entities.js";
import { Account } from "../../../src/domain/memory.js";
import { WebhookCalls } from "../../../src/domain/store/webhook-calls.js";
import { startCalled, startStandin } from "../../support/delivery.js";

describe("events of uploads (Q-38)", () => {
  test("creating, updating and deleting raise one each, once the change is in the state", async () => {
    const custom_payload = "{{event_type}} {{entity.id}} {{entity.attributes.author}}";
    const { standin, send, updateUpload, receiver } = await startCalled({ custom_payload });
    const { body } = await send("post", "/uploads", { path: "/seed/spare.png", author: "a" });
    await updateUpload({ author: "b" }, body.id);
    await send("delete", `/uploads/${body.id}`);
    await standin.webhookCalls.settle();
    expect(receiver.requests.map((request) => request.body)).toEqual([
      `create ${body.id} a`,
      `update ${body.id} b`,
      `delete ${body.id} b`,
    ]);
  });

  test("an update without an attribute, and one that is refused, raise none", async () => {
    const { standin, updateUpload } = await startStandin();
    expect((await updateUpload({})).status).toBe(200);
    expect((await updateUpload({ tags: null })).status).toBe(422);
    expect((await updateUpload({ path: "/never/uploaded.png" })).status).toBe(422);
    await standin.webhookCalls.settle();
    expect(standin.webhookCalls.list()).toEqual([]);
  });

  test("a job raises one at its end, and none when it fails", async () => {
    const { standin, updateUpload } = await startStandin({ jobs: "always" });
    await updateUpload({ author: "x" });
    expect(standin.webhookCalls.list()).toEqual([]);
    await standin.clock.advance("1s");
    standin.jobs.script({ fail: { status: 500 } });
    await updateUpload({ author: "y" });
    await standin.clock.advance("1s");
    expect(standin.webhookCalls.list().map((call) => call.event_type)).toEqual(["update"]);
  });
});

describe("many calls", () => {
  test("Q-41, Q-55 · a webhook is called for each event, in their order, and a slow one does not hold up another", async () => {
    const { standin, updateUpload, updateWebhook } = await startStandin();
    const [slow, quick] = [await standin.createReceiver([{ hang: true }]), await standin.createReceiver()];
    await updateWebhook({ url: slow.url });
    await updateWebhook({ url: quick.url, enabled: true, custom_payload: "{{entity.attributes.author}}" }, "2002");
    for (const author of ["a", "b", "c"]) await updateUpload({ author });
    await expect.poll(() => quick.requests.length, { interval: 1 }).toBe(3);
    expect(quick.requests.map((request) => request.body)).toEqual(["a", "b", "c"]);
    expect(slow.requests).toHaveLength(1);
  });

  test("a receiver takes the next where one was broken off", async () => {
    const { standin, updateUpload, updateWebhook } = await startStandin();
    const receiver = await standin.createReceiver();
    const socket = connect(Number(new URL(receiver.url).port), "127.0.0.1");
    socket.end("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc").resume();
    await once(socket, "close");
    await updateWebhook({ url: receiver.url });
    await updateUpload({ author: "Ada" });
    await standin.webhookCalls.settle();
    expect(receiver.requests).toHaveLength(1);
  });

  test("each tells what happened, whenever it is looked at", async () => {
    const { standin, send, updateUpload } = await startStandin();
    for (const author of ["a", "b", "c"]) await updateUpload({ author });
    await send("delete", "/uploads/1001");
    await standin.webhookCalls.settle();
    const told = (payload: string) => {
      const { event_type, entity, previous_entity } = JSON.parse(payload);
      return [event_type, previous_entity?.attributes.author, entity.attributes.author];
    };
    const all = [
      ["update", "Ada Lovelace", "a"],
      ["update", "a", "b"],
      ["update", "b", "c"],
      ["delete", undefined, "c"],
    ];
    expect(standin.webhookCalls.list().map((call) => told(call.request_payload))).toEqual(all);
    const { requests } = (await send("get", "/_standin/receiver/inbox")).body;
    expect(requests.map(({ body }: { body: string }) => told(body))).toEqual(all);
    expect(requests.map(({ headers }: { headers: object }) => headers)).toEqual(
      requests.map(({ body }: { body: string }) =>
        expect.objectContaining({ "content-length": String(Buffer.byteLength(body)) }),
      ),
    );
  });

  test("Q-46 · 20 updates against three webhooks, one of which fails now and then: each call is logged once and succeeds once", async () => {
    const { standin, send, updateUpload, updateWebhook, receiver: one } = await startCalled();
    // A fixed sequence that looks like chance: about one answer in three is a failure.
    const answers = Array.from({ length: 200 }, (_, index) => ((index * 7919) % 13 < 4 ? 500 : 200));
    const [two, flaky] = [await standin.createReceiver(), await standin.createReceiver(answers)];
    await updateWebhook({ url: two.url, enabled: true, custom_payload: null }, "2002");
    const { body: webhook } = await send("post", "/webhooks", {
      ...{ name: "flaky", url: flaky.url, custom_payload: null, headers: {} },
      events: [{ entity_type: "upload", event_types: ["update"] }],
      ...{ http_basic_user: null, http_basic_password: null },
    });
    await Promise.all(Array.from({ length: 20 }, (_, index) => updateUpload({ author: `${index}` })));
    await standin.webhookCalls.settle();
    await standin.clock.advance("5d");

    const log = standin.webhookCalls.list();
    expect(log).toHaveLength(60);
    expect(log.filter((call) => call.status !== "success")).toEqual([]);
    expect([one.requests.length, two.requests.length]).toEqual([20, 20]);
    const flakyCalls = log.filter((call) => call.webhook.id === webhook.id);
    const sent = flakyCalls.flatMap((call) => call.attempts);
    expect(sent).toHaveLength(flaky.requests.length);
    // Nothing is sent after a success.
    const before = flakyCalls.flatMap(({ attempts }) => attempts.slice(0, -1));
    expect(new Set(before.map((attempt) => attempt.response_status))).toEqual(new Set([500]));
  });

  test("the log keeps the newest 10,000 that have ended, and drops none that is pending or due again", () => {
    const calls = new WebhookCalls(new Account(64 * 1024 * 1024));
    const add = (id: string, status: WebhookCall["status"]) => {
      const call = { id, status, event: {}, attempts: [] as CallRecord["attempts"] } as CallRecord;
      calls.replace(calls.add(call), call);
    };
    add("pending", "pending");
    add("due", "rescheduled");
    add("oldest", "success");
    for (let index = 0; index < 10_000; index++) add(`call ${index}`, "failed");
    expect(calls.size).toBe(10_002);
    expect(Array.from(calls.values(), ({ call }) => call.id).slice(0, 3)).toEqual(["pending", "due", "call 0"]);
  });
});

describe("where calls are not sent", () => {
  test("--deliver off records them, with the reason, and retries nothing", async () => {
    const { standin, updateUpload } = await startStandin({ deliver: "off" });
    await updateUpload({ author: "x" });
    const call = await standin.webhookCalls.next();
    expect(call).toMatchObject({
      status: "failed",
      response_status: null,
      failure_reason: expect.stringContaining("--deliver off"),
      next_retry_at: null,
    });
    expect(JSON.parse(call.request_payload)).toMatchObject({ event_type: "update" });
  });
});

describe("waiting for a call", () => {
  test("hands each attempt out once, in the order in which they ended", async () => {
    const { standin, updateUpload } = await startStandin();
    await updateUpload({ author: "a" });
    await updateUpload({ author: "b" }, "1002");
    const ids = [await standin.webhookCalls.next(), await standin.webhookCalls.next()].map(
      (call) => JSON.parse(call.request_payload).entity.id,
    );
    expect(ids).toEqual(["1001", "1002"]);
  });

  test("says what came instead when none does", async () => {
    const { standin, updateUpload } = await startStandin();
    await updateUpload({ author: "a" });
    await standin.webhookCalls.settle();
    await expect(standin.webhookCalls.next({ event_type: "delete" }, { timeout: 1 })).rejects.toThrow(
      "webhook 2001, update of upload",
    );
    await expect(standin.environment("other").webhookCalls.next({}, { timeout: 1 })).rejects.toThrow(
      "There was no other call either",
    );
  });
});

import { describe, expect, test } from "vitest";
import type { CallRecord } from "../../../src/domain/call-record.js";
import { Account } from "../../../src/domain/memory.js";
import type { Seed } from "../../../src/index.js";
import { createCallWatcher } from "../../../src/mock/call-watcher.js";
import { defaultSeed } from "../../../src/seed/load.js";
import { clientOf, startCalled, startStandin } from "../../support/delivery.js";

const published = { events: [{ entity_type: "item", event_types: ["publish"] }] };
const event = { entity_type: "item", event_type: "publish" } as const;

describe("the log", () => {
  test("counts calls that wait: further ones are not sent, and those that wait are tried again all the same", async () => {
    const settings = { custom_payload: "{{{entity.attributes.notes}}}".repeat(8) };
    const { standin, send, updateUpload, receiver } = await startCalled(settings, [...Array(30).fill(500), 200], {
      ...{ retry: ["1m", "1m"], memory: "100MiB" },
    });
    for (let count = 0; count < 12; count++) {
      await updateUpload({ notes: "x".repeat(250_000), author: String(count) });
      await standin.webhookCalls.settle();
    }
    const notSent = () =>
      standin.webhookCalls.list().filter(({ failure_reason }) => failure_reason?.startsWith("Not sent"));
    const waiting = () => standin.webhookCalls.list().filter(({ status }) => status === "rescheduled");
    const fitting = waiting().length;
    expect([fitting > 3, fitting < 12]).toEqual([true, true]);
    expect(notSent()).toMatchObject(
      Array(12 - fitting).fill({
        status: "failed",
        next_retry_at: null,
        failure_reason: expect.stringContaining("Not sent: the waiting calls of this environment use all their memory"),
      }),
    );
    expect(receiver.requests).toHaveLength(fitting);

    const ids = waiting().map(({ id }) => id);
    await standin.clock.advance("1m");
    expect(receiver.requests).toHaveLength(2 * fitting);
    expect(waiting().map(({ id }) => id)).toEqual(ids);
    expect(waiting().map(({ attempted_auto_retries_count: retries }) => retries)).toEqual(Array(fitting).fill(1));
    await standin.clock.advance("1m");
    expect(waiting()).toEqual([]);
    await updateUpload({ author: "after" });
    await standin.webhookCalls.settle();
    expect((await send("get", "/webhook_calls?page[limit]=1")).body.data[0]).toMatchObject({ response_status: 500 });
  });

  test("counts calls that are not sent yet", async () => {
    const { standin, updateWebhook } = await startStandin({ memory: "100MiB" });
    await updateWebhook(published);
    const entity = { id: "7", type: "item", attributes: { text: "x".repeat(440_000) } };
    for (let count = 0; count < 40; count++) standin.emit({ ...event, entity });
    const calls = standin.webhookCalls.list();
    expect(calls.filter(({ status }) => status === "pending")).toHaveLength(37);
    expect(calls.at(-1)).toMatchObject({
      ...{ status: "failed", attempts: [] },
      failure_reason: expect.stringContaining("use all their memory"),
    });
  });

  test("keeps the newest 20 attempts of a call", async () => {
    const { standin, send, updateUpload } = await startCalled();
    const attemptsAfter = async (resends: number) => {
      await standin.webhookCalls.settle();
      const id = standin.webhookCalls.list().at(-1)?.id;
      for (let count = 0; count < resends; count++) await send("post", `/webhook_calls/${id}/resend_webhook`);
      await standin.webhookCalls.settle();
      const { attempts = [] } = standin.webhookCalls.list().at(-1) ?? {};
      return attempts.map(({ cause }) => cause);
    };
    await updateUpload({ author: "small" });
    expect(await attemptsAfter(30)).toEqual(Array(20).fill("resend"));
    await updateUpload({ default_field_metadata: { en: { custom_data: { text: "x".repeat(900_000) } } } });
    expect(await attemptsAfter(18)).toHaveLength(19);
    await updateUpload({ author: "last" });
    await standin.webhookCalls.settle();
    // The page at /_standin reads them at whatever happens: it is shown fewer calls.
    const { body: overview } = await send("get", "/_standin/overview");
    expect([overview.webhook_calls.length, overview.counts.webhook_calls]).toEqual([1, 3]);
  });

  test("shows copies: what a test does to them changes no call", async () => {
    const { standin, updateUpload, updateWebhook } = await startStandin();
    await updateWebhook({ http_basic_user: "ada", http_basic_password: "secret" });
    for (let count = 0; count < 2; count++) {
      await updateUpload({ author: String(count) });
      const { request_headers: sent, response_headers: received, attempts } = await standin.webhookCalls.next();
      for (const headers of [sent, received, attempts[0]?.request_headers, attempts[0]?.response_headers]) {
        expect(Object.keys(headers ?? {}).length).toBeGreaterThan(0);
        for (const name of Object.keys(headers ?? {})) delete (headers as Record<string, string>)[name];
      }
    }
  });

  test("holds what was raised as JSON has it; what JSON has not is refused to whoever raises it", async () => {
    const { standin, updateWebhook } = await startStandin();
    await updateWebhook(published);
    const entity = { id: "7", type: "item", attributes: { title: "a", left: undefined, call: () => undefined } };
    standin.emit({ ...event, entity, related_entities: undefined as unknown as [] });
    entity.attributes.title = "another";
    const { request_payload: payload } = await standin.webhookCalls.next();
    expect(JSON.parse(payload)).toMatchObject({ entity: { attributes: { title: "a" } }, related_entities: [] });
    const big = { id: "7", type: "item", attributes: { count: 7n } };
    expect(() => standin.emit({ ...event, entity: big })).toThrow(
      "/entity/attributes/count: a double cannot hold the number 7",
    );
    expect(standin.webhookCalls.list()).toHaveLength(1);
  });
});

describe("a call of Standin's own receiver", () => {
  test("arrives in its environment, whatever a template has put into the address", async () => {
    const seed = structuredClone(defaultSeed) as Seed;
    for (const webhook of seed.webhooks ?? []) {
      if (webhook.id === "2001") Object.assign(webhook, { url: `${webhook.url}?by={{entity.attributes.author}}` });
    }
    const { standin } = await startStandin({ seed });
    for (const author of ["O'Neill", "ä b", "plain"]) {
      const { updateUpload, send } = clientOf(standin, author === "plain" ? "one" : `e${author.length}`);
      await updateUpload({ author });
      await standin.environment(author === "plain" ? "one" : `e${author.length}`).webhookCalls.settle();
      const { requests } = (await send("get", "/_standin/receiver/inbox")).body;
      expect(requests).toHaveLength(1);
      expect(requests[0].path).toMatch(/^\/_standin\/receiver\/inbox\?by=[!-~]+$/);
    }
  });
});

const record = (id: string) =>
  ({
    id,
    webhookId: "2001",
    event: { at: 0, entity_type: "upload", event_type: "update" },
    request: {},
    attempts: [],
  }) as unknown as CallRecord;

const startWatcher = () => createCallWatcher(() => ({ cancel: () => undefined }), new Account(256 * 1024 * 1024));

test("attempts that nobody waits for are kept as long as they are light", async () => {
  const watcher = startWatcher();
  const half = 32 * 1024 * 1024;
  for (const id of ["1", "2", "3"]) watcher.record(record(id), half);
  expect((await watcher.next({}, 1)).id).toBe("2");
  watcher.record(record("4"), half);
  expect((await watcher.next({}, 1)).id).toBe("3");
});

test("ten thousand attempts that nobody waits for are kept", async () => {
  const watcher = startWatcher();
  for (let id = 1; id <= 10_001; id++) watcher.record(record(String(id)), 1);
  expect((await watcher.next({}, 1)).id).toBe("2");
});

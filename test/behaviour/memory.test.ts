import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type StartedMock, startMock } from "../support/mock.js";

const mebibyte = 1024 * 1024;
const text = (bytes: number) => "x".repeat(bytes);
const memory = "8MiB";
const most = 5 * mebibyte;

/** Each fills the memory with something else, as often as it is told; it returns the last status. */
const attacks: Record<string, (mock: StartedMock, count: number) => Promise<number | undefined>> = {
  "uploads with much in them": ({ ask }, count) =>
    ask("PUT", "/uploads/1001", { default_field_metadata: { en: { custom_data: { [`key${count}`]: text(900_000) } } } })
      .then(() => ask("POST", "/_standin/jobs", { ends: "never" }))
      .then(() => ask("PUT", "/uploads/1001", { notes: text(900_000) }))
      .then(({ status }) => status),
  webhooks: async ({ ask }, count) =>
    (await ask("POST", "/webhooks", webhookOf(count, { headers: { "X-A": text(500_000) } }))).status,
  "fault rules": async ({ ask }, count) =>
    (await ask("POST", "/_standin/faults", { path: `/${count}`, status: 500, body: text(900_000) })).status,
  "job scripts": async ({ ask }) =>
    (await ask("POST", "/_standin/jobs", { fail: { status: 500, body: { text: text(900_000) } } })).status,
  "receivers' scripts": async ({ ask }, count) =>
    (await ask("PUT", `/_standin/receiver/r${count}`, { answers: Array(40_000).fill(200) })).status,
  collections: async ({ ask }, count) =>
    (await ask("POST", "/upload-collections", { label: `${count}${text(900_000)}` })).status,
  "upload filters": async ({ ask }, count) =>
    (await ask("POST", "/upload-filters", { name: `${count}`, filter: { query: text(900_000) }, shared: true })).status,
  files: async ({ ask }, count) => {
    const { body } = await ask("POST", "/upload-requests", { filename: `${count}.bin` });
    const path = new URL(body.url).pathname;
    return (await ask("PUT", path, Buffer.alloc(mebibyte))).status;
  },
  "a state": async ({ ask }) => {
    const upload_tags = Array.from({ length: 20_000 }, (_, index) => `${index}${text(240)}`);
    return (await ask("PUT", "/_standin/state", { locales: ["en"], upload_tags })).status;
  },
  "events that wait for their receivers": async ({ ask, mock }) => {
    await ask("PUT", "/webhooks/2001", { url: "http://127.0.0.1:9/", events: [allOf("item", "publish")] });
    const entity = { id: "7", type: "item", attributes: { text: text(900_000) } };
    const { body } = await ask("POST", "/_standin/events", { entity_type: "item", event_type: "publish", entity });
    // One that finds no room is not sent.
    const logged = mock.environments.peek("main")?.domain.store.webhookCalls.get(body.webhook_calls[0]);
    return logged?.call.status === "failed" ? 507 : 202;
  },
};

const allOf = (entity_type: string, event_type: string) => ({ entity_type, event_types: [event_type] });
const webhookOf = (count: number, fields: object) => ({
  ...{ name: `webhook ${count}`, url: "http://127.0.0.1:9/", custom_payload: null, headers: {}, events: [] },
  ...{ http_basic_user: null, http_basic_password: null, enabled: true, payload_api_version: "3" },
  ...{ nested_items_in_payload: false, auto_retry: true },
  ...fields,
});

/** What fills nothing, since the oldest of it goes. */
const droppable: typeof attacks = {
  "the journal": async ({ ask }) => (await ask("PUT", "/uploads/nope", { notes: text(900_000) })).status,
  inboxes: async ({ ask }, count) => (await ask("POST", `/_standin/receiver/r${count}`, { t: text(900_000) })).status,
  "windows of tokens": async ({ ask }, count) =>
    (await ask("GET", "/uploads/nope", undefined, { authorization: `Bearer ${count}${text(12_000)}` })).status,
  "versions of one upload": async ({ ask }, count) =>
    (await ask("PUT", "/uploads/1001", { notes: `${count}${text(900_000)}` })).status,
  "jobs that have ended": async ({ ask }, count) =>
    (await ask("PUT", "/uploads/1001", { notes: text(900_000) }, { prefer: "respond-async" })).status + 0 * count,
};

const used = ({ mock }: StartedMock) => mock.environments.peek("main")?.memory.used ?? 0;
const start = (options = {}) => startMock({ memory, jobTime: 0, ids: "counted", clock: "stepped", ...options });

describe("what fills the memory of an environment", () => {
  it.each(Object.entries(attacks))(
    "%s: is refused with 507 before it is too much, and a reset frees it",
    async (_, attack) => {
      const mock = await start();
      await mock.ask("GET", "/uploads/1001", undefined, { "x-environment": "main" });
      const fresh = mock.mock.environments.peek("main")?.domain.store.memory.usage;
      let status: number | undefined;
      for (let count = 0; count < 40 && status !== 507; count++) {
        status = await attack(mock, count);
        expect(used(mock)).toBeLessThanOrEqual(most);
      }
      expect(status).toBe(507);
      // It serves all the same, and says what is full.
      expect((await mock.ask("GET", "/_standin/health")).status).toBe(200);
      await mock.ask("POST", "/_standin/reset");
      expect([mock.mock.memory.used, mock.mock.memory.usage]).toEqual([0, {}]);
      await mock.ask("GET", "/_standin/clock");
      expect(mock.mock.environments.peek("main")?.memory.usage).toEqual({ ...fresh, "expendable data": undefined });
    },
  );

  it.each(Object.entries(droppable))("%s: loses the oldest", async (_, attack) => {
    const mock = await start({ rateLimit: true });
    for (let count = 0; count < 12; count++) {
      expect(await attack(mock, count)).not.toBe(507);
      await mock.clock.advance(1);
      expect(used(mock)).toBeLessThanOrEqual(most);
    }
    mock.reset();
    expect(mock.mock.memory.usage).toEqual({});
  });
});

it("a problem says in both envelopes what is full, and how to free it; nothing has changed then", async () => {
  const mock = await start();
  const fault = { path: "/x", status: 500, body: text(900_000) };
  while ((await mock.ask("POST", "/_standin/faults", fault)).status === 201);
  const before = mock.state.get();
  const body = { notes: text(900_000) };
  const flat = await mock.ask("PUT", "/uploads/1001", body);
  expect(flat).toMatchObject({
    ...{ status: 507, body: { code: "INSUFFICIENT_STORAGE", status: 507 } },
  });
  expect(flat.body.detail).toMatch(/"main" uses 5 MiB.* fault rules .*DELETE \/_standin\/faults/);
  const published = await mock.ask(
    "PUT",
    "/json-api/uploads/1001",
    { data: { id: "1001", type: "upload", attributes: body } },
    { "content-type": "application/vnd.api+json", "x-api-version": "3" },
  );
  expect(published.body.data[0].attributes).toMatchObject({
    code: "INSUFFICIENT_STORAGE",
    details: { full: "fault rules" },
  });
  expect(mock.state.get()).toEqual(before);
  await mock.ask("DELETE", "/_standin/faults");
  expect((await mock.ask("PUT", "/uploads/1001", body)).status).toBe(200);
});

it("environments count, and one more is refused; a dropped one makes room", async () => {
  const mock = await start();
  const open = (name: string) => mock.ask("GET", "/uploads/1001", undefined, { "x-environment": name });
  let count = 0;
  while ((await open(`e${count}`)).status === 200) count++;
  expect(count).toBeGreaterThan(10);
  const refused = await open("one-more");
  expect([refused.status, refused.body.detail]).toEqual([
    507,
    expect.stringContaining("DELETE /_standin/environments"),
  ]);
  await mock.ask("DELETE", "/_standin/environments/e3");
  expect((await open("one-more")).status).toBe(200);
});

it("whatever was done, deleting all of it leaves what there was, and a reset what a fresh environment has", async () => {
  const mock = await start({ memory: "1GiB", retry: [1] });
  const id = fc.constantFrom("a", "b", "c");
  const size = fc.integer({ min: 0, max: 5000 });
  const step = fc.record({ what: fc.integer({ min: 0, max: 11 }), id, size });
  const steps: ((id: string, size: number) => Promise<unknown>)[] = [
    (id, size) => mock.ask("POST", "/upload-collections", { id, label: text(size) }),
    (id, size) => mock.ask("PUT", `/upload-collections/${id}`, { label: text(size), parent: null }),
    (id, size) =>
      mock.ask("PUT", `/upload-collections/${id}`, { children: [{ id: "abc"[size % 3], type: "upload_collection" }] }),
    (id) => mock.ask("POST", "/uploads", { id: `u${id}`, path: "/seed/spare.png" }),
    (id, size) =>
      mock.ask("PUT", `/uploads/u${id}`, { notes: text(size), upload_collection: { id, type: "upload_collection" } }),
    (id, size) => mock.ask("PUT", `/uploads/u${id}`, { basename: `${id}${size}`, tags: [text(size % 200)] }),
    (id, size) => mock.ask("PUT", `/uploads/u${id}`, { notes: text(size) }, { prefer: "respond-async" }),
    (id) => mock.ask("DELETE", `/uploads/u${id}`),
    (id, size) => mock.ask("POST", "/upload-filters", { id, name: id, filter: { query: text(size) }, shared: false }),
    (_, size) => mock.ask("POST", "/_standin/faults", { path: "/none", status: 500, body: text(size) }),
    (id) => mock.ask("DELETE", `/upload-collections/${id}`),
    async (_, size) => void (await mock.clock.advance(size)),
  ];
  const keep = (usage: Record<string, number> = {}) => {
    const { "expendable data": _, files: __, ...rest } = usage;
    return rest;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (all) => {
      mock.reset();
      await mock.ask("GET", "/_standin/clock");
      const fresh = mock.mock.environments.peek("main")?.memory.usage;
      for (const { what, id, size } of all) await steps[what]?.(id, size);
      await mock.clock.advance("1h");
      for (const one of "abc") {
        for (const path of [`/uploads/u${one}`, `/upload-collections/${one}`, `/upload-filters/${one}`])
          await mock.ask("DELETE", path);
      }
      await mock.ask("DELETE", "/_standin/faults");
      await mock.clock.advance("100d");
      await mock.webhookCalls.settle();
      expect(keep(mock.mock.environments.peek("main")?.memory.usage)).toEqual(keep(fresh));
      mock.reset();
      expect(mock.mock.memory.usage).toEqual({});
      await mock.ask("GET", "/_standin/clock");
      expect(mock.mock.environments.peek("main")?.memory.usage).toEqual(fresh);
    }),
    { seed: 1, numRuns: 10 },
  );
});

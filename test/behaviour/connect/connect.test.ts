import { buildClient } from "@datocms/cma-client-node";
import createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { connect, StandinError } from "../../../src/client/index.js";
import type { paths } from "../../../src/types.js";
import { freePort } from "../../support/free-port.js";
import { startStandin } from "../../support/standin.js";

/** A stand-in, an environment of it as the library has it, and the same over HTTP. */
async function connected(options: Parameters<typeof startStandin>[0] = {}) {
  const standin = await startStandin({ port: 0, ...options });
  const remote = await connect(standin.url, { environment: "checkout" });
  const put = (path: string, body: object) =>
    remote.fetch(path, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  return { standin, local: standin.environment("checkout"), remote, put };
}

describe("a connection", () => {
  it("has every member of the library's handle", async () => {
    const { local, remote } = await connected();
    const membersOf = (value: object): unknown =>
      Object.entries(value).map(([name, member]) =>
        typeof member === "object" && member !== null ? [name, membersOf(member)] : name,
      );
    const members = JSON.stringify(membersOf(remote));
    for (const [name, member] of Object.entries(local)) {
      expect(members).toContain(JSON.stringify(typeof member === "object" ? [name, membersOf(member)] : name));
    }
    expect(Symbol.asyncDispose in remote).toBe(true);
  });

  it("refuses an option that it does not have, instead of the environment that was meant", async () => {
    const { standin } = await connected();
    const options = { enviroment: "checkout" } as object;
    await expect(connect(standin.url, options)).rejects.toThrow('connect has no option "enviroment".');
  });

  it("sends what fetch takes, as a path, a URL or a request, and nothing to other servers", async () => {
    const { standin, local, remote } = await connected();
    const body = JSON.stringify({ author: "Grace Hopper" });
    const how = { method: "PUT", headers: { "content-type": "application/json", "x-mark": "1" }, body };
    const address = `${standin.url}/uploads/1001`;
    for (const sending of [
      remote.fetch("/uploads/1001", how),
      remote.fetch(address, how),
      remote.fetch(new URL(address), how),
      remote.fetch(new Request(address, how)),
      remote.fetch(new Request(address), how),
    ])
      expect(await (await sending).json()).toMatchObject({ author: "Grace Hopper" });
    const entries = local.journal.list();
    expect(entries).toHaveLength(5);
    for (const entry of entries)
      expect(entry.headers).toMatchObject({ "x-mark": "1", authorization: "Bearer any-token" });
    for (const elsewhere of ["http://127.0.0.1:1/uploads/1001", "//127.0.0.1:1/", new Request("http://127.0.0.1:1/")])
      await expect(remote.fetch(elsewhere)).rejects.toThrow("Use fetch for other servers");
    const below = await connect(`${standin.url}/json-api`).catch((error: unknown) => error);
    expect(below).toBeInstanceOf(StandinError);
  });

  it("gives its fetch to the official client and to openapi-fetch, which then work in its environment", async () => {
    const { standin, local, remote } = await connected({ jobs: "never" });
    const baseUrl = `${standin.url}/json-api`;
    const official = buildClient({ apiToken: "mine", baseUrl, fetchFn: remote.fetch });
    await official.uploads.update("1001", { author: "Official" });
    const { GET } = createClient<paths>({ baseUrl: standin.url, fetch: remote.fetch });
    const { data } = await GET("/uploads/{upload_id}", { params: { path: { upload_id: "1001" } } });
    expect(data?.author).toBe("Official");
    expect(local.journal.list().map(({ headers }) => headers.authorization)).toEqual([
      "Bearer mine",
      "Bearer any-token",
    ]);
  });

  it("moves the clock, and tells what ran", async () => {
    const { local, remote, put } = await connected();
    const { id } = (await (await put("/uploads/1001", { basename: "meadow" })).json()) as { id: string };
    const before = await remote.clock.now();
    expect(await remote.clock.advance("1s")).toEqual([{ at: before + 300, kind: "job", id }]);
    expect(await remote.clock.now()).toBe(local.clock.now());
  });

  it("scripts a job and releases it", async () => {
    const { remote, put } = await connected();
    await remote.jobs.script({ ends: "released" });
    const { id } = (await (await put("/uploads/1001", { author: "A" })).json()) as { id: string };
    await remote.clock.advance("1h");
    expect(await remote.jobs.list()).toMatchObject([{ id, status: null }]);
    await remote.jobs.release(id);
    expect(await remote.jobs.list()).toMatchObject([{ id, status: 200 }]);
  });

  it("waits for webhook calls, lists them, and scripts their receiver", async () => {
    const { remote, put } = await connected({ jobs: "never" });
    const receiver = remote.receiver("mine");
    await receiver.answerWith([500, 200]);
    await put("/webhooks/2002", { enabled: true, url: receiver.url });
    const waiting = remote.webhookCalls.next({ webhook_id: "2002" });
    await put("/uploads/1001", { author: "A" });
    const call = await waiting;
    expect([call.webhook.id, call.status]).toEqual(["2002", "rescheduled"]);
    await remote.clock.advance("2m");
    await remote.webhookCalls.settle();
    expect((await remote.webhookCalls.get(call.id)).status).toBe("success");
    expect((await remote.webhookCalls.list()).map(({ id }) => id)).toContain(call.id);
    expect(await receiver.requests()).toHaveLength(2);
  });

  it("says what came instead of a call that was waited for", async () => {
    const { remote } = await connected();
    await expect(remote.webhookCalls.next({ webhook_id: "2001" }, { timeout: 0 })).rejects.toThrow(
      'No webhook call matched {"webhook_id":"2001"} within 0 ms. There was no other call either',
    );
  });

  it("adds faults, and releases them", async () => {
    const { local, remote, put } = await connected();
    const { id } = await remote.faults.add({ operation: "updateUpload", code: "INVALID_FIELD" });
    expect((await put("/uploads/1001", { author: "A" })).status).toBe(422);
    expect(await remote.faults.list()).toEqual(local.faults.list());
    expect(await remote.faults.release(id)).toBe(true);
    expect(await remote.faults.release(id)).toBe(false);
    expect(await remote.faults.release()).toBe(true);
  });

  it("reads the journal as the library has it, and says what came where nothing matches", async () => {
    const { local, remote, put } = await connected({ jobs: "never" });
    await put("/uploads/1001", { author: "Grace Hopper" });
    const [of = undefined] = local.journal.list();
    const entry = await remote.journal.find({ operation: "updateUpload", status: 200 });
    expect(entry).toMatchObject({
      id: of?.id,
      at: of?.at,
      url: of?.url,
      body: of?.body,
      webhookCalls: of?.webhookCalls,
    });
    expect(entry.changes[0]).toMatchObject({ type: "upload", before: { author: "Ada Lovelace" } });
    expect(entry.curl).toContain("curl -X PUT");
    await expect(remote.journal.find({ status: 500 })).rejects.toThrow(/No request matches.*1: PUT \/uploads\/1001/s);
    expect(await remote.journal.list({ method: "GET" })).toEqual([]);
  });

  it("puts a state in place, and goes back to the seed when it is reset or disposed of", async () => {
    const { local, remote } = await connected();
    await remote.state.put({ locales: ["de"] });
    expect(local.state.get().locales).toEqual(["de"]);
    await remote.reset();
    expect(local.state.get().locales).toEqual(["en", "it"]);
    await remote.state.put({ locales: ["de"] });
    await remote[Symbol.asyncDispose]();
    expect(local.state.get().locales).toEqual(["en", "it"]);
  });

  it("repeats what the server refuses", async () => {
    const { remote } = await connected();
    const refused = remote.faults.add({ operation: "*" });
    await expect(refused).rejects.toThrow(StandinError);
    await expect(refused).rejects.toMatchObject({ status: 422, code: "INVALID_FORMAT" });
    await expect(refused).rejects.toThrow("This rule has no effect. Set at least one of");
  });

  it("lists the calls that a filter matches, as it waits for them, here and there", async () => {
    const { standin, local, remote, put } = await connected({ jobs: "never" });
    await put("/uploads/1001", { author: "A" });
    await put("/webhooks/2002", { enabled: true, url: `${standin.url}/_standin/receiver/inbox` });
    await put("/uploads/1001", { author: "B" });
    await local.webhookCalls.settle();
    for (const [filter, count] of [
      [{}, 3],
      [{ webhook_id: "2001" }, 2],
      [{ webhook_id: "2002", event_type: "update" }, 1],
      [{ entity_type: "item" }, 0],
    ] as const)
      expect([(await remote.webhookCalls.list(filter)).length, local.webhookCalls.list(filter).length]).toEqual([
        count,
        count,
      ]);
    await expect(remote.webhookCalls.list({ webhook: "2001" } as object)).rejects.toThrow("webhook");
  });

  it("needs the control token where there is one", async () => {
    const { url } = await startStandin({ port: 0, controlToken: "t0ken" });
    await expect(connect(url)).rejects.toThrow("the token of --control-token");
    expect(await (await connect(url, { controlToken: "t0ken" })).faults.list()).toEqual([]);
  });

  it("says that no Standin is there", async () => {
    await expect(connect(`http://127.0.0.1:${await freePort()}`)).rejects.toThrow("npx --no-install standin serve");
    const { url } = await startStandin({ port: 0 });
    await expect(connect(`${url}/docs`)).rejects.toMatchObject({ status: 404 });
  });
});

it("a webhook that calls a receiver by its full address calls that of its own environment", async () => {
  const { standin, local, put } = await connected({ jobs: "never" });
  local.receiver("inbox").answerWith([503]);
  await put("/webhooks/2001", { url: `${standin.url}/_standin/receiver/inbox` });
  await put("/uploads/1001", { author: "A" });
  const call = await local.webhookCalls.next({ event_type: "update", entity_type: "upload" });
  expect(call.attempts.at(-1)?.response_status).toBe(503);
  expect(local.receiver("inbox").requests()).toHaveLength(1);
  expect(standin.receiver("inbox").requests()).toEqual([]);
});

import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { flatEnvelope } from "../../../src/wire/envelope.js";
import { apiOf, controlOf } from "../../support/api.js";
import { createClient } from "../../support/client.js";
import request from "../../support/documented-request.js";
import { pathOf, storeFile } from "../../support/files.js";
import { startStandin } from "../../support/standin.js";

/** Of the control interface, what says something of an environment. The list of environments is of the server. */
const controlPaths = [
  "journal",
  "overview",
  "clock",
  "faults",
  "jobs",
  "state",
  "receiver/inbox",
  "receiver/message",
  "environments",
];
const apiPaths = ["uploads", "webhooks", "webhook_calls", "upload-collections", "upload-filters"];

/**
 * Everything that can be read of a server: what each GET answers, with status, headers and body. The journal is read first,
 * since it has the requests that read the rest. `more` are paths of things that may be gone.
 */
async function readEverything({ app }: Pick<Standin, "app">, environment = "main", more: readonly string[] = []) {
  const read: Record<string, unknown> = {};
  const get = async (path: string) => {
    const { status, headers, body, text } = await request(app)
      .get(path)
      .set({ Authorization: "Bearer any-token", "X-Environment": environment, "X-Api-Version": "3" });
    // A request is named once in the life of a server.
    const { date: _, connection: __, "x-request-id": ___, ...told } = headers;
    read[path] = { status, headers: told, body: Buffer.isBuffer(body) ? body.toString("base64") : (body ?? text) };
    return body;
  };
  for (const path of controlPaths) await get(`/_standin/${path}`);
  for (const path of more) await get(path);
  for (const base of ["", "/json-api"]) {
    for (const path of apiPaths) {
      const { data } = await get(`${base}/${path}`);
      for (const { id, url } of data as { id: string; url?: string }[]) {
        await get(`${base}/${path}/${id}`);
        if (path === "uploads" && url) await get(pathOf(url));
      }
    }
  }
  return read;
}

const options = { port: 0, rateLimit: true, jobTime: "10m", retry: ["1m", "1m"] } as const;

/** Leaves nothing of an environment as it was, with work of every kind in flight. */
async function disturb(standin: Standin): Promise<{ paths: string[]; held: Promise<unknown> }> {
  const [api, control] = [apiOf(standin), controlOf(standin)];
  const failing = await standin.createReceiver([500]);
  const silent = await standin.createReceiver([{ hang: true }]);
  await api("put", "/webhooks/2001", { url: failing.url });
  await api("put", "/webhooks/2002", { url: silent.url, enabled: true });
  const path = await storeFile(standin.app, createClient(standin, flatEnvelope), Buffer.from("some bytes"), {
    filename: "new.txt",
  });
  const made = await api("post", "/uploads", { path });
  const renamed = await api("put", "/uploads/1001", { basename: "meadow" });
  await api("delete", "/uploads/1003");
  await api("post", "/upload-collections", { label: "New" });
  await api("post", "/webhooks", {
    name: "Third",
    url: "http://127.0.0.1:9/",
    headers: {},
    events: [],
    custom_payload: null,
    http_basic_user: null,
    http_basic_password: null,
  });
  const address = await api("post", "/upload-requests", { filename: "waiting.png" });
  await control("put", "/receiver/inbox", { answers: [500] });
  standin.jobs.script({ ends: "never" });
  // One call waits for its retry, one is on the wire.
  await standin.webhookCalls.next({ webhook_id: "2001" });
  await expect.poll(() => silent.requests.length, { interval: 1 }).toBeGreaterThan(0);
  standin.faults.add({ operation: "getWebhook", status: 503 });
  standin.faults.add({ operation: "updateUpload", delay_ms: 40 });
  const held = api("put", "/uploads/1002", { author: "held" });
  await expect.poll(() => standin.journal.list({ entity: "1002" }).length, { interval: 1 }).toBe(1);
  const paths = [`/job-results/${made.body.id}`, `/job-results/${renamed.body.id}`, new URL(address.body.url).pathname];
  for (const call of standin.webhookCalls.list())
    paths.push(`/webhook_calls/${call.id}`, `/webhook_calls?filter[ids]=${call.id}`);
  return { paths, held };
}

/** What differs between two servers anyway: the port of each test's request, the name of a request, and how long it took. */
const incidental = new Set(["duration_ms", "content-length", "host", "curl", "x-request-id"]);

const comparable = (read: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(read, (key, value) => (incidental.has(key) ? undefined : value)));

/** What is done next, to the last identifier. */
async function next(standin: Standin) {
  const api = apiOf(standin);
  const { body: job } = await api("put", "/uploads/1001", { basename: "next" });
  await standin.clock.advance("10m");
  await standin.webhookCalls.settle();
  const { body: result } = await api("get", `/job-results/${job.id}`);
  const { body: calls } = await api("get", "/webhook_calls");
  return [job, result, calls.data.map(({ id, created_at }: Record<string, string>) => [id, created_at])];
}

/** Everything that can be read now, everything a month later, and what is done then. */
async function courseOf(standin: Standin, paths: readonly string[], held?: Promise<unknown>) {
  const read = async () => comparable(await readEverything(standin, "main", paths));
  const now = await read();
  // Nothing of what was in flight comes back: not the request that was held, not a job, a retry or an answer.
  await held;
  await standin.clock.advance("30d");
  return { now, later: await read(), next: await next(standin) };
}

describe("after a reset, with work in flight, a server equals a fresh one in everything that can be read", () => {
  /** The fresh one, which is the same for each way. */
  let fresh: ReturnType<typeof courseOf> | undefined;

  it.each([
    ["over HTTP", (standin: Standin) => request(standin.app).post("/_standin/reset")],
    ["of all, over HTTP", (standin: Standin) => request(standin.app).post("/_standin/reset").send({ all: true })],
    ["from the library", async (standin: Standin) => standin.reset()],
    ["by dropping the environment", (standin: Standin) => request(standin.app).delete("/_standin/environments/main")],
  ])("%s", async (_, reset) => {
    const used = await startStandin(options);
    const { paths, held } = await disturb(used);
    await reset(used);
    const course = await courseOf(used, paths, held);
    fresh ??= courseOf(await startStandin(options), paths);
    expect(course).toEqual(await fresh);
  });
});

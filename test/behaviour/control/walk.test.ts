import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { bodyLimits } from "../../../src/api/read-json.js";
import type { Standin } from "../../../src/index.js";
import { apiOf } from "../../support/api.js";
import { assertDocumented, type ControlOperation, operations } from "../../support/control-document.js";
import { startStandin } from "../../support/standin.js";

interface Sending {
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends it as it stands, and holds what is answered against the document; of a stream, the head. */
async function send({ url }: Standin, method: string, { path, body, headers = {} }: Sending) {
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sent = request(`${url}/_standin${path}`, {
    method,
    agent: false,
    headers: { "content-type": "application/json", ...length, ...headers },
  });
  onTestFinished(() => void sent.destroy());
  if (body !== undefined) sent.write(body);
  // A length without its bytes is refused before they are there.
  if (headers["content-length"] === undefined) sent.end();
  else sent.flushHeaders();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const type = response.headers["content-type"]?.split(";")[0] ?? "";
  let text = "";
  if (type !== "text/event-stream") for await (const chunk of response) text += chunk;
  const status = response.statusCode ?? 0;
  const parsed = type.endsWith("json") ? JSON.parse(text) : text;
  assertDocumented({ method: sent.method, path: sent.path, status, type, body: parsed });
  return { status, body: parsed };
}

const pathOf = ({ path }: ControlOperation, name = "main"): string => path.replace(/\{\w+\}/, name);

/** A request that deserves an error, whatever the operation. */
const causes: Readonly<Record<string, (operation: ControlOperation) => Sending>> = {
  400: (operation) => ({ path: pathOf(operation), body: "{" }),
  401: (operation) => ({ path: pathOf(operation) }),
  403: (operation) => ({ path: pathOf(operation), headers: { "sec-fetch-site": "cross-site" } }),
  404: (operation) => ({
    path: pathOf(operation, operation.operationId === "showPageFile" ? "nope.js" : "nope"),
    ...(operation.operationId === "scriptJob" ? { body: '{"release":"nope"}' } : {}),
    ...(operation.operationId === "awaitCall" ? { body: '{"timeout_ms":0}' } : {}),
    ...(operation.operationId === "callReceiver" ? { headers: { "x-environment": "a b" } } : {}),
  }),
  413: (operation) => ({
    path: pathOf(operation),
    headers: { "content-length": String(bodyLimits.state.bytes + 1) },
  }),
  415: (operation) => ({ path: pathOf(operation), body: "{}", headers: { "content-type": "text/plain" } }),
  422: (operation) => ({ path: pathOf(operation), headers: { "x-environment": "a b" } }),
};

/** A stand-in with something of everything that the interface shows, and what the parameters of paths name in it. */
async function startFilled() {
  const standin = await startStandin({ port: 0, jobs: "never" });
  const api = apiOf(standin);
  standin.faults.add({ operation: "getWebhook", status: 418, body: ["any"], times: 2 });
  standin.receiver("inbox").answerWith([500, 200]);
  await api("put", "/webhooks/2001", { http_basic_user: "ada", http_basic_password: "s3cret" });
  await api("put", "/uploads/1002", { author: "Grace Hopper" });
  await api("put", "/uploads/1002", { basename: 5 });
  await api("delete", "/upload-collections/3001");
  standin.jobs.script({ ends: "released" });
  await api("put", "/uploads/1001", { author: "Grace Hopper" });
  standin.jobs.script({ ends: { after_polls: 1 }, fail: { status: 500, body: null } });
  await standin.webhookCalls.settle();
  const call_id = String(standin.webhookCalls.list()[0]?.id);
  const ids: Record<string, string> = {
    ...{
      file: "main.js",
      fault_id: "1",
      call_id,
      receiver_name: "inbox",
      environment_name: "main",
      upload_id: "1001",
      resource_id: "1001",
    },
  };
  return { standin, ids };
}

it.each(operations)("$operationId responds with each documented success, and no other", async (operation) => {
  const { operationId, method, path, responses } = operation;
  const examples = Object.values(operation.operation.requestBody?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.values(examples).map(({ value }) => JSON.stringify(value)),
  );
  const bodies = operationId === "scriptJob" ? [...examples, "release"] : examples.length > 0 ? examples : [undefined];
  const statuses = new Set<string>();
  for (const example of bodies) {
    const { standin, ids } = await startFilled();
    const body = example === "release" ? JSON.stringify({ release: standin.jobs.list()[0]?.id }) : example;
    const filled = path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? "");
    const { status } = await send(standin, method, { path: filled, ...(body === undefined ? {} : { body }) });
    statuses.add(String(status));
  }
  expect([...statuses].sort()).toEqual(Object.keys(responses).filter((status) => status < "300"));
});

it.each(Object.keys(causes))(
  "%s is the response of each operation that documents it, where there is cause",
  async (status) => {
    const standin = await startStandin({ port: 0, ...(status === "401" ? { controlToken: "t0ken" } : {}) });
    for (const operation of operations.filter(({ responses }) => status in responses)) {
      const sending = causes[status]?.(operation) ?? { path: "" };
      const { status: responded } = await send(standin, operation.method, sending);
      expect([operation.operationId, responded]).toEqual([operation.operationId, Number(status)]);
    }
  },
);

it("a member that no operation knows is refused by each", async () => {
  const standin = await startStandin({ port: 0 });
  for (const operation of operations.filter((one) => one.operation.requestBody && "422" in one.responses)) {
    const { status, body } = await send(standin, operation.method, { path: pathOf(operation), body: '{"no/pe":1}' });
    const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect([operation.operationId, status, pointers]).toEqual([
      ...[operation.operationId, 422, expect.arrayContaining(["/no~1pe"])],
    ]);
  }
});

it("a receiver answers any other status that it was told to", async () => {
  const standin = await startStandin({ port: 0 });
  await send(standin, "put", { path: "/receiver/inbox", body: '{"answers":[503]}' });
  const { status, body } = await send(standin, "post", { path: "/receiver/inbox", body: "<some>thing</some>" });
  expect([status, body]).toEqual([503, { received: true }]);
});

it("the stream is refused with a documented 503 where 100 follow it", async () => {
  const standin = await startStandin({ port: 0 });
  for (let count = 0; count < 100; count++) await send(standin, "get", { path: "/stream" });
  expect((await send(standin, "get", { path: "/stream" })).status).toBe(503);
});

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { bodyLimits } from "../../../src/api/read-json.js";
import type { Standin } from "../../../src/index.js";
import { assertDocumented, type ControlOperation, operations } from "../../support/control-document.js";
import { startStandin } from "../../support/standin.js";
import { preparedFor, type Success, successes } from "./successes.js";

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

describe.each(operations.map((operation) => ({ id: operation.operationId, operation })))("$id", ({ id, operation }) => {
  const { method, responses } = operation;
  const statuses = Object.keys(responses).filter((status) => status !== "default");
  const wanted: Readonly<Record<string, Success>> = successes[id];

  it("documents the successes that are shown here, and no other", () => {
    expect(Object.keys(wanted)).toEqual(statuses.filter((status) => status < "300"));
  });

  it.each(Object.entries(wanted))("%s is made to happen", async (status, success) => {
    const standin = await preparedFor(success);
    const { path: written = pathOf(operation), body } = success;
    const path = typeof written === "function" ? written(standin) : written;
    const fields = typeof body === "function" ? body(standin) : body;
    const answer = await send(standin, method, { path, ...(fields ? { body: JSON.stringify(fields) } : {}) });
    expect(answer.status).toBe(Number(status));
  });

  it.each(statuses.filter((status) => status in causes))("%s is answered where there is cause", async (status) => {
    const standin = await startStandin({ port: 0, ...(status === "401" ? { controlToken: "t0ken" } : {}) });
    const sending = causes[status]?.(operation) ?? { path: "" };
    expect((await send(standin, method, sending)).status).toBe(Number(status));
  });
});

const withBodies = operations.filter(({ operation, responses }) => operation.requestBody && "422" in responses);

it.each(withBodies)("$operationId refuses a member that it does not know", async (operation) => {
  const standin = await startStandin({ port: 0 });
  const { status, body } = await send(standin, operation.method, { path: pathOf(operation), body: '{"no/pe":1}' });
  expect([status, body.code, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    422,
    "INVALID_FORMAT",
    expect.arrayContaining(["/no~1pe"]),
  ]);
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

import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { startMock } from "../support/mock.js";
import { serveHttp } from "../support/serve-http.js";

const mebibyte = 1024 * 1024;
const text = (bytes: number) => "x".repeat(bytes);
const start = (options = {}) => startMock({ memory: "8MiB", ...options });

it("bodies that arrive slowly count while they do", async () => {
  const { mock, url, ask } = await start();
  const { port } = new URL(url);
  const sockets = Array.from({ length: 12 }, () => {
    const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
    const head = `PUT /uploads/1001 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer a\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: 1000000\r\n\r\n${text(900_000)}`);
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk;
    });
    return { socket, said: () => said };
  });
  while (!sockets.some(({ said }) => said().startsWith("HTTP/1.1 507"))) await turn();
  expect(mock.memory.used).toBeLessThanOrEqual(8 * mebibyte);
  for (const { socket } of sockets) socket.destroy();
  while (mock.memory.usage["requests in flight"]) await turn();
  expect((await ask("GET", "/uploads/1001")).status).toBe(200);
});

it("the bytes of a file count as they come, and are given back when its connection breaks", async () => {
  const { mock, url, ask } = await start();
  const { body } = await ask("POST", "/upload-requests", { filename: "a.bin" });
  const store = () => mock.environments.peek("main")?.memory.usage.files ?? 0;
  const before = store();
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
  socket.write(
    `PUT ${new URL(body.url).pathname} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000000\r\n\r\n${text(mebibyte)}`,
  );
  while (store() - before < mebibyte) await turn();
  socket.destroy();
  while (store() !== before) await turn();
});

it.each([
  ["/_standin/state", ["200", "507"]],
  ["/_standin/journal", ["200", "507"]],
])("what a client does not read of %s counts until it leaves", async (path, statuses) => {
  const { mock, url, ask } = await start({ memory: "64MiB" });
  // More than the buffers of a connection take.
  for (let turns = 0; turns < 16; turns++)
    await ask("POST", "/upload-filters", { name: `f${turns}`, filter: { query: text(900_000) }, shared: true });
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    return new Promise<{ socket: typeof socket; line: string }>((resolve) => {
      socket.once("data", (chunk) => {
        socket.pause();
        resolve({ socket, line: String(chunk).split("\r\n")[0] ?? "" });
      });
    });
  });
  const begun = await Promise.all(sockets);
  const lines = begun.map(({ line }) => line.slice(9, 12));
  expect(statuses).toEqual(expect.arrayContaining(lines));
  expect(mock.memory.usage.responses).toBeGreaterThan(mebibyte);
  expect(mock.memory.used).toBeLessThanOrEqual(64 * mebibyte);
  // A long one more must wait, a short one need not.
  expect((await ask("GET", "/upload-filters")).status).toBe(507);
  expect((await ask("GET", "/uploads/1002")).status).toBe(200);
  for (const { socket } of begun) socket.destroy();
  while (mock.memory.usage.responses) await turn();
  expect((await ask("GET", "/_standin/journal?limit=1")).status).toBe(200);
});

it("bodies on their way to the server of --proxy count until it has responded", async () => {
  const waiting: ServerResponse[] = [];
  const proxy = await serveHttp((request, response) => {
    request.resume().on("end", () => waiting.push(response));
  });
  const { mock, ask } = await start({ proxy });
  const asked = Array.from({ length: 12 }, () => ask("POST", "/items", Buffer.from(text(mebibyte))));
  const refused = await Promise.race(asked);
  expect([refused.status, refused.body.code]).toEqual([507, "INSUFFICIENT_STORAGE"]);
  expect(mock.memory.used).toBeLessThanOrEqual(8 * mebibyte);
  while (mock.memory.usage["requests in flight"]) {
    for (const response of waiting.splice(0)) response.end("{}");
    await turn();
  }
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 507]));
});

it("a media type of more than 255 characters is refused, of a file and of a seed", async () => {
  const { ask } = await start();
  const { body } = await ask("POST", "/upload-requests", { filename: "a.unknown" });
  const path = new URL(body.url).pathname;
  const typed = (length: number) => `a/${text(length - 2)}`;
  const store = async (type: string) => (await ask("PUT", path, Buffer.from("x"), { "content-type": type })).status;
  expect([await store(typed(255)), await store(typed(256))]).toEqual([200, 415]);
  const seed = { locales: ["en"], files: [{ path: "/a", text: "x", mime_type: typed(100_000) }] };
  const refused = await ask("PUT", "/_standin/state", seed);
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, "/files/0/mime_type"]);
});

it.each([
  ["other streams", "GET /_standin/stream", 100],
  ["other requests", "GET /uploads", 100],
])("a stream ends with its connection, though %s were sent behind it", async (_, line, count) => {
  const { mock, url } = await start();
  const subscribers = { begun: 0, ended: 0 };
  const subscribe = mock.live.subscribe.bind(mock.live);
  mock.live.subscribe = (environment, subscriber) => {
    const leave = subscribe(environment, subscriber);
    subscribers.begun++;
    let isOver = false;
    return () => {
      if (!isOver) subscribers.ended++;
      isOver = true;
      leave();
    };
  };
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
  const host = "HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer a\r\n\r\n";
  socket.write(`GET /_standin/stream ${host}${`${line} ${host}`.repeat(count)}`);
  while (subscribers.begun === 0) await turn();
  socket.destroy();
  while (subscribers.ended < subscribers.begun) await turn();
  expect(subscribers.begun).toBeLessThanOrEqual(100);
});

it("a stream that nobody reads is ended before it holds much", async () => {
  const mock = await start({ memory: "16MiB" });
  const socket = connect(Number(new URL(mock.url).port), "127.0.0.1").on("error", () => undefined);
  socket.pause();
  socket.write("GET /_standin/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  const closed = new Promise((resolve) => socket.on("close", resolve));
  let largest = 0;
  for (let count = 0; count < 40; count++) {
    await mock.ask("PUT", "/uploads/1001", { notes: `${count}${text(900_000)}` });
    largest = Math.max(largest, mock.mock.memory.usage["live streams"] ?? 0);
  }
  expect(largest).toBeLessThan(4 * mebibyte);
  expect(mock.mock.memory.usage["live streams"]).toBeUndefined();
  socket.resume();
  await closed;
});

it("a connection with many requests has one response at a time, of which others notice nothing", async () => {
  const { mock, url, ask } = await start({ memory: "64MiB" });
  await ask("PUT", "/uploads/1001", { notes: text(900_000) });
  const line = "GET /uploads/1001 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer a\r\n\r\n";
  let entered = 0;
  const { openFor } = { openFor: mock.environments.open.bind(mock.environments) };
  mock.environments.open = (name) => {
    entered++;
    return openFor(name);
  };
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
  socket.pause();
  socket.write(line.repeat(700));
  while (entered === 0 || !mock.memory.usage["requests in flight"]) await turn();
  expect((await ask("GET", "/uploads/1002")).status).toBe(200);
  expect(mock.memory.usage.responses ?? 0).toBeLessThan(4 * mebibyte);
  // What has its response in the buffers of the connection is done; the next waits for its reader.
  expect(entered).toBeLessThan(20);
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  socket.resume();
  while (bytes < 5 * 900_000) await turn();
  socket.destroy();
  while (mock.memory.usage["requests in flight"] || mock.memory.usage.responses) await turn();
});

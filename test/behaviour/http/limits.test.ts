import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import type { Express } from "express";
import { describe, expect, it, onTestFinished } from "vitest";
import { bodyLimits, type ConnectionLimits, connectionLimits } from "../../../src/http/limits.js";
import { listen } from "../../../src/http/server.js";
import type { LogEntry } from "../../../src/mock/log.js";
import type { Mock } from "../../../src/mock/mock.js";
import { wake } from "../../../src/runtime/clock.js";
import { countedIds } from "../../../src/runtime/ids.js";
import { type Answer, parseAnswers } from "../../robustness/hostile/answers.js";
import { startStandin } from "../../support/standin.js";

/** A server with limits that are met at once, and what it logs. */
async function started(limits: Partial<ConnectionLimits> = {}) {
  const standin = await startStandin();
  const log: LogEntry[] = [];
  // What is refused before the app sees it needs no more of the mock.
  const mock = { ids: countedIds(), settings: {}, log: (entry: LogEntry) => log.push(entry) } as unknown as Mock;
  const all = { ...connectionLimits, ...limits };
  const { url, close } = await listen(standin.app as Express, 0, "127.0.0.1", wake, mock, all);
  onTestFinished(close);
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  return { standin, log, open };
}

/** The answers on a connection until it is closed. */
async function answersOf(socket: Socket, method = "GET"): Promise<Answer[]> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  if (!socket.closed) await once(socket, "close");
  return parseAnswers(Buffer.concat(chunks), Array(9).fill(method), true).answers;
}

const get = (path: string, lines: readonly string[] = [], host = "Host: localhost") =>
  [`GET ${path} HTTP/1.1`, host, "Authorization: Bearer any-token", ...lines, "", ""].join("\r\n");
const put = (lines: readonly string[]) =>
  ["PUT /uploads/1001 HTTP/1.1", "Host: localhost", "Authorization: Bearer any-token", ...lines, ""].join("\r\n");

const codeOf = ({ status, body }: Answer) => [status, JSON.parse(body.toString()).code];

describe("what is too much, or no HTTP, is refused with an error of the catalogue, and the connection is closed", () => {
  const many = Array.from({ length: connectionLimits.headers }, (_, at) => `X-${at}: 1`);
  it.each([
    ["headers of 17 KiB", get("/uploads", [`X-Long: ${"a".repeat(17 * 1024)}`]), 431, "HEADERS_TOO_LARGE"],
    ["more than a hundred headers", get("/uploads", many), 431, "HEADERS_TOO_LARGE"],
    ["an address of 8193 characters", get(`/${"a".repeat(8192)}`), 414, "URL_TOO_LONG"],
    ["a name that is none", get("/uploads", [], "Host: a b"), 400, "MALFORMED_REQUEST"],
    ["an address that is none", get("/uploads", [], "Host: [1:2]"), 400, "MALFORMED_REQUEST"],
    ["no name", get("/uploads", [], "X-Host: a"), 400, "MALFORMED_REQUEST"],
    ["nothing to ask for", get("http://"), 400, "MALFORMED_REQUEST"],
    ["no HTTP", "\u0016\u0003\u0001", 400, "MALFORMED_REQUEST"],
    ["two lengths", put(["Content-Length: 1", "Content-Length: 2", "", ""]), 400, "MALFORMED_REQUEST"],
    ["a length and chunks", put(["Content-Length: 1", "Transfer-Encoding: chunked", "", ""]), 400, "MALFORMED_REQUEST"],
    ["a chunk that is none", put(["Transfer-Encoding: chunked", "", "zz", ""]), 400, "MALFORMED_REQUEST"],
    ["an expectation", put(["Expect: 200-ok", "Content-Length: 0", "", ""]), 417, "EXPECTATION_FAILED"],
    ["CONNECT", "CONNECT a:22 HTTP/1.1\r\nHost: a\r\n\r\n", 405, "METHOD_NOT_ALLOWED"],
  ])("%s", async (_, bytes, status, code) => {
    const { open, log } = await started();
    const socket = await open();
    socket.write(bytes);
    const [answer, ...more] = await answersOf(socket);
    expect(answer && codeOf(answer)).toEqual([status, code]);
    expect(answer?.headers).toMatchObject({
      "content-type": "application/problem+json; charset=utf-8",
      connection: "close",
    });
    expect(more).toEqual([]);
    expect(log).toMatchObject([{ status, code }]);
  });

  it("in the envelope of its path", async () => {
    const { open } = await started();
    for (const bytes of [get(`/json-api/${"a".repeat(9000)}`), get("/json-api/uploads", ["X: \u0000"])]) {
      const socket = await open();
      socket.write(bytes);
      const [answer] = await answersOf(socket);
      expect(JSON.parse(String(answer?.body)).data[0].type).toBe("api_error");
    }
  });

  it("without a body where HEAD has none", async () => {
    const { open } = await started();
    const socket = await open();
    socket.write(get("/uploads", ["X: \u0000"]).replace("GET", "HEAD"));
    expect(await answersOf(socket, "HEAD")).toMatchObject([{ status: 400, body: Buffer.alloc(0) }]);
  });

  it("after the answers to the requests before it", async () => {
    const { standin, open } = await started();
    standin.faults.add({ operation: "getUpload", delay_ms: 20 });
    const socket = await open();
    socket.write(`${get("/uploads/1001")}${get("/uploads/nope")}${get("/uploads")}\u0000`);
    expect((await answersOf(socket)).map(({ status }) => status)).toEqual([200, 404, 200, 400]);
  });
});

it("a hundred headers, 8192 characters and a name with a port are taken", async () => {
  const { open } = await started();
  const socket = await open();
  const lines = Array.from({ length: connectionLimits.headers - 3 }, (_, at) => `X-${at}: 1`);
  const path = `/uploads?${"a".repeat(8192 - "/uploads?".length)}`;
  socket.write(get(path, ["Connection: close", ...lines], "Host: [::1]:80"));
  expect((await answersOf(socket)).map(({ status }) => status)).toEqual([422]);
});

it("a client that closes its side is answered all the same", async () => {
  const { standin, open } = await started();
  standin.faults.add({ operation: "*", delay_ms: 20 });
  const socket = await open();
  const body = '{"author":"Ada"}';
  socket.end(put(["Content-Type: application/json", `Content-Length: ${body.length}`, "", body]).trimEnd());
  expect((await answersOf(socket, "PUT")).map(({ status }) => status)).toEqual([200]);
});

describe("connections", () => {
  it("over the limit are answered 503, and served when others are gone", async () => {
    const { open } = await started({ connections: 1 });
    const first = await open();
    const second = await open();
    second.write(get("/uploads"));
    const [refused] = await answersOf(second);
    expect(refused && codeOf(refused)).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(refused?.headers["retry-after"]).toBe("1");
    first.write(get("/uploads", ["Connection: close"]));
    expect((await answersOf(first)).map(({ status }) => status)).toEqual([200]);
    const third = await open();
    third.write(get("/uploads", ["Connection: close"]));
    expect((await answersOf(third)).map(({ status }) => status)).toEqual([200]);
  });

  it.each([
    ["that send nothing", ""],
    ["that send half of their headers", "GET /uploads HTTP/1.1\r\nHost: a"],
    ["that send half of a body", put(["Content-Type: application/json", "Content-Length: 9", "", "{"])],
  ])("%s are answered 408 in time", async (_, bytes) => {
    const { open } = await started({ headerTime: 30, requestTime: 30 });
    const socket = await open();
    socket.write(bytes);
    const [answer] = await answersOf(socket);
    expect(answer && codeOf(answer)).toEqual([408, "REQUEST_TIMEOUT"]);
  });

  it("that are idle after an answer are closed", async () => {
    const { open } = await started({ idleTime: 10 });
    const socket = await open();
    socket.write(get("/uploads"));
    expect((await answersOf(socket)).map(({ status }) => status)).toEqual([200]);
  });

  it("whose client takes nothing of a long answer are closed", async () => {
    const { standin, open } = await started({ stallTime: 30 });
    const text = "x".repeat(30 * 1024 * 1024);
    standin.state.put({ locales: ["en"], files: [{ path: "/long.txt", text }] });
    const connections = () => process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
    const socket = await open();
    const before = connections();
    socket.pause();
    socket.write(get("/_standin/state", [], "Host: 127.0.0.1"));
    while (connections() >= before) await turn();
    const [answer] = await answersOf(socket.resume());
    expect(answer).toBeUndefined();
  });

  it("that wait for an answer longer than that are not", async () => {
    const { standin, open } = await started({ stallTime: 10 });
    standin.faults.add({ operation: "*", delay_ms: 60 });
    const socket = await open();
    socket.write(get("/uploads", ["Connection: close"]));
    expect((await answersOf(socket)).map(({ status }) => status)).toEqual([200]);
  });
});

it("the guide has these limits", () => {
  const guide = readFileSync(new URL("../../../docs/guides/limits.md", import.meta.url), "utf8");
  const kibibytes = (bytes: number) => `${bytes / 1024} KiB`;
  const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
  const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
  const { headerBytes, headers, urlLength, connections, headerTime, requestTime, idleTime, stallTime } =
    connectionLimits;
  for (const row of [
    `| JSON body | ${mebibytes(bodyLimits.bytes)} | \`413\``,
    `| State, \`PUT /_standin/state\` | ${mebibytes(bodyLimits.stateBytes)} | \`413\``,
    `| Depth of JSON | ${bodyLimits.depth} levels | \`400\``,
    `| Path and query | ${urlLength} characters | \`414\``,
    `| Headers | ${headers}, ${kibibytes(headerBytes)} | \`431\``,
    `| Connections | ${connections} | \`503\``,
    `| Time for the headers | ${seconds(headerTime)} | \`408\``,
    `| Time for a request | ${seconds(requestTime)} | \`408\``,
    `| Idle connection | ${seconds(idleTime)} | closed`,
    `| Client that does not read a response | ${seconds(stallTime)} | closed`,
  ]) {
    expect(guide).toContain(row);
  }
});

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import type { Express } from "express";
import { describe, expect, it, onTestFinished } from "vitest";
import { type BodyLimit, bodyLimits } from "../../../src/api/read-json.js";
import { type ConnectionLimits, connectionLimits } from "../../../src/http/limits.js";
import { listen } from "../../../src/http/server.js";
import type { LogEntry } from "../../../src/mock/log.js";
import { wake } from "../../../src/runtime/clock.js";
import { startStandin } from "../../support/standin.js";

/** A server with limits that are met at once, and what it logs. */
async function started(limits: Partial<ConnectionLimits> = {}) {
  const log: LogEntry[] = [];
  const standin = await startStandin({ log: (entry) => log.push(entry) });
  const all = { ...connectionLimits, ...limits };
  const { url, close } = await listen(standin.app as Express, { host: "127.0.0.1", port: 0 }, wake, all);
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

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The answers on a connection until it is closed; one that is cut short is none. */
async function answersOf(socket: Socket): Promise<Answer[]> {
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  if (!socket.closed) await once(socket, "close");
  return parseAnswers(text);
}

function parseAnswers(text: string): Answer[] {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  if (rest.length === 0) return [];
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(": ")));
  const bodies = rest.join("\r\n\r\n");
  const status = Number(first.split(" ")[1]);
  // Chunks are the last that comes here.
  if (headers["transfer-encoding"])
    return bodies.endsWith("0\r\n\r\n") ? [{ status, headers, body: bodies.slice(5) }] : [];
  const length = Number(headers["content-length"] ?? 0);
  if (bodies.length < length) return [];
  return [{ status, headers, body: bodies.slice(0, length) }, ...parseAnswers(bodies.slice(length))];
}

const get = (path: string, lines: readonly string[] = [], host = "Host: localhost") =>
  [`GET ${path} HTTP/1.1`, host, "Authorization: Bearer any-token", ...lines, "", ""].join("\r\n");
const put = (lines: readonly string[]) =>
  ["PUT /uploads/1001 HTTP/1.1", "Host: localhost", "Authorization: Bearer any-token", ...lines, ""].join("\r\n");

const codeOf = ({ status, body }: Answer) => [status, JSON.parse(body).code];

describe("a head that is too much or has no address is refused with an error of the catalogue, and the connection is closed", () => {
  const many = Array.from({ length: connectionLimits.headers }, (_, at) => `X-${at}: 1`);
  it.each([
    ["more than a hundred headers", get("/uploads", many), 431, "HEADERS_TOO_LARGE"],
    ["an address of 8193 characters", get(`/${"a".repeat(8192)}`), 414, "URL_TOO_LONG"],
    ["a name that is none", get("/uploads", [], "Host: a b"), 400, "MALFORMED_REQUEST"],
    ["two names", get("/uploads", ["Host: example.com"]), 400, "MALFORMED_REQUEST"],
    ["an address that is none", get("/uploads", [], "Host: [1:2]"), 400, "MALFORMED_REQUEST"],
    ["an expectation", put(["Expect: 200-ok", "Content-Length: 0", "", ""]), 417, "EXPECTATION_FAILED"],
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
    const socket = await open();
    socket.write(get(`/json-api/${"a".repeat(9000)}`));
    const [answer] = await answersOf(socket);
    expect(JSON.parse(answer?.body ?? "").data[0].type).toBe("api_error");
  });
});

describe("what is not HTTP gets Node's own response, without a body, and the connection is closed", () => {
  it.each([
    ["headers of 17 KiB", get("/uploads", [`X-Long: ${"a".repeat(17 * 1024)}`]), [431]],
    ["no name", get("/uploads", [], "X-Host: a"), [400]],
    ["nothing to ask for", get("http://"), [400]],
    ["no HTTP", "\u0016\u0003\u0001", [400]],
    ["two lengths", put(["Content-Length: 1", "Content-Length: 2", "", ""]), [400]],
    ["a length and chunks", put(["Content-Length: 1", "Transfer-Encoding: chunked", "", ""]), [400]],
    ["a chunk that is none", put(["Transfer-Encoding: chunked", "", "zz", ""]), [400]],
    ["CONNECT", "CONNECT a:22 HTTP/1.1\r\nHost: a\r\n\r\n", []],
  ])("%s", async (_, bytes, statuses) => {
    const { standin, open } = await started();
    const before = standin.state.get();
    const socket = await open();
    socket.write(bytes);
    const answers = await answersOf(socket);
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { headers, body } of answers) expect([headers.connection, body.length]).toEqual(["close", 0]);
    expect(standin.state.get()).toEqual(before);
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
  expect((await answersOf(socket)).map(({ status }) => status)).toEqual([200]);
});

describe("connections", () => {
  it("over the limit are closed, and served when others are gone", async () => {
    const { open } = await started({ connections: 1 });
    const first = await open();
    const second = await open();
    expect(await answersOf(second)).toEqual([]);
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
    expect(answer?.status).toBe(408);
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
  const sizeOf = ({ bytes, values }: BodyLimit) => `${mebibytes(bytes)}, ${values.toLocaleString("en-US")} values`;
  const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
  const { headerBytes, headers, urlLength, connections, headerTime, requestTime, idleTime, stallTime } =
    connectionLimits;
  for (const row of [
    `| JSON body | ${sizeOf(bodyLimits.json)} | \`413\``,
    `| State, \`PUT /_standin/state\` | ${sizeOf(bodyLimits.state)} | \`413\`; \`--seed FILE\` takes a larger one`,
    `| Depth of JSON | ${bodyLimits.depth} levels | \`400\``,
    `| Path and query | ${urlLength} characters | \`414\``,
    `| Headers | ${headers} | \`431\``,
    `| Request line and headers | ${kibibytes(headerBytes)} | \`431\``,
    `| Connections | ${connections} | closed`,
    `| Time for the headers | ${seconds(headerTime)} | \`408\``,
    `| Time for a request | ${seconds(requestTime)} | \`408\``,
    `| Idle connection | ${seconds(idleTime)} | closed`,
    `| Client that does not read a response | ${seconds(stallTime)} | closed`,
  ]) {
    expect(guide).toContain(row);
  }
});

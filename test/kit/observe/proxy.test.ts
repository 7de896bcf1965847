import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { request as send } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { type Callers, createProxy, mostKept } from "../../../src/observe/proxy.js";
import { largestJudged, type Passed } from "../../../src/observe/recognise.js";
import { startRaw } from "../../support/raw-server.js";
import { serveHttp } from "../../support/serve-http.js";

const nobodyElse = { hosts: [], origins: new Set<string>() };

async function front(target: RequestListener | string, callers: Callers = nobodyElse) {
  const url = typeof target === "string" ? target : `${await serveHttp(target)}/base`;
  const all: Passed[] = [];
  const proxy = await createProxy(url, 0, callers, () => (passed) => void all.push(passed));
  onTestFinished(() => proxy.close(Promise.resolve()));
  return { url: proxy.url, all };
}

it("passes everything on as it came: path, headers and bytes, both ways", async () => {
  const bytes = gzipSync(Buffer.from('{"a":1}'));
  const seen: unknown[] = [];
  const { url, all } = await front((request, response) => {
    seen.push(request.method, request.url, request.headers["x-one"]);
    request.on("data", (chunk: Buffer) => seen.push(chunk.toString("hex")));
    request.on("end", () => {
      response
        .writeHead(299, "Fine", ["Content-Encoding", "gzip", "Set-Cookie", "a=1", "set-cookie", "b=2"])
        .end(bytes);
    });
  });
  const reply = await send(`${url}/x%2Fy?q=%zz`, { method: "PUT", body: "\u00ff\u0000", headers: { "X-One": "1" } });
  expect(Buffer.from(await reply.body.arrayBuffer())).toEqual(bytes);
  expect(reply.statusCode).toBe(299);
  expect(reply.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  expect(seen).toEqual(["PUT", "/base/x%2Fy?q=%zz", "1", "c3bf00"]);
  expect(all).toMatchObject([{ method: "PUT", path: "/x%2Fy?q=%zz", status: 299, body: bytes }]);
});

it("waits for the response that follows interim ones (1xx)", async () => {
  const { url } = await startRaw((socket) =>
    socket.end("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"),
  );
  const { url: proxy, all } = await front(url);
  expect((await send(proxy)).statusCode).toBe(204);
  expect(all).toMatchObject([{ status: 204 }]);
});

it("lets what is large flow, and keeps none of it", async () => {
  const size = 8 * largestJudged;
  const { url, all } = await front((request, response) => {
    let count = 0;
    request.on("data", (chunk: Buffer) => {
      count += chunk.length;
    });
    request.on("end", () => response.end(Buffer.alloc(count, "b")));
  });
  const reply = await send(url, { method: "POST", body: Buffer.alloc(size, "a") });
  expect((await reply.body.arrayBuffer()).byteLength).toBe(size);
  expect(all).toMatchObject([{ requestBody: undefined, body: undefined }]);
});

it("says with a 502 that the target does not respond, and hangs up where it breaks off", async () => {
  const gone = await front("http://127.0.0.1:9");
  const reply = await send(gone.url);
  expect(reply.statusCode).toBe(502);
  expect(await reply.body.text()).toContain("did not respond");
  const broken = await front((_, response) => {
    response.writeHead(200, { "Content-Length": 10 });
    response.write("abc", () => response.destroy());
  });
  const half = await send(broken.url);
  await expect(half.body.text()).rejects.toThrow();
  expect([...gone.all, ...broken.all].map(({ status }) => status)).toEqual([0, 0]);
});

it.each([
  "GET http://example.com/ HTTP/1.1\r\nHost: x\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
  "CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n",
  "nonsense\r\n\r\n",
  "PUT /uploads/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
])("stands what is no request for the target: %j", async (text) => {
  const { url } = await front((_, response) => void response.end("fine"));
  const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.end(text));
  socket.on("error", () => undefined).resume();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(await (await send(url)).body.text()).toBe("fine");
});

/** Sends bytes as they stand, and resolves with all that comes back. */
async function ask(url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.setEncoding("latin1").write(request, "latin1");
  let came = "";
  for await (const part of socket) came += part;
  return came;
}
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Connection: close", ...headers, "", ""].join("\r\n");

it.each([
  ["Host: evil.example", "evil.example"],
  ["Host: 127.0.0.1.evil.example:80", "--allow-host"],
  ["Host: localhost\r\nOrigin: https://evil.example", "--allow-origin https://evil.example"],
  ["Host: localhost\r\nOrigin: null", "--allow-origin null"],
  ["Host: localhost\r\nOrigin: http://localhost.evil.example", "--allow-origin"],
])("refuses strangers, and sends nothing of them to the target: %s", async (headers, reason) => {
  const { url, all } = await front((_, response) => void response.end("fine"));
  expect(await ask(url, get("/", headers))).toMatch(new RegExp(`^HTTP/1\\.1 403 .*${reason}`, "s"));
  expect(all).toEqual([]);
});

it("refuses a form of another page, and lets in who was named, and who is of this machine", async () => {
  const callers = { hosts: ["tunnel.example"], origins: new Set(["https://app.example"]) };
  const { url } = await front((_, response) => void response.end("fine"), callers);
  const form =
    "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\nSec-Fetch-Site: same-site\r\n\r\n";
  expect(await ask(url, form)).toMatch(/^HTTP\/1\.1 403 /);
  for (const headers of [
    ...["Host: localhost.", "Host: [::1]:4010", "Host: 127.0.0.1", "Host: tunnel.example:443"],
    ...["Host: x.localhost\r\nOrigin: http://localhost:5173", "Host: localhost\r\nOrigin: https://app.example"],
    "Host: localhost\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate",
  ])
    expect([headers, await ask(url, get("/", headers))]).toEqual([headers, expect.stringMatching(/^HTTP\/1\.1 200 /)]);
});

it("takes nothing above the base path of the target, nor a WebSocket, and says so", async () => {
  const { url, all } = await front((_, response) => void response.end("fine"));
  for (const path of ["/../admin", "/%2e%2e/admin", "/..%2fadmin", "/..\\admin", "/%c0%ae%C0%AE%c0%afadmin"])
    expect([path, await ask(url, get(path, "Host: localhost"))]).toEqual([
      path,
      expect.stringMatching(/ 400 .*outside the base path/s),
    ]);
  const upgrade = ["Host: localhost", "Connection: Upgrade", "Upgrade: websocket"];
  expect(await ask(url, `GET / HTTP/1.1\r\n${upgrade.join("\r\n")}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 501 .*WebSocket/s);
  expect(all).toEqual([]);
  const h2 = ["Host: localhost", "Connection: close, Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AA"];
  expect(await ask(url, `GET / HTTP/1.1\r\n${h2.join("\r\n")}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

it("passes the bytes of headers, and no header that Connection names", async () => {
  let asked = "";
  const raw = await startRaw((socket, line) => {
    asked ||= line;
    socket.write("HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload; as=style\r\n\r\n", "latin1");
    socket.write("HTTP/1.1 200 OK\r\nX-Name: f\xfcr\r\nConnection: close, X-Mine\r\nX-Mine: 1\r\n", "latin1");
    socket.end("Transfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n2\r\nok\r\n0\r\nX-Sum: 7\r\n\r\n", "latin1");
  });
  const { url } = await front(raw.url);
  const came = await ask(url, get("/x", "Host: localhost", "TE: trailers"));
  expect(asked).toBe("GET /x HTTP/1.1");
  expect(came).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(came).toContain("\r\nX-Name: f\xfcr\r\n");
  expect(came).toMatch(/\r\n2\r\nok\r\n0\r\n\r\n$/);
  expect(came).not.toMatch(/X-Mine|X-Sum/);
});

it("passes the body of a request in chunks without its trailers", async () => {
  const { url } = await front(async (request, response) => {
    const body = await text(request);
    response.end(JSON.stringify([body, request.headers.trailer, request.trailers, request.headers["x-name"]]));
  });
  const lines = ["POST / HTTP/1.1", "Host: localhost", "Connection: close", "Trailer: X-Sum", "X-Name: f\xfcr"];
  const came = await ask(
    url,
    `${lines.join("\r\n")}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nX-Sum: 7\r\n\r\n`,
  );
  expect(Buffer.from(came, "latin1").toString("utf8")).toContain('["ok",null,{},"f\xfcr"]');
});

it("keeps so much of all that is on its way", async () => {
  const waiting: (() => void)[] = [];
  const { url, all } = await front((request, response) => {
    request.resume().on("end", () => {
      waiting.push(() => response.end());
      if (waiting.length === 2 * (mostKept / largestJudged)) for (const go of waiting) go();
    });
  });
  const body = Buffer.alloc(largestJudged, "a");
  await Promise.all(
    Array.from({ length: 2 * (mostKept / largestJudged) }, async () =>
      (await send(url, { method: "POST", body })).body.dump(),
    ),
  );
  const kept = all.reduce((sum, { requestBody }) => sum + (requestBody?.length ?? 0), 0);
  expect(all).toHaveLength(2 * (mostKept / largestJudged));
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(mostKept);
});

it("passes what a server says before it has read the request, and closes", async () => {
  const raw = await startRaw((socket) => {
    socket.end("HTTP/1.1 413 Too Large\r\nContent-Length: 4\r\nConnection: close\r\n\r\nmore", "latin1");
    socket.destroySoon();
  });
  const { url } = await front(raw.url);
  const body = Buffer.alloc(8 * 1024 * 1024, "a");
  for (let times = 0; times < 8; times++) {
    const reply = await send(`${url}/x`, { method: "POST", body }).catch((error: Error) => error);
    // A client that goes on writing may miss what it is told, as without the observer.
    if (reply instanceof Error) continue;
    expect([reply.statusCode, await reply.body.text()]).toEqual([413, "more"]);
  }
});

it("goes on whatever a server says: it is passed, or it is a 502 with the reason", async () => {
  const signs = ["\x01", "\x00", "\x7f", "\x80", "\xff", "\t", "\x1b[2J", "\r", "é", ""];
  const statuses = ["200 O?K", "099 ?", "999 ?", "1000 ?", "20 ?", "204 ?", "304 ?", "101 ?", "199 ?", "200?"];
  const headers = ["X?: a", "X: ?a", "?: a", "Content-Length: ?3", "Transfer-Encoding: ?chunked", "Connection: ?"];
  const bodies = ["abc", "3\r\nabc\r\n0\r\n\r\n", "zz\r\n", ""];
  const heads = signs.flatMap((sign) => [
    ...statuses.map((status) => `HTTP/1.1 ${status.replace("?", sign)}\r\nContent-Length: 3\r\n\r\nabc`),
    ...headers.flatMap((one) => bodies.map((body) => `HTTP/1.1 200 OK\r\n${one.replace("?", sign)}\r\n\r\n${body}`)),
    ...["HTTP/9.9 200 OK", "HTTP/1.0 200", `${sign}HTTP/1.1 200 OK`, "ICY 200 OK", "HTTP/1.1", sign].map(
      (line) => `${line}\r\nContent-Length: 3\r\n\r\nabc`,
    ),
  ]);
  expect(heads.length).toBeGreaterThanOrEqual(400);
  let count = 0;
  const raw = await startRaw((socket) => void socket.end(heads[count] ?? "", "latin1"));
  const { url, all } = await front(raw.url);
  for (; count < heads.length; count++) {
    const came = await ask(url, get("/x", "Host: localhost"));
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(came)?.[1]);
    const passed = all[count];
    expect([heads[count], passed?.failure === undefined ? passed?.status : 502]).toEqual([
      heads[count],
      // What was begun and then breaks off ends with its connection.
      passed?.failure !== undefined && status !== 502 ? 502 : status,
    ]);
    if (status === 502) expect(came).toContain("did not respond");
  }
  expect(all).toHaveLength(heads.length);
});

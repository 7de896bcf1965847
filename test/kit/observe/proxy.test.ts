import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { request as send } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { createProxy } from "../../../src/observe/proxy.js";
import { largestJudged, type Passed } from "../../../src/observe/record.js";

async function front(target: RequestListener | string) {
  let url = target;
  if (typeof target !== "string") {
    const server = createServer(target).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    onTestFinished(() => void server.closeAllConnections());
    onTestFinished(() => void server.close());
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
  }
  const all: Passed[] = [];
  const proxy = await createProxy(String(url), 0, { onRequest: () => (passed) => void all.push(passed) });
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

import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startMock } from "../../support/mock.js";
import { startRaw } from "../../support/raw-server.js";
import { request } from "../../support/request.js";
import { serveHttp } from "../../support/serve-http.js";
import { startStandin } from "../../support/standin.js";

interface Got {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server of the rest of the API; closed with the test. */
async function startOther(): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = [];
  const url = await serveHttp(async (asked, response) => {
    got.push({ line: `${asked.method} ${asked.url}`, headers: asked.headers, body: await text(asked) });
    response.writeHead(asked.method === "POST" ? 201 : 404, {
      "Content-Type": "application/json",
      "Content-Security-Policy": "default-src 'self'",
      "Service-Worker-Allowed": "/",
      "Clear-Site-Data": '"*"',
      Connection: "close, X-Inner",
      "X-Inner": "secret",
      "X-Own": "kept",
      "Access-Control-Allow-Origin": "https://elsewhere.example",
      "Set-Cookie": ["a=1", "b=2"],
    });
    response.end('{"data":[]}');
  });
  return { url, got };
}

const token = { Authorization: "Bearer secret", "X-Api-Version": "3" };

describe("with a server for what is not here", () => {
  it("that server gets the request as it came, and its response is passed back as it is", async () => {
    const other = await startOther();
    const { app } = await startStandin({ proxy: `${other.url}/api/` });
    const sent = await request(app)
      .post("/json-api/items?locale=en")
      .set(token)
      .send({ data: { type: "item" } });
    expect([sent.status, sent.body, sent.headers["x-own"]]).toEqual([201, { data: [] }, "kept"]);
    expect(sent.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(sent.headers).toMatchObject({ via: "1.1 standin" });
    expect(sent.headers).not.toHaveProperty("access-control-allow-origin");
    const [{ line, headers, body } = { line: "none", headers: {}, body: "" }] = other.got;
    expect([line, body]).toEqual(["POST /api/items?locale=en", '{"data":{"type":"item"}}']);
    expect(headers).toMatchObject({
      authorization: "Bearer secret",
      host: new URL(other.url).host,
      via: "1.1 standin",
    });
    expect((await request(app).get("/items/7").set(token)).status).toBe(404);
    expect(other.got[1]?.line).toBe("GET /api/items/7");
  });

  it("it gets methods that a path here does not have, and nothing that is here", async () => {
    const other = await startOther();
    const { app } = await startStandin({ proxy: other.url });
    expect((await request(app).get("/uploads/1001").set(token)).status).toBe(200);
    expect((await request(app).get("/uploads/nope").set(token)).body.code).toBe("NOT_FOUND");
    for (const path of ["/_standin/health", "/assets/main/seed/hills.png", "/docs/"]) await request(app).get(path);
    expect(other.got).toEqual([]);
    await request(app).put("/site").set(token).send({});
    expect(other.got.map(({ line }) => line)).toEqual(["PUT /site"]);
  });

  it("it is asked first for what Standin does not model, and Standin answers where it has nothing", async () => {
    const site = { id: "7", type: "site" };
    const asked: string[] = [];
    const url = await serveHttp((got, response) => {
      asked.push(`${got.method} ${got.url}`);
      const isSite = got.url === "/site";
      response.writeHead(isSite ? 200 : 404, { "Content-Type": "application/json" });
      response.end(isSite ? JSON.stringify(site) : "{}");
    });
    const standin = await startStandin({ proxy: url });
    const get = (path: string) => request(standin.app).get(path).set(token);
    expect((await get("/site")).body).toEqual(site);
    expect((await get("/json-api/environments")).body.data[0].id).toBe("main");
    expect((await get("/uploads/1001/tracks")).body).toEqual({ data: [], meta: { total_count: 0 } });
    expect((await get("/uploads/1001")).status).toBe(200);
    expect(asked).toEqual(["GET /site", "GET /environments", "GET /uploads/1001/tracks"]);
    standin.faults.add({ operation: "getSite", status: 503, times: 1 });
    expect((await get("/site")).status).toBe(503);
    expect(standin.journal.list().map(({ operation, fault }) => [operation, fault])).toEqual([
      ["getSite", null],
      ["listEnvironments", null],
      ["listUploadTracks", null],
      ["getUpload", null],
      ["getSite", "1"],
    ]);
    const { app } = await startStandin({ proxy: "http://127.0.0.1:9" });
    expect((await request(app).get("/site").set(token)).body.name).toBe("Standin");
  });

  it.each(["identity", "gzip"])(
    "a record that is written through it refers to uploads here, sent as %s",
    async (encoding) => {
      const record = (cover: unknown) => ({ data: { id: "r1", type: "item", attributes: { cover } } });
      const url = await serveHttp(async (got, response) => {
        const sent = await text(got);
        const body = sent || JSON.stringify(record({ upload_id: "1001" }));
        response.writeHead(got.method === "POST" ? 201 : 200, { "Content-Encoding": encoding });
        response.write("");
        response.end(encoding === "gzip" ? gzipSync(body) : body);
      });
      const { app, state } = await startStandin({ proxy: url });
      const users = async (id: string) =>
        (await request(app).get(`/uploads/${id}/references`).set(token)).body.data.map(({ id }: { id: string }) => id);
      await request(app)
        .post("/json-api/items")
        .set(token)
        .send(record({ upload_id: "1001" }));
      expect([await users("1001"), await users("1002")]).toEqual([["r1"], []]);
      expect((await request(app).delete("/uploads/1001").set(token)).body.code).toBe("UPLOAD_IS_CURRENTLY_IN_USE");
      expect(state.get().records).toMatchObject([{ id: "r1" }]);
      await request(app)
        .put("/items/r1")
        .set(token)
        .send(record({ upload_id: "1002" }));
      expect([await users("1001"), await users("1002")]).toEqual([[], ["r1"]]);
      await request(app).get("/items/r1").set(token);
      await request(app).delete("/items/r1").set(token);
      expect(await users("1002")).toEqual([]);
      expect((await request(app).delete("/uploads/1002").set(token)).status).toBe(200);
    },
  );

  it("what it gets is in the journal of its environment, and meets faults with a path, before and after it", async () => {
    const other = await startOther();
    const standin = await startStandin({ proxy: other.url });
    const { faults, journal } = standin.environment("checkout");
    const send = () =>
      request(standin.app)
        .post("/json-api/items?locale=en")
        .set({ ...token, "X-Environment": "checkout" })
        .send({ data: { type: "item" } });
    await send();
    const entry = journal.find({ status: 201 });
    expect(entry).toMatchObject({ method: "POST", url: "/json-api/items?locale=en", body: { data: { type: "item" } } });
    faults.add({ path: "/json-api/items", status: 503, times: 1 });
    faults.add({ path: "/json-api/items", truncate: true, times: 1 });
    faults.add({ path: "/json-api/items", headers: { "x-own": "changed" }, times: 1 });
    expect((await send()).status).toBe(503);
    expect(other.got).toHaveLength(1);
    await expect(send()).rejects.toThrow("aborted");
    const { status, headers } = await send();
    expect([status, headers["x-own"], headers["x-standin-fault"]]).toEqual([201, "changed", "3"]);
    expect(journal.list().map(({ fault }) => fault)).toEqual([null, "1", "2", "3"]);
    expect(standin.journal.list()).toEqual([]);
  });

  it("one that does not answer is a 503 that names it", async () => {
    const nobody = "http://127.0.0.1:9";
    const { app } = await startStandin({ proxy: nobody });
    const { status, body } = await request(app).get("/items");
    expect([status, body.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(body.detail).toContain(`Standin has no /items, and ${nobody} (--proxy) did not respond: `);
  });

  it("one that switches protocols is a 503 that says so", async () => {
    const { url } = await startRaw((socket) =>
      socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
    );
    const { app } = await startStandin({ proxy: url });
    const { status, body } = await request(app).get("/items");
    expect([status, body.detail]).toEqual([503, expect.stringContaining("switched protocols (101)")]);
  });

  it("one whose client has left is asked no longer", async () => {
    let left: Promise<unknown> | undefined;
    const proxy = await serveHttp((asked) => {
      left = once(asked.socket, "close");
      socket.destroy();
    });
    const { url } = await startMock({ proxy });
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write("GET /items HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "close");
    await left;
  });

  it("one that sends it back gets the 404 that it would have got without", async () => {
    const { app } = await startStandin({ proxy: "http://127.0.0.1:9" });
    const { status, body } = await request(app).get("/items").set("Via", "1.1 standin");
    expect([status, body.code]).toEqual([404, "INVALID_ENDPOINT"]);
  });

  it("a body that is larger than a file may be is not passed on", async () => {
    const other = await startOther();
    const { app } = await startStandin({ proxy: other.url, maxFile: 10 });
    expect((await request(app).post("/items").set(token).send({ data: "more than ten" })).status).toBe(413);
    expect(other.got).toEqual([]);
  });

  /** The response to a request whose target is sent as it stands, which fetch would normalize. */
  function ask(url: string, target: string): Promise<string> {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

  it("it gets nothing from outside of its base path, however that is written", async () => {
    const other = await startOther();
    const { url } = await startMock({ proxy: `${other.url}/api` });
    const refusal = /^HTTP\/1\.1 (?:400 |404 .*"INVALID_ENDPOINT")/s;
    const out = [
      ...["/../admin", "/../../admin", "/x/../../admin", "/%2e%2e/admin", "/.%2E/admin", "/..%2fadmin", "/..%5cadmin"],
      ...["/..\\admin", "\\..\\admin", "/%252e%252e/admin", "/%25252e%25252e%25252fadmin", "/..;/admin"],
      ...["/..;x=1/admin"],
      ...["/.%09./admin", "/..%00/admin", "/..%20/admin", "/x/..//../../admin", "/json-api/../../admin", "/.."],
      ...["/..?x"],
      ...["http://localhost/../admin", "/100%25/%252e%252e/%252e%252e/admin", "/x%2f..%2f..%2fadmin"],
      ...["/..%c0%af../admin"],
    ];
    for (const target of out)
      expect([target, await ask(url, target)]).toEqual([target, expect.stringMatching(refusal)]);
    expect(other.got).toEqual([]);
    const inside = ["/a/../b", "/a%2Fb", "/a..b/...", "/a?x=/../..", "http://localhost/c", "/100%25"];
    for (const target of inside)
      expect([target, await ask(url, target)]).toEqual([target, expect.stringMatching(/{"data":\[\]}/)]);
    expect(other.got.map(({ line }) => line)).toEqual(
      ["/b", "/a%2Fb", "/a..b/...", "/a?x=/../..", "/c", "/100%25"].map((path) => `GET /api${path}`),
    );
  });

  it("neither side gets headers of the other's connection", async () => {
    const other = await startOther();
    const { app } = await startStandin({ proxy: other.url });
    const { headers } = await request(app)
      .post("/items")
      .set({ Connection: "close, X-Inner, Content-Length", "X-Inner": "secret", TE: "trailers" })
      .send({ a: 1 });
    expect(headers).not.toHaveProperty("x-inner");
    expect(other.got[0]?.headers).not.toHaveProperty("x-inner");
    expect(other.got[0]?.headers).not.toHaveProperty("te");
    expect(other.got[0]?.body).toBe('{"a":1}');
  });

  it("what it sends has no origin in a browser, and says nothing of ours", async () => {
    const other = await startOther();
    const { app } = await startStandin({ proxy: other.url });
    const { headers } = await request(app).get("/page.svg");
    const policy = "default-src 'self', sandbox allow-downloads allow-forms allow-modals allow-popups allow-scripts";
    expect(headers["content-security-policy"]).toBe(policy);
    expect(headers).not.toHaveProperty("service-worker-allowed");
    expect(headers).not.toHaveProperty("clear-site-data");
    expect((await request(app).get("/worker.js").set("Service-Worker", "script")).body.code).toBe("FOREIGN_REQUEST");
    expect(other.got).toHaveLength(1);
  });
});

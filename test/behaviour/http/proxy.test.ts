import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../support/free-port.js";
import { startStandin } from "../../support/standin.js";

interface Got {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server of the rest of the API; closed with the test. */
async function startOther(): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = [];
  const server = createServer(async (asked, response) => {
    let body = "";
    for await (const chunk of asked) body += chunk;
    got.push({ line: `${asked.method} ${asked.url}`, headers: asked.headers, body });
    response.writeHead(asked.method === "POST" ? 201 : 404, {
      "Content-Type": "application/json",
      "X-Own": "kept",
      "Access-Control-Allow-Origin": "https://elsewhere.example",
      "Set-Cookie": ["a=1", "b=2"],
    });
    response.end('{"data":[]}');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got };
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

  it("one that does not answer is a 503 that names it", async () => {
    const port = await freePort();
    const { app } = await startStandin({ proxy: `http://127.0.0.1:${port}` });
    const { status, body } = await request(app).get("/items");
    expect([status, body.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(body.detail).toContain(`/items is not here, and http://127.0.0.1:${port} (--proxy) did not answer: `);
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
});

import { describe, expect, it } from "vitest";
import { createStandin, type Standin, type StandinOptions } from "../../../src/index.js";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

const token = { Authorization: "Bearer any-token" };
const foreign = "https://evil.example";
const wide = { host: "0.0.0.0", controlToken: "t" };

const allowedOrigins = [
  ...["http://localhost:5173", "https://localhost", "http://app.localhost:3000", "http://127.0.0.1:8080"],
  ...["http://[::1]:1"],
  "https://mock.example.com",
];
const foreignOrigins = [
  ...[foreign, "null", "http://localhost.evil.example", "https://127.0.0.1.evil.example", "http://10.0.0.1:4010"],
  ...["http://mock.example.com", "https://mock.example.com:444", "https://mock.example.com.evil.example"],
  ...["capacitor://localhost", "localhost", "http://evil.example/http://localhost"],
  ...["http://localhost@evil.example", "*"],
];
/** One request of each kind that there is; `PUT` of a file and a form of a page among them. */
const requests = [
  ["get", "/uploads/1001"],
  ["put", "/uploads/1001"],
  ["post", "/json-api/uploads"],
  ["delete", "/webhooks/2001"],
  ["put", "/storage/main/any"],
  ["get", "/assets/main/seed/hills.png"],
  ["get", "/openapi.json"],
  ["post", "/nope"],
  ["options", "/uploads/1001"],
] as const;

const read = (app: Standin["app"], headers: object) =>
  request(app)
    .get("/uploads/1001")
    .set({ ...token, ...headers });
const start = (options: StandinOptions = {}) => startStandin({ publicUrl: "https://mock.example.com/", ...options });
const corsOf = (headers: Record<string, string>) =>
  Object.keys(headers).filter((name) => name.startsWith("access-control"));

describe("a page", () => {
  it.each(allowedOrigins)("of %s may call", async (origin) => {
    const { app } = await start();
    const { status, headers } = await read(app, { Origin: origin });
    expect([status, headers["access-control-allow-origin"]]).toEqual([200, origin]);
  });

  it.each(foreignOrigins)("of %s may not, and is told of the flag", async (origin) => {
    const standin = await start();
    const before = standin.state.get();
    for (const [method, path] of requests) {
      const sent = request(standin.app)
        [method](path)
        .set({ ...token, Origin: origin, "Content-Type": "text/plain" });
      const { status, headers, text } = await sent
        .serialize(String)
        .send(method === "get" ? undefined : '{"author":"Eve"}');
      expect([method, path, status]).toEqual([method, path, 403]);
      expect(text).toMatch(/FOREIGN_REQUEST.*--allow-origin/s);
      expect(corsOf(headers)).toEqual([]);
      expect(headers.vary?.toLowerCase()).toContain("origin");
    }
    expect(standin.state.get()).toEqual(before);
    expect(() => standin.journal.find({})).toThrow("There was no request");
  });

  it("of the server itself may call it, by whatever name it is there", async () => {
    const { app } = await start(wide);
    const headers = { ...token, Host: "mock.internal:4010", Origin: "http://mock.internal:4010" };
    expect((await request(app).get("/uploads/1001").set(headers)).status).toBe(200);
    const other = { ...headers, Origin: "http://mock.internal:4011" };
    expect((await request(app).get("/uploads/1001").set(other)).status).toBe(403);
  });

  it("is refused in the envelope that it asked for", async () => {
    const { app } = await start();
    const { body } = await request(app)
      .get("/json-api/uploads/1001")
      .set({ ...token, Origin: foreign });
    expect(body.data[0].attributes).toMatchObject({ code: "FOREIGN_REQUEST" });
  });

  it("may send the headers that it asks for", async () => {
    const { app } = await start();
    const { headers } = await request(app)
      .options("/uploads/1001")
      .set({
        ...{ Origin: "http://localhost:5173", "Access-Control-Request-Method": "PUT" },
        "Access-Control-Request-Headers": "x-my-own,traceparent",
      });
    expect(headers["access-control-allow-headers"]).toBe("x-my-own,traceparent");
  });
});

describe("--allow-origin", () => {
  it.each([
    ["https://app.example.com", "https://app.example.com"],
    ["https://App.Example.com:443/", "https://app.example.com"],
    [["http://a.example:1", "http://b.example:2"], "http://b.example:2"],
    ["null", "null"],
    ["capacitor://localhost", "capacitor://localhost"],
    ["*", "https://anybody.example"],
    ["*", "null"],
  ])("%j lets pages of %s call", async (allowOrigin, origin) => {
    const { app } = await start({ allowOrigin });
    const { status, headers } = await read(app, { Origin: origin });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...{ "access-control-allow-origin": origin, "access-control-allow-credentials": "true" },
      vary: expect.stringMatching(/origin/i),
    });
    if (allowOrigin === "*") return;
    expect((await read(app, { Origin: foreign })).status).toBe(403);
  });

  it("opens nothing of the control interface", async () => {
    const { app } = await start({ allowOrigin: "*" });
    const { status, headers } = await request(app).post("/_standin/reset").set("Origin", foreign);
    expect([status, corsOf(headers)]).toEqual([403, []]);
  });

  it.each([
    "",
    "app.example.com",
    "https://app.example.com/path",
    "https://app.example.com?a",
    "https://",
    "https://u@a.example",
    " ",
  ])("cannot be %j", async (allowOrigin) => {
    await expect(createStandin({ allowOrigin })).rejects.toThrow(
      /allowOrigin is ".*"\. .*"https:\/\/app\.example\.com"/,
    );
    await expect(createStandin({ allowOrigin: ["*", allowOrigin] })).rejects.toThrow("allowOrigin");
  });
});

describe("the host of a request", () => {
  const hosts = [
    "localhost",
    "LOCALHOST:80",
    "app.localhost:1",
    "127.0.0.1",
    "127.1:4010",
    "[::1]:4010",
    "mock.example.com:8443",
  ];
  it.each(hosts)("may be %s", async (host) => {
    const { app } = await start();
    expect((await read(app, { Host: host })).status).toBe(200);
  });

  it.each([
    "evil.example",
    "localhost.evil.example:4010",
    "127.0.0.1.evil.example",
    "10.0.0.1",
    "0.0.0.0:4010",
    "[::2]",
  ])("may not be %s where it listens on loopback alone: DNS may have been turned to this machine", async (host) => {
    const standin = await start();
    const before = standin.state.get();
    for (const [method, path] of [...requests, ["get", "/docs/"]] as const) {
      const { status, text } = await request(standin.app)
        [method](path)
        .set({ ...token, Host: host })
        .serialize(String);
      expect([method, path, status]).toEqual([method, path, 403]);
      expect(text).toMatch(/FOREIGN_REQUEST.*--public-url/s);
    }
    expect(standin.state.get()).toEqual(before);
  });

  it("may be any where it listens on more", async () => {
    const { app } = await start(wide);
    expect((await read(app, { Host: "mock.internal:4010" })).status).toBe(200);
  });

  it("may be missing, as in HTTP/1.0", async () => {
    const { app } = await start();
    expect((await read(app, { Host: "" })).status).not.toBe(403);
  });
});

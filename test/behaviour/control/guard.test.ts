import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { createStandin, type Standin, type StandinOptions } from "../../../src/index.js";
import request from "../../support/documented-request.js";
import { startStandin } from "../../support/standin.js";

interface Answer {
  status: number;
  code: string | undefined;
  headers: Record<string, unknown>;
}

/** A request with the headers as they are given; fetch would not let us choose the host. */
function ask(standin: Standin, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(standin.url + path, { method, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => {
        const body = text.startsWith("{") ? JSON.parse(text) : {};
        resolve({ status: response.statusCode ?? 0, code: body.code, headers: response.headers });
      });
    });
    sent.on("error", reject).end();
  });
}

const open = async (options: StandinOptions = {}) =>
  startStandin({ port: 0, publicUrl: "https://mock.example.com", ...options });

describe("the host of a control request", () => {
  it.each(["app.localhost:1", "[::1]:4010", "mock.example.com:8443"])("may be %s", async (host) => {
    expect((await ask(await open(), "/_standin/clock", { host })).status).toBe(200);
  });

  it.each(["evil.example:4010", "127.0.0.1.evil.example", "mock.example.com.evil.example", "10.0.0.1"])(
    "may not be %j, which an attacker's DNS could have turned to this machine",
    async (host) => {
      const standin = await open();
      for (const path of ["", "/health", "/state", "/stream", "/pictures/1001"]) {
        const answer = await ask(standin, `/_standin${path}`, { host });
        expect(answer).toMatchObject({ status: 403, code: "FOREIGN_REQUEST" });
      }
    },
  );

  it("may not be an address without its brackets, which is no host at all", async () => {
    expect(await ask(await open(), "/_standin/health", { host: "::1" })).toMatchObject({ status: 400 });
  });

  it("may be the address that is listened on", async () => {
    const standin = await startStandin({ port: 0, host: "0.0.0.0", controlToken: "t" });
    const url = new URL(standin.url);
    const headers = { authorization: "Bearer t" };
    expect((await ask(standin, "/_standin/clock", { ...headers, host: `0.0.0.0:${url.port}` })).status).toBe(200);
    expect((await ask(standin, "/_standin/clock", { ...headers, host: "evil.example" })).status).toBe(403);
  });
});

describe("the origin of a control request", () => {
  it("may be the server's own, also by the name that --public-url gives it", async () => {
    const standin = await open();
    const { host } = new URL(standin.url);
    for (const headers of [
      { origin: `http://${host}` },
      { origin: "https://mock.example.com" },
      { host: "localhost:80", origin: "http://localhost:80" },
    ]) {
      expect((await ask(standin, "/_standin/reset", headers, "POST")).status).toBe(204);
    }
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000" },
    { origin: "http://mock.example.com" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" },
  ])("may not be that of another page: %j", async (headers) => {
    const standin = await open();
    for (const [method, path] of [
      ["POST", "/reset"],
      ["GET", "/state"],
      ["DELETE", "/environments"],
      ["GET", "/stream"],
      ["OPTIONS", "/reset"],
    ] as const) {
      expect(await ask(standin, `/_standin${path}`, headers, method)).toMatchObject({
        status: 403,
        code: "FOREIGN_REQUEST",
      });
    }
  });

  it("may be none where somebody follows a link to the page", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await ask(await open(), "/_standin", headers)).status).toBe(200);
  });

  it.each([
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "content-type": "application/json" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", origin: "https://mock.example.com" },
  ])("may not be hidden to write, as by a form: %j", async (headers) => {
    const standin = await open();
    for (const [method, path] of [
      ["POST", "/_standin/faults"],
      ["POST", "/_standin/reset"],
      ["DELETE", "/_standin/environments"],
      ["POST", "/_standin/receiver/inbox"],
      ["PUT", "/storage/main/any"],
    ] as const) {
      if (path.startsWith("/storage") && headers.origin !== undefined) continue;
      expect(await ask(standin, path, headers, method)).toMatchObject({ status: 403, code: "FOREIGN_REQUEST" });
    }
  });

  it("is never null, as that of a proxied page is, whatever the API allows", async () => {
    const standin = await open({ allowOrigin: "null" });
    expect((await ask(standin, "/_standin/reset", { origin: "null" }, "POST")).status).toBe(403);
    expect((await ask(standin, "/uploads/1001", { origin: "null", authorization: "Bearer any" })).status).toBe(200);
  });

  it("gets no leave to read or to send: there is no CORS, not for a preflight either", async () => {
    const standin = await open();
    const preflight = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const answers = [
      await ask(standin, "/_standin/reset", preflight, "OPTIONS"),
      await ask(standin, "/_standin/receiver/inbox", preflight, "OPTIONS"),
      await ask(standin, "/_standin/receiver/inbox", { origin: "https://evil.example" }, "POST"),
      await ask(standin, "/_standin/nothing", preflight, "OPTIONS"),
      await ask(standin, "/_standin/clock", { origin: `http://${new URL(standin.url).host}` }),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  it("does not keep calls of webhooks from Standin's own receiver", async () => {
    const standin = await open({ controlToken: "t" });
    expect((await ask(standin, "/_standin/receiver/inbox", { host: "other.example" }, "POST")).status).toBe(200);
    expect((await ask(standin, "/_standin/receiver/inbox")).status).toBe(401);
  });

  it("may be another page of this machine at the API", async () => {
    const headers = { host: "app.localhost:1", origin: "http://localhost:3000", authorization: "Bearer any" };
    expect((await ask(await open(), "/uploads/1001", headers)).status).toBe(200);
  });
});

describe("the control token", () => {
  const control = [
    "/openapi.json",
    "/clock",
    "/state",
    "/journal",
    "/overview",
    "/stream",
    "/pictures/1001",
    "/choices",
    "/nothing",
  ];

  it("is asked for by everything but the page, health and receivers", async () => {
    const { app } = await startStandin({ controlToken: "t0ken" });
    for (const path of control) {
      const { status, headers, body } = await request(app).get(`/_standin${path}`);
      expect([path, status, headers["www-authenticate"], body.code]).toEqual([
        path,
        401,
        "Bearer",
        "INVALID_AUTHORIZATION_HEADER",
      ]);
    }
    for (const path of ["", "/", "/page/main.js", "/health"]) {
      expect([path, (await request(app).get(`/_standin${path}`)).status]).toEqual([path, 200]);
    }
  });

  it.each(["", "t0ken", "Basic t0ken", "Bearer t0kem", "Bearer t0ken0", "Bearer "])(
    "is not %j",
    async (authorization) => {
      const { app } = await startStandin({ controlToken: "t0ken" });
      expect((await request(app).post("/_standin/reset").set("Authorization", authorization)).status).toBe(401);
    },
  );

  it("lets those in who have it, and changes nothing for the API", async () => {
    const { app } = await startStandin({ controlToken: "t0ken" });
    expect((await request(app).post("/_standin/reset").set("Authorization", "Bearer t0ken")).status).toBe(204);
    expect((await request(app).get("/uploads/1001").set("Authorization", "Bearer any")).status).toBe(200);
  });

  it.each(["0.0.0.0", "::", "192.168.1.7", "example.com"])("must be there to listen on %s", async (host) => {
    await expect(createStandin({ host })).rejects.toThrow(`Others can reach the control interface at ${host}`);
  });

  it.each(["127.0.0.1", "127.0.0.9", "::1", "localhost"])("need not be there to listen on %s", async (host) => {
    await (await createStandin({ host })).close();
  });

  it.each(["", "two words", "ümlaut"])("cannot be %j", async (controlToken) => {
    await expect(createStandin({ controlToken })).rejects.toThrow("visible ASCII");
  });
});

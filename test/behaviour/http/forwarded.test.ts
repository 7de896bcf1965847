import { describe, expect, it, onTestFinished } from "vitest";
import { createStandin, type StandinOptions } from "../../../src/index.js";
import request from "../../support/documented-request.js";
import { listenFor, request as plain } from "../../support/request.js";

const forwarded = {
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Host": "app.example.com, inner.example.com",
  "X-Forwarded-Prefix": "/api/",
};

async function started(options: StandinOptions = {}) {
  const standin = await createStandin({ clock: "stepped", ids: "counted", ...options });
  onTestFinished(() => standin.close());
  await listenFor(standin.app);
  const get = (path: string, headers: object = forwarded) =>
    request(standin.app)
      .get(path)
      .set({ Authorization: "Bearer any", ...headers });
  return { standin, get };
}

describe("behind a proxy that is trusted", () => {
  it("addresses are as the client of the proxy knows them, its prefix included", async () => {
    const { standin, get } = await started({ trustProxy: true });
    expect((await get("/uploads/1001")).body.url).toBe("https://app.example.com/api/assets/main/seed/hills.png");
    const asked = await request(standin.app)
      .post("/upload-requests")
      .set({ Authorization: "Bearer any", ...forwarded })
      .send({ filename: "a.txt" });
    expect(asked.body.url).toMatch(/^https:\/\/app\.example\.com\/api\/storage\/main\//);
    const job = await request(standin.app)
      .put("/uploads/1001")
      .set({ Authorization: "Bearer any", ...forwarded })
      .send({ basename: "meadow" });
    expect(job.headers.location).toMatch(/^\/api\/job-results\//);
    expect((await get("/openapi.json")).body.servers[0].url).toBe("https://app.example.com/api");
  });

  it("a page of its origin may call, and use the control interface", async () => {
    const { get } = await started({ trustProxy: true });
    const headers = { ...forwarded, Origin: "https://app.example.com" };
    expect((await get("/uploads/1001", headers)).status).toBe(200);
    expect((await get("/_standin/clock", headers)).status).toBe(200);
    expect((await get("/_standin/clock", { ...headers, Origin: "https://other.example.com" })).status).toBe(403);
  });

  it.each([
    { "X-Forwarded-Host": "evil.example/path?" },
    { "X-Forwarded-Proto": "javascript" },
    { "X-Forwarded-Prefix": "//evil.example" },
  ])("%j is no part of an address, and is passed over", async (headers) => {
    const { get } = await started({ trustProxy: true });
    expect((await get("/uploads/1001", { Host: "127.0.0.1:4010", ...headers })).body.url).toBe(
      "http://127.0.0.1:4010/assets/main/seed/hills.png",
    );
  });
});

it("a proxy that nobody trusts is not heard", async () => {
  const { get } = await started();
  expect((await get("/uploads/1001", { Host: "127.0.0.1:4010", ...forwarded })).body.url).toBe(
    "http://127.0.0.1:4010/assets/main/seed/hills.png",
  );
  expect((await get("/uploads/1001", { ...forwarded, Origin: "https://app.example.com" })).status).toBe(403);
});

it("a job's address has the path of the public URL before it", async () => {
  const { standin } = await started({ publicUrl: "https://app.example.com/mock/" });
  const { headers } = await request(standin.app)
    .put("/json-api/uploads/1001")
    .set({ Authorization: "Bearer any", "X-Api-Version": "3" })
    .send({ data: { id: "1001", type: "upload", attributes: { basename: "meadow" } } });
  expect(headers.location).toMatch(/^\/mock\/json-api\/job-results\//);
});

describe("a page of an origin that was named", () => {
  const origin = "http://localhost:5173";
  const options = { allowOrigin: [origin], controlToken: "t0ken" };

  it("may use the control interface, errors included, with the headers that it asks for", async () => {
    const { standin, get } = await started(options);
    const preflight = await plain(standin.app).options("/_standin/faults").set({
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "x-environment,x-trace",
    });
    expect([preflight.status, preflight.headers["access-control-allow-origin"]]).toEqual([204, origin]);
    expect(preflight.headers["access-control-allow-headers"]).toBe("x-environment,x-trace");
    const read = await get("/_standin/faults", { Origin: origin, Authorization: "Bearer t0ken" });
    expect([read.status, read.headers["access-control-allow-origin"]]).toEqual([200, origin]);
    const refused = await get("/_standin/faults", { Origin: origin, Authorization: "" });
    expect([refused.status, refused.headers["access-control-allow-origin"]]).toEqual([401, origin]);
  });
});

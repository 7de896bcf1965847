import { describe, expect, it } from "vitest";
import { createStandin } from "../../../src/index.js";
import { flatEnvelope } from "../../../src/wire/envelope.js";
import { createClient } from "../../support/client.js";
import { listenFor, request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

describe("the address of a file", () => {
  it("needs no token, and lets nothing of a stranger's file run", async () => {
    const { app } = await startStandin();
    const { status, headers } = await request(app).get("/assets/main/seed/mark.svg");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...{ "content-type": "image/svg+xml", "x-content-type-options": "nosniff", "cache-control": "no-cache" },
      ...{ "content-security-policy": expect.stringContaining("sandbox") },
      ...{ "cross-origin-resource-policy": "cross-origin" },
    });
  });

  it.each([
    ["no upload's", "/assets/main/seed/spare.png"],
    ["of no environment that can be", "/assets/a%20b/seed/hills.png"],
    ["that climbs out", "/assets/main/seed/%2e%2e/%2e%2e/package.json"],
    ["of a directory", "/assets/main/seed"],
  ])("answers 404 where it is %s", async (_, path) => {
    const { app } = await startStandin();
    const { status, body } = await request(app).get(path);
    expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
  });

  it("is made of the request's own origin, unless a public one is given", async () => {
    const plain = await createStandin({ host: "0.0.0.0", controlToken: "t" });
    await listenFor(plain.app);
    const answer = await request(plain.app)
      .get("/uploads/1001")
      .set({ Authorization: "Bearer a", Host: "mock.test:1" });
    expect(answer.body.url).toBe("http://mock.test:1/assets/main/seed/hills.png");
    const standin = await startStandin({ publicUrl: "https://cdn.example.com/base/" });
    const { url } = await createClient(standin, flatEnvelope).upload("1001");
    expect(url).toBe("https://cdn.example.com/base/assets/main/seed/hills.png");
  });
});

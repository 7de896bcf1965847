import { describe, expect, it } from "vitest";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

const origin = "http://localhost:5173";
const listOf = (header: string | undefined) => (header ?? "").toLowerCase().split(/\s*,\s*/);

describe("a browser", () => {
  it.each(["/uploads/1001", "/json-api/webhooks/2001", "/storage/main/any", "/assets/main/seed/hills.png"])(
    "may send what a page needs to %s, as the preflight says",
    async (path) => {
      const { app } = await startStandin();
      const { status, headers } = await request(app)
        .options(path)
        .set({ Origin: origin, "Access-Control-Request-Method": "PUT" });
      expect([status, headers["access-control-allow-origin"]]).toEqual([204, origin]);
      expect(headers["access-control-allow-credentials"]).toBe("true");
      expect(listOf(headers.vary)).toContain("origin");
      expect(listOf(headers["access-control-allow-methods"])).toEqual(
        expect.arrayContaining(["get", "post", "put", "delete"]),
      );
      expect(listOf(headers["access-control-allow-headers"])).toEqual(
        expect.arrayContaining(["prefer", "x-environment", "x-api-version", "authorization", "content-type"]),
      );
    },
  );

  it.each([
    ["an answer", "get", "/uploads/1001", 200],
    ["a refusal of the token", "put", "/webhooks/2001", 401],
    ["an unknown path", "get", "/nope", 404],
    ["a file", "get", "/assets/main/seed/hills.png", 200],
    ["the document", "get", "/openapi.json", 200],
  ] as const)("may read %s, and the headers that it needs", async (_, method, path, status) => {
    const { app } = await startStandin();
    const sent = request(app)[method](path).set("Origin", origin);
    const answer = await (status === 401 ? sent : sent.set("Authorization", "Bearer any-token"));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...{ "access-control-allow-origin": origin, "access-control-allow-credentials": "true" },
    });
    expect(listOf(answer.headers.vary)).toContain("origin");
    expect(listOf(answer.headers["access-control-expose-headers"])).toEqual(
      expect.arrayContaining([
        ...["location", "retry-after", "preference-applied"],
        ...["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"],
      ]),
    );
  });
});

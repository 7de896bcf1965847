import { describe, expect } from "vitest";
import { newPage, startSite, startStandin, test } from "./support.js";

describe("a page of a foreign site", () => {
  test("changes nothing and reads nothing, until its origin is allowed", async () => {
    const site = await startSite();
    const origin = site.url.replace("localhost", "evil.example");
    const [closed, open] = [await startStandin(), await startStandin({ allowOrigin: origin })];
    const page = await newPage();
    await page.goto(origin);
    const update = (url: string) =>
      page.evaluate(`(async () => {
        const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };
        const put = await fetch("${url}/uploads/1001", { method: "PUT", headers, body: '{"author":"Eve"}' }).then((r) => r.status, String);
        const simple = await fetch("${url}/uploads", { method: "POST", mode: "no-cors", body: "{}" }).then((r) => r.type, String);
        const read = await fetch("${url}/assets/main/seed/hills.png").then((r) => r.status, String);
        return { put, simple, read };
      })()`);
    const refused = "TypeError: Failed to fetch";
    expect(await update(closed.url)).toEqual({ put: refused, simple: "opaque", read: refused });
    expect(closed.state.get().uploads?.[0]?.author).not.toBe("Eve");
    expect(await update(open.url)).toEqual({ put: 200, simple: "opaque", read: 200 });
  });

  test("does not become a page of Standin where its name is turned to this machine", async () => {
    const standin = await startStandin();
    const page = await newPage();
    const rebound = `http://evil.example:${new URL(standin.url).port}`;
    for (const path of ["/docs/", "/uploads/1001", "/_standin"]) {
      await page.goto(rebound + path);
      await page.getByText("FOREIGN_REQUEST").waitFor();
    }
  });
});

describe("a page of another site that uses the API", () => {
  test("sends a token and its headers, after a preflight, and reads the headers that it needs", async () => {
    const standin = await startStandin({ rateLimit: true });
    const site = await startSite();
    const page = await newPage();
    await page.goto(site.url);
    const preflights: string[] = [];
    page.on("request", (request) => request.method() === "OPTIONS" && preflights.push(request.url()));
    const answer = await page.evaluate(`(async () => {
      const response = await fetch("${standin.url}/uploads/1001", {
        method: "PUT",
        credentials: "include",
        headers: { Authorization: "Bearer any", "Content-Type": "application/json", Prefer: "respond-async", "X-Environment": "browser" },
        body: JSON.stringify({ author: "Grace Hopper" }),
      });
      const names = ["Location", "Retry-After", "Preference-Applied", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
      return { status: response.status, headers: Object.fromEntries(names.map((name) => [name, response.headers.get(name)])) };
    })()`);
    expect(answer).toEqual({
      status: 202,
      headers: {
        Location: expect.stringMatching(/^\/job-results\/\w+$/),
        "Retry-After": "1",
        "Preference-Applied": "respond-async",
        "X-RateLimit-Limit": "60",
        "X-RateLimit-Remaining": "59",
        "X-RateLimit-Reset": expect.stringMatching(/^\d+$/),
      },
    });
    expect(standin.environment("browser").jobs.list()).toHaveLength(1);
  });
});

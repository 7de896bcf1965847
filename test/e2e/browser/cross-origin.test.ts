import { build } from "esbuild";
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

  test("uses the official browser client, which makes an upload, follows its job, and renames it", async () => {
    const standin = await startStandin({ clock: "real", jobTime: 50 });
    const client = await build({
      stdin: {
        contents: `export { buildClient } from "@datocms/cma-client-browser";`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      format: "iife",
      globalName: "dato",
      platform: "browser",
      write: false,
    });
    const site = await startSite({
      "/": { type: "text/html", body: `<!doctype html><script src="/client.js"></script>` },
      "/client.js": { type: "text/javascript", body: client.outputFiles[0]?.text ?? "" },
    });
    const page = await newPage();
    await page.goto(site.url);
    const upload = await page.evaluate(`(async () => {
      const client = dato.buildClient({ apiToken: "any", baseUrl: "${standin.url}/json-api" });
      const canvas = Object.assign(document.createElement("canvas"), { width: 12, height: 8 });
      const blob = await new Promise((done) => canvas.toBlob(done));
      const made = await client.uploads.createFromFileOrBlob({ fileOrBlob: blob, filename: "drawn.png" });
      const renamed = await client.uploads.update(made.id, { basename: "renamed", author: "Grace Hopper" });
      const bytes = await (await fetch(renamed.url)).arrayBuffer();
      return { ...renamed, made: made.filename, bytes: bytes.byteLength };
    })()`);
    expect(upload).toMatchObject({
      made: "drawn.png",
      filename: "renamed.png",
      author: "Grace Hopper",
      ...{ width: 12, height: 8, mime_type: "image/png" },
    });
    expect((upload as { bytes: number; size: number }).bytes).toBe((upload as { size: number }).size);
    expect(standin.jobs.list().map(({ status }) => status)).toEqual([201, 200]);
  });
});

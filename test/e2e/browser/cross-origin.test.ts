import { build } from "esbuild";
import { describe, expect } from "vitest";
import { type runProgram, seen } from "../../support/client-program.js";
import * as images from "../../support/images.js";
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

  test("uses the official browser client, whose program does what the one in Node does", async () => {
    const standin = await startStandin({ clock: "real", jobTime: 1, metadata: "field" });
    const receiver = await standin.createReceiver();
    const client = await build({
      stdin: { contents: browserProgram, resolveDir: import.meta.dirname },
      bundle: true,
      format: "iife",
      globalName: "program",
      platform: "browser",
      write: false,
    });
    const site = await startSite({
      "/": { type: "text/html", body: `<!doctype html><script src="/client.js"></script>` },
      "/client.js": { type: "text/javascript", body: client.outputFiles[0]?.text ?? "" },
    });
    const page = await newPage();
    await page.goto(site.url);
    await page.exposeFunction("settled", () => standin.webhookCalls.settle());
    const pictures = [images.png, images.jpeg].map((bytes) => bytes.toString("base64"));
    const facts = await page.evaluate<Facts>(
      `program.run(${JSON.stringify({ baseUrl: `${standin.url}/json-api`, pictures, inbox: receiver.url })})`,
    );
    expect(facts).toEqual(seen(images.width, facts));
    expect(receiver.requests).toHaveLength(3);
  });
});

type Facts = Awaited<ReturnType<typeof runProgram>>;

/** The program as a page runs it: a browser's client takes Blobs, and has nothing of its own that makes an upload of a URL. */
const browserProgram = `
import { buildClient } from "@datocms/cma-client-browser";
import { runProgram } from "../../support/client-program.js";

const toBlob = async (base64) => (await fetch("data:application/octet-stream;base64," + base64)).blob();

export async function run({ baseUrl, pictures: [png, jpeg], inbox }) {
  const client = buildClient({ apiToken: "any", baseUrl });
  const make = (fileOrBlob, fields, tell = () => {}) =>
    client.uploads.createFromFileOrBlob({ fileOrBlob, ...fields, onProgress: ({ type }) => tell(type) });
  return runProgram({
    client,
    make: async (fields, tell) => make(await toBlob(png), fields, tell),
    makeFromUrl: async (url, filename) => make(await (await fetch(url)).blob(), { filename }),
    replace: async (id, filename) => client.uploads.updateFromFileOrBlob(id, { fileOrBlob: await toBlob(jpeg), filename }),
    settled: () => window.settled(),
  }, inbox);
}`;

import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import * as library from "../../../src/browser/index.js";
import { useFakeTimers } from "../../support/fake-timers.js";

const { createBrowserStandin } = library;

const headers = { authorization: "Bearer any", "content-type": "application/json" };
const put = (fields: object, init: RequestInit = {}): RequestInit => ({
  ...{ method: "PUT", headers, body: JSON.stringify(fields) },
  ...init,
});
const start = (options: library.BrowserStandinOptions = {}) =>
  createBrowserStandin({ clock: "stepped", ids: "counted", url: "https://app.example.com/cms", ...options });
const upload = "https://app.example.com/cms/uploads/1001";

afterEach(() => void vi.unstubAllGlobals());

describe("the stand-in of a browser", () => {
  it("is createBrowserStandin, and the error of a wrong seed", () => {
    expect(Object.keys(library).sort()).toEqual(["SeedError", "createBrowserStandin"]);
    expect(Object.keys(start()).sort()).toEqual(
      [
        ...["clock", "close", "emit", "environment", "environments", "faults", "fetch", "jobs", "journal", "name"],
        ...["receiver"],
        ...["reset", "state", "url", "webhookCalls"],
      ].sort(),
    );
  });

  it.each([
    [{ host: "0.0.0.0" }, /createBrowserStandin has no option "host"\. Its options are jobs, /],
    [{ url: "http://" }, /url is "http:\/\/". It must be a URL or a path/],
    [{ jobTime: "soon" }, /jobTime "soon" is not a time/],
  ])("refuses the options %j, and says what would do", (options, reason) => {
    expect(() => createBrowserStandin(options as object)).toThrow(reason);
  });

  it("refuses a wrong seed, and keeps no path of a file for one", () => {
    expect(() => createBrowserStandin({ seed: { locales: [] } })).toThrow(library.SeedError);
    expect(() => createBrowserStandin({ seed: "seed.json" as unknown as library.Seed })).toThrow(library.SeedError);
  });

  it("makes every address from its URL, and serves what is at it", async () => {
    const { fetch, url } = start();
    const made = await fetch(`${url}/upload-requests`, put({ filename: "note.txt" }, { method: "POST" }));
    const { id: path, url: address } = (await made.json()) as { id: string; url: string };
    expect(address).toMatch(/^https:\/\/app\.example\.com\/cms\/storage\/main\//);
    expect((await fetch(address, { method: "PUT", body: "Hello" })).status).toBe(200);
    const job = await fetch(`${url}/uploads`, put({ path }, { method: "POST" }));
    expect([job.status, job.headers.get("location")]).toEqual([202, expect.stringMatching(/^\/cms\/job-results\//)]);
    const { url: picture } = (await (await fetch(upload, { headers })).json()) as { url: string };
    const file = await fetch(picture);
    expect([file.headers.get("content-type"), (await file.arrayBuffer()).byteLength]).toEqual(["image/png", 1166]);
  });

  it("makes addresses from those of the requests, where it has no URL", async () => {
    const { fetch } = createBrowserStandin();
    const read = await fetch("https://api.example.com/uploads/1001", { headers });
    expect(((await read.json()) as { url: string }).url).toMatch(/^https:\/\/api\.example\.com\/assets\/main\//);
  });

  it("has nothing outside of its path, and no pages; what it says names neither", async () => {
    const { fetch } = start();
    for (const path of ["/uploads/1001", "/cms", "/cms/docs/", "/cms/_standin"]) {
      const refused = await fetch(`https://app.example.com${path}`, { headers });
      const { detail } = (await refused.json()) as { detail: string };
      expect([path, refused.status, detail]).toEqual([path, 404, expect.not.stringMatching(/\/docs\/ explains/)]);
    }
  });

  it("rejects as fetch does where the request is aborted", async () => {
    const standin = start();
    const aborting = new AbortController();
    standin.faults.add({ operation: "updateUpload", delay_ms: 600_000, times: 1 });
    const waiting = standin.fetch(upload, put({ author: null }, { signal: aborting.signal }));
    aborting.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  });

  it("tells of what happens as a stream, which ends when somebody has enough", async () => {
    const standin = start();
    const { body } = await standin.fetch(`${standin.url}/_standin/stream`);
    const reader = body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toContain("event: hello");
    expect(standin.faults.list()).toEqual([]);
    expect(await next()).toContain("event: environments");
    standin.faults.add({ operation: "getUpload", status: 500 });
    expect(await next()).toContain("event: faults");
    await reader.cancel();
    standin.faults.release();
    standin.close();
  });
});

describe("webhooks in a browser", () => {
  const enabled = { enabled: true, custom_payload: null, http_basic_user: "u", http_basic_password: "é" };

  it("never call the rest of its control interface", async () => {
    const standin = start({ deliver: "any" });
    await standin.fetch(`${standin.url}/webhooks/2001`, put({ ...enabled, url: `${standin.url}/_standin/reset` }));
    await standin.fetch(upload, put({ author: null }));
    expect((await standin.webhookCalls.next()).failure_reason).toContain("Standin's own control interface");
  });

  it.each([
    ["http://localhost:4999/hook", "loopback", true],
    ["https://hooks.example.com/hook", "loopback", false],
    ["https://10.0.0.1/hook", "loopback", false],
    ["https://hooks.example.com/hook", "any", true],
    ["http://localhost:4999/hook", "off", false],
  ] as const)("%s is called under %s: %s, by the fetch that the page had at first", async (url, deliver, isCalled) => {
    const called: string[] = [];
    vi.stubGlobal("fetch", async (target: URL, init: RequestInit) => {
      called.push(`${init.method} ${target.href} ${init.credentials} ${init.redirect}`);
      return new Response("Thanks", { status: 201 });
    });
    const standin = start({ deliver });
    vi.stubGlobal("fetch", standin.fetch);
    await standin.fetch(`${standin.url}/webhooks/2001`, put({ ...enabled, url }));
    await standin.fetch(upload, put({ author: null }));
    const call = await standin.webhookCalls.next();
    expect(called).toEqual(isCalled ? [`POST ${url} omit manual`] : []);
    expect([call.status, call.response_status]).toEqual(isCalled ? ["success", 201] : ["failed", null]);
  });

  it("say that the receiver may not allow the page, where a call fails", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    const standin = start({ deliver: "any" });
    await standin.fetch(`${standin.url}/webhooks/2001`, put({ ...enabled, url: "https://hooks.example.com/" }));
    await standin.fetch(upload, put({ author: null }));
    const { failure_reason: reason } = await standin.webhookCalls.next();
    expect(reason).toBe(
      "The call failed: Failed to fetch. Is the receiver running, and does it allow this page (CORS)?",
    );
  });

  it("end as a timeout after 8 s, in browsers without AbortSignal.any too", async () => {
    useFakeTimers();
    const any = vi.spyOn(AbortSignal, "any").mockImplementation(() => {
      throw new TypeError("AbortSignal.any is not a function");
    });
    onTestFinished(() => any.mockRestore());
    const hangs = (_: URL, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("fetch", hangs);
    const standin = start({ deliver: "any" });
    await standin.fetch(`${standin.url}/webhooks/2001`, put({ ...enabled, url: "https://hooks.example.com/" }));
    await standin.fetch(upload, put({ author: null }));
    vi.advanceTimersByTime(8000);
    await standin.webhookCalls.settle();
    expect(standin.webhookCalls.list()[0]?.failure_reason).toBe("Timeout: no complete response within 8 s.");
  });
});

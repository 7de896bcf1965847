import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { fakeProcess } from "../support/fake-process.js";
import { type Accident, type Flaky, type Passed, startFlaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand, verifyAt } from "../support/kit.js";

const isOfUploads = ({ method, path }: Passed) => method !== "GET" && path.startsWith("/uploads");
const isList = ({ method, path }: Passed) => method === "GET" && /^\/webhooks(?:\?|$)/.test(path);

const listed = (body: object) => ({ status: 200, body: JSON.stringify(body) });

/** A service that is no Standin, where a team has the webhook 2001; notes whether that was enabled at each change of an upload. */
async function startForeign(script: (request: Passed) => Accident | undefined = () => undefined) {
  const flaky = await startFlaky({ isForeign: true });
  const enabled: (boolean | undefined)[] = [];
  const isEnabled = () => flaky.standin.state.get().webhooks?.find(({ id }) => id === "2001")?.enabled ?? true;
  flaky.script = (request) => {
    if (isOfUploads(request)) enabled.push(isEnabled());
    return script(request);
  };
  return { flaky, enabled, isEnabled };
}

/** Runs the command; `onRequest` sees the process when a request has come. */
async function run(flaky: Flaky, flags: VerifyFlags = {}, onRequest?: (emit: (signal: string) => void) => void) {
  const fake = fakeProcess();
  const { script } = flaky;
  flaky.script = (request) => {
    onRequest?.(fake.emit);
    return script(request);
  };
  const ended = await runCommand({ target: flaky.url, only: ["upload-notes"], ...flags }, { fake });
  const writes = flaky.requests.filter(({ method }) => method !== "GET");
  return { ...ended, writes };
}

describe("a run that would call a webhook of others", () => {
  it("stops with 2 before it changes anything, and names it with its calls and without the secrets of its address", async () => {
    const { flaky } = await startForeign();
    const { code, stdout, stderr, writes } = await run(flaky);
    expect([code, writes]).toEqual([2, []]);
    // It counts what it has asked by then.
    expect(stdout).toMatch(/, [1-9]\d* requests in /);
    expect(stderr).toMatch(/"Inbox" \(webhook 2001, 127\.0\.0\.1:\d+\): about \d+ calls\n/);
    expect(stderr).toContain("--quiet-webhooks");
    expect(stderr).not.toContain("/_standin/receiver");
  });

  it("says of one whose events the binding does not name that it cannot tell", async () => {
    const { flaky } = await startForeign((request) =>
      isList(request)
        ? listed({
            data: [{ id: "h1", name: "Inbox", enabled: true, url: "http://a.example", events: [{ on: "page" }] }],
          })
        : undefined,
    );
    const { code, stderr } = await run(flaky);
    expect([code, stderr]).toEqual([2, expect.stringContaining("a.example, events that the binding does not name)")]);
  });

  it("reads each one of a listing that shows only a summary, and goes on where it is disabled", async () => {
    for (const enabled of [true, false]) {
      const { flaky } = await startForeign();
      await flaky.put("/webhooks/2001", { enabled });
      const { script } = flaky;
      const data = ["2001", "2002"].map((id) => ({ id, name: `Webhook ${id}` }));
      const body = JSON.stringify({ data, meta: { total_count: 2 } });
      flaky.script = (request) =>
        isList(request) ? { status: 200, headers: { "Content-Type": "application/json" }, body } : script(request);
      const { code, stderr } = await run(flaky);
      expect(code).toBe(enabled ? 2 : 0);
      if (enabled) expect(stderr).toMatch(/"Inbox" \(webhook 2001, 127\.0\.0\.1:\d+\): about \d+ calls\n/);
    }
  });

  it("goes on with --allow-calls, and tells how many it caused", async () => {
    const { flaky, enabled } = await startForeign();
    const { code, stderr } = await run(flaky, { allowCalls: true });
    expect(code).toBe(0);
    const [, count] = /The run called others:\n.*"Inbox" .*about (\d+) calls\n/.exec(stderr) ?? [];
    expect(Number(count)).toBeGreaterThan(5);
    expect(Number(count)).toBeLessThanOrEqual(enabled.length);
  });

  it.each([true, false])(
    "goes on with --quiet-webhooks, which disables it first and enables it last: %s",
    async (isShown) => {
      const { flaky, enabled, isEnabled } = await startForeign();
      // A response to an update need not show the webhook.
      flaky.shows = (resource, { method }) => {
        if (method === "PUT" && !isShown) delete resource.enabled;
      };
      const before = await flaky.snapshot();
      expect((await run(flaky, { quietWebhooks: true })).code).toBe(0);
      expect(enabled).not.toContain(true);
      expect(isEnabled()).toBe(true);
      expect(await flaky.snapshot()).toBe(before);
    },
  );

  it.each([8, 16, 24])("has it enabled again after Ctrl-C at request %i, too", async (count) => {
    const { flaky, enabled, isEnabled } = await startForeign();
    const { code } = await run(flaky, { quietWebhooks: true }, (emit) => {
      if (flaky.requests.length === count) emit("SIGINT");
    });
    expect([code, enabled.includes(true), isEnabled()]).toEqual([130, false, true]);
  });

  it("stops before one with a masked password, where none of the run's own shows what an update loses", async () => {
    const { flaky } = await startForeign(({ method, path }) =>
      method === "POST" && path === "/webhooks"
        ? { status: 403, body: "{}" }
        : method === "GET" && path === "/webhooks/2001"
          ? listed({ ...flaky.standin.state.get().webhooks?.[0], http_basic_user: "a", http_basic_password: "***" })
          : isList({ method, path } as Passed)
            ? listed({ data: [{ ...flaky.standin.state.get().webhooks?.[0], http_basic_password: "***" }] })
            : undefined,
    );
    const { code, stderr, writes } = await run(flaky, { quietWebhooks: true });
    expect([code, writes.filter(({ path }) => path !== "/webhooks")]).toEqual([2, []]);
    expect(stderr).toContain("the target does not show all of");
  });

  it("stops where it cannot be disabled, and leaves it as it was", async () => {
    const { flaky, isEnabled } = await startForeign(({ method, path }) =>
      method === "PUT" && path === "/webhooks/2001" ? { status: 403 } : undefined,
    );
    const { code, stderr, writes } = await run(flaky, { quietWebhooks: true });
    expect([code, writes.some(isOfUploads), isEnabled()]).toEqual([2, false, true]);
    expect(stderr).toContain("Cannot disable");
  });

  it("ends with 4 where it stays disabled, and says how to undo that", async () => {
    const { flaky, isEnabled } = await startForeign(({ method, path, body }) =>
      method === "PUT" && path === "/webhooks/2001" && body.includes("true") ? { status: 403 } : undefined,
    );
    const folder = await newFolder();
    const { code, stdout } = await run(flaky, { quietWebhooks: true, runRecord: folder });
    expect([code, isEnabled()]).toEqual([4, false]);
    const last = stdout.trimEnd().split("\n").at(-1) ?? "";
    expect(last).toMatch(/^NOT RESTORED: 1 webhook stays disabled\. Run npx --no-install standin verify .* --undo · /);
    const [, record = ""] = /--run-record '([^']*)'/.exec(last) ?? [];
    expect(await readFile(record, "utf8")).toContain('"2001"');
  });

  it("says that it stays disabled where another cannot be, and it cannot be restored", async () => {
    let updates = 0;
    const { flaky, isEnabled } = await startForeign(({ method, path }) => {
      if (method !== "PUT" || !path.startsWith("/webhooks/")) return undefined;
      // Before these, the kit tries it on one of its own.
      if (path !== "/webhooks/2001") return updates > 0 ? { status: 422 } : undefined;
      return updates++ === 0 ? undefined : { status: 403 };
    });
    const other = { name: "Other", url: `${flaky.url}/calls`, headers: {}, custom_payload: null };
    const events = [{ entity_type: "upload", event_types: ["update"] }];
    const made = await fetch(`${flaky.standin.url}/webhooks`, {
      method: "POST",
      headers: { Authorization: "Bearer any-token", "Content-Type": "application/json" },
      body: JSON.stringify({ ...other, events, http_basic_user: null, http_basic_password: null }),
    });
    expect(made.status).toBe(201);
    const folder = await newFolder();
    const { code, stderr, stdout } = await run(flaky, { quietWebhooks: true, runRecord: folder });
    expect([code, isEnabled()]).toEqual([2, false]);
    expect(stdout).toMatch(/NOT RESTORED: 1 webhook stays disabled\. Run npx --no-install standin verify .* --undo/);
    expect(stderr).toContain("Could not restore webhook 2001: enabled was true and is false.");
    expect(stderr).toContain("standin verify --undo");
  });

  it("stops where the list of webhooks fails", async () => {
    const { flaky } = await startForeign((request) => (isList(request) ? { status: 500 } : undefined));
    const { code, stderr, writes } = await run(flaky, { uploadId: "1001", webhookId: "2002" });
    expect([code, writes]).toEqual([2, []]);
    expect(stderr).toContain("Cannot find out which webhooks this run would call");
  });
});

describe("there is nothing to ask", () => {
  it.each<[string, VerifyFlags]>([
    ["where nothing that webhooks are called for is changed", { only: ["webhook-enabled"] }],
    ["with --read-only", { readOnly: true, only: ["upload-read"], uploadId: "1001" }],
  ])("%s", async (_, flags) => {
    const { flaky } = await startForeign();
    const { code, stderr } = await run(flaky, flags);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("Inbox")]);
  });

  it("on a Standin, where a run works in an environment of its own", async () => {
    const flaky = await startFlaky();
    const { code } = await run(flaky);
    const inMain = flaky.requests.filter(
      ({ path, headers }) => !path.startsWith("/_standin") && headers["x-environment"] === undefined,
    );
    expect([code, inMain]).toEqual([0, []]);
    expect(flaky.standin.environment("main").webhookCalls.list()).toEqual([]);
  });
});

describe("webhooks whose state is not known are webhooks that listen", () => {
  it.each<[string, Accident, string]>([
    ["is refused", { status: 403, body: "{}" }, "returned 403"],
    ["is not there", { status: 404, body: "{}" }, "returned 404"],
    ["stands elsewhere", listed({ items: [] }), "without a list"],
    ["has more than it shows", listed({ data: [], meta: { total_count: 3 } }), '"total_count": 3'],
    ["has a next page", listed({ data: [], links: { next: "/webhooks?cursor=b" } }), '"next"'],
  ])("where their list %s", async (_, accident, because) => {
    for (const flags of [{}, { quietWebhooks: true }, { uploadId: "1001", webhookId: "2002" }]) {
      const { flaky } = await startForeign((request) => (isList(request) ? accident : undefined));
      const { code, stderr, writes } = await run(flaky, flags);
      expect([code, writes]).toEqual([2, []]);
      expect(stderr).toContain("Cannot find out which webhooks this run would call");
      expect(stderr).toContain(because);
    }
  });

  it("unless the binding says where the next page is, and all are read", async () => {
    const service = await startFlaky();
    const all: unknown[] = [];
    service.script = (request) => {
      if (request.path.startsWith("/_standin")) return { status: 404 };
      if (!isList(request)) return undefined;
      const page = Number(new URL(request.path, service.url).searchParams.get("page") ?? 0);
      all.push(page);
      return listed({ data: [{ id: `h${page}`, enabled: false, events: [] }], next: page < 2 ? page + 1 : null });
    };
    const operations = { listWebhooks: { next: { pointer: "/next", query: "page" } } };
    const { report } = await verifyAt(service.url, { only: ["upload-notes"] }, { operations });
    expect([report.verdict, [...new Set(all)]]).toEqual(["held", [0, 1, 2]]);
  });

  it("unless --allow-calls permits the calls", async () => {
    const { flaky } = await startForeign((request) => (isList(request) ? { status: 404 } : undefined));
    expect((await run(flaky, { allowCalls: true })).code).toBe(0);
  });

  it("and a webhook that the user named is disabled during the run, and called at no address but the kit's", async () => {
    const { flaky, enabled, isEnabled } = await startForeign();
    const before = await flaky.snapshot();
    const { code, stderr } = await run(flaky, {
      webhookId: "2001",
      only: ["upload-notes", "webhook-enabled", "webhook-url"],
    });
    expect([code, stderr]).toEqual([0, expect.stringContaining("Disabled during the run")]);
    expect(enabled).not.toContain(true);
    expect(isEnabled()).toBe(true);
    expect(await flaky.snapshot()).toBe(before);
  });
});

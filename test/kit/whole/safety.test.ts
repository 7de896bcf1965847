import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../../src/base/json.js";
import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import type { Binding } from "../../../src/kit/binding/binding.js";
import type { Api } from "../../../src/kit/http/api.js";
import { Ledger } from "../../../src/kit/ledger/ledger.js";
import { createLedgerFile, noFile } from "../../../src/kit/ledger/ledger-file.js";
import { verify as verifyInCode } from "../../../src/suite/index.js";
import { type Flaky, type Passed, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { borrowing, runCommand, verifyAt } from "../../support/kit.js";
import { startApi, startForeign, startLeft } from "../../support/records.js";

const run = (service: Flaky, only: readonly string[], binding: Binding = {}, flags = {}) =>
  verifyAt({ url: service.url, ...flags }, { only, calls: "allow" }, binding);

const noteOf = (api: Api, id: string) => api.ledger.changes({ kind: "upload", id }, { notes: "a" }, { notes: "b" });

const update =
  (path: string, noted: string, body: JsonObject = { notes: "b" }) =>
  async (api: Api) =>
    api.call("updateUpload", { path: { upload_id: path }, body, undo: noteOf(api, noted) });

describe("what nobody named", () => {
  const isGuessed = ({ path }: Passed) => /\/(1001|2001)\b/.test(path);

  it.each([
    ["makes resources", {}],
    ["makes none", borrowing],
    ["answers every path as a health check does", {}],
  ])("gets no request where a target %s", async (what, binding) => {
    const isForeign = !what.startsWith("answers");
    const service = await startFlaky({ isForeign });
    const healthy = { status: 200, body: '{"status":"ok","environments":[]}' };
    if (!isForeign) service.script = ({ path }) => (path.startsWith("/_standin") ? healthy : undefined);
    const { report } = await run(service, ["upload-notes", "upload-read", "webhook-name"], binding);
    expect(service.requests.filter(isGuessed).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    if (binding === borrowing) expect(report.cases[0]?.because).toContain("name one with --upload-id");
  });

  it("ends with 4 where there is nothing else, whatever would hold without it", async () => {
    const service = await startForeign();
    const folder = await newFolder({ "binding.json": JSON.stringify(borrowing) });
    const flags = { target: service.url, runRecord: folder, binding: join(folder, "binding.json"), allowCalls: true };
    const { code, stdout } = await runCommand({ ...flags, only: ["A-01", "Q-29", "upload-notes", "webhook-name"] });
    expect(code).toBe(4);
    expect(stdout).toMatch(/^NOT VERIFIED: .*name one with --upload-id.*name one with --webhook-id/m);
    expect(service.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });
});

describe("what the run did not make and nobody named", () => {
  const isWrite = ({ method }: Passed) => !["GET", "HEAD"].includes(method);

  it.each(["upload-identity", "webhook-identity"])("is in no body of an update: %s", async (id) => {
    const service = await startForeign();
    const target = { envelope: "json-api" as const, url: `${service.url}/json-api` };
    const fixtures = { upload_id: "1001", webhook_id: "2001" };
    const { report } = await run(service, [id], { ...borrowing, fixtures }, target);
    const others = service.requests.filter((one) => isWrite(one) && /"id":"(1002|1003|2002)"/.test(one.body));
    expect(others.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([]);
    expect(service.requests.some((one) => isWrite(one) && /"id":"[12]001"/.test(one.body))).toBe(true);
    expect(report.assumptions["Q-18"]).toBe("same");
  });

  const collections = (service: Flaky) => service.requests.filter(({ path }) => path.startsWith("/upload-collections"));

  it("gets no upload of the run into it, or out of it: the run makes two collections, and deletes them", async () => {
    const service = await startForeign();
    const before = await service.snapshot();
    const { report } = await run(service, ["U-11", "Q-31"]);
    const into = service.requests.filter(({ body }) => /"type":"upload_collection","id":"300[12]"/.test(body));
    expect(into.map(({ body }) => body)).toEqual([]);
    expect(report.rules["U-11"]).toBe("held");
    const written = collections(service).filter(isWrite);
    expect(written.map(({ method }) => method)).toEqual(["POST", "POST", "DELETE", "DELETE"]);
    expect(await service.snapshot()).toBe(before);
  });

  it.each<[string, Binding, number]>([
    ["could not delete it", { operations: { deleteUploadCollection: null } }, 0],
    ["has nowhere to make it", {}, 1],
    ["would get a borrowed upload into it", { ...borrowing, fixtures: { upload_id: "1001" } }, 0],
  ])("gets no collection of the run where a target %s", async (_, binding, asked) => {
    const service = await startForeign();
    const pass = service.script;
    service.script = (request) =>
      request.path.startsWith("/upload-collections") ? { status: 404, body: "{}" } : pass(request);
    const { report } = await run(service, ["U-11"], binding);
    expect(collections(service).filter(isWrite)).toHaveLength(asked);
    expect(report.held_in_part).toHaveProperty("U-11");
  });

  it.each<[string, (api: Api) => Promise<unknown>]>([
    ["another resource in the path", update("1002", "1001")],
    ["another resource in the body", (api) => update("1001", "1001", { data: { id: "1002" } })(api)],
    ["a creation with nothing that undoes it", (api) => api.call("createUpload", { undo: api.ledger.leavesNothing() })],
    [
      "a deletion with the note of a change",
      async (api) => api.call("deleteUpload", { path: { upload_id: "1003" }, undo: noteOf(api, "1001") }),
    ],
    ["what nobody named", async (api) => noteOf(api, "1003")],
  ])("passes no gate: %s", async (_, send) => {
    const service = await startForeign();
    await expect(send(startApi(service))).rejects.toThrow("The kit did not");
    expect(service.requests).toEqual([]);
  });
});

describe("a dry run and --read-only are absolute", () => {
  const turnIntoWrites: Binding = {
    hooks: {
      name: "hooks.mjs",
      request: ({ request }) => {
        if (request.method === "GET") request.headers["X-HTTP-Method-Override"] = "DELETE";
        if (request.url.includes("/uploads")) request.method = "PUT";
      },
    },
  };
  const writes = ({ method, headers }: Passed) => method !== "GET" || "x-http-method-override" in headers;

  it("whatever hooks do", async () => {
    const service = await startForeign();
    await run(service, ["upload-read"], turnIntoWrites, { readOnly: true, uploadId: "1001" }).catch(() => undefined);
    expect(service.requests.filter(writes)).toEqual([]);
  });

  it.each<[string, VerifyFlags]>([
    ["--undo --dry-run", { undo: true, dryRun: true }],
    ["--sweep --dry-run", { sweep: true, dryRun: true }],
    ["--undo --read-only", { undo: true, readOnly: true }],
  ])("with %s, which says what there is to do", async (_, flags) => {
    const { service, folder } = await startLeft((record) =>
      record.changes({ kind: "upload", id: "1001" }, { notes: "Before" }, { notes: null }).ready(),
    );
    const { stderr } = await runCommand({ target: service.url, runRecord: folder, allowCalls: true, ...flags });
    expect(service.requests.filter(({ method }) => flags.dryRun || method !== "GET")).toEqual([]);
    expect(stderr).toContain("Would restore notes of upload 1001");
    expect(await readdir(folder)).toContain("killed.jsonl");
  });

  it("from the environment, in code too", async () => {
    const service = await startForeign();
    vi.stubEnv("STANDIN_DRY_RUN", "1");
    onTestFinished(() => void vi.unstubAllEnvs());
    await verifyInCode({ target: service.url, only: ["upload-notes"] });
    expect(service.requests).toEqual([]);
  });
});

describe("the record of a run", () => {
  it("is there, for its owner alone, before what it undoes, and gone after a run that ended well", async () => {
    const folder = join(await newFolder(), "runs");
    let unnoted = 0;
    const service = await startForeign();
    const { readdirSync, readFileSync } = await import("node:fs");
    service.script = ({ path, method, body }) => {
      if (method !== "POST" || !/^\/(webhooks|uploads)$/.test(path)) return undefined;
      const [name = ""] = readdirSync(folder).filter((one) => one.endsWith(".jsonl"));
      const word = /standin[ -]verify[ -](\w+)/i.exec(body)?.[1] ?? "?";
      if (!readFileSync(join(folder, name), "utf8").includes(word)) unnoted++;
      return undefined;
    };
    const file = await createLedgerFile(folder, { run: "one", target: service.url, sign: undefined });
    expect((await stat(file.path)).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, ".gitignore"), "utf8")).toBe("*\n");
    const { report } = await verifyAt(service.url, {
      only: ["upload-notes", "webhook-name"],
      calls: "allow",
      ledger: new Ledger(() => 1, file),
    });
    expect([unnoted, report.run_record, await readdir(folder)]).toEqual([0, undefined, [".gitignore"]]);
    expect(service.requests.some(({ method, path }) => method === "POST" && path === "/webhooks")).toBe(true);
  });

  it("is closed where it stays, so that no file is left open", async () => {
    let closed = 0;
    const record = new Ledger(() => 1, { ...noFile("kept"), close: async () => void closed++ });
    record.borrow({ kind: "upload", id: "1" });
    await record.changes({ kind: "upload", id: "1" }, { notes: "before" }, { notes: "after" }).ready();
    expect([await record.close(), closed]).toEqual(["kept", 1]);
  });

  it("that cannot be written keeps a run from starting, with 2", async () => {
    const service = await startForeign();
    const folder = join(await newFolder(), "file");
    await writeFile(folder, "");
    await expect(runCommand({ target: service.url, runRecord: folder })).rejects.toThrow(/--run-record/);
    expect(service.requests).toEqual([]);
  });

  it("that a disk has no room for ends a run before its first change", async () => {
    const service = await startForeign();
    const full = async () => Promise.reject(new Error("ENOSPC"));
    const ledger = new Ledger(() => 1, { ...noFile("full"), append: full });
    await verifyAt(service.url, { only: ["webhook-name"], ledger });
    expect(service.requests.filter(({ method }) => method !== "GET" && method !== "HEAD")).toEqual([]);
  });
});

describe("what a target says of itself", () => {
  it("is no reason to delete what hides its path: nothing shows that the kit made it", async () => {
    const service = await startForeign();
    const pass = service.script;
    service.script = (request) =>
      request.method === "POST" && request.path === "/uploads"
        ? { status: 201, body: JSON.stringify({ id: "1003", type: "upload", notes: null }) }
        : request.path === "/uploads/1003" && request.method === "GET"
          ? { status: 200, body: JSON.stringify({ id: "1003", type: "upload", notes: null }) }
          : pass(request);
    await run(service, ["upload-notes"]);
    expect(service.requests.filter(({ method, path }) => method !== "GET" && path === "/uploads/1003")).toEqual([]);
  });

  it("does not make a borrowed webhook send its credentials elsewhere", async () => {
    const service = await startForeign();
    const put = (fields: object) => service.put("/webhooks/2001", fields);
    expect((await put({ http_basic_user: "ada", http_basic_password: "of its own", enabled: true })).status).toBe(200);
    const before = await service.snapshot();
    await run(service, ["W-03", "W-04", "W-09", "W-05"], { ...borrowing, fixtures: { webhook_id: "2001" } });
    // As the service has it after each update.
    let state: { url?: unknown; enabled?: unknown } = { enabled: true };
    const sent = service.requests.filter(({ method, path }) => method === "PUT" && path === "/webhooks/2001");
    const elsewhere = sent.filter(({ body }) => {
      const { url = state.url, enabled = state.enabled } = JSON.parse(body);
      state = { url, enabled: typeof enabled === "boolean" ? enabled : state.enabled };
      return state.enabled && /^https?:..example\./.test(String(url));
    });
    expect(elsewhere.map(({ body }) => body)).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
    expect(await service.snapshot()).toBe(before);
  });
});

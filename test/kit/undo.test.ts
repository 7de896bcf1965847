import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { JsonObject } from "../../src/base/json.js";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { createApi } from "../../src/kit/http/api.js";
import { Gate } from "../../src/kit/http/gate.js";
import type { Ledger } from "../../src/kit/ledger/ledger.js";
import { createLedgerFile } from "../../src/kit/ledger/ledger-file.js";
import { uploadResource } from "../../src/kit/specs/specs.js";
import { Resource } from "../../src/kit/subject/resource.js";
import { apiOf } from "../support/api.js";
import { type Flaky, sleeplessPorts } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand } from "../support/kit.js";
import { leaveRecord, startForeign, startLeft, undoIn } from "../support/records.js";
import { listenFor } from "../support/request.js";

const upload = { kind: "upload", id: "1001" };
const ada = (record: Ledger) => record.changes(upload, { author: "Before" }, { author: "Ada" }).ready();

describe("undoing", () => {
  /** What somebody sets at the service itself. */
  async function put(service: Flaky, fields: object): Promise<void> {
    const { status } = await service.put("/uploads/1001", fields);
    expect(status).toBe(200);
  }

  it("deletes nothing by its name, and nothing that a list shows under an id of no path", async () => {
    const { service, undo } = await startLeft((record) =>
      record.creates("upload", "path", "/1/mine.txt", "0123456789ab").ready(),
    );
    const before = await service.snapshot();
    const names = ["", ".", ".."].map((id) => ({ id, path: "/1/mine.txt" }));
    const others = [{ id: "1001", path: "/1/how-standin-verify-works.png" }];
    const pass = service.script;
    service.script = (request) =>
      request.path.startsWith("/uploads?")
        ? { status: 200, body: JSON.stringify({ data: [...names, ...others], meta: { total_count: 4 } }) }
        : pass(request);
    const { done } = await undo();
    expect(done).toEqual([]);
    expect(service.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(await service.snapshot()).toBe(before);
  });

  it("deletes each resource of a creation that was repeated, also where a deletion fails at first", async () => {
    const credentials = { http_basic_user: null, http_basic_password: null };
    const settings = { url: "http://127.0.0.1:1/", events: [], headers: {}, custom_payload: null, ...credentials };
    const { service, undo } = await startLeft((record) =>
      record.creates("webhook", "name", "Standin 0123456789ab", "0123456789ab").ready(),
    );
    const before = await service.snapshot();
    await listenFor(service.standin.app);
    const create = (name: string) => apiOf(service.standin)("post", "/webhooks", { ...settings, name });
    const ids = [await create("Standin 0123456789ab"), await create("0123456789ab")].map(({ body }) => body.id);
    const pass = service.script;
    service.script = (request) =>
      request.method === "DELETE" && request.path.endsWith(ids[1]) ? { status: 500 } : pass(request);
    const left = [expect.stringContaining(`webhook ${ids[1]}`)];
    expect(await undo()).toEqual({ done: [`Deleted webhook ${ids[0]}.`], left });
    service.script = pass;
    expect(await undo()).toEqual({ done: [`Deleted webhook ${ids[1]}.`], left: [] });
    expect(await service.snapshot()).toBe(before);
  });

  it("leaves a value that somebody else has set since, and says so", async () => {
    const was = { notes: "Ours", author: "Ada" };
    const sent = { notes: "Standin", author: "x" };
    const { service, path, undo } = await startLeft((record) => record.changes(upload, was, sent).ready());
    await put(service, { notes: "Somebody's", author: "x" });
    const left = [expect.stringContaining("The run did not write this value")];
    expect(await undo()).toEqual({ done: ["Restored upload 1001."], left });
    expect(await service.snapshot()).toContain('"notes":"Somebody\'s"');
    expect(await service.snapshot()).toContain('"author":"Ada"');
    expect(await readFile(path, "utf8")).toContain('"Ours"');
  });

  it("deletes what was renamed with its new version, and killed before its path was seen", async () => {
    const service = await startForeign();
    const folder = await newFolder();
    const { ports } = sleeplessPorts();
    const target = toTarget({ url: service.url });
    const both = { path: "/seed/spare.png", basename: "new" };
    await leaveRecord(folder, service.url, async (record) => {
      const api = createApi(target, { gate: new Gate(ports), ports, ledger: record });
      await record.creates("upload", "path", "/seed/hills.png", "0123456789ab").made("1001");
      await new Resource(api, uploadResource, "1001", { made: true, copy: {} }).touch(both).ready();
      await api.close();
    });
    // As where the path of a new version has the name that came with it.
    await put(service, { path: both.path });
    await put(service, { basename: both.basename });
    expect(await undoIn(service, folder)).toEqual({ done: ["Deleted upload 1001."], left: [] });
  });

  it.each(["is deleted first", "cannot be deleted"])(
    "leaves no collection with an upload in it, which %s",
    async (how) => {
      const { service, undo } = await startLeft(async (record) => {
        await record.creates("collection", "label", "Landscapes", "0123456789ab").made("3001");
        await record.creates("upload", "path", "/seed/hills.png", "0123456789ab").made("1001");
      });
      const pass = service.script;
      service.script = (request) =>
        how === "cannot be deleted" && request.method === "DELETE" && request.path === "/uploads/1001"
          ? { status: 409, body: "{}" }
          : pass(request);
      const { done, left } = await undo();
      expect(done).toEqual(how === "is deleted first" ? ["Deleted upload 1001.", "Deleted collection 3001."] : []);
      expect(left).toHaveLength(how === "is deleted first" ? 0 : 2);
    },
  );

  const pageOf = (service: Flaky, page: (offset: number) => readonly object[]) => {
    const pass = service.script;
    service.script = (request) => {
      const { pathname, searchParams } = new URL(request.path, service.url);
      if (request.method !== "GET" || pathname !== "/uploads") return pass(request);
      const data = page(Number(searchParams.get("page[offset]") ?? 0));
      return { status: 200, body: JSON.stringify({ data, meta: { total_count: 5 } }) };
    };
  };
  const made = (record: Ledger) => record.creates("upload", "path", "/1/notes.txt", "0123456789ab").ready();
  const others = [1, 2, 3, 4].map((id) => ({ id: `9${id}`, path: `/9/${id}.txt` }));

  it("finds what was made on a later page of the list", async () => {
    const { service, folder, undo } = await startLeft(made);
    const mine = { id: "1002", path: "/1/notes.txt" };
    pageOf(service, (offset) => [...others, mine].slice(offset, offset + 2));
    const pass = service.script;
    let isThere = true;
    service.script = (request) => {
      if (request.path !== "/uploads/1002") return pass(request);
      if (request.method === "GET" && !isThere) return { status: 404, body: "{}" };
      isThere = request.method === "GET";
      return { status: 200, body: JSON.stringify({ ...mine, type: "upload" }) };
    };
    expect(await undo()).toEqual({ done: ["Deleted upload 1002."], left: [] });
    expect(await readdir(folder)).toEqual([".gitignore"]);
  });

  it("says that something may be left where the list does not show everything", async () => {
    const { service, folder, undo } = await startLeft(made);
    pageOf(service, () => others);
    expect((await undo()).left).toEqual([expect.stringContaining("may exist")]);
    expect(await readdir(folder)).toContain("killed.jsonl");
  });

  it.each<[string, JsonObject, JsonObject, boolean]>([
    ["as it was sent", { author: "Ada" }, { author: "Ada" }, true],
    ["without the white space", { author: " Ada  Lovelace " }, { author: "Ada Lovelace" }, true],
    ["in another order", { tags: ["b", "a"] }, { tags: ["a", "b"] }, true],
    ["as its text", { author: 7.5 }, { author: "7.5" }, true],
    ["with less tags", { tags: ["a", "b"] }, { tags: ["a"] }, false],
    ["with something before it", { author: "ada" }, { author: "countess-ada" }, false],
    ["as a slug", { author: "Ada Lovelace" }, { author: "ada-lovelace" }, false],
    ["emptied", { default_field_metadata: { en: { alt: "x" } } }, { default_field_metadata: {} }, false],
  ])("knows a value that the run wrote again: %s", async (_, sent, now, isOurs) => {
    const before = { author: "Before", tags: ["before"], default_field_metadata: { en: { title: "Before" } } };
    const was = Object.fromEntries(Object.keys(sent).map((name) => [name, before[name as keyof typeof before]]));
    const { service, undo } = await startLeft((record) => record.changes(upload, was, sent).ready());
    await put(service, now);
    const { left } = await undo();
    expect(left).toEqual(isOurs ? [] : [expect.stringContaining("The run did not write this value")]);
  });

  it("knows what the run saw of its own write", async () => {
    const { service, undo } = await startLeft(async (record) => {
      await ada(record);
      record.shows(upload, { author: "ADA!" });
      await record.flush();
    });
    await put(service, { author: "ADA!" });
    expect((await undo()).left).toEqual([]);
  });

  it("leaves the record of another host to it, unless that file is named", async () => {
    const { service, folder, path, undo } = await startLeft(ada, { host: "elsewhere" });
    await put(service, { author: "Ada" });
    const before = service.requests.length;
    const { done, left } = await undo();
    expect([done, left]).toEqual([[], [expect.stringMatching(/elsewhere.*--run-record/)]]);
    expect(service.requests).toHaveLength(before);
    expect(await undo(path)).toEqual({ done: ["Restored upload 1001."], left: [] });
    expect((await readdir(folder)).sort()).toEqual([".gitignore"]);
  });

  it("is done by one of two who start at once", async () => {
    const { service, folder, undo } = await startLeft(ada);
    await put(service, { author: "Ada" });
    const both = await Promise.all([undo(), undo()]);
    expect(both.flatMap(({ done }) => done)).toEqual(["Restored upload 1001."]);
    expect(both.flatMap(({ left }) => left)).toEqual([expect.stringContaining("Another process is undoing")]);
    expect(await readdir(folder)).toEqual([".gitignore"]);
  });

  it("leaves the record of a run that is still going, and that of another target", async () => {
    const service = await startForeign();
    const folder = await newFolder();
    const sign = await sleeplessPorts().ports.signer();
    const file = await createLedgerFile(folder, { run: "alive", target: service.url, sign });
    await leaveRecord(folder, "https://other.test/api", (record) => record.follows("1").ready());
    const { done, left } = await undoIn(service, folder);
    expect([done, left]).toEqual([[], [expect.stringContaining("still active")]]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".jsonl"))).toEqual(["alive.jsonl", "killed.jsonl"]);
    await file.close();
  });

  it("reads a record whose last line was cut off", async () => {
    const { folder, path, undo } = await startLeft((record) => record.creates("webhook", "name", "a", "b0").ready());
    await writeFile(path, `${await readFile(path, "utf8")}{"made":1,"i`);
    expect((await undo()).left).toEqual([]);
    expect(await readdir(folder)).toEqual([".gitignore"]);
  });
});

const change = (record: Ledger) =>
  record.changes({ kind: "upload", id: "1001" }, { author: "Ada" }, { author: "of the run" }).ready();

/** A target whose upload a killed run has changed, and its record. */
async function startChanged(owner = {}) {
  const { service, folder } = await startLeft(change, owner);
  await service.put("/uploads/1001", { author: "Ada" });
  const before = await service.snapshot();
  await service.put("/uploads/1001", { author: "of the run" });
  return { service, runRecord: folder, before };
}

const run = ({ url }: Flaky, flags: Partial<VerifyFlags>) =>
  runCommand({ target: url, only: ["upload-notes"], allowCalls: true, ...flags });

it("a run undoes what a killed run left, before it starts", async () => {
  const { service, runRecord, before } = await startChanged();
  const { code, stderr } = await run(service, { runRecord });
  expect(stderr).toContain("Restored upload 1001.");
  expect([code, await service.snapshot()]).toEqual([0, before]);
});

it("--no-undo leaves it, and stops before it sends anything", async () => {
  const { service, runRecord } = await startChanged();
  await expect(run(service, { runRecord, undo: false })).rejects.toThrow("standin verify --undo");
  expect(service.requests).toEqual([]);
});

it("stops where a record cannot be read, since nobody knows what its run has left", async () => {
  const { service, runRecord } = await startChanged();
  await writeFile(join(runRecord, "damaged.jsonl"), "\0\n", { mode: 0o600 });
  const { code, stderr } = await run(service, { runRecord });
  expect([code, stderr]).toEqual([4, expect.stringMatching(/damaged\.jsonl was not undone.*NOT RESTORED: nothing/s)]);
  service.requests.length = 0;
  await run(service, { runRecord });
  expect(service.requests).toEqual([]);
});

it("undoes what a zombie left: a killed process whose parent does not ask for its exit code", async () => {
  // `cat` ends as a child of the process that has become `sleep 60`, which asks for no exit code.
  const parent = spawn("sh", ["-c", "exec 3<&0; cat <&3 & echo $!; exec sleep 60"], { stdio: "pipe" });
  onTestFinished(() => void parent.kill());
  const pid = Number(String(await once(parent.stdout, "data").then(([data]) => data)));
  await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, "utf8"), { interval: 1 }).toBe("sleep\n");
  parent.stdin.end();
  await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toContain(" Z ");
  const started = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[19];
  const { service, runRecord, before } = await startChanged({ pid, started });
  const { code } = await run(service, { runRecord });
  expect([code, await service.snapshot()]).toEqual([0, before]);
});

it("ends with 4 where something stays", async () => {
  const { service, runRecord } = await startChanged();
  service.script = ({ method }) => (method === "PUT" ? { status: 423 } : undefined);
  const { code, stderr } = await run(service, { runRecord });
  expect([code, stderr]).toEqual([4, expect.stringContaining("NOT RESTORED: nothing was verified")]);
});

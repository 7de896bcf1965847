import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { chmod, chown, readdir, readFile, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Ledger } from "../../src/kit/ledger/ledger.js";
import { createLedgerFile } from "../../src/kit/ledger/ledger-file.js";
import type { Flaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand, verifyAt } from "../support/kit.js";
import { startForeign, startLeft } from "../support/records.js";

/** A folder with a record that says that the run changed the author of upload 1001, and the service, which shows it. */
async function startChanged() {
  const started = await startLeft((record) =>
    record.changes({ kind: "upload", id: "1001" }, { author: "Before" }, { author: "Ours" }).ready(),
  );
  await started.service.put("/uploads/1001", { author: "Ours" });
  return started;
}

async function undoIn(service: Flaky, runRecord: string) {
  const { code, stderr } = await runCommand({ target: service.url, undo: true, runRecord });
  return { code, told: stderr };
}

describe("a record that cannot be trusted is named, and does not stop the undo of others", () => {
  const deep = `${'{"a":'.repeat(3000)}1${"}".repeat(3000)}`;
  const made = '{"create":1,"kind":"upload","mark":"path","value":"/1/a.txt","word":"0123456789ab"}';
  it.each([
    ["null", "null"],
    ["no object", "[1]"],
    ["an empty object", "{}"],
    ["a member that no line has", '{"made":1,"id":"7","more":1}'],
    ["an ID that is a path", `${made}\n{"made":1,"id":".."}`],
    ["an ID that is no text", `${made}\n{"made":1,"id":7}`],
    ["a field of every object", '{"change":"upload","id":"1002","was":{"__proto__":{"a":1}},"sent":{}}'],
    ["fields that are no object", '{"change":"upload","id":"1002","was":null,"sent":[]}'],
    ["a mark of every object", made.replace('"path"', '"constructor"')],
    ["an environment that no run made", '{"environment":"main"}'],
    ["3,000 levels", `{"change":"upload","id":"1002","was":{"a":${deep}},"sent":{}}`],
    ["half a line before others", `{"made":1,"i\n${made}`],
    ["no text at all", "\0\0\0"],
  ])("for a line with %s", async (_, lines) => {
    const { service, folder, path } = await startChanged();
    const [header = ""] = (await readFile(path, "utf8")).split("\n");
    await writeFile(join(folder, "a.jsonl"), `${header.replace("killed", "a")}\n${lines}\n`, { mode: 0o600 });
    const { code, told } = await undoIn(service, folder);
    expect([code, told]).toEqual([4, expect.stringContaining("a.jsonl was not undone: it is damaged in line ")]);
    expect(told).toContain("Restored upload 1001.");
    const writes = service.requests.filter(({ method }) => method !== "GET");
    expect(new Set(writes.map((one) => `${one.method} ${one.path}`))).toEqual(new Set(["PUT /uploads/1001"]));
    expect(await readdir(folder)).toEqual([".gitignore", "a.jsonl"]);
  });

  it.each<[string, string, (path: string) => unknown]>([
    ["a pipe", "is a pipe or a device", (path) => execFileSync("mkfifo", [path])],
    ["a folder", "is a folder", (path) => execFileSync("mkdir", [path])],
    ["a link", "ELOOP", (path) => symlink("killed.jsonl", path)],
    ["600 MB", "is larger than", (path) => writeFile(path, "").then(() => truncate(path, 600e6))],
    ["zeros alone", "is damaged", (path) => writeFile(path, "\0".repeat(10), { mode: 0o600 })],
    ["a mode that lets others write", "others may write", (path) => writeFile(path, "").then(() => chmod(path, 0o666))],
  ])("for %s", async (_, reason, make) => {
    const { service, folder } = await startChanged();
    await make(join(folder, "a.jsonl"));
    const { code, told } = await undoIn(service, folder);
    expect([code, told]).toEqual([4, expect.stringContaining("a.jsonl")]);
    expect(told).toContain(reason);
    expect(told).toContain("Restored upload 1001.");
  });

  it.runIf(process.getuid?.() === 0)("for the file of another user", async () => {
    const { service, folder, path } = await startChanged();
    await chown(path, 12345, 12345);
    const { code, told } = await undoIn(service, folder);
    expect([code, told]).toEqual([4, expect.stringContaining("killed.jsonl belongs to another user")]);
    expect(service.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it("for a lock that is a pipe", async () => {
    const { service, folder, path } = await startChanged();
    execFileSync("mkfifo", [`${path}.undo`]);
    expect(await undoIn(service, folder)).toMatchObject({ code: 4, told: expect.stringContaining("pipe") });
  });

  it("nor deletes what does not show its mark", async () => {
    const { service, folder } = await startLeft((record) =>
      record.creates("upload", "no_such_field", "/seed/hills.png", "0123456789ab").made("1001"),
    );
    const { code, told } = await undoIn(service, folder);
    expect([code, told]).toEqual([
      4,
      expect.stringContaining("The upload 1001, which the kit created, was not deleted"),
    ]);
    expect(service.requests.filter(({ method }) => method === "DELETE")).toEqual([]);
  });
});

describe("a record that fails during a run", () => {
  async function run(service: Flaky, folder: string, ledger: Ledger) {
    const before = await service.snapshot();
    const { report, failures } = await verifyAt(service.url, {
      only: ["upload-notes", "upload-tags", "upload-author", "webhook-name"],
      calls: "allow",
      concurrency: 1,
      ledger,
    });
    expect([failures, await service.snapshot()]).toEqual([[], before]);
    expect([report.ended, report.left_behind]).toEqual(["no record", []]);
    return { because: report.ended_because ?? "", files: await readdir(folder).catch(() => undefined) };
  }

  it("because it is gone ends the run, which restores what it changed and says so", async () => {
    const folder = join(await newFolder(), "runs");
    const service = await startForeign(({ method }) => {
      if (method === "PUT") rmSync(folder, { recursive: true, force: true });
      return undefined;
    });
    const file = await createLedgerFile(folder, { run: "one", target: service.url, sign: undefined });
    const { because, files } = await run(service, folder, new Ledger(() => 1, file));
    expect(because).toMatch(/one\.jsonl: it is gone/);
    expect(because).toMatch(/The run had created [\w ,]*(upload|webhook)/);
    expect(files).toBeUndefined();
  });

  it("because the disk is full says what had been changed, and that it is restored", async () => {
    const service = await startForeign();
    const folder = await newFolder();
    const file = await createLedgerFile(folder, { run: "one", target: service.url, sign: undefined });
    const full: typeof file.append = async (lines) => {
      if (JSON.stringify(lines).includes('"create":2')) throw new Error("ENOSPC: no space left on device");
      await file.append(lines);
    };
    const { because, files } = await run(service, folder, new Ledger(() => 1, { ...file, append: full }));
    expect(because).toMatch(/ENOSPC.* The run had created 1 upload\b.*restores/);
    expect(because).not.toContain("nothing was changed");
    expect(files).toEqual([".gitignore"]);
  });

  it("is refused at once where a file system takes no folder", async () => {
    await expect(
      createLedgerFile("/proc/standin/runs", { run: "one", target: "http://127.0.0.1:1", sign: undefined }),
    ).rejects.toThrow(/nothing was changed.*--run-record/);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import type { RunRecord } from "../../src/kit/record/run-record.js";
import type { Flaky } from "../support/flaky.js";
import { runCommand } from "../support/kit.js";
import { startLeft } from "../support/records.js";

const change = (record: RunRecord) =>
  record.changes({ kind: "upload", id: "1001" }, { author: "Ada" }, { author: "of the run" }).ready();

/** A target whose upload a killed run has changed, and its record. */
async function startChanged() {
  const { service, folder } = await startLeft(change);
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
  const { service, runRecord, before } = await startChanged();
  // `cat` ends as a child of the process that has become `sleep 60`, which asks for no exit code.
  const parent = spawn("sh", ["-c", "exec 3<&0; cat <&3 & echo $!; exec sleep 60"], { stdio: "pipe" });
  onTestFinished(() => void parent.kill());
  const pid = Number(String(await once(parent.stdout, "data").then(([data]) => data)));
  await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, "utf8"), { interval: 1 }).toBe("sleep\n");
  parent.stdin.end();
  await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toContain(" Z ");
  const path = join(runRecord, "killed.jsonl");
  const started = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[19];
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace(/"pid":\d+,"started":"\d+"/, `"pid":${pid},"started":"${started}"`));
  const { code } = await run(service, { runRecord });
  expect([code, await service.snapshot()]).toEqual([0, before]);
});

it("ends with 4 where something stays", async () => {
  const { service, runRecord } = await startChanged();
  service.script = ({ method }) => (method === "PUT" ? { status: 423 } : undefined);
  const { code, stderr } = await run(service, { runRecord });
  expect([code, stderr]).toEqual([4, expect.stringContaining("NOT RESTORED: nothing was verified")]);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../contracts/index.js";
import { runVerify, type VerifyFlags } from "../../src/cli/verify-run.js";
import type { RunRecord } from "../../src/kit/record/run-record.js";
import { fakeProcess } from "../support/fake-process.js";
import { type Flaky, sleeplessPorts } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { leaveRecord, startForeign } from "../support/records.js";

const change = (record: RunRecord) =>
  record.changes({ kind: "upload", id: "1001" }, { author: "Ada" }, { author: "of the run" }).ready();

/** A target whose upload a killed run has changed, and its record. */
async function startLeft(note = change) {
  const [service, runRecord] = [await startForeign(), await newFolder()];
  const put = (fields: object) =>
    fetch(`${service.standin.url}/uploads/1001`, {
      method: "PUT",
      headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
  await put({ author: "Ada" });
  const before = await service.snapshot();
  await put({ author: "of the run" });
  await leaveRecord(runRecord, service.url, note);
  return { service, runRecord, before };
}

async function run(service: Flaky, flags: Partial<VerifyFlags>) {
  const { process, written } = fakeProcess();
  const parts = { contracts, ports: sleeplessPorts().ports };
  const code = await runVerify(
    { target: service.url, only: ["upload-notes"], allowCalls: true, ...flags },
    process,
    parts,
  );
  return { code, ...written };
}

it("a run undoes what a killed run left, before it starts", async () => {
  const { service, runRecord, before } = await startLeft();
  const { code, stderr } = await run(service, { runRecord });
  expect(stderr).toContain("Restored upload 1001.");
  expect([code, await service.snapshot()]).toEqual([0, before]);
});

it("--no-undo leaves it, and stops before it sends anything", async () => {
  const { service, runRecord } = await startLeft();
  await expect(run(service, { runRecord, undo: false })).rejects.toThrow("standin verify --undo");
  expect(service.requests).toEqual([]);
});

it("stops where a record cannot be read, since nobody knows what its run has left", async () => {
  const { service, runRecord } = await startLeft();
  await writeFile(join(runRecord, "damaged.jsonl"), "\0\n", { mode: 0o600 });
  const { code, stderr } = await run(service, { runRecord });
  expect([code, stderr]).toEqual([4, expect.stringMatching(/damaged\.jsonl was not undone.*NOT RESTORED: nothing/s)]);
  service.requests.length = 0;
  await run(service, { runRecord });
  expect(service.requests).toEqual([]);
});

it("undoes what a zombie left: a killed process whose parent does not ask for its exit code", async () => {
  const { service, runRecord, before } = await startLeft();
  // `sleep 0` ends as a child of the process that becomes `sleep 60`, which asks for no exit code.
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void parent.kill());
  const pid = Number(String(await once(parent.stdout, "data").then(([data]) => data)));
  await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toContain(" Z ");
  const path = join(runRecord, "killed.jsonl");
  const started = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[19];
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace(/"pid":\d+,"started":"\d+"/, `"pid":${pid},"started":"${started}"`));
  const { code } = await run(service, { runRecord });
  expect([code, await service.snapshot()]).toEqual([0, before]);
});

it("ends with 4 where something stays", async () => {
  const { service, runRecord } = await startLeft();
  service.script = ({ method }) => (method === "PUT" ? { status: 423 } : undefined);
  const { code, stderr } = await run(service, { runRecord });
  expect([code, stderr]).toEqual([4, expect.stringContaining("NOT RESTORED: nothing was verified")]);
});

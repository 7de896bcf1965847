import { expect, it } from "vitest";
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

it("ends with 4 where something stays", async () => {
  const { service, runRecord } = await startLeft();
  service.script = ({ method }) => (method === "PUT" ? { status: 423 } : undefined);
  const { code, stderr } = await run(service, { runRecord });
  expect([code, stderr]).toEqual([4, expect.stringContaining("NOT RESTORED: nothing was verified")]);
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createRecordFile } from "../../src/kit/target/record-file.js";
import { RunRecord } from "../../src/kit/target/run-record.js";
import { type Accident, type Flaky, type Passed, startFlaky } from "./flaky.js";

/** A service that says nothing of being a Standin. */
export async function startForeign(
  script: (request: Passed) => Accident | undefined = () => undefined,
): Promise<Flaky> {
  const service = await startFlaky();
  service.script = (request) => (request.path.startsWith("/_standin") ? { status: 404 } : script(request));
  return service;
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "standin-runs-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A record of a run that is over. */
export async function leaveRecord(
  folder: string,
  url: string,
  note: (record: RunRecord) => Promise<void>,
): Promise<string> {
  const file = await createRecordFile(folder, "killed", url);
  const record = new RunRecord(file);
  record.borrow({ kind: "upload", id: "1001" });
  await note(record);
  await file.close();
  const text = await readFile(file.path, "utf8");
  await writeFile(file.path, text.replace(/"pid":\d+/, '"pid":2147483646'));
  return file.path;
}

import { readFile, writeFile } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { type Api, createApi } from "../../src/kit/http/api.js";
import { Gate } from "../../src/kit/http/gate.js";
import { Ledger } from "../../src/kit/ledger/ledger.js";
import { createLedgerFile } from "../../src/kit/ledger/ledger-file.js";
import { toText } from "../../src/kit/ledger/ledger-lines.js";
import { undo } from "../../src/kit/undo.js";
import { realPorts } from "../../src/runtime/kit-process.js";
import { type Accident, type Flaky, type Passed, sleeplessPorts, startFlaky } from "./flaky.js";
import { newFolder } from "./folder.js";

/** A service that says nothing of being a Standin. */
export async function startForeign(
  script: (request: Passed) => Accident | undefined = () => undefined,
): Promise<Flaky> {
  const service = await startFlaky({ isForeign: true });
  service.script = script;
  return service;
}

/** What a run notes before it is killed. */
type Note = (record: Ledger) => Promise<unknown>;

/** A record of a run that is over. */
export async function leaveRecord(folder: string, url: string, note: Note, owner = {}): Promise<string> {
  const { now, signer } = sleeplessPorts().ports;
  const killed = { pid: 2147483646, ...owner };
  const file = await createLedgerFile(folder, { run: "killed", target: url, sign: await signer(), owner: killed });
  const record = new Ledger(now, file);
  record.borrow({ kind: "upload", id: "1001" });
  await note(record);
  await file.close();
  return file.path;
}

/** A service, and the record in a folder of its own that a run has left there. */
export async function startLeft(note: Note, owner = {}) {
  const service = await startForeign();
  const folder = await newFolder();
  const path = await leaveRecord(folder, service.url, note, owner);
  return { service, folder, path, undo: (where = folder) => undoIn(service, where) };
}

/** Undoes what the records in a folder, or one of them, say that runs have left at a service. */
export const undoIn = (service: Flaky, folder: string) =>
  undo(toTarget({ url: service.url }), sleeplessPorts().ports, { folder, onWait: () => undefined });

/** The way of the kit to a service, which may change the uploads 1001 and 1002. */
export function startApi(service: Flaky): Api {
  const target = toTarget({ url: service.url, token: "secret" });
  const { ports } = sleeplessPorts();
  const api = createApi(target, { gate: new Gate(ports), ports, ledger: new Ledger(ports.now) });
  onTestFinished(() => api.close());
  for (const id of ["1001", "1002"]) api.ledger.borrow({ kind: "upload", id });
  return api;
}

/** Changes the text of a record as the user's own kit would, signatures included. */
export async function rewriteRecord(path: string, change: (text: string) => string): Promise<void> {
  const sign = await realPorts.signer();
  const text = change((await readFile(path, "utf8")).replace(/,"sig":"[0-9a-f]*"\}$/gm, "}"));
  const lines = text.split("\n").filter(Boolean);
  const signed = toText(
    lines.map((line) => JSON.parse(line)),
    "",
    sign,
  );
  await writeFile(path, signed.text, { mode: 0o600 });
}

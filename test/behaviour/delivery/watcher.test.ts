import { expect, test } from "vitest";
import type { CallRecord } from "../../../src/domain/call-record.js";
import { Account } from "../../../src/domain/memory.js";
import { createCallWatcher } from "../../../src/mock/call-watcher.js";

const record = (id: string) =>
  ({
    id,
    webhookId: "2001",
    event: { at: 0, entity_type: "upload", event_type: "update" },
    request: {},
    attempts: [],
  }) as unknown as CallRecord;

test("attempts that nobody asks for are kept as long as they are light", async () => {
  const watcher = createCallWatcher(() => ({ cancel: () => undefined }), new Account(256 * 1024 * 1024));
  const half = 32 * 1024 * 1024;
  for (const id of ["1", "2", "3"]) watcher.record(record(id), half);
  expect((await watcher.next({}, 1)).id).toBe("2");
  watcher.record(record("4"), half);
  expect((await watcher.next({}, 1)).id).toBe("3");
});

test("ten thousand of them are kept", async () => {
  const watcher = createCallWatcher(() => ({ cancel: () => undefined }), new Account(256 * 1024 * 1024));
  for (let id = 1; id <= 10_001; id++) watcher.record(record(String(id)), 1);
  expect((await watcher.next({}, 1)).id).toBe("2");
});

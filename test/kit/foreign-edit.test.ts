import { describe, expect, it } from "vitest";
import type { Passed } from "../support/flaky.js";
import { verifyAt } from "../support/kit.js";
import { startForeign } from "../support/records.js";

const isUpdate = ({ method, path }: Passed) => method === "PUT" && path === "/uploads/1001";
const isRead = ({ method, path }: Passed) => method === "GET" && path === "/uploads/1001";

/** Runs contracts on a named upload, which somebody edits after the n-th update of the run. */
async function run(fields: object, after: number) {
  const service = await startForeign();
  let updates = 0;
  let editing: Promise<unknown> | undefined;
  service.meanwhile = (request) => {
    if (isUpdate(request)) updates++;
    // Between the read after an update and whatever comes next.
    if (isRead(request) && updates >= after) editing ??= service.put("/uploads/1001", fields);
    return editing;
  };
  const options = { only: ["upload-notes", "upload-copyright"], calls: "allow", concurrency: 1 } as const;
  const binding = { operations: { createUpload: null } };
  const { report } = await verifyAt({ url: service.url, uploadId: "1001" }, options, binding);
  const now = await fetch(`${service.standin.url}/uploads/1001`, { headers: { Authorization: "Bearer any" } });
  return { report, now: await now.json() };
}

describe("a value that somebody else writes to a named upload during a run", () => {
  it.each([
    ["author", 8],
    ["author", 12],
  ])("stays, is named, and breaks no rule: %s after update %i", async (field, after) => {
    const { report, now } = await run({ [field]: "a colleague" }, after);
    expect(now).toMatchObject({ author: "Ada Lovelace", copyright: null, notes: null, [field]: "a colleague" });
    expect(report.left_behind).toContainEqual(
      expect.objectContaining({ kind: "upload", id: "1001", field, now: "a colleague" }),
    );
    expect(Object.values(report.rules)).not.toContain("broken");
  });
});

import { expect, it } from "vitest";
import { exitCodeOf } from "../../src/kit/report/exit-code.js";
import { sleeplessPorts, startFlaky } from "../support/flaky.js";
import { borrowing, verifyAt } from "../support/kit.js";

/** A service that writes through a reference: whoever moves an upload into a collection renames that. */
it("names what a reference has changed in a collection, and does not exit with 0", async () => {
  const flaky = await startFlaky({ isForeign: true });
  flaky.meanwhile = ({ method, path, body }) =>
    method === "PUT" && path.startsWith("/uploads/") && body.includes('"upload_collection":{')
      ? flaky.put("/upload-collections/3001", { label: "Renamed by a reference" })
      : undefined;
  const binding = { ...borrowing, fixtures: { upload_id: "1001", collection_id: "3001" } };
  const options = { ports: sleeplessPorts().ports, only: ["upload-upload-collection"], calls: "allow" } as const;
  const { report } = await verifyAt(flaky.url, options, binding);
  expect(report.left_behind.map(({ kind, id, field, now }) => [kind, id, field, now])).toEqual([
    ["collection", "3001", "label", "Renamed by a reference"],
  ]);
  const told = report.cases.filter(({ because }) => because?.includes("The run sent it nothing"));
  expect([told.length, exitCodeOf(report)]).toEqual([1, 4]);
});

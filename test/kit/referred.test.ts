import { expect, it } from "vitest";
import { exitCodeOf } from "../../src/kit/report/exit-code.js";
import { type Flaky, sleeplessPorts, startFlaky } from "../support/flaky.js";
import { borrowing, verifyAt } from "../support/kit.js";

/** What is left after a run in which something happens to a collection at each reference to it. */
async function runWhere(meanwhile: (flaky: Flaky) => Promise<unknown>) {
  const flaky = await startFlaky({ isForeign: true });
  flaky.meanwhile = ({ method, path, body }) =>
    method === "PUT" && path.startsWith("/uploads/") && body.includes('"upload_collection":{')
      ? meanwhile(flaky)
      : undefined;
  const binding = { ...borrowing, fixtures: { upload_id: "1001", collection_id: "3001" } };
  const options = { ports: sleeplessPorts().ports, only: ["upload-upload-collection"], calls: "allow" } as const;
  const { report } = await verifyAt(flaky.url, options, binding);
  const left = report.left_behind.map(({ kind, id, field, now }) => [kind, id, field, now]);
  const told = report.cases.flatMap(({ because }) => (because?.includes("The run sent it nothing") ? [because] : []));
  return { left, told, code: exitCodeOf(report) };
}

it("names what a reference has changed in a collection, and does not exit with 0", async () => {
  const { left, told, code } = await runWhere((flaky) =>
    flaky.put("/upload-collections/3001", { label: "Renamed by a reference" }),
  );
  expect(left).toEqual([["collection", "3001", "label", "Renamed by a reference"]]);
  expect([told.length, code]).toEqual([1, 4]);
});

it("names a collection that cannot be read any more, which is not as before", async () => {
  const { left, told, code } = await runWhere(async (flaky) => {
    const pass = flaky.script;
    flaky.script = (request) => (request.path.startsWith("/upload-collections/3001") ? { status: 500 } : pass(request));
  });
  expect(left).toEqual([["collection", "3001", null, undefined]]);
  expect([told, code]).toEqual([[expect.stringContaining("cannot be read any more")], 4]);
});

import { expect, it } from "vitest";
import { exitCodeOf } from "../../../src/kit/report/exit-code.js";
import { sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { borrowing, verifyAt } from "../../support/kit.js";

it("sends the headers of the binding, in whatever case, in the place of its own", async () => {
  const flaky = await startFlaky({ isForeign: true });
  const binding = {
    ...borrowing,
    fixtures: { upload_id: "1001" },
    headers: { "content-type": "application/json; charset=utf-8", PREFER: "handling=strict" },
  };
  const options = { ports: sleeplessPorts().ports, only: ["upload-author"], calls: "allow" } as const;
  const { report } = await verifyAt(flaky.url, options, binding);
  const updates = flaky.requests.filter(({ method }) => method === "PUT");
  const sent = new Set(updates.map(({ headers }) => headers["content-type"]));
  expect([[...sent], exitCodeOf(report)]).toEqual([["application/json; charset=utf-8"], 0]);
  expect(new Set(updates.map(({ headers }) => headers.prefer))).toEqual(new Set(["handling=strict"]));
});

import { expect, it } from "vitest";
import { exitCodeOf } from "../../src/kit/report/exit-code.js";
import { startFlaky } from "../support/flaky.js";
import { borrowing, verifyAt } from "../support/kit.js";

/** Shows nothing of the copyright, and loses it on the way in where it is told to. */
async function startHiding({ loses }: { loses: boolean }): Promise<string> {
  const flaky = await startFlaky();
  flaky.shows = (resource) => void delete resource.copyright;
  if (loses) flaky.change = ({ body }) => body.replace(/"copyright":"[^"]*",?/, "").replace(/,\}$/, "}");
  return flaky.url;
}

it.each([true, false])("U-05 · a field that nothing shows is not verified (lost: %s)", async (loses) => {
  const url = await startHiding({ loses });
  const binding = { ...borrowing, fixtures: { upload_id: "1001", webhook_id: "2001" } };
  const { report } = await verifyAt(url, { only: ["upload-copyright", "upload-author"] }, binding);
  expect(report.rules).toMatchObject({ "U-05": "not-verified", "U-06": "held", "U-13": "held" });
  expect(report.assumptions["Q-04"]).toBe("differs");
  const { report: alone } = await verifyAt(url, { only: ["U-05"] }, binding);
  expect(exitCodeOf(alone)).toBe(4);
});

it("U-19 · what a record does with the metadata is never held, since nothing shows it", async () => {
  const url = await startHiding({ loses: false });
  const { report } = await verifyAt(url, { only: ["U-19"] });
  expect(report.rules["U-19"]).toBe("not-verified");
  expect(report.cases.map(({ id, because }) => ({ id, because }))).toEqual([
    { id: "upload-record-level", because: expect.stringContaining("cannot see the metadata") },
  ]);
});

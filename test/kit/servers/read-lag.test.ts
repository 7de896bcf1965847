import { expect, it } from "vitest";
import { judge, keptBy } from "../second-implementation/judge.js";
import { staleReads } from "../second-implementation/switches/weather.js";

const only = [
  ...["upload-read", "upload-notes", "upload-tags", "upload-basename", "upload-identity"],
  ...["webhook-headers", "webhook-keeps"],
];

/** What the kit says of a service that lends its resources, and shows them as they were a second and a half ago. */
async function run(readLag?: number) {
  let before = "";
  const { report, failures, said, service, hint } = await judge({
    wire: "documented",
    binding: "operations: { createUpload: null, createWebhook: null }",
    only,
    readLag,
    switches: [
      ({ state }) => {
        before = keptBy(state);
      },
      staleReads,
    ],
  });
  expect(failures).toEqual([]);
  expect(keptBy(service.state)).toBe(before);
  return { report, said, hint };
}

it.each([3000, undefined])(
  "a target whose reads lag keeps the spec if the lag is told (%s ms) or learned",
  async (told) => {
    const { report, said, hint } = await run(told);
    expect(said).toEqual([]);
    expect(report.rules).toMatchObject({ "U-07": "held", "U-08": "held", "U-14": "held", "W-06": "held" });
    expect(report.left_behind).toEqual([]);
    const learned = /^Reads lag behind writes, so the run allowed them \d+ ms\. Set that time with --read-lag\.$/m;
    expect(learned.test(hint ?? "")).toBe(told === undefined);
  },
);

it("it breaks rules where it is told that reads do not lag, with a hint, and is as it was all the same", async () => {
  const { report } = await run(0);
  const broken = report.cases.filter(({ verdict }) => verdict === "broken");
  expect(broken).toContainEqual(expect.objectContaining({ because: expect.stringContaining("pass --read-lag") }));
});

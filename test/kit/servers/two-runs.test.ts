import { expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { startFlaky } from "../../support/flaky.js";
import { verifyAt } from "../../support/kit.js";
import { sample } from "../../support/sample.js";

/** What is about calls, and some of what makes events for them. */
const only = [
  ...contracts.filter(({ serialGroup }) => serialGroup === "calls").map(({ id }) => id),
  ...["webhook-read", "webhook-events", "webhook-identity", "upload-notes", "upload-tags", "upload-jobs"],
];

/** What two runs find wrong that overlap: the second begins when the first has ended a contract. */
async function findTogether(url: string, startAfter: string): Promise<string[]> {
  const found: string[] = [];
  const run = async (onResult: (id: string) => void) => {
    const { report, failures } = await verifyAt(url, {
      ports: realPorts,
      only,
      calls: "allow",
      onResult: ({ contract }) => onResult(contract.id),
    });
    expect(failures).toEqual([]);
    for (const { id, verdict, because } of report.cases) {
      if (verdict === "broken" || verdict === "differs") found.push(`${id}: ${because}`);
    }
  };
  let second: Promise<void> | undefined;
  await run((id) => {
    if (id === startAfter) second ??= run(() => undefined);
  });
  expect(second).toBeDefined();
  await second;
  return found;
}

// A real service has one environment for both, in which every update of one raises events for the webhooks of the other.
it.each(sample(["webhook-read", "call-made", "call-template"], 3, 1))(
  "two runs at the same time do not disturb each other, the second begun after %s of the first",
  async (startAfter) => {
    const flaky = await startFlaky({ isForeign: true, jobs: "auto", jobTime: 0 });
    expect(await findTogether(flaky.url, startAfter)).toEqual([]);
  },
  120_000,
);

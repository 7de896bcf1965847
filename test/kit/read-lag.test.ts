import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/target/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { sleeplessPorts } from "../support/flaky.js";
import { lagging } from "./mutants/lagging.js";
import { startWrongServer } from "./mutants/wrong-server.js";

const lag = 1500;
const only = [
  "upload-read",
  "upload-notes",
  "upload-tags",
  "upload-basename",
  "upload-identity",
  "webhook-headers",
  "webhook-keeps",
];

async function run(readLag: number, binding = {}) {
  const { ports } = sleeplessPorts();
  const server = await startWrongServer(lagging(ports.now, lag), { jobs: "never" });
  try {
    const snapshot = async () => {
      ports.sleep(2 * lag);
      const paths = ["/uploads", "/webhooks"];
      const all = paths.map(async (path) =>
        (await fetch(server.url + path, { headers: { Authorization: "Bearer reader" } })).text(),
      );
      return (await Promise.all(all)).join("\n").replace(/"updated_at":"[^"]*"|127\.0\.0\.1:\d+/g, "");
    };
    const before = await snapshot();
    const target = toTarget({ url: server.url, readLag }, binding);
    const { report, failures } = await verify(target, contracts, ports, { only });
    expect(failures).toEqual([]);
    return { report, isAsBefore: (await snapshot()) === before, before, after: await snapshot() };
  } finally {
    await server.close();
  }
}

const broken = ({ report }: Awaited<ReturnType<typeof run>>) =>
  report.cases.filter(({ verdict }) => verdict === "broken").map(({ id, ids, because }) => ({ id, ids, because }));
const borrowing = { operations: { createUpload: null, createWebhook: null } };

describe("a target whose reads lag behind its writes", () => {
  it.each([
    ["makes resources", {}],
    ["lends them", borrowing],
  ])("and that %s, keeps the spec where its reads are given time", async (_, binding) => {
    const found = await run(2 * lag, binding);
    expect(broken(found)).toEqual([]);
    expect(found.report.rules).toMatchObject({ "U-07": "held", "U-08": "held", "U-14": "held", "W-06": "held" });
    expect(found.report.left_behind).toEqual([]);
    expect(found.after).toBe(found.before);
  });

  it("breaks rules without that, with a hint, and is as it was all the same", async () => {
    const found = await run(0, borrowing);
    expect(broken(found)).toContainEqual(
      expect.objectContaining({ because: expect.stringContaining("give them time with --read-lag") }),
    );
    expect(found.after).toBe(found.before);
  });
});

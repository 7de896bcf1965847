import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import type { Report } from "../../../src/kit/report/shape.js";
import { type Flaky, type Passed, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { runCommand } from "../../support/kit.js";

/** A run against a server that is no Standin, with a record on disk. */
async function run(arrange: (flaky: Flaky) => void, flags: Omit<VerifyFlags, "target"> = {}) {
  const flaky = await startFlaky({ isForeign: true });
  arrange(flaky);
  const runRecord = await newFolder();
  const before = await flaky.snapshot();
  const { code, ...written } = await runCommand({
    target: flaky.url,
    allowCalls: true,
    json: true,
    runRecord,
    ...flags,
  });
  const records = (await readdir(runRecord)).filter((name) => name.endsWith(".jsonl"));
  const isSame = (await flaky.snapshot()) === before;
  return { flaky, code, isSame, report: JSON.parse(written.stdout) as Report, records, ...written };
}

const updates = (name: string) => (one: Passed) => one.method === "PUT" && one.path.startsWith(`/${name}/`);
const refuse = (name: string, status: number) => (flaky: Flaky) => {
  const isUpdate = updates(name);
  flaky.script = (request) => (isUpdate(request) ? { status } : undefined);
};

it.each([
  ["webhooks", 404, { "U-08": "held", "W-10": "not-verified" }],
  ["webhooks", 501, { "U-08": "held", "W-10": "not-verified" }],
  ["uploads", 405, { "U-08": "not-verified", "W-06": "held", "W-10": "held-in-part" }],
])("a target that answers each update of %s with %i is asked once, and breaks nothing", async (name, status, rules) => {
  const only = ["upload-tags", "upload-together", "webhook-headers", "webhook-together"];
  const { flaky, report, code, isSame } = await run(refuse(name, status), { only });
  expect(report.rules).toMatchObject(rules);
  expect([code, report.failing, isSame]).toEqual([0, [], true]);
  expect(flaky.requests.filter(updates(name))).toHaveLength(1);
  const reasons = report.cases.flatMap(({ because }) => (because?.includes(" has no update") ? [because] : []));
  expect(new Set(reasons).size).toBe(1);
  expect(reasons[0]).toMatch(new RegExp(`^The target has no update.*PUT /${name}/\\S+ returned ${status}`));
});

it("a target without any update operation is left as it was, and nothing says otherwise", async () => {
  const { code, isSame, stderr, records } = await run((flaky) => {
    flaky.script = ({ method, path }) =>
      method === "PUT" && /^\/(uploads|webhooks)\//.test(path) ? { status: 404 } : undefined;
  });
  expect([code, isSame, records]).toEqual([4, true, []]);
  expect(stderr).not.toContain("some changes are not restored");
});

it("a resource that was named and cannot be read is said to be that, and not to be named", async () => {
  const { report } = await run(
    (flaky) => {
      flaky.script = ({ method, path }) =>
        path.startsWith("/webhooks/") || (method === "POST" && path === "/webhooks") ? { status: 404 } : undefined;
    },
    { only: ["webhook-headers"], webhookId: "2001" },
  );
  expect(report.cases[0]?.because).toMatch(/"2001" cannot be read, name another with --webhook-id/);
});

it("a file that keeps its name in /url is told with /url", async () => {
  const { report } = await run(
    (flaky) => {
      flaky.shows = (resource) => {
        if (resource.type === "upload") resource.url = `${flaky.url}/kept.png`;
      };
    },
    { only: ["upload-basename"] },
  );
  expect(report.rules["U-14"]).toBe("broken");
  const [first] = report.cases.filter(({ verdict, ids }) => verdict === "broken" && ids.includes("U-14"));
  expect(first?.because).toContain('/url still has the file name "kept.png"');
});

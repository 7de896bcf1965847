import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import type { Ports } from "../../../src/kit/http/ports.js";
import type { Contract, Kit } from "../../../src/kit/run/contract.js";
import { Resource } from "../../../src/kit/subject/resource.js";
import { fakeProcess } from "../../support/fake-process.js";
import { sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { runCommand } from "../../support/kit.js";
import { breachesOf } from "../../support/reported.js";

/** A contract of the attributes of an upload, which runs before the one that is right. */
const failing = (run: (kit: Kit) => unknown): Contract => ({
  id: "failing",
  ids: ["U-14"],
  title: "it fails",
  serialGroup: "attributes",
  needs: ["upload"],
  async run(kit) {
    await run(kit);
  },
});
const right = contracts.filter(({ id }) => id === "upload-notes" || id === "webhook-read");

async function start(contract: Contract, ports: Ports = sleeplessPorts().ports) {
  const flaky = await startFlaky();
  const fake = fakeProcess();
  const folder = await newFolder();
  const run = async (flags: VerifyFlags = {}) => {
    const parts = { fake, contracts: [contract, ...right], ports };
    return (await runCommand({ target: flaky.url, report: folder, ...flags }, parts)).code;
  };
  const reportFile = async () => JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  return { ...fake, flaky, folder, run, reportFile };
}

/** Everything that says what happened says that the kit failed, and keeps what was found besides. */
async function expectTold(
  { folder, written, reportFile }: Awaited<ReturnType<typeof start>>,
  error: { contract: string | null; message: string },
  rules: object,
) {
  const report = await reportFile();
  expect(breachesOf(report)).toEqual([]);
  const [{ contract, message }] = report.internal_errors;
  expect([contract, message.split("\n")[0]]).toEqual([error.contract, error.message]);
  expect(report).toMatchObject({ rules });
  expect(written.stderr).toContain(`The kit itself failed`);
  expect(written.stderr).toContain(error.message);
  for (const name of ["report.html", "junit.xml"]) {
    expect(await readFile(join(folder, name), "utf8")).toContain(error.message);
  }
  return report;
}

const boom = () => {
  throw new TypeError("Cannot read what is not there");
};

describe("an error of the kit itself ends with 5, and what was found is told all the same: one", () => {
  it.each([false, true])("in a contract (--json: %s)", async (json) => {
    const started = await start(failing(boom));
    expect(await started.run({ json })).toBe(5);
    const told = { contract: "failing", message: "Cannot read what is not there" };
    const report = await expectTold(started, told, { "U-07": "held", "U-14": "not-verified" });
    if (json) expect(JSON.parse(started.written.stdout)).toEqual(report);
    else
      expect(started.written.stdout).toMatch(/KIT FAILED \(failing\): Cannot read what is not there\n(.*\n)*Rules: /);
  });

  it("before the first contract", async () => {
    const { ports } = sleeplessPorts();
    const started = await start(
      failing(() => undefined),
      { ...ports, unique: boom },
    );
    expect(await started.run({ json: true })).toBe(5);
    const told = { contract: null, message: "Cannot read what is not there" };
    const report = await expectTold(started, told, { "U-07": "not-verified" });
    expect(report).toMatchObject({ ended: "internal error", verdict: "not-verified" });
    expect(report.cases.find(({ id }: { id: string }) => id === "upload-notes")?.because).toContain(
      "The kit itself failed before this.",
    );
    expect(JSON.parse(started.written.stdout)).toEqual(report);
  });

  it("in what follows a contract, while its resource is restored", async () => {
    const started = await start(
      failing(async (kit) => {
        const upload = await kit.fixture("upload");
        upload.touch({});
        Object.assign(upload, { settled: boom });
      }),
    );
    const before = await started.flaky.snapshot();
    expect(await started.run()).toBe(5);
    await expectTold(started, { contract: "failing", message: "Cannot read what is not there" }, {});
    expect(await started.flaky.snapshot()).toBe(before);
  });

  it("in the end, and everything else is restored", async () => {
    const started = await start(
      failing((kit) => {
        const borrowed = kit.borrowed("upload");
        if (!(borrowed instanceof Resource)) throw new Error("There is no upload.");
        // Only the last look asks for it.
        Object.defineProperty(borrowed, "restorable", { get: boom });
      }),
    );
    const before = await started.flaky.snapshot();
    expect(await started.run()).toBe(5);
    await expectTold(started, { contract: null, message: "Cannot read what is not there" }, { "U-07": "held" });
    expect(await started.flaky.snapshot()).toBe(before);
  });

  it("while the report is made of what a contract found", async () => {
    const started = await start(
      failing(async (kit) => {
        const circle: Record<string, never> = {};
        Object.assign(circle, { circle });
        const exchange = await kit.api.call("getUpload", { path: { upload_id: "1001" } });
        kit.check(["U-14"], false, () => "it is round", { exchange: { ...exchange, json: circle } });
      }),
    );
    expect(await started.run()).toBe(5);
    const told = { contract: null, message: "Maximum call stack size exceeded" };
    const report = await expectTold(started, told, { "U-14": "broken", "U-07": "held" });
    expect(report.cases.find(({ id }: { id: string }) => id === "failing")).toMatchObject({ request: null });
  });

  it.each([false, true])("in a dry run (--json: %s)", async (json) => {
    const started = await start(failing(boom));
    expect(await started.run({ dryRun: true, json })).toBe(5);
    await expectTold(started, { contract: null, message: "Cannot read what is not there" }, {});
    if (json) expect(JSON.parse(started.written.stdout)).toMatchObject({ ended: "internal error" });
  });

  it("that nobody was waiting for, and everything is restored first", async () => {
    let lost = () => {};
    const started = await start(failing(() => lost()));
    lost = () => void started.emit("uncaughtException", new TypeError("Nobody waited for this"));
    const before = await started.flaky.snapshot();
    expect(await started.run()).toBe(5);
    await expectTold(started, { contract: null, message: "Nobody waited for this" }, { "U-07": "not-verified" });
    expect(await started.flaky.snapshot()).toBe(before);
  });
});

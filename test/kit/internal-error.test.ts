import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { contracts } from "../../contracts/index.js";
import { runVerify, type VerifyFlags } from "../../src/cli/verify-run.js";
import type { Contract, Kit } from "../../src/kit/engine/contract.js";
import schema from "../../src/kit/report/report.schema.json" with { type: "json" };
import type { Ports } from "../../src/kit/target/ports.js";
import { fakeProcess } from "../support/fake-process.js";
import { type Flaky, sleeplessPorts, startFlaky } from "../support/flaky.js";

const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

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
  const { process, written, emit } = fakeProcess();
  const folder = await mkdtemp(join(tmpdir(), "standin-failing-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = (flags: VerifyFlags = {}) =>
    runVerify({ target: flaky.url, report: folder, ...flags }, process, { contracts: [contract, ...right], ports });
  const reportFile = async () => JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  return { flaky, folder, written, emit, run, reportFile };
}

/** Everything that says what happened says that the kit failed, and keeps what was found besides. */
async function expectTold(
  { folder, written, reportFile }: Awaited<ReturnType<typeof start>>,
  error: { contract: string | null; message: string },
  rules: object,
) {
  const report = await reportFile();
  expect([validate(report), validate.errors]).toEqual([true, null]);
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
        (await kit.fixture("upload")).restore = boom;
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
        if (!borrowed) throw new Error("There is no upload.");
        const { restore } = borrowed;
        borrowed.restore = (options) => (options?.again ? boom() : restore.call(borrowed, options));
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

describe("a report that cannot be written", () => {
  const write = async (flaky: Flaky, report?: string) => {
    const folder = await mkdtemp(join(tmpdir(), "standin-unwritable-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "file");
    await writeFile(file, "in the way");
    const { process, written } = fakeProcess();
    const parts = { contracts: right, ports: sleeplessPorts().ports };
    const flags = { target: flaky.url, report: report ?? join(file, "report"), only: ["upload-notes"] };
    return { code: await runVerify(flags, process, parts), ...written };
  };

  it("does not lose the summary, and ends with 2", async () => {
    const { code, stdout, stderr } = await write(await startFlaky());
    expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringMatching(/^Rules: {3}\d+ held/m) });
    expect(stderr).toMatch(/^standin: The report cannot be written to .*\/file\/report: ENOTDIR/m);
  });

  it.runIf(process.platform === "linux")("where no directory can be made does not wait for one", async () => {
    const { code, stderr } = await write(await startFlaky(), "/proc/none/report");
    expect([code, stderr]).toEqual([2, expect.stringContaining("ENOENT")]);
  });

  it("leaves the code of a broken rule as it is", async () => {
    const flaky = await startFlaky();
    flaky.script = ({ method, body }) => (method === "PUT" && body.includes("notes") ? { status: 500 } : undefined);
    expect(await write(flaky)).toMatchObject({ code: 1, stdout: expect.stringContaining("BROKEN U-07") });
  });
});

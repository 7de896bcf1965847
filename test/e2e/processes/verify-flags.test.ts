import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { verifyCommand } from "../../../src/cli/verify.js";
import { createStandin, type Standin } from "../../../src/index.js";
import { createClock } from "../../kit/second-implementation/clock.js";
import { startSecondImplementation } from "../../kit/second-implementation/server.js";
import { change } from "../../kit/second-implementation/switches/switch.js";
import { staleReads } from "../../kit/second-implementation/switches/weather.js";
import { startFlaky } from "../../support/flaky.js";
import { freePort } from "../../support/free-port.js";
import { run } from "../../support/process.js";

async function start(options = {}): Promise<Standin> {
  const standin = await createStandin({ port: 0, ...options });
  onTestFinished(() => standin.close());
  return standin;
}

/** The built command with `--json`. */
async function verify(url: string, ...flags: string[]) {
  const running = run("verify", "--target", url, "--json", ...flags);
  const code = await running.ended;
  return { code, report: JSON.parse(running.stdout()), stderr: running.stderr() };
}

/** What was sent, as `GET /uploads/1001`, but for what only looks at the target. */
const sentTo = ({ journal }: Standin) => journal.list().map(({ method, url }) => `${method} ${url}`);

async function newFile(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "standin-flags-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, name);
}

/** A file that says that the kit makes nothing, so that it has to borrow. */
async function borrowing(): Promise<string> {
  const file = await newFile("binding.yaml");
  await writeFile(file, "operations: { createUpload: null, createWebhook: null }\n");
  return file;
}

/** Each flag does through the built command what it says. */
const shown: Record<string, () => Promise<void>> = {
  async "--token"() {
    const { url } = await start();
    const refused = run("verify", "--target", url, "--token", "no-management-access");
    expect(await refused.ended).toBe(3);
    expect((await verify(url, "--token", "any", "--only", "upload-read")).code).toBe(0);
  },
  async "--upload-id"() {
    const standin = await start();
    await verify(standin.url, "--only", "upload-notes", "--binding", await borrowing(), "--upload-id", "1002");
    expect(sentTo(standin)).toContain("PUT /uploads/1002");
    expect(sentTo(standin)).not.toContain("PUT /uploads/1001");
  },
  async "--webhook-id"() {
    const standin = await start();
    await verify(standin.url, "--only", "webhook-enabled", "--binding", await borrowing(), "--webhook-id", "2002");
    expect(sentTo(standin)).toContain("PUT /webhooks/2002");
    expect(sentTo(standin)).not.toContain("PUT /webhooks/2001");
  },
  async "--skip"() {
    const { url } = await start();
    const { report } = await verify(url, "--only", "upload-notes,upload-author", "--skip", "upload-notes");
    expect(report.contracts.map(({ id }: { id: string }) => id)).toEqual(["upload-author"]);
  },
  async "--read-only"() {
    const standin = await start();
    const { code } = await verify(standin.url, "--read-only");
    expect(code).toBe(0);
    expect(sentTo(standin).filter((line) => !line.startsWith("GET "))).toEqual([]);
  },
  async "--callback-url"() {
    const standin = await start();
    const callback = `http://127.0.0.1:${await freePort()}`;
    const { report } = await verify(standin.url, "--only", "call-made", "--callback-url", callback);
    expect(report.rules["C-02"]).toBe("held");
    expect(JSON.stringify(report.cases) + JSON.stringify(report.contracts)).toContain("call-made");
  },
  async "--patience"() {
    const flaky = await startFlaky({ retry: ["10m"] });
    // Without the control interface nobody moves the clock.
    flaky.script = ({ path }) => (path.startsWith("/_standin") ? { status: 404 } : undefined);
    const { report } = await verify(flaky.url, "--only", "call-retries", "--patience", "50ms", "--allow-calls");
    expect(report.rules["C-08"]).toBe("not-verified");
    expect(JSON.stringify(report.cases)).toContain("patience");
  },
  async "--job-timeout"() {
    const { url } = await start({ jobTime: 600_000 });
    const { report } = await verify(url, "--only", "upload-jobs", "--job-timeout", "120ms");
    expect(JSON.stringify(report.cases)).toContain("--job-timeout");
    expect(report.duration_ms).toBeLessThan(60_000);
  },
  async "--max-time"() {
    const { url } = await start({ jobTime: 600_000 });
    const { report } = await verify(url, "--only", "upload-jobs", "--max-time", "1500ms");
    expect(report).toMatchObject({ ended: "max time", left_behind: [] });
  },
  "--allow-calls": () => expectForeign("The run called others", "--allow-calls"),
  "--quiet-webhooks": () => expectForeign("Disabled during the run", "--quiet-webhooks"),
  async "--read-lag"() {
    // Time that passes with each look at it: a read shows what was before the last few requests.
    let looks = 0;
    const server = await startSecondImplementation({
      wire: "documented",
      clock: { ...createClock(), now: () => 500 * looks++ },
      switches: [change("needsJob", () => () => false), staleReads],
    });
    onTestFinished(() => server.stop());
    const only = ["--only", "upload-notes", "--binding", await borrowing(), "--upload-id", "a-1"];
    expect((await verify(server.url, ...only)).code).toBe(1);
    expect((await verify(server.url, ...only, "--read-lag", "5s")).code).toBe(0);
  },
  async "--without"() {
    const server = await startFlaky();
    server.shows = (resource) => {
      if (resource.type === "upload") resource.notes = "another";
    };
    const only = ["--only", "upload-notes"];
    expect((await verify(server.url, ...only)).report.rules["U-07"]).toBe("broken");
    const { report } = await verify(server.url, ...only, "--without", "R-02");
    expect(report.filter.without).toEqual(["R-02"]);
    expect(report.rules["U-07"]).not.toBe("broken");
  },
  async "--require"() {
    const { url } = await start();
    const { code, report, stderr } = await verify(url, "--only", "upload-notes", "--require", "U-07,W-10");
    expect(code).toBe(1);
    expect(report.unmet).toEqual(["W-10"]);
    expect(stderr).toContain("required, but did not hold: W-10");
  },
  async "--examples"() {
    const { url } = await start();
    const count = async (examples: string) =>
      (await verify(url, "--only", "U-07", "--examples", examples)).report.requests_sent;
    expect(await count("5")).toBeGreaterThan(await count("0"));
  },
  async "--random-seed"() {
    const { url } = await start();
    const { report, stderr } = await verify(url, "--only", "U-07", "--examples", "2", "--random-seed", "7");
    expect(report.seed).toBe(7);
    expect(stderr).toContain("--random-seed 7 repeats them");
  },
  async "--concurrency"() {
    const standin = await start({ latency: 25 });
    let now = 0;
    let most = 0;
    const server = createServer((request, response) => {
      most = Math.max(most, ++now);
      response.on("close", () => now--);
      standin.app(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const only = ["--only", "upload-notes,upload-author,upload-copyright,webhook-name"];
    expect((await verify(url, ...only, "--concurrency", "1")).code).toBe(0);
    expect(most).toBeLessThan(4);
    most = 0;
    expect((await verify(url, ...only, "--concurrency", "8")).code).toBe(0);
    expect(most).toBeGreaterThan(3);
  },
  async "--envelope"() {
    const { url } = await start();
    expect(
      (await verify(`${url}/json-api`, "--envelope", "json-api", "--only", "U-07,Q-03")).report.rules["U-07"],
    ).toBe("held");
  },
  async "--binding"() {
    const file = await newFile("binding.yaml");
    await writeFile(file, "operations:\n  getUpload: GET /nowhere/{upload_id}\n");
    const { report } = await verify((await start()).url, "--binding", file, "--only", "upload-read");
    expect(report).toMatchObject({ binding: file, rules: { "U-07": "not-verified" } });
  },
  async "--contracts"() {
    const file = await newFile("team.mjs");
    const own =
      '{ id: "acme-own", title: "own", rules: { "ACME-1": "So." }, run: (kit) => kit.check("ACME-1", true, "") }';
    await writeFile(file, `export const own = ${own};`);
    const { code, report } = await verify((await start()).url, "--contracts", file, "--only", "ACME-*");
    expect([code, report.rules["ACME-1"]]).toEqual([0, "held"]);
  },
  async "--strict"() {
    const { url } = await start({ jobs: "always" });
    const only = ["--only", "upload-jobs"];
    expect([(await verify(url, ...only)).code, (await verify(url, ...only, "--strict")).code]).toEqual([0, 1]);
  },
  async "--dry-run"() {
    const standin = await start();
    const running = run("verify", "--target", standin.url, "--only", "upload-notes", "--dry-run");
    expect(await running.ended).toBe(0);
    expect(running.stdout()).toContain("PUT");
    expect(sentTo(standin)).toEqual([]);
  },
  async "--init"() {
    const file = await newFile("new.yaml");
    expect(await run("verify", "--init", file).ended).toBe(0);
    expect(await readFile(file, "utf8")).toContain("operations:");
  },
  async "--explain"() {
    const running = run("verify", "--explain", "U-13");
    expect(await running.ended).toBe(0);
    expect(running.stdout()).toMatch(/U-13[\s\S]*R-0\d[\s\S]*PUT/);
  },
  "--undo": () => undoNothing("--undo"),
  "--sweep": () => undoNothing("--sweep"),
  "--run-record": () => undoNothing("--undo", "--run-record", "no-such-folder"),
};

async function undoNothing(...flags: string[]): Promise<void> {
  const running = run("verify", "--target", (await start()).url, ...flags);
  expect(await running.ended).toBe(0);
  expect(running.stderr()).toContain(`The records in ${flags[2] ?? ".standin/runs"} have no changes`);
}

/** Of a service that is no Standin, and has a webhook of somebody's. */
async function expectForeign(said: string, flag: string): Promise<void> {
  const flaky = await startFlaky();
  flaky.script = ({ path }) => (path.startsWith("/_standin") ? { status: 404 } : undefined);
  const only = ["--only", "upload-notes"];
  expect(await run("verify", "--target", flaky.url, ...only).ended).toBe(2);
  const running = run("verify", "--target", flaky.url, ...only, flag);
  expect([await running.ended, running.stderr()]).toEqual([0, expect.stringContaining(said)]);
}

/** Those that another file shows. */
const output = ["--target", "--only", "--json", "--report", "--quiet", "--verbose", "--bail", "--accept", "--baseline"];

describe("standin verify, as built, with", () => {
  it.each(Object.keys(shown))(
    "%s",
    async (flag) => {
      await shown[flag]?.();
    },
    60_000,
  );

  it("no other flag: each is shown here or with the output", async () => {
    const flags = verifyCommand(process).options.map(({ long }) => long ?? "");
    expect([...Object.keys(shown), ...output].sort()).toEqual(flags.sort());
    const told = await readFile(new URL("verify-output.test.ts", import.meta.url), "utf8");
    expect(output.filter((flag) => !told.includes(flag))).toEqual([]);
  });
});

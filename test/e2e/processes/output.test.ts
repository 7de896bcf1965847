import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { addressOn, allOf, authorization, type Served, serve } from "../../support/served.js";

/** A device on which every write fails since it is full. */
const full = "/dev/full";

function fullDevice(): number {
  const file = openSync(full, "w");
  onTestFinished(() => closeSync(file));
  return file;
}

const read = async (url: string) => (await fetch(`${url}/uploads/1001`, { headers: authorization })).status;

async function expectGoodOrder({ child, ended }: Served): Promise<void> {
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}

describe("a log that nobody takes", () => {
  it("does not hold answers up, nor the end: its pipe is full", async () => {
    const standin = serve(["ignore", "pipe", "pipe"]);
    const url = await addressOn(standin.child.stdout);
    // Each is a line of 8 KB, so that these are ten times what the pipe holds.
    for (let index = 0; index < 250; index++) {
      expect((await fetch(`${url}/${"x".repeat(8000)}`)).status).toBe(404);
    }
    await expectGoodOrder(standin);
  });
});

describe("a stdout that nobody takes", () => {
  it.runIf(existsSync(full))("changes nothing: its disk is full", async () => {
    const standin = serve(["ignore", fullDevice(), "pipe"], []);
    const url = await addressOn(standin.child.stderr);
    expect(await read(url)).toBe(200);
    await expectGoodOrder(standin);
  });
});

it("help that nobody reads to its end is no failure", async () => {
  const child = spawn(process.execPath, ["dist/cli.js", "verify", "--help"], { stdio: ["ignore", "pipe", "pipe"] });
  const said = allOf(child.stderr);
  child.stdout.destroy();
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await said).toBe("");
});

it.runIf(existsSync(full))("help that a full disk does not take is a failure", async () => {
  const stdio = ["ignore", fullDevice(), "pipe"] as const;
  const child = spawn(process.execPath, ["dist/cli.js", "verify", "--help"], { stdio: [...stdio] });
  const said = allOf(child.stderr);
  expect(await once(child, "exit")).not.toEqual([0, null]);
  expect(await said).toContain("ENOSPC");
});

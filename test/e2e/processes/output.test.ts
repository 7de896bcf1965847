import { closeSync, existsSync, openSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { authorization, run, runWith } from "../../support/process.js";

/** A device on which every write fails since it is full. */
const full = "/dev/full";

function fullDevice(): number {
  const file = openSync(full, "w");
  onTestFinished(() => closeSync(file));
  return file;
}

describe("a log that nobody takes", () => {
  it("does not hold answers up, nor the end: its pipe is full", async () => {
    const standin = runWith({ isLogUnread: true }, "serve", "--port", "0", "--json");
    const url = await standin.url();
    // Each is a line of 8 KB, so that these are ten times what the pipe holds.
    for (let index = 0; index < 250; index++) {
      expect((await fetch(`${url}/${"x".repeat(8000)}`)).status).toBe(404);
    }
    expect(await standin.end()).toBe(0);
  });
});

describe("a stdout that nobody takes", () => {
  it.runIf(existsSync(full))("changes nothing: its disk is full", async () => {
    const standin = runWith({ stdio: ["ignore", fullDevice(), "pipe"] }, "serve", "--port", "0");
    await expect.poll(standin.stderr, { timeout: 20_000 }).toMatch(/http:\/\/[\d.]+:\d+\b.*\n/);
    const [url] = /http:\/\/[\d.]+:\d+/.exec(standin.stderr()) ?? [];
    expect((await fetch(`${url}/uploads/1001`, { headers: authorization })).status).toBe(200);
    expect(await standin.end()).toBe(0);
  });
});

it("help that nobody reads to its end is no failure", async () => {
  const { child, ended, stderr } = run("verify", "--help");
  child.stdout?.destroy();
  expect(await ended).toBe(0);
  expect(stderr()).toBe("");
});

it.runIf(existsSync(full))("help that a full disk does not take is a failure", async () => {
  const { ended, stderr } = runWith({ stdio: ["ignore", fullDevice(), "pipe"] }, "verify", "--help");
  expect(await ended).not.toBe(0);
  expect(stderr()).toContain("ENOSPC");
});

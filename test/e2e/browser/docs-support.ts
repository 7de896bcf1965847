import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { newPage, startStandin } from "./support.js";

/** Milliseconds that a step may take on a machine that is busy with other tests. */
const busyTime = 60_000;

/** Writes the documentation before the tests of a file, as a user does, and tells its address in the file system. */
export function writeDocs(): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "standin-docs-"));
    const cli = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));
    await promisify(execFile)(process.execPath, [cli, "docs", "--out", folder]);
  }, busyTime);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => pathToFileURL(folder).href;
}

/** The same files, served by a mock. */
export const servedDocs = async (): Promise<string> => `${(await startStandin()).url}/docs`;

/** Opens a page; when the test ends, nothing was asked of anybody else, and nothing was complained about. */
export async function open(base: string, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(base) || request.url().startsWith("data:");
    if (!isOwn) complaints.push(`It asked for ${request.url()}.`);
  });
  onTestFinished(() => expect(complaints).toEqual([]));
  await page.goto(`${base}/${path}`);
  return page;
}

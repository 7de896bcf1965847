import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { freePort } from "../../support/free-port.js";
import { folderOf } from "../../support/recipe.js";
import { test } from "./support.js";

const packages = ["@playwright/test", "playwright", "playwright-core"];

/** Runs Playwright in a folder, and resolves with what it says and how it ends. */
async function runIn(folder: string) {
  const [standin, app] = [await freePort(), await freePort()];
  const urls = { STANDIN_URL: `http://127.0.0.1:${standin}`, APP_URL: `http://127.0.0.1:${app}` };
  const env = { CHROMIUM_PATH: "/usr/bin/chromium", ...process.env, ...urls };
  const command = ["node_modules/@playwright/test/cli.js", "test", "--workers=2", "--reporter=line"];
  return promisify(execFile)("node", command, { cwd: folder, env: { ...env, CI: "1" } }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    ({ stdout, code }: { stdout: string; code: number }) => ({ stdout, code }),
  );
}

test("a test of Playwright that fails has the journal among its attachments", async () => {
  const { folder } = await folderOf("playwright", packages);
  const failing = `import { test as base, expect } from "@playwright/test";
import { withStandin } from "standin/playwright";
withStandin(base)("fails", async ({ request }) => {
  expect((await request.put("/uploads/1001", { data: { basename: 5 } })).status()).toBe(200);
});`;
  await writeFile(join(folder, "uploads.spec.mjs"), failing);
  const { code, stdout } = await runIn(folder);
  expect([code, stdout]).toEqual([1, expect.stringContaining("standin.txt")]);
  const [, file = ""] = /^\s*(test-results\/\S+\.txt)/m.exec(stdout) ?? [];
  const text = await readFile(join(folder, file), "utf8").catch(() => stdout);
  expect(text).toContain("PUT /uploads/1001 → 422 · INVALID_FORMAT");
}, 60_000);

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { folderOf, ofPlaywright, playwright } from "../../support/recipe.js";
import { test } from "./support.js";

test("a test of Playwright that fails has the journal among its attachments", async () => {
  const { folder } = await folderOf("playwright", ofPlaywright);
  const failing = `import { test as base, expect } from "@playwright/test";
import { withStandin } from "standin/playwright";
withStandin(base)("fails", async ({ request }) => {
  expect((await request.put("/uploads/1001", { data: { basename: 5 } })).status()).toBe(200);
});`;
  await writeFile(join(folder, "uploads.spec.mjs"), failing);
  const { code, stdout } = await playwright(folder);
  expect([code, stdout]).toEqual([1, expect.stringContaining("standin.txt")]);
  const [, file = ""] = /^\s*(test-results\/\S+\.txt)/m.exec(stdout) ?? [];
  const text = await readFile(join(folder, file), "utf8").catch(() => stdout);
  expect(text).toContain("PUT /uploads/1001 → 422 · INVALID_FORMAT");
}, 60_000);

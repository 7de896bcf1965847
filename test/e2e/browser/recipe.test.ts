import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import { folderOf } from "../../support/recipe.js";
import { test } from "./support.js";

test("the recipe for Playwright runs as it stands", async () => {
  const { folder } = await folderOf("playwright", ["playwright-core"]);
  const { stdout } = await promisify(execFile)("node", ["e2e.mjs"], { cwd: folder });
  expect(stdout).toBe("The page recovers from an error.\n");
}, 30_000);

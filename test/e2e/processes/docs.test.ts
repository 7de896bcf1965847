import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../support/process.js";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "standin-docs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("standin docs writes the pages that the mock serves, and everything that they need", async () => {
  const folder = await emptyFolder();
  const { ended, stdout, stderr } = run("docs", "--out", join(folder, "new", "site"));
  expect(await ended).toBe(0);
  expect({ stdout: stdout(), stderr: stderr() }).toEqual({ stdout: "", stderr: expect.stringContaining("index.html") });
  const built = await readdir("dist/docs", { recursive: true });
  const written = await readdir(join(folder, "new", "site"), { recursive: true });
  expect(built).toEqual(expect.arrayContaining(written));
  expect(written).toEqual(expect.arrayContaining(["index.html", join("assets", "search.js")]));
  const page = (path: string) => readFile(path, "utf8");
  expect(await page(join(folder, "new", "site", "rules.html"))).toBe(await page("dist/docs/rules.html"));
});

test("standin docs says where it cannot write, and asks for a folder", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "file"), "");
  const taken = run("docs", "--out", join(folder, "file"));
  expect(await taken.ended).toBe(2);
  expect(taken.stderr()).toMatch(/^standin: The documentation cannot be written to .*\n$/);
  const nowhere = run("docs");
  expect(await nowhere.ended).toBe(2);
  expect(nowhere.stderr()).toContain("--out <dir>");
});

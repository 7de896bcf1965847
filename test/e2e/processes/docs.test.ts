import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/process.js";

test("standin docs writes all that was built, for any folder or for one base", async () => {
  const folder = join(await newFolder(), "new", "site");
  const { ended, stdout, stderr } = run("docs", "--out", folder);
  expect(await ended).toBe(0);
  expect({ stdout: stdout(), stderr: stderr() }).toEqual({ stdout: "", stderr: expect.stringContaining("index.html") });
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(
    (await readdir("dist/docs", { recursive: true })).filter((name) => name !== "source.sha256").sort(),
  );
  const rules = () => readFile(join(folder, "rules.html"), "utf8");
  expect(await rules()).toContain('src="./first.js"');
  expect(await run("docs", "--out", folder, "--base", "/team/").ended).toBe(0);
  expect(await rules()).toContain('src="/team/first.js"');
});

test("standin docs --open serves them, with a mock for the examples, until it is ended", async () => {
  // Nothing there opens a browser.
  const docs = run("docs", "--open");
  await expect.poll(docs.stdout, { timeout: 20_000 }).toMatch(/ http:\S+\/docs\/\n$/);
  const [url = ""] = /http:\S+/.exec(docs.stdout()) ?? [];
  const page = await fetch(`${url}update-upload.html`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('name="standin-mock" content="../"');
  expect((await fetch(new URL("../uploads", url), { headers: { Authorization: "Bearer any" } })).status).toBe(200);
  expect(await docs.end("SIGINT")).toBe(0);
});

test.each([
  [[], /--out <dir>.* --open/],
  [["--out", "FOLDER/file"], /^standin: The documentation cannot be written to .*\n$/],
  [["--out", "FOLDER/docs", "--base", "docs"], /--base needs --out/],
  [["--open", "--base", "/docs/"], /--base needs --out/],
] as const)("standin docs %s says what is wrong, and writes nothing", async (flags, said) => {
  const folder = await newFolder();
  await writeFile(join(folder, "file"), "");
  const { ended, stderr } = run("docs", ...flags.map((one) => one.replace("FOLDER", folder)));
  expect(await ended).toBe(2);
  expect(stderr()).toMatch(said);
  expect(await readdir(folder)).toEqual(["file"]);
});

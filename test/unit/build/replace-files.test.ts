import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { replaceFiles } from "../../../src/build/replace-files.js";
import { newFolder } from "../../support/folder.js";

it("a build that fails changes nothing; one that does not removes its own old files", async () => {
  const root = await newFolder();
  const folder = join(root, "dist");
  await mkdir(folder);
  for (const name of ["cli.js", "old.js", "index.d.ts"]) await writeFile(join(folder, name), "before");
  const step = (makes: () => void) => ({
    replaces: (path: string) => path.endsWith(".js"),
    entries: ["cli.js"],
    async make(aside: string) {
      await writeFile(join(aside, "cli.js"), "after");
      makes();
    },
  });
  const failing = step(() => {
    throw new Error("a syntax error");
  });
  await expect(replaceFiles(folder, failing)).rejects.toThrow("a syntax error");
  expect((await readdir(folder)).sort()).toEqual(["cli.js", "index.d.ts", "old.js"]);
  expect(await readFile(join(folder, "cli.js"), "utf8")).toBe("before");
  await Promise.all(
    [1, 2].map(() =>
      replaceFiles(
        folder,
        step(() => undefined),
      ),
    ),
  );
  expect((await readdir(folder)).sort()).toEqual(["cli.js", "index.d.ts"]);
  expect(await readFile(join(folder, "cli.js"), "utf8")).toBe("after");
  expect((await readdir(root)).sort()).toEqual(["dist"]);
});

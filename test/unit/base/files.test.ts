import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeFolder, readRegularFile, replaceFile } from "../../../src/base/files.js";

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "standin-files-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

describe("readRegularFile", () => {
  it("refuses a folder, a device and a file over the limit, and names them", async () => {
    const made = await folder();
    await writeFile(join(made, "large"), "12345");
    for (const [path, reason] of [
      [made, "is a folder"],
      ["/dev/zero", "is a pipe or a device"],
      [join(made, "large"), "is larger than 4 B"],
      // It says that it is empty.
      ["/proc/self/environ", "is larger than 4 B"],
    ] as const)
      await expect(readRegularFile(path, 4)).rejects.toThrow(`${path} ${reason}`);
    expect((await readRegularFile(join(made, "large"), 5)).toString()).toBe("12345");
  });
});

describe("replaceFile", () => {
  it("replaces a link in the place, and in that of the part, and leaves where they lead as it was", async () => {
    const made = await folder();
    const [file, other] = [join(made, "state.json"), join(made, "other")];
    await writeFile(other, "mine");
    await symlink(other, file);
    await symlink(other, `${file}.part`);
    await replaceFile(file, ["one", Buffer.from(" two")]);
    expect([await readFile(file, "utf8"), await readFile(other, "utf8")]).toEqual(["one two", "mine"]);
    expect((await lstat(file)).isFile()).toBe(true);
  });

  it("leaves the old file, and no part, where the pieces end with an error", async () => {
    const made = await folder();
    const file = join(made, "state.json");
    await writeFile(file, "old");
    const pieces = function* () {
      yield "new";
      throw new Error("cut short");
    };
    await expect(replaceFile(file, pieces())).rejects.toThrow("cut short");
    expect([await readdir(made), await readFile(file, "utf8")]).toEqual([["state.json"], "old"]);
  });
});

describe("makeFolder", () => {
  it("makes a folder and its parents, and ends where a file system takes none", async () => {
    const made = await folder();
    await makeFolder(join(made, "a/b"));
    await makeFolder(join(made, "a/b"));
    expect((await lstat(join(made, "a/b"))).isDirectory()).toBe(true);
    await expect(makeFolder("/proc/standin/a")).rejects.toThrow("ENOENT");
    await writeFile(join(made, "file"), "");
    await expect(makeFolder(join(made, "file"))).rejects.toThrow("EEXIST");
  });
});

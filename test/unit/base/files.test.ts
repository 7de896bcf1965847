import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, lstat, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeFolder, readRegularFile, replaceFile, replaceFileIn } from "../../../src/base/files.js";

import { newFolder } from "../../support/folder.js";

describe("readRegularFile", () => {
  it("refuses a folder, a device and a file over the limit, and names them", async () => {
    const made = await newFolder();
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
  it("replaces a link in the place, and leaves the file it leads to as it was", async () => {
    const made = await newFolder();
    const [file, other] = [join(made, "state.json"), join(made, "other")];
    await writeFile(other, "mine");
    await symlink(other, file);
    await replaceFile(file, ["one", Buffer.from(" two")]);
    expect([await readFile(file, "utf8"), await readFile(other, "utf8")]).toEqual(["one two", "mine"]);
    expect((await lstat(file)).isFile()).toBe(true);
  });

  it("lets only its owner read a new file, and keeps the mode of one that it replaces", async () => {
    const made = await newFolder();
    const modeOf = async (name: string) => (await lstat(join(made, name))).mode & 0o7777;
    await writeFile(join(made, "shared"), "");
    await chmod(join(made, "shared"), 0o4664);
    for (const name of ["shared", "private"]) await replaceFile(join(made, name), [""]);
    await replaceFile(join(made, "public"), [""], { isPublic: true });
    const mask = process.umask();
    expect([await modeOf("shared"), await modeOf("private"), await modeOf("public")]).toEqual([
      0o664,
      0o600,
      0o666 & ~mask,
    ]);
  });

  it("refuses a folder, a pipe, a socket and a device, and links to them, before it writes", async () => {
    const made = await newFolder();
    const at = (name: string) => join(made, name);
    await mkdir(at("folder"));
    execFileSync("mkfifo", [at("pipe")]);
    const server = createServer().listen(at("socket"));
    await once(server, "listening");
    onTestFinished(() => void server.close());
    await symlink("/dev/null", at("link"));
    for (const [path, reason] of [
      [at("folder"), "is a folder. Name a file"],
      [at("pipe"), "is a pipe or a device. Name a regular file"],
      [at("socket"), "is a pipe or a device"],
      [at("link"), "is a pipe or a device"],
      ["/dev/full", "is a pipe or a device"],
    ] as const)
      await expect(replaceFile(path, ["new"])).rejects.toThrow(`${path} ${reason}`);
    expect((await readdir(made)).sort()).toEqual(["folder", "link", "pipe", "socket"]);
  });

  it("leaves the old file, and no part, where the pieces end with an error", async () => {
    const made = await newFolder();
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

describe("replaceFileIn", () => {
  it("makes the folders between, and refuses one that is a link, but not the folder that was named", async () => {
    const made = await newFolder();
    await mkdir(join(made, "real"));
    await mkdir(join(made, "elsewhere"));
    await symlink(join(made, "real"), join(made, "named"));
    await replaceFileIn(join(made, "named"), "a/b.txt", ["one"]);
    expect(await readFile(join(made, "real/a/b.txt"), "utf8")).toBe("one");
    await symlink(join(made, "elsewhere"), join(made, "real/link"));
    await expect(replaceFileIn(join(made, "named"), "link/a/b.txt", ["one"])).rejects.toThrow(
      `${join(made, "named/link")} is a link. Remove it, or name another folder.`,
    );
    expect(await readdir(join(made, "elsewhere"))).toEqual([]);
  });
});

describe("makeFolder", () => {
  it("makes a folder and its parents, and ends where a file system takes none", async () => {
    const made = await newFolder();
    await makeFolder(join(made, "a/b"));
    await makeFolder(join(made, "a/b"));
    expect((await lstat(join(made, "a/b"))).isDirectory()).toBe(true);
    await expect(makeFolder("/proc/standin/a")).rejects.toThrow("ENOENT");
    await writeFile(join(made, "file"), "");
    await expect(makeFolder(join(made, "file"))).rejects.toThrow("EEXIST");
  });
});

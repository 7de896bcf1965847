import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createStandin } from "../../../src/index.js";
import { flatEnvelope } from "../../../src/wire/flat.js";
import { createClient } from "../../support/client.js";
import { useFakeTimers } from "../../support/fake-timers.js";
import { newFolder } from "../../support/folder.js";
import { png } from "../../support/images.js";
import { listenFor } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

const picture = { path: "/seed/a.png", base64: Buffer.from(png).toString("base64") };
const labelled = (label: string) => ({ locales: ["en"], files: [picture], upload_collections: [{ id: "1", label }] });

describe("the state in a folder", () => {
  it("goes on where it ended, in every environment, with pictures once by content", async () => {
    const state = join(await newFolder(), "new/work");
    const standin = await createStandin({ state });
    standin.state.put(labelled("Main"));
    standin.environment("checkout").state.put(labelled("Checkout"));
    const wanted = ["main", "checkout"].map((name) => standin.environment(name).state.get());
    await standin.close();
    expect(standin.savedFiles()).toEqual([join(state, "seed.json"), join(state, "seed.checkout.json")]);
    expect((await readdir(state)).sort()).toEqual(["seed.checkout.json", "seed.files", "seed.json"]);
    expect(await readdir(join(state, "seed.files"))).toHaveLength(1);
    const again = await startStandin({ state });
    expect(["main", "checkout"].map((name) => again.environment(name).state.get())).toEqual(wanted);
    // Main is a seed too.
    expect((await startStandin({ seed: state })).environment("any").state.get()).toEqual(wanted[0]);
  });

  it("has no environment that was reset, and begins again with the seed after a reset of all", async () => {
    const state = await newFolder();
    const first = await createStandin({ state, seed: { locales: ["de"] } });
    first.state.put(labelled("Main"));
    first.environment("checkout").state.put(labelled("Checkout"));
    await first.close();
    const second = await createStandin({ state, seed: { locales: ["it"] } });
    second.reset();
    await second.close();
    expect((await readdir(state)).sort()).toEqual(["seed.files", "seed.json"]);
    expect(await readdir(join(state, "seed.files"))).toEqual([]);
    expect((await startStandin({ state })).state.get().locales).toEqual(["it"]);
  });

  it("is written within a second of a change, and not after the end", async () => {
    useFakeTimers();
    const state = await newFolder();
    const standin = await createStandin({ state });
    await listenFor(standin.app);
    const labels = async () => JSON.parse(await readFile(join(state, "seed.json"), "utf8")).upload_collections[0].label;
    const change = (label: string) =>
      createClient(standin, flatEnvelope).send("updateUploadCollection", { id: "3001", fields: { label } });
    await change("First");
    expect(await labels()).not.toBe("First");
    vi.advanceTimersByTime(999);
    await expect.poll(labels).toBe("First");
    await change("Last");
    await standin.close();
    vi.advanceTimersByTime(999);
    expect([await labels(), vi.getTimerCount()]).toEqual(["Last", 0]);
  });

  it("keeps what an earlier process has made with counted IDs", async () => {
    const state = await newFolder();
    for (const label of ["First", "Second"]) {
      const standin = await createStandin({ state, ids: "counted" });
      await listenFor(standin.app);
      await createClient(standin, flatEnvelope).send("createUploadCollection", { fields: { label } });
      await standin.close();
    }
    const { upload_collections } = (await startStandin({ state })).state.get();
    expect(upload_collections?.slice(2)).toMatchObject([{ label: "First" }, { label: "Second" }]);
  });

  it("leaves a picture that is there as it is", async () => {
    const state = await newFolder();
    const first = await createStandin({ state, seed: labelled("One") });
    const [name = ""] = await readdir(join(state, "seed.files"));
    const before = await stat(join(state, "seed.files", name));
    first.state.put(labelled("Two"));
    await first.close();
    const after = await stat(join(state, "seed.files", name));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it("loses no file of a state that was moved away", async () => {
    const state = await newFolder();
    await (await createStandin({ state, seed: labelled("Moved") })).close();
    const moved = await newFolder();
    await rename(join(state, "seed.json"), join(moved, "seed.json"));
    await (await createStandin({ state, seed: { locales: ["en"] } })).close();
    await rename(join(state, "seed.files"), join(moved, "seed.files"));
    expect((await startStandin({ state: moved })).state.get().files).toMatchObject([picture]);
  });

  it("is not overwritten where somebody else has changed it", async () => {
    const state = await newFolder();
    const standin = await createStandin({ state });
    await writeFile(join(state, "seed.json"), "mine");
    await expect(standin.close()).rejects.toThrow("was changed by somebody else");
    expect(await readFile(join(state, "seed.json"), "utf8")).toBe("mine");
  });

  it.each([
    ["no JSON", "seed.json", "{", "seed.json cannot be used"],
    ["wrong", "seed.checkout.json", '{"locales":[]}', "/locales"],
    ["without its picture", "seed.json", '{"locales":["en"],"files":[{"path":"/a","file":"gone"}]}', "gone"],
    ["of something else", "package.json", "{}", "has package.json, but no seed.json"],
  ])("is refused, and nothing is written, where it is %s", async (_, name, text, reason) => {
    const state = await newFolder({ [name]: text });
    await expect(createStandin({ state })).rejects.toThrow(reason);
    expect(await readdir(state)).toEqual([name]);
  });

  it("is refused where it is a file", async () => {
    const state = join(await newFolder({ file: "" }), "file");
    await expect(createStandin({ state })).rejects.toThrow("cannot be read: ENOTDIR");
  });
});

describe("a file to save to", () => {
  it.each(["state.json", "state.checkout.json"])("is refused where %s is there and is not the seed", async (name) => {
    const there = JSON.stringify(labelled("Yesterday"));
    const made = await newFolder({ [name]: there });
    const starting = createStandin({ save: join(made, "state.json") });
    await expect(starting).rejects.toThrow(`${name} exists and is not the seed: it would be lost. Pass --state FOLDER`);
    expect(await readFile(join(made, name), "utf8")).toBe(there);
  });

  it("is the seed too, from the first day on", async () => {
    const seed = join(await newFolder(), "state.json");
    for (const label of ["Monday", "Tuesday"]) {
      const standin = await createStandin({ seed, save: seed });
      standin.state.put(labelled(label));
      await standin.close();
    }
    expect((await startStandin({ seed })).state.get().upload_collections).toMatchObject([{ label: "Tuesday" }]);
  });

  it("is the seed of a folder too", async () => {
    const seed = await newFolder({ "seed.json": JSON.stringify(labelled("Monday")) });
    const standin = await createStandin({ seed, save: join(seed, "seed.json") });
    await standin.close();
    await mkdir(join(seed, "other"));
    await expect(createStandin({ seed: join(seed, "other"), save: join(seed, "seed.json") })).rejects.toThrow(
      "not the seed",
    );
  });
});

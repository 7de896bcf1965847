import { mkdir, readdir, readFile, rename, rm, rmdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createStandin, type Seed } from "../../../src/index.js";
import { flatEnvelope } from "../../../src/wire/envelope.js";
import { createClient } from "../../support/client.js";
import { useFakeTimers } from "../../support/fake-timers.js";
import { newFolder } from "../../support/folder.js";
import { png } from "../../support/images.js";
import { listenFor } from "../../support/request.js";
import { startListening, startStandin } from "../../support/standin.js";

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

  it("follows no link in the place of its folder of files", async () => {
    const [state, elsewhere] = [await newFolder(), await newFolder()];
    await symlink(elsewhere, join(state, "seed.files"));
    const standin = await createStandin({ state, seed: { locales: ["en"] } }).catch((error: Error) => error);
    if (!(standin instanceof Error)) {
      standin.state.put(labelled("Main"));
      await expect(standin.close()).rejects.toThrow("seed.files is a link");
    } else expect(standin.message).toContain("seed.files is a link");
    expect(await readdir(elsewhere)).toEqual([]);
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
    standin.state.put(labelled("Theirs"));
    await expect(standin.close()).rejects.toThrow("was changed by somebody else");
    expect(await readFile(join(state, "seed.json"), "utf8")).toBe("mine");
  });

  it("is not written where nothing changed, also by a request that was refused or changes nothing", async () => {
    const state = await newFolder();
    await (await createStandin({ state })).close();
    const version = async () => (await stat(join(state, "seed.json"))).mtimeMs;
    const before = await version();
    const standin = await createStandin({ state, durable: true });
    await listenFor(standin.app);
    const client = createClient(standin, flatEnvelope);
    for (const fields of [{}, { author: 7 }]) await client.send("updateUpload", { id: "1001", fields });
    expect(await version()).toBe(before);
    await client.send("updateUpload", { id: "1001", fields: { author: "Ada" } });
    const after = await version();
    expect(after).not.toBe(before);
    await standin.close();
    expect(await version()).toBe(after);
  });

  it("has one owner, which the error names, until it ends or is killed", async () => {
    const state = await newFolder();
    const lock = join(state, ".standin-lock");
    const first = await createStandin({ state });
    const own = JSON.parse(await readFile(lock, "utf8"));
    await expect(createStandin({ state })).rejects.toThrow(`another Standin, process ${process.pid}, which is running`);
    await first.close();
    expect(await readdir(state)).toEqual(["seed.files", "seed.json"]);

    // A process that has ended, and one whose ID another process has now.
    for (const killed of [
      { ...own, pid: 2 ** 22 + 1 },
      { ...own, started: "1" },
    ]) {
      await writeFile(lock, JSON.stringify(killed), { mode: 0o600 });
      const next = await createStandin({ state });
      expect(next.leftBehind).toContain(
        `process ${killed.pid}) was killed: changes of its last second may be missing.`,
      );
      await next.close();
    }
    for (const [text, reason] of [
      [JSON.stringify({ ...own, host: "elsewhere" }), `process ${process.pid} on elsewhere, which cannot be seen`],
      ["", "does not name its owner"],
    ] as const) {
      await writeFile(lock, text, { mode: 0o600 });
      await expect(createStandin({ state })).rejects.toThrow(reason);
      await expect(createStandin({ state })).rejects.toThrow(`If no Standin uses ${state}, remove ${lock}.`);
    }
    await rm(lock);
    // A start that fails keeps nothing.
    await expect(createStandin({ state, seed: {} as Seed })).rejects.toThrow("locales");
    expect((await startStandin({ state })).leftBehind).toBe(null);
  });

  it("says where people look that a change is not on disk, and when it is again", async () => {
    const told: (string | null)[] = [];
    const state = await newFolder();
    const standin = await startListening({ state, durable: true, onSaving: (problem) => told.push(problem) });
    const change = async (author: string) => {
      const headers = { authorization: "Bearer a", "content-type": "application/json" };
      const body = JSON.stringify({ author });
      const { status, headers: sent } = await fetch(`${standin.url}/uploads/1001`, { method: "PUT", headers, body });
      const read = async (path: string) => (await fetch(`${standin.url}/_standin/${path}`)).json();
      const { not_saved } = await read("overview");
      expect(standin.state.problem).toBe(not_saved);
      return { status, header: sent.get("x-standin-unsaved"), health: (await read("health")).status, not_saved };
    };
    await change("Ada");
    // As good as a full disk: there can be no other file.
    await rename(join(state, "seed.json"), join(state, "kept"));
    await mkdir(join(state, "seed.json"));
    const problem = expect.stringMatching(/^The state of the environment main was not saved to .*seed\.json: .*\.$/);
    const unsaved = { status: 200, header: problem, health: "not_saved", not_saved: problem };
    expect([await change("Grace"), await change("Edith")]).toEqual([unsaved, unsaved]);
    await rmdir(join(state, "seed.json"));
    await rename(join(state, "kept"), join(state, "seed.json"));
    expect(await change("Mary")).toEqual({ status: 200, header: null, health: "ok", not_saved: null });
    expect(told).toEqual([problem, null]);
    expect(await readFile(join(state, "seed.json"), "utf8")).toContain("Mary");
  });

  it("is tried again after a failure without another change", async () => {
    useFakeTimers();
    const told: (string | null)[] = [];
    const state = await newFolder();
    const standin = await createStandin({ state, onSaving: (problem) => told.push(problem) });
    const [file, kept] = [join(state, "seed.json"), join(state, "kept")];
    await rename(file, kept);
    standin.state.put(labelled("Kept"));
    vi.advanceTimersByTime(300);
    await expect.poll(() => told).toEqual([expect.stringContaining("not saved")]);
    await rename(kept, file);
    vi.advanceTimersByTime(5000);
    await expect.poll(() => told).toHaveLength(2);
    await standin.close();
    expect([await readFile(file, "utf8"), vi.getTimerCount()]).toEqual([expect.stringContaining("Kept"), 0]);
  });

  it("is read with a byte order mark, as some editors write it", async () => {
    const bom = `\ufeff${JSON.stringify(labelled("Marked"))}`;
    const state = await newFolder({ "seed.json": bom });
    for (const place of [{ state }, { seed: join(state, "seed.json") }])
      expect((await startStandin(place)).state.get().upload_collections).toMatchObject([{ label: "Marked" }]);
    const utf16 = join(await newFolder(), "seed.json");
    await writeFile(utf16, Buffer.from(bom, "utf16le"));
    await expect(createStandin({ seed: utf16 })).rejects.toThrow("It is UTF-16. Save it as UTF-8");
  });

  it("is refused where a file of it is damaged", async () => {
    const state = await newFolder();
    await (await createStandin({ state })).close();
    const [name = ""] = await readdir(join(state, "seed.files"));
    await writeFile(join(state, "seed.files", name), "x");
    await expect(createStandin({ state })).rejects.toThrow(`${name} is damaged: it is not what was saved.`);
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

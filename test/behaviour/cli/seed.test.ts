import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it, onTestFinished } from "vitest";
import { connect } from "../../../src/client/index.js";
import { run } from "../../support/process.js";
import { startStandin } from "../../support/standin.js";

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "standin-seed-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

async function runToEnd(...args: string[]) {
  const { ended, stderr } = run(...args);
  return { code: await ended, said: stderr() };
}

describe("standin seed init", () => {
  it("writes a seed that serves, and that keeps the schema which it names", async () => {
    const file = join(await folder(), "seed.json");
    expect((await runToEnd("seed", "init", file)).code).toBe(0);
    const seed = JSON.parse(await readFile(file, "utf8"));
    const schema = JSON.parse(await readFile(resolve(dirname(file), seed.$schema), "utf8"));
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    (formats as unknown as (ajv: Ajv2020) => void)(ajv);
    const check = ajv.compile(schema);
    expect([check(seed), check.errors]).toEqual([true, null]);
    expect(check({ ...seed, uploads: [{ id: 1 }] })).toBe(false);
    expect((await startStandin({ seed: file })).state.get().uploads?.[0]?.id).toBe("1001");
  });

  it("leaves a file that is there as it is", async () => {
    const file = join(await folder(), "seed.json");
    await writeFile(file, "mine");
    expect(await runToEnd("seed", "init", file)).toMatchObject({
      code: 2,
      said: expect.stringContaining("is there already"),
    });
    expect(await readFile(file, "utf8")).toBe("mine");
  });
});

describe("standin seed pull", () => {
  it.each(["", "/json-api"])("takes uploads with their bytes, webhooks and collections, from %j", async (base) => {
    const standin = await startStandin({ port: 0, jobs: "never", clock: "real" });
    // Addresses lead to the one that serves.
    const out = join(await folder(), "pulled");
    const from = await startStandin({ port: 0, seed: standin.state.get(), publicUrl: standin.url });
    const args = ["seed", "pull", "--from", from.url + base, "--token", "any", "--out", out];
    const { code, said } = await runToEnd(...args);
    expect([code, said]).toEqual([0, expect.stringContaining("3/3")]);
    const pulled = await startStandin({ seed: out });
    const { files, ...state } = pulled.state.get();
    const { files: _, ...wanted } = from.state.get();
    const strip = ({ uploads = [], upload_filters: _filters, upload_tags: _tags, ...rest }: typeof state) => ({
      ...rest,
      uploads: uploads.map(({ creator: _creator, ...upload }) => upload),
    });
    expect(strip(state)).toMatchObject({ ...strip(wanted), locales: expect.any(Array), webhooks: expect.any(Array) });
    expect(files?.map(({ base64 }) => base64)).toEqual(
      from.state.get().uploads?.map(({ path }) => from.state.get().files?.find((file) => file.path === path)?.base64),
    );
    for (const entry of from.journal.list()) expect(entry.method).toBe("GET");
  });

  it("goes on from where it was, and fetches nothing twice", async () => {
    const standin = await startStandin({ port: 0 });
    const from = await startStandin({ port: 0, publicUrl: standin.url });
    standin.clock.now();
    const out = join(await folder(), "pulled");
    const args = ["seed", "pull", "--from", from.url, "--token", "any", "--out", out];
    await runToEnd(...args);
    const names = await readdir(join(out, "files"));
    const [first = ""] = names;
    const before = standin.journal.list().length;
    await rm(join(out, "files", first));
    expect((await runToEnd(...args)).code).toBe(0);
    expect(standin.journal.list()).toHaveLength(before + 1);
    expect((await stat(join(out, "files", first))).size).toBeGreaterThan(0);
  });

  it("says what is wrong with the address", async () => {
    const { url } = await startStandin({ port: 0 });
    const out = join(await folder(), "pulled");
    const { code, said } = await runToEnd("seed", "pull", "--from", `${url}/nope`, "--token", "any", "--out", out);
    expect([code, said]).toEqual([2, expect.stringContaining("check --from and --token")]);
  });
});

describe("standin serve", () => {
  it("reads a seed that changes, and saves the state at the end", async () => {
    const made = await folder();
    await mkdir(join(made, "in"));
    const [seed, saved] = [join(made, "in/seed.json"), join(made, "saved.json")];
    await writeFile(seed, '{"locales":["en"]}');
    const served = run("serve", "--port", "0", "--json", "--seed", seed, "--watch", "--save", saved);
    const { url } = JSON.parse(await served.ready);
    const remote = await connect(url);
    expect((await remote.state.get()).locales).toEqual(["en"]);
    await writeFile(seed, '{"locales":["de"]}');
    await expect.poll(async () => (await remote.state.get()).locales, { timeout: 10_000 }).toEqual(["de"]);
    await remote.state.put({ locales: ["fr"] });
    await (await connect(url, { environment: "checkout" })).state.put({ locales: ["pt"] });
    served.child.kill("SIGTERM");
    expect(await served.ended).toBe(0);
    expect(JSON.parse(await readFile(saved, "utf8"))).toMatchObject({ locales: ["fr"] });
    expect((await startStandin({ seed: saved })).state.get().locales).toEqual(["fr"]);
    const other = join(made, "saved.checkout.json");
    expect((await startStandin({ seed: other })).state.get().locales).toEqual(["pt"]);
  });
});

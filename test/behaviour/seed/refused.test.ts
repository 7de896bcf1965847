import { readFileSync } from "node:fs";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createStandin, type Seed, SeedError } from "../../../src/index.js";
import { newFolder } from "../../support/folder.js";
import { named } from "../../support/rows.js";
import { startStandin } from "../../support/standin.js";

const wrongSeeds: { what: string; at: string; reason: string; seed: Seed }[] = parse(
  readFileSync(new URL("wrong-seeds.yaml", import.meta.url), "utf8"),
);

const violationsOf = async (seed: Seed | string) => {
  const refused = await createStandin({ seed }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SeedError);
  return (refused as SeedError).violations;
};

describe("a seed is refused, with a pointer and a reason", () => {
  it.each(named(wrongSeeds, ({ what, at }) => `${what}, at ${at || "its root"}`))("%s", async (_, wrong) => {
    const [violation] = await violationsOf(wrong.seed);
    expect(violation?.pointer).toBe(wrong.at);
    expect(violation?.detail).toMatch(new RegExp(wrong.reason));
    expect(violation?.detail).toMatch(/\.$/);
  });

  it("with every violation that its schema finds", async () => {
    const seed = { locales: [7], webhooks: [{ id: 1, name: "One", url: "https://example.com" }] };
    const violations = await violationsOf(seed as unknown as Seed);
    expect(violations.map(({ pointer }) => pointer)).toEqual(["/locales/0", "/webhooks/0/id"]);
  });
});

it("a seed of a chain of ten thousand collections is taken, and each holds the next", async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `c${index}`);
  const upload_collections = ids.map((id, index) => {
    const above = ids[index - 1];
    return { id, label: id, parent: above === undefined ? null : { type: "upload_collection" as const, id: above } };
  });
  const standin = await createStandin({ seed: { locales: ["en"], upload_collections } });
  expect(standin.state.get().upload_collections).toHaveLength(10_000);
});

describe("a seed file", () => {
  const directory = async (files: Record<string, string>) => join(await newFolder(files), "seed.json");
  const seedWith = (file: string) => JSON.stringify({ locales: ["en"], files: [{ path: "/b.txt", file }] });

  it("is refused where a file that it names is not there", async () => {
    expect(await violationsOf(await directory({ "seed.json": seedWith("nowhere.txt") }))).toMatchObject([
      { pointer: "/files/0/file", detail: expect.stringContaining("nowhere.txt") },
    ]);
  });

  it("is refused where it is no JSON", async () => {
    const violations = await violationsOf(await directory({ "seed.json": "locales: [en]" }));
    expect(violations).toMatchObject([{ pointer: "", code: "VALIDATION_FORMAT" }]);
  });

  it("that is not there is the file system's own error", async () => {
    await expect(createStandin({ seed: await directory({}) })).rejects.toMatchObject({ code: "ENOENT" });
  });
});

/** A folder with `mine.txt` and `seeds/`, where the seed is. */
async function folder(): Promise<string> {
  const made = await newFolder({ "mine.txt": "x", "seeds/pictures/a.txt": "x" });
  await symlink("../mine.txt", join(made, "seeds/link.txt"));
  await symlink("pictures/a.txt", join(made, "seeds/inside.txt"));
  return made;
}

async function startWith(made: string, file: string) {
  const seed = { locales: ["en"], files: [{ path: "/a.txt", file }], uploads: [{ id: "1", path: "/a.txt" }] };
  await writeFile(join(made, "seeds/seed.json"), JSON.stringify(seed));
  return startStandin({ seed: join(made, "seeds/seed.json") });
}

it.each(["../mine.txt", "/etc/passwd", "link.txt", "pictures/../../mine.txt"])(
  "a seed that names %s, outside of its folder, is refused",
  async (file) => {
    const starting = startWith(await folder(), file);
    await expect(starting).rejects.toThrow(/\/files\/0\/file.*not in the folder of the seed/s);
  },
);

it.each(["pictures/a.txt", "inside.txt", "./pictures/../pictures/a.txt"])("a seed may name %s", async (file) => {
  const standin = await startWith(await folder(), file);
  expect(standin.state.get().uploads).toHaveLength(1);
});

it("a seed with 9,000 levels is refused", async () => {
  const deep = `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`;
  const made = await newFolder({ "seed.json": `{"locales":["en"],"records":[${deep}]}` });
  await expect(startStandin({ seed: join(made, "seed.json") })).rejects.toThrow("nested more than 1,000 levels deep");
});

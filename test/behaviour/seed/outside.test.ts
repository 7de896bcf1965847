import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../../support/folder.js";
import { startStandin } from "../../support/standin.js";

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

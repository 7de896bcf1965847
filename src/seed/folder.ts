import { readdir } from "node:fs/promises";
import defaultSeed from "./default-seed.json" with { type: "json" };
import type { Seed } from "./seed.js";

/** The name of the seed in a folder that `standin seed pull` has made. */
export const seedFileName = "seed.json";

const firstId = 1001;

/**
 * A seed with an upload for each file of a folder, in the order of their names, from 1001 on; the rest is the default seed's, but for its
 * uploads. Hidden files, and folders in it, are passed over.
 */
export async function seedOfFolder(folder: string): Promise<Seed> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
  const files = names.map((name) => ({ path: `/seed/${name}`, file: name }));
  const { locales, upload_collections, webhooks } = defaultSeed as Seed;
  const uploads = files.map(({ path }, index) => ({ id: String(firstId + index), path }));
  return { locales, files, upload_collections: upload_collections ?? [], uploads, webhooks: webhooks ?? [] };
}

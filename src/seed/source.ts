import type { Platform } from "../base/platform.js";
import { type LoadedSeed, loadSeed } from "./load.js";
import { type BuildStore, prepareSeed } from "./seed.js";

/** What environments start with. */
export interface SeedSource {
  /** What builds the store of an environment; the same until the seed is read anew. */
  current(): BuildStore;
  /** The files that it was read from, by absolute path, and a folder of pictures itself; none where it is a value. */
  files(): string[];
  /**
   * Reads the seed again where it is a file or a folder, and returns the files that differ. Throws as the first time, and goes on
   * with what there was.
   */
  reread(): Promise<string[]>;
}

/**
 * A seed as it is given: the value itself, or the path of a file or a folder, no file of which may be larger than `maximumFile`
 * bytes. Throws a SeedError or the file system's own error.
 */
export async function createSeedSource(seed: unknown, maximumFile: number, platform: Platform): Promise<SeedSource> {
  const read = async () => {
    const loaded: LoadedSeed =
      typeof seed === "string" ? await loadSeed(seed, maximumFile) : { seed, bytes: new Map(), read: new Map() };
    const build = prepareSeed(loaded.seed, platform, loaded.bytes);
    return { build, files: new Map(Array.from(loaded.read, ([path, bytes]) => [path, platform.md5([bytes])])) };
  };
  let current = await read();
  return {
    current: () => current.build,
    files: () => [...current.files.keys()],
    async reread() {
      if (typeof seed !== "string") return [];
      const before = current.files;
      const next = await read();
      const changed = [...new Set([...before.keys(), ...next.files.keys()])].filter(
        (path) => before.get(path) !== next.files.get(path),
      );
      if (changed.length > 0) current = next;
      return changed;
    },
  };
}

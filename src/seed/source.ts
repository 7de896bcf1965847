import type { Platform } from "../base/platform.js";
import { type LoadedSeed, loadSeed } from "./load.js";
import { type BuildStore, prepareSeed } from "./seed.js";

/** The source of the initial data of environments. */
export type SeedSource = Awaited<ReturnType<typeof createSeedSource>>;

/**
 * A seed as it is given: the value itself, or the path of a file or a folder, no file of which may be larger than `maximumFile`
 * bytes. As long as there is nothing at the path, it is `ifMissing`, if that is given. Throws a SeedError or the file system's own error.
 */
export async function createSeedSource(seed: unknown, maximumFile: number, platform: Platform, ifMissing?: unknown) {
  const asValue = (value: unknown): LoadedSeed => ({ seed: value, bytes: new Map(), read: new Map() });
  const instead = (error: NodeJS.ErrnoException): LoadedSeed => {
    if (error.code !== "ENOENT" || ifMissing === undefined) throw error;
    return asValue(ifMissing);
  };
  const load = async (): Promise<LoadedSeed & { digests: ReadonlyMap<string, string> }> => {
    const loaded = typeof seed === "string" ? await loadSeed(seed, maximumFile).catch(instead) : asValue(seed);
    return { ...loaded, digests: new Map(Array.from(loaded.read, ([path, bytes]) => [path, platform.md5([bytes])])) };
  };
  const prepare = ({ seed: value, bytes, digests, leftOut }: Awaited<ReturnType<typeof load>>) => ({
    build: prepareSeed(value, platform, bytes),
    digests,
    leftOut,
  });
  let current = prepare(await load());
  return {
    /** Builds the store of an environment. The same function until the seed is read again. */
    current: (): BuildStore => current.build,
    /** The absolute paths of its files, and of a folder of pictures. Empty if the seed is a value. */
    files: (): string[] => [...current.digests.keys()],
    /** What a folder of pictures has besides them. Null if the seed is no such folder. */
    leftOut: (): readonly string[] | null => current.leftOut ?? null,
    /** Reads a file or folder again, and returns the changed files. Throws for an invalid seed, and then keeps the old one. */
    async reread(): Promise<string[]> {
      if (typeof seed !== "string") return [];
      const before = current.digests;
      const next = await load();
      const changed = [...new Set([...before.keys(), ...next.digests.keys()])].filter(
        (path) => before.get(path) !== next.digests.get(path),
      );
      // Preparing a large seed is slow, and most resets find it unchanged.
      if (changed.length > 0) current = prepare(next);
      return changed;
    },
  };
}

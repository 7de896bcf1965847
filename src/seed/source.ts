import type { Platform } from "../base/platform.js";
import { loadSeed } from "./load.js";
import { type BuildStore, prepareSeed } from "./seed.js";

/** What environments start with. */
export interface SeedSource {
  /** What builds the store of an environment; the same until the seed is read anew. */
  current(): BuildStore;
  /** Reads the seed again where it is a file or a folder. Throws as the first time, and goes on with what there was. */
  reread(): Promise<void>;
}

/**
 * A seed as it is given: the value itself, or the path of a file or a folder. Throws a SeedError or the file system's own
 * error.
 */
export async function createSeedSource(seed: unknown, platform: Platform): Promise<SeedSource> {
  const read = async () => prepareSeed(typeof seed === "string" ? await loadSeed(seed) : seed, platform);
  let build = await read();
  return {
    current: () => build,
    async reread() {
      if (typeof seed === "string") build = await read();
    },
  };
}

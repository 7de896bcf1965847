import type { Platform } from "../base/platform.js";
import type { Store } from "../domain/store/store.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import { loadSeed } from "./load.js";
import { prepareSeed } from "./seed.js";

/** What environments start with. */
export interface SeedSource {
  /** What builds the store of an environment; the same until the seed is read anew. */
  current(): () => Store;
  /** Reads the seed again where it is a file or a folder. Throws as the first time, and goes on with what there was. */
  reread(): Promise<void>;
}

/**
 * A seed as it is given: the value itself, or the path of a file or a folder; `metadata` goes before what the seed says. Throws a
 * SeedError or the file system's own error.
 */
export async function createSeedSource(
  seed: unknown,
  platform: Platform,
  metadata?: MetadataForm,
): Promise<SeedSource> {
  const read = async () => {
    const build = prepareSeed(typeof seed === "string" ? await loadSeed(seed) : seed, platform);
    return () => build(metadata);
  };
  let build = await read();
  return {
    current: () => build,
    async reread() {
      if (typeof seed === "string") build = await read();
    },
  };
}

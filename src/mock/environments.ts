import { copyStore, type Store } from "../domain/store/store.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import { rebase } from "../seed/rebase.js";
import type { BuildStore } from "../seed/seed.js";
import { createEnvironment, type Environment, type EnvironmentParts } from "./environment.js";

export type Environments = ReturnType<typeof createEnvironments>;

/** `startOf` returns the builder of an initial store, `metadata` the form of default metadata if it is set. */
export function createEnvironments(
  startOf: () => BuildStore,
  metadata: MetadataForm | undefined,
  parts: EnvironmentParts,
) {
  const { live } = parts;
  const environments = new Map<string, Environment>();
  const listeners = new Set<(name: string) => void>();
  const changed = (name: string): void => {
    for (const tell of listeners) tell(name);
  };
  const add = (name: string, environment: Environment): Environment => {
    environments.set(name, environment);
    changed(name);
    const { bus } = environment;
    bus.on("entity_changed", () => changed(name));
    // Tags and the bytes of files are no entities.
    bus.on("request_ended", ({ entry: { method } }) => method !== "GET" && changed(name));
    live.tellEverybody("environments", () => ({}));
    return environment;
  };
  const create = (name: string, build: BuildStore): Environment =>
    createEnvironment(name, parts, (memory) => copyStore(build(metadata), memory));
  const drop = (name: string) => {
    environments.get(name)?.close();
    environments.delete(name);
    changed(name);
    live.tell(name, "reset", () => ({}));
    live.tellEverybody("environments", () => ({}));
  };
  const replace = (name: string, build: BuildStore) => {
    const environment = create(name, build);
    drop(name);
    add(name, environment);
  };
  return {
    /** The environment with this name, created at its first use. Throws INSUFFICIENT_STORAGE without memory for it. */
    open: (name: string): Environment => environments.get(name) ?? add(name, create(name, startOf())),
    peek: (name: string): Environment | undefined => environments.get(name),
    /** The store of an environment, only for reading. For an unused one, its initial store. */
    storeToRead: (name: string): Store => environments.get(name)?.domain.store ?? startOf()(metadata),
    list: (): Environment[] => [...environments.values()],
    /** Closes an environment. Its next use creates it again from the seed. */
    drop,
    dropAll(): void {
      for (const name of [...environments.keys()]) drop(name);
    },
    /** Replaces an environment by a new one with this store. Throws INSUFFICIENT_STORAGE, and then changes nothing. */
    replace,
    /** Puts every environment on the current seed and keeps edits. Throws a SeedError, and then changes nothing. */
    rebase(before: BuildStore): void {
      const after = startOf();
      const edited = Array.from(environments, ([name, { domain }]) => {
        const { store: current } = domain;
        const [start, seed] = [before(current.metadata), after(current.metadata)];
        return [name, rebase({ before: start, current, after: seed }, domain.platform)] as const;
      });
      for (const [name, build] of edited) {
        if (build) replace(name, build);
        else drop(name);
      }
    },
    /** Calls back with the name of an environment whose state may have changed, until the returned function is called. */
    onChange(tell: (name: string) => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

import { copyStore, type Store } from "../domain/store/store.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import type { BuildStore } from "../seed/seed.js";
import { createEnvironment, type Environment, type EnvironmentParts } from "./environment.js";

/** The used environments, by name. */
export interface Environments {
  /** The environment with this name, created at its first use. Throws INSUFFICIENT_STORAGE without memory for it. */
  open(name: string): Environment;
  peek(name: string): Environment | undefined;
  /** The store of an environment, only for reading. For an unused one, its initial store. */
  storeToRead(name: string): Store;
  list(): Environment[];
  /** Closes an environment. Its next use creates it again from the seed. */
  drop(name: string): void;
  dropAll(): void;
  /** Replaces an environment by a new one with this store. Throws INSUFFICIENT_STORAGE, and then changes nothing. */
  replace(name: string, buildStore: BuildStore): void;
}

/**
 * `startOf` returns the builder of an environment's initial store. A later seed may replace it. `metadata` is the form of
 * default metadata in all environments, if it is set.
 */
export function createEnvironments(
  startOf: () => BuildStore,
  metadata: MetadataForm | undefined,
  parts: EnvironmentParts,
): Environments {
  const { live } = parts;
  const environments = new Map<string, Environment>();
  const add = (name: string, environment: Environment): Environment => {
    environments.set(name, environment);
    live.tellEverybody("environments", () => ({}));
    return environment;
  };
  const create = (name: string, build: BuildStore): Environment =>
    createEnvironment(name, parts, (memory) => copyStore(build(metadata), memory));
  const drop = (name: string) => {
    environments.get(name)?.close();
    environments.delete(name);
    live.tell(name, "reset", () => ({}));
  };
  return {
    open: (name) => environments.get(name) ?? add(name, create(name, startOf())),
    peek: (name) => environments.get(name),
    storeToRead: (name) => environments.get(name)?.domain.store ?? startOf()(metadata),
    list: () => [...environments.values()],
    drop,
    dropAll() {
      for (const name of [...environments.keys()]) drop(name);
    },
    replace(name, build) {
      const environment = create(name, build);
      drop(name);
      add(name, environment);
    },
  };
}

import { copyStore, type Store } from "../domain/store/store.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import type { BuildStore } from "../seed/seed.js";
import { createEnvironment, type Environment, type EnvironmentParts } from "./environment.js";

/** The environments that are in use, by name. */
export interface Environments {
  /** The one of that name, made at its first use. Throws INSUFFICIENT_STORAGE where there is no room for it. */
  open(name: string): Environment;
  peek(name: string): Environment | undefined;
  /** The store of one, to be read and never changed: of one that is not open, what it would start with. */
  storeToRead(name: string): Store;
  list(): Environment[];
  /** Closes one; at its next use it is as at the start. */
  drop(name: string): void;
  dropAll(): void;
  /** Closes one and puts another with that store in its place. Throws INSUFFICIENT_STORAGE, and closes nothing then. */
  replace(name: string, buildStore: BuildStore): void;
}

/**
 * `startOf` returns what builds the store of an environment at its start, which another seed may replace; `metadata` is the form of
 * the default metadata in all of them, where one is given.
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

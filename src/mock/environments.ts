import type { Store } from "../domain/store/store.js";
import { DomainError } from "../openapi/errors.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import type { BuildStore } from "../seed/seed.js";
import type { Environment } from "./environment.js";
import type { LiveStream } from "./live-stream.js";

/** More than these would hold on to memory that nobody uses any more. */
const maximumEnvironments = 1000;

/** The environments that are in use, by name. */
export interface Environments {
  /** The one of that name, made at its first use. Throws INVALID_ENVIRONMENT when there are too many. */
  open(name: string): Environment;
  peek(name: string): Environment | undefined;
  /** The store of one, to be read and never changed: of one that is not open, what it would start with. */
  storeToRead(name: string): Store;
  list(): Environment[];
  /** Closes one; at its next use it is as at the start. */
  drop(name: string): void;
  dropAll(): void;
  /** Closes one and puts another with that store in its place. */
  replace(name: string, buildStore: BuildStore): void;
}

/**
 * `startOf` returns what builds the store of an environment at its start, which another seed may replace; `metadata` is the form of
 * the default metadata in all of them, where one is given.
 */
export function createEnvironments(
  startOf: () => BuildStore,
  metadata: MetadataForm | undefined,
  make: (name: string, buildStore: () => Store) => Environment,
  live: LiveStream,
): Environments {
  const environments = new Map<string, Environment>();
  let start: { build: BuildStore; store: Store } | undefined;
  const storeAtStart = () => {
    const build = startOf();
    if (start?.build !== build) start = { build, store: build(metadata) };
    return start.store;
  };
  const add = (name: string, build: BuildStore): Environment => {
    if (environments.size >= maximumEnvironments) {
      const mend = "drop some with DELETE /_standin/environments/{name}";
      throw new DomainError(
        "INVALID_ENVIRONMENT",
        `There are ${maximumEnvironments} environments, the most there can be; ${mend}.`,
      );
    }
    const environment = make(name, () => build(metadata));
    environments.set(name, environment);
    live.tellEverybody("environments", () => ({}));
    return environment;
  };
  const drop = (name: string) => {
    environments.get(name)?.close();
    environments.delete(name);
    live.tell(name, "reset", () => ({}));
  };
  return {
    open: (name) => environments.get(name) ?? add(name, startOf()),
    peek: (name) => environments.get(name),
    storeToRead: (name) => environments.get(name)?.domain.store ?? storeAtStart(),
    list: () => [...environments.values()],
    drop,
    dropAll() {
      for (const name of [...environments.keys()]) drop(name);
    },
    replace(name, build) {
      drop(name);
      add(name, build);
    },
  };
}

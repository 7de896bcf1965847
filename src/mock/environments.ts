import type { State } from "../domain/state.js";
import { DomainError } from "../openapi/errors.js";
import type { Environment } from "./environment.js";
import type { LiveStream } from "./live-stream.js";

/** More than these would hold on to memory that nobody uses any more. */
const maximumEnvironments = 1000;

/** The environments that are in use, by name. */
export interface Environments {
  /** The one of that name, made at its first use. Throws INVALID_ENVIRONMENT when there are too many. */
  open(name: string): Environment;
  peek(name: string): Environment | undefined;
  /** The state of one, to be read and never changed: of one that is not open, what it would start with. */
  stateToRead(name: string): State;
  list(): Environment[];
  /** Closes one; at its next use it is as at the start. */
  drop(name: string): void;
  dropAll(): void;
  /** Closes one and puts another with that state in its place. */
  replace(name: string, buildState: () => State): void;
}

export function createEnvironments(
  buildState: () => State,
  make: (name: string, buildState: () => State) => Environment,
  live: LiveStream,
): Environments {
  const environments = new Map<string, Environment>();
  let start: State | undefined;
  const stateAtStart = () => {
    start ??= buildState();
    return start;
  };
  const add = (name: string, build: () => State): Environment => {
    if (environments.size >= maximumEnvironments) {
      const mend = "drop some with DELETE /_standin/environments/{name}";
      throw new DomainError(
        "INVALID_ENVIRONMENT",
        `There are ${maximumEnvironments} environments, the most there can be; ${mend}.`,
      );
    }
    const environment = make(name, build);
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
    open: (name) => environments.get(name) ?? add(name, buildState),
    peek: (name) => environments.get(name),
    stateToRead: (name) => environments.get(name)?.domain.state ?? stateAtStart(),
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

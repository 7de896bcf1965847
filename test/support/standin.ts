import { onTestFinished } from "vitest";
import { createStandin, type EnvironmentHandle, type Standin, type StandinOptions } from "../../src/index.js";
import { listenFor } from "./request.js";

/** Where the addresses of files are in every test, whatever port it was served on. */
export const origin = "http://standin.test";

const steady = { clock: "stepped", ids: "counted" } as const;

/** A stand-in whose time stands still and whose identifiers are the same in every run; closed when the test ends. */
export const startStandin = (options: StandinOptions = {}) => start({ ...steady, publicUrl: origin, ...options });

/** A stand-in that listens at a free port, which the addresses of files name. */
export const startListening = (options: StandinOptions = {}) => start({ ...steady, port: 0, ...options });

async function start(options: StandinOptions): Promise<Standin> {
  const standin = await createStandin(options);
  onTestFinished(() => standin.close());
  await listenFor(standin.app);
  return standin;
}

/** Everything that a refused request must leave as it was. */
export function everythingIn(environment: EnvironmentHandle) {
  return { state: environment.state.get(), jobs: environment.jobs.list() };
}

import { onTestFinished } from "vitest";
import { createStandin, type EnvironmentHandle, type Standin, type StandinOptions } from "../../src/index.js";

/** Where the addresses of files are in every test, whatever port it was served on. */
export const origin = "http://standin.test";

/** A stand-in whose time stands still and whose identifiers are the same in every run; closed when the test ends. */
export async function startStandin(options: StandinOptions = {}): Promise<Standin> {
  const all: StandinOptions = { clock: "stepped", ids: "counted", publicUrl: origin, ...options };
  const standin = await createStandin(all);
  onTestFinished(() => standin.close());
  return standin;
}

/** Everything that a refused request must leave as it was. */
export function everythingIn(environment: EnvironmentHandle) {
  return { state: environment.state.get(), jobs: environment.jobs.list() };
}

import type { StandinOptions } from "../../../src/options.js";
import type { Fault } from "./wrong-server.js";

/** A wrong server: the rule that it breaks, or the assumption in which it differs, and what a hasty implementer did. */
export interface Mutant {
  id: string;
  name: string;
  fault: Fault;
  options?: StandinOptions;
  /** Only these contracts are run, where those that can tell about the id would take long. */
  contracts?: readonly string[];
}

/** A table of mutants as it is written: id, what was done, the fault. */
export type Row = readonly [id: string, name: string, fault: Fault, more?: Pick<Mutant, "options" | "contracts">];

export const toMutants = (rows: readonly Row[]): Mutant[] =>
  rows.map(([id, name, fault, more]) => ({ id, name, fault, ...more }));

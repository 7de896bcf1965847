import { type Row, rowsOf, type Switches } from "./switch.js";

/** A server that keeps every sentence of the spec, and differs where it is silent. */
export interface RightRow extends Row {
  /** The assumptions of which the kit must say that they differ. */
  assumptions: readonly string[];
  /** Those of which it may, besides those in which the second implementation differs as it is made. */
  may: readonly string[];
  /** The rules that cannot be seen to hold then. */
  open: readonly string[];
  /** Rules that must not be said to hold as a whole. */
  notHeld?: readonly string[];
}

/**
 * Rows that are shown by contracts, and of which the kit says: the assumptions that differ (`Q-42`), those that may
 * (`Q-42?`), and the rules that cannot be seen to hold (`C-06`).
 */
export function right(ids: readonly string[], only: readonly string[], switches: Switches<RightRow>): RightRow[] {
  const [sure, may] = [ids.filter((id) => !id.endsWith("?")), ids.filter((id) => id.endsWith("?"))];
  const isAssumption = (id: string) => id.startsWith("Q-");
  const common = {
    assumptions: sure.filter(isAssumption),
    may: may.map((id) => id.slice(0, -1)),
    open: sure.filter((id) => !isAssumption(id)),
  };
  return rowsOf({ ...common, only }, switches);
}

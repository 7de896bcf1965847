import type { Differs, Row } from "./switch.js";

/** A server that breaks a rule, in a way that is easily overlooked. */
export interface WrongRow extends Row {
  /** The rules of which at least one must be called broken. */
  rules: readonly string[];
  /** The assumptions of which it must be said besides that they differ. */
  assumptions: readonly string[];
  /** Enough where a rule is not held, because nobody can know how long to wait. */
  isEnoughOpen: boolean;
}

/** By default the contracts that can tell about its rules are run. */
export const wrong = (id: string, title: string, rules: readonly string[], differs: Differs<WrongRow>): WrongRow => ({
  ...{ id, title, rules, only: rules, wire: "documented", assumptions: [], isEnoughOpen: false },
  ...differs,
});

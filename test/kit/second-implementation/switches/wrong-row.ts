import { type Row, rowsOf, type Switches } from "./switch.js";

/** A server that breaks a rule, in a way that is easily overlooked. */
export interface WrongRow extends Row {
  /** The rules of which at least one must be called broken. */
  rules: readonly string[];
  /** Enough where a rule is not held, because nobody can know how long to wait. */
  isEnoughOpen: boolean;
  /** Rules whose sentence is kept, so that they are not broken. */
  notBroken?: readonly string[];
  /** Rules that cannot be seen to hold as a whole. */
  notHeld?: readonly string[];
}

/** Rows that break one of these rules, and are shown by contracts; of `C-08?` it is enough that it is not held. */
export const wrong = (ids: readonly string[], only: readonly string[], switches: Switches<WrongRow>): WrongRow[] =>
  rowsOf(
    { rules: ids.map((id) => id.replace("?", "")), isEnoughOpen: ids.some((id) => /\?/.test(id)), only },
    switches,
  );

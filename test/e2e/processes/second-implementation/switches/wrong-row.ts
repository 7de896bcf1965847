import type { Switch } from "../server.js";
import { type Row, row } from "./switch.js";

/** A server that breaks a rule, in a way that is easily overlooked. */
export interface WrongRow extends Row {
  /** The rules of which at least one must be called broken. */
  rules: readonly string[];
  /** Enough where a rule is not held, because nobody can know how long to wait. */
  isEnoughOpen: boolean;
}

type More = Partial<Pick<WrongRow, "only" | "wire" | "binding" | "isEnoughOpen">>;

/** By default the contracts that can tell about its rules are run. */
export const wrong = (
  id: string,
  title: string,
  rules: readonly string[],
  apply: Switch,
  { isEnoughOpen = false, ...more }: More = {},
): WrongRow => ({ ...row(id, title, apply, { only: rules, ...more }), rules, isEnoughOpen });

import type { Switch } from "../server.js";
import { type Row, row } from "./switch.js";

/** A server that keeps every sentence of the spec, and differs where it is silent. */
export interface RightRow extends Row {
  /** The assumptions in which it may differ, besides those in which the second implementation differs as it is made. */
  assumptions: readonly string[];
  /** Rows of one set are compatible: they are on together in one run of the whole kit. */
  set: number | undefined;
}

type More = Partial<Pick<RightRow, "only" | "wire" | "binding" | "set">>;

export const right = (
  id: string,
  title: string,
  assumptions: readonly string[],
  apply: Switch,
  { set, ...more }: More = {},
): RightRow => ({ ...row(id, title, apply, more), assumptions, set });

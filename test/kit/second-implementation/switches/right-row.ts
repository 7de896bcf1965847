import type { Differs, Row } from "./switch.js";

/** A server that keeps every sentence of the spec, and differs where it is silent. */
export interface RightRow extends Row {
  /** The assumptions of which the kit must say that they differ. */
  assumptions: readonly string[];
  /** Those of which it may, besides those in which the second implementation differs as it is made. */
  may: readonly string[];
  /** The rules that cannot be seen to hold then. */
  open: readonly string[];
  /** Rows of one set are compatible: they are on together in one run of the whole kit. */
  set: number | undefined;
}

export const right = (
  id: string,
  title: string,
  assumptions: readonly string[],
  differs: Differs<RightRow>,
): RightRow => ({
  ...{ id, title, assumptions, only: [], wire: "documented", may: [], open: [], set: undefined },
  ...differs,
});

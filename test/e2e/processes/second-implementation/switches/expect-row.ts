import { expect } from "vitest";
import { knownGaps } from "./known-gaps.js";

/**
 * Expects no problem with a row, or one where a gap is known: so that a gap does not stay on the list when it is closed. What
 * comes by chance is not always met.
 */
export function expectNone(id: string, problems: readonly string[], isByChance = false): void {
  if (!(id in knownGaps)) expect(problems).toEqual([]);
  else if (!isByChance) expect(problems, `the kit is right about ${id}: take it out of knownGaps`).not.toEqual([]);
}

/** Rows under the names of their tests. */
export const titled = <One extends { id: string; title: string }>(rows: readonly One[]): [string, One][] =>
  rows.map((row) => [`${row.title} (${row.id})`, row]);

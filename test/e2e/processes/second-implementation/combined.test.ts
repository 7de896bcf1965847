import { describe, expect, it } from "vitest";
import { differsAsMade } from "./as-made.js";
import { judge } from "./judge.js";
import { expectNone } from "./switches/expect-row.js";
import { knownGaps } from "./switches/known-gaps.js";
import { rightRows } from "./switches/right.js";

/** The whole kit on services that differ in many ways at once: ways that are compatible are in one set. */
describe("nothing is called broken, and nothing differs but what is open, of a service with", () => {
  it.each([1, 2, 3, 4])("every switch of set %i", { timeout: 120_000 }, async (set) => {
    const rows = rightRows.filter((row) => row.set === set && !(row.id in knownGaps));
    expect(rows.length).toBeGreaterThan(4);
    const { said, differing, failures } = await judge({
      wire: "documented",
      examples: 5,
      switches: rows.map(({ apply }) => apply),
    });
    expect(failures).toEqual([]);
    const may = [...differsAsMade.documented, ...rows.flatMap(({ assumptions }) => assumptions)];
    expectNone(`set ${set}`, [...said, ...differing.filter((one) => !may.includes(one))], true);
  });
});

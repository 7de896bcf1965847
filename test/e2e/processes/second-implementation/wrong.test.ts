import { describe, expect, it } from "vitest";
import { judge } from "./judge.js";
import { expectNone, titled } from "./switches/expect-row.js";
import { wrongRows } from "./switches/wrong.js";

describe("a broken rule is found of a service that", () => {
  it.each(titled(wrongRows))("%s", async (_, { id, apply, wire, only, binding, rules, isEnoughOpen }) => {
    const { report, failures } = await judge({ wire, only, binding, switches: [apply] });
    expect(failures).toEqual([]);
    const verdicts = rules.map((rule) => report.rules[rule] ?? "unknown");
    const isCaught = verdicts.includes("broken") || (isEnoughOpen && verdicts.includes("not-verified"));
    expectNone(id, isCaught ? [] : [`of ${rules.join(", ")} the kit says ${verdicts.join(", ")}`]);
  });

  it("are at least sixty", () => {
    expect(wrongRows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(wrongRows.map(({ id }) => id)).size).toBe(wrongRows.length);
  });
});

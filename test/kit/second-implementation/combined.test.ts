import { describe, expect, it } from "vitest";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { type Observer, observe } from "../../../src/observe/observe.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { differsAsMade } from "./as-made.js";
import { judge, summaryOf } from "./judge.js";
import { rightRows, rightSets } from "./switches/right.js";

/**
 * The whole kit on services that differ in many ways at once: ways that are compatible are in one set. What the kit sends passes
 * an observer, which must not call anything broken either.
 */
describe("nothing is called broken, and nothing differs but what is open, of a service with", () => {
  it.each(rightSets)("every switch of set %#", { timeout: 120_000 }, async (set) => {
    const rows = rightRows.filter(({ id }) => set.has(id));
    expect(rows).toHaveLength(set.size);
    let observer: Observer | undefined;
    const { said, differing, failures } = await judge({
      wire: "documented",
      async through(url, binding) {
        observer = await observe(toTarget({ url }, binding), realPorts, {
          port: 0,
          facts: {},
          onSeen: () => undefined,
        });
        return observer.url;
      },
      examples: 2,
      switches: rows.map(({ apply }) => apply),
    });
    expect(failures).toEqual([]);
    const may = [...differsAsMade.documented, ...rows.flatMap(({ assumptions }) => assumptions)];
    const seen = await observer?.close();
    expect(seen && summaryOf(seen).said).toEqual([]);
    // What passes does not show each part.
    expect(Object.values(seen?.rules ?? {}).filter((one) => one.startsWith("held")).length).toBeGreaterThan(20);
    expect([...said, ...differing.filter((one) => !may.includes(one))]).toEqual([]);
  });
});

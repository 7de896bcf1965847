import { describe, expect, it } from "vitest";
import { TargetError } from "../../../../src/kit/target/api.js";
import { BindingError } from "../../../../src/kit/target/binding.js";
import { differsAsMade } from "./as-made.js";
import { judge } from "./judge.js";
import { expectNone, titled } from "./switches/expect-row.js";
import { rightRows } from "./switches/right.js";

describe("nothing is called broken, and nothing differs but what is open, of a service that", () => {
  it.each(titled(rightRows))("%s", async (_, { id, apply, wire, only, binding, assumptions }) => {
    const { said, differing, failures } = await judge({ wire, only, binding, switches: [apply] }).catch(toFailure);
    expect(failures).toEqual([]);
    const may = [...differsAsMade[wire], ...assumptions];
    expectNone(id, [...said, ...differing.filter((one) => !may.includes(one))]);
  });

  it("are at least thirty", () => {
    expect(rightRows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rightRows.map(({ id }) => id)).size).toBe(rightRows.length);
  });
});

/** A binding that the kit cannot read, or a service that it does not take for one. */
function toFailure(error: unknown) {
  if (!(error instanceof BindingError) && !(error instanceof TargetError)) throw error;
  return { said: [error.message], differing: [], failures: [] };
}

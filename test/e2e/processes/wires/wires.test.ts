import { describe, expect, it } from "vitest";
import { createState } from "../../../kit/second-implementation/seed.js";
import { sample } from "../../../support/sample.js";
import { verifyWire, wireRows } from "./verify-wire.js";

// A run of the whole kit for each; the gate meets the one with most names of its own.
describe.each(sample(wireRows, 3))("a service whose wire is $name", (row) => {
  it("is right, every rule is held that can be seen, and all is left as it was", async () => {
    const { service, report, failures, said } = await verifyWire(row);
    expect({ failures, said }).toEqual({ failures: [], said: [] });
    const open = Object.keys(report.rules).filter((id) => report.rules[id] !== "held");
    // A binding that names no event of records cannot show that they call nobody.
    expect(open).toEqual(row.name === "own-names" ? ["U-19", "C-01", "C-07"] : ["U-19", "C-07"]);
    // It made resources of its own, and took them away.
    expect(report.cases.filter(({ because }) => because?.includes("of the kit's own"))).toEqual([]);
    expect([...service.state.webhook]).toEqual([...createState().webhook]);
    expect([...service.state.upload.keys()]).toEqual([...createState().upload.keys()]);
  }, 180_000);
});

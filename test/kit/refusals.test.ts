import { describe, expect, it } from "vitest";
import { judge } from "./second-implementation/judge.js";
import { change } from "./second-implementation/switches/switch.js";

/** What is broken of an author, where a server sets it behind a refusal of these values. */
async function brokenAuthors(values: readonly unknown[]): Promise<string[]> {
  const isOne = (value: unknown) => values.some((one) => JSON.stringify(one) === JSON.stringify(value));
  const apply = change("violations", (inner, { state }) => (kind, fields, current) => {
    if (kind === "upload" && current && isOne(fields.author))
      state.upload.set(current.id, { ...current, author: "no" });
    return inner(kind, fields, current);
  });
  const { report, failures } = await judge({ wire: "documented", only: ["upload-author"], switches: [apply] });
  expect(failures).toEqual([]);
  return report.cases.filter(({ verdict }) => verdict === "broken").map(({ because }) => String(because));
}

describe("of values that were all refused", () => {
  it("the one that changed something is named, though all were looked at together", async () => {
    const broken = await brokenAuthors([false]);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatch(/^\/author false was refused, but \/author changed from ".*" to "no"/);
  });

  it("each that changed something is named", async () => {
    const broken = await brokenAuthors([false, 0, {}]);
    expect(broken.map((because) => because.slice(0, 15))).toEqual([
      "/author 0 was r",
      "/author false w",
      "/author {} was ",
    ]);
  });
});

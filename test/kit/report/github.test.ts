import { describe, expect, it } from "vitest";
import { failingOf } from "../../../src/kit/report/verdicts.js";
import { annotationsOf, caseOf, markdownOf, reportOf } from "../../support/reported.js";

const report = reportOf([
  caseOf("upload-tags", ["U-08", "U-13"], { difference: '/tags/0: sent "100%\n::error::x", shown "<b>|`"' }),
  caseOf("upload-kinds", ["Q-16"], { verdict: "differs" }),
]);
const strict = failingOf(report, { strict: true, accepted: [] });

describe("on GitHub", () => {
  it("each rule that the run fails for is an error, which cannot be made to say something else", () => {
    const [first, ...more] = annotationsOf(report);
    expect(more).toEqual([]);
    expect(first).toMatch(
      /^::error title=U-08 is broken \(also%3A U-13\)::\/tags\/0: sent "100%25\\u000a::error::x", shown/,
    );
    expect(first).not.toContain("\n");
    expect(annotationsOf({ ...report, failing: strict })).toHaveLength(3);
    expect(annotationsOf({ ...report, failing: [] })).toEqual([]);
  });

  it("a rule is named that fails the run behind an accepted one", () => {
    const failing = [{ id: "U-13", contract: "upload-tags" }];
    const [first] = annotationsOf({ ...report, failing });
    expect(first).toMatch(/^::error title=U-13 is broken::.*The spec states in U-13/);
  });

  it("several rules that fail for one reason are one error", () => {
    const about = (field: string) => ({
      wrong: "refused" as const,
      about: [{ field, from: "string", to: "null" }],
    });
    const [one, ...more] = annotationsOf(
      reportOf([caseOf("a", ["U-06", "U-13"], about("author")), caseOf("b", ["U-07", "U-13"], about("notes"))]),
    );
    expect(more).toEqual([]);
    expect(one).toBe(
      "::error title=U-06%2C U-07 are broken (also%3A U-13)::It is not as it was sent. (a) Nullable fields do not accept null.",
    );
  });

  it("are no more than GitHub shows", () => {
    const many = reportOf(
      Array.from({ length: 15 }, (_, index) => caseOf(`c${index}`, [`U-${String(index + 1).padStart(2, "0")}`])),
    );
    expect(annotationsOf(many)).toHaveLength(10);
  });

  it("the summary says what is broken and what differs, in tables that nothing breaks out of", () => {
    const text = markdownOf(report, ["U-14 is broken, as accepted."]);
    expect(text).toMatch(/^## Contracts: BROKEN: 2 rules are broken\n/);
    const rows = text.split("\n").filter((line) => line.startsWith("| U-") || line.startsWith("| Q-"));
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.split("|")).toHaveLength(5);
    expect(text).not.toContain("<b>");
    expect(text).toContain("- U-14 is broken, as accepted.");
  });
});

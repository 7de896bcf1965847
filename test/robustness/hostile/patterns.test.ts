import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { builders, buildingFiles, patterns } from "../../support/patterns.js";

/** Whether a text exists for which the time of a search grows faster than its length, as far as its form shows. */
const isSlow = (expression: RegExp): boolean => analyse(new RegExp(expression)).reports.length > 0;

describe("a regular expression", () => {
  it("takes no longer than its text is long", () => {
    expect(isSlow(/^(a+)+$/)).toBe(true);
    expect(patterns.filter(({ expression }) => isSlow(expression)).map(({ name }) => name)).toEqual([]);
  });

  it("is made of texts where that is known alone", () => {
    expect(buildingFiles).toEqual(Object.keys(builders).sort());
  });
});

import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { SelectionError, select, toRequired } from "../../../src/kit/run/selection.js";
import { type Accident, type Passed, startFlaky } from "../../support/flaky.js";
import { verifyAt } from "../../support/kit.js";
import { codeOf } from "../../support/reported.js";

async function run(only: string[], script: (request: Passed) => Accident | undefined = () => undefined) {
  const flaky = await startFlaky();
  flaky.script = script;
  const { report, failures } = await verifyAt(flaky.url, { only });
  expect(failures).toEqual([]);
  return report;
}

const lenient = { strict: false, accepted: [] };
const isUpdate = ({ method, path }: Passed) => method === "PUT" && path.startsWith("/uploads/");
/** An update of the tags to anything but a list of texts. */
const isWrongTags = (request: Passed) => {
  if (!isUpdate(request)) return false;
  const { tags } = JSON.parse(request.body);
  return tags !== undefined && !(Array.isArray(tags) && tags.every((tag) => typeof tag === "string"));
};

describe("a target that fails", () => {
  it("where a value is to be refused neither refuses it nor takes it (R-01)", async () => {
    const report = await run(["upload-tags"], (request) => (isWrongTags(request) ? { status: 500 } : undefined));
    const reasons = report.cases.filter(({ ids }) => ids.includes("U-08")).map(({ because }) => because);
    expect(report.rules["U-08"]).toBe("not-verified");
    expect(reasons).toContainEqual(expect.stringContaining("The target failed instead of refusing /tags null"));
    expect(codeOf(report, lenient)).toBe(4);
  });

  it("where a value is to be refused, and stores it all the same, breaks its rule", async () => {
    const flaky = await startFlaky();
    flaky.script = (request) => {
      if (!isWrongTags(request)) return undefined;
      const environment = String(request.headers["x-environment"] ?? "main");
      void flaky.put(request.path, { tags: ["coerced"] }, environment);
      return { status: 500 };
    };
    const { report } = await verifyAt(flaky.url, { only: ["upload-tags"] });
    expect(report.rules["U-08"]).toBe("broken");
  });

  it("under an update that the spec allows breaks its rules, and chooses nothing where the spec is silent", async () => {
    const script = (request: Passed) =>
      isUpdate(request) && request.body.includes("notes") ? { status: 500 } : undefined;
    const report = await run(["upload-notes", "Q-30"], script);
    expect(report.rules["U-07"]).toBe("broken");
    expect(report.cases.filter(({ verdict }) => verdict === "differs")).toEqual([]);
    expect(codeOf(report, lenient)).toBe(1);
  });
});

describe("--require", () => {
  const selection = select(contracts, [], []);
  const required = (...patterns: string[]) => toRequired(patterns, contracts, selection);

  it("takes all rules, a family, or ids; what nothing can show is asked for by its id alone", () => {
    expect(required("U-*")).toContain("U-13");
    expect(required("U-*")).not.toContain("W-01");
    expect(required("all")).toEqual(expect.arrayContaining(["U-01", "W-01", "A-01", "C-01"]));
    expect(required("all").filter((id) => id.startsWith("Q-") || id === "U-19")).toEqual([]);
    expect(required("U-19", "Q-18")).toEqual(["U-19", "Q-18"]);
    expect(toRequired(["all"], contracts, select(contracts, [], ["C-06"]))).not.toContain("C-06");
    for (const wrong of ["U-99", "X-*", "U-0*", "ALL"]) expect(() => required(wrong)).toThrow(SelectionError);
  });
});

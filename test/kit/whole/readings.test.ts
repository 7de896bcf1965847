import { describe, expect, it } from "vitest";
import { runCommand } from "../../support/kit.js";
import { breachesOf, htmlOf, summaryOf } from "../../support/reported.js";
import { judge } from "../second-implementation/judge.js";
import type { Switch } from "../second-implementation/server.js";
import { upload } from "../second-implementation/switches/fields.js";
import { change } from "../second-implementation/switches/switch.js";

/** An update that loses what was not passed. */
const losesOthers = upload.updated((next, _, fields) =>
  !("author" in fields) && "notes" in fields ? { ...next, author: null } : next,
);

async function run(apply: Switch, only: string[], without: ("R-01" | "R-02" | "R-05")[] = []) {
  return (await judge({ wire: "documented", only, without, switches: [apply] })).report;
}

const leaning = (report: Awaited<ReturnType<typeof run>>, id: string) =>
  report.cases.filter(({ verdict, ids }) => verdict === "broken" && ids.includes(id)).map(({ readings }) => readings);

describe("a broken rule says what it leans on:", () => {
  it("that what is not passed stays", async () => {
    const report = await run(losesOthers, ["upload-notes"]);
    expect(leaning(report, "U-13")).toContainEqual(["R-05"]);
    expect(breachesOf(JSON.parse(JSON.stringify(report)))).toEqual([]);
    const [reading] = report.readings;
    expect(reading).toMatchObject({ id: "R-05", name: "Fields not passed" });
    for (const text of [summaryOf(report), htmlOf(report)]) {
      expect(text).toContain("R-05");
      expect(text).toContain("overlap in time");
    }
  });

  it("that a value of a wrong type is refused, and that what was set is shown", async () => {
    const lax = await run(
      upload.notes.coerces((value) => value === 7.5, String),
      ["upload-notes"],
    );
    expect(leaning(lax, "U-07")).toContainEqual(["R-01"]);
    const cutting = upload.notes.shown(() => "something else");
    expect(leaning(await run(cutting, ["upload-notes"]), "U-07")).toContainEqual(["R-02"]);
  });

  it("nothing, where the spec says it itself", async () => {
    const refusesNull = upload.notes.refuses((value) => value === null);
    expect(leaning(await run(refusesNull, ["upload-notes"]), "U-07")).toEqual([[]]);
  });
});

describe("--without", () => {
  it("makes what leans on that reading alone not verified, and leaves the rest", async () => {
    const report = await run(losesOthers, ["upload-notes"], ["R-05"]);
    expect(report.rules).toMatchObject({ "U-13": "held-in-part", "U-07": "held" });
    expect(report.cases.map(({ because }) => because)).toContain("This depends only on R-05, which --without ignores.");
    expect(report.readings).toMatchObject([{ id: "R-05", taken_back: true }]);
  });
});

describe("--explain", () => {
  it("prints the rule, its readings, its contracts and their requests, without a target", async () => {
    const { code, stdout } = await runCommand({ explain: "U-08" });
    expect(code).toBe(0);
    expect(stdout).toContain("U-08\nThe spec states: `tags` is an array of string, not nullable.\n");
    expect(stdout).toContain("R-02 Shown values:");
    expect(stdout).toContain("upload-tags:");
    expect(stdout).toContain('PUT /uploads/{upload-1} {"tags"');
  });

  it.each([
    ["C-07", "they do not.\nNote: Form of unexpanded blocks: Q-54."],
    ["Q-52", "Q-52\nThe spec leaves open: Size of bulk operations\nStandin assumes: At most 200 uploads."],
    ["R-03", "R-03 May\nA server need not do what a rule permits."],
    ["R-03", "Rules that depend on it:\nU-17: `POST /uploads` creates an upload."],
  ])("prints of %s %j", async (id, text) => {
    expect(await runCommand({ explain: id })).toMatchObject({ code: 0, stdout: expect.stringContaining(text) });
  });
});

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
      "/author 0 with ",
    ]);
  });
});

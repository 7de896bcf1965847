import { describe, expect, it } from "vitest";
import { groupsOf } from "../../../src/kit/report/groups.js";
import { summaryOf } from "../../support/reported.js";
import { judge } from "../second-implementation/judge.js";
import type { Kind } from "../second-implementation/model.js";
import type { Switch } from "../second-implementation/server.js";
import { field, hook, upload } from "../second-implementation/switches/fields.js";
import { isNull, isNumber } from "../second-implementation/switches/switch.js";
import { wrongRows } from "../second-implementation/switches/wrong.js";

const fields: [Kind, string][] = [
  ...["copyright", "author", "notes", "upload_collection"].map((name): [Kind, string] => ["upload", name]),
  ...["custom_payload", "http_basic_user"].map((name): [Kind, string] => ["webhook", name]),
];
const stated = ["U-05", "U-06", "U-07", "U-11", "W-05", "W-08"];
const only = [
  ...fields.map(([kind, name]) => `${kind}-${name.replaceAll("_", "-")}`),
  "upload-together",
  "upload-response",
];

/** What the broken rules come from, with what follows. */
async function causesOf(switches: Switch[], ids: readonly string[] = only) {
  const { report } = await judge({ switches, only: ids });
  return { report, causes: groupsOf(report, "broken").map((one) => [one.ids.join(" "), one.also.join(" ")]) };
}

describe("what is broken has one heading for each cause:", () => {
  it.each<[string, Switch[], string]>([
    ["refuses", fields.map((one) => field(...one).refuses(isNull)), "U-02 U-13"],
    // Every field may be left out all the same.
    ["ignores", fields.map((one) => field(...one).nullAs(undefined)), "U-13 W-16"],
  ])("a service that %s null, alone and among others", async (_, switches, also) => {
    const { report, causes } = await causesOf(switches);
    expect(causes).toEqual([[stated.join(" "), expect.stringContaining(also)]]);
    const [first = ""] = summaryOf(report)
      .split("\n")
      .filter((line) => /^[A-Z]{6}/.test(line));
    expect(first).toMatch(
      /^BROKEN U-05, U-06, U-07, U-11, W-05, W-08: Nullable fields do not accept null\. \(also: U-/,
    );
  });

  it("a service that takes wrong types", async () => {
    const both = [upload.notes.takes(isNumber), upload.author.takes(isNumber)];
    const { causes } = await causesOf(both, ["upload-notes", "upload-author"]);
    expect(causes).toEqual([["U-06 U-07", ""]]);
  });

  it.each([
    // A template that was not kept is not judged by what it renders.
    ["text-lower", ["U-05 U-06 U-07 W-05"]],
    ["upload-refused-half", ["U-05 U-06 U-07"]],
  ])("a service of the row %s, before what calls show of it", async (id, wanted) => {
    const { apply } = wrongRows.find((row) => row.id === id) ?? {};
    const fields = ["upload-author", "upload-notes", "upload-copyright", "webhook-custom-payload"];
    const { causes } = await causesOf(apply ? [apply] : [], [...fields, "call-template"]);
    expect(causes.map(([ids]) => ids)).toEqual(wanted);
  });

  it("a service that takes no new version, alone or with other fields", async () => {
    const takesNone = upload.refuses(({ path }) => path !== undefined);
    const { causes } = await causesOf([takesNone], ["upload-version", "upload-kinds", "upload-version-pairs"]);
    expect(causes).toEqual([["U-15", expect.stringContaining("U-18")]]);
  });

  it("a service that needs a field, which an update of nothing lacks, too", async () => {
    const needs = hook.refuses(({ name }) => name === undefined);
    const contracts = ["webhook-headers", "webhook-together", "webhook-empty"];
    expect((await causesOf([needs], contracts)).causes).toEqual([["W-02", "W-15"]]);
    const withNull = [...contracts, "webhook-custom-payload", "webhook-http-basic-user"];
    expect((await causesOf([needs], withNull)).causes[0]?.[0]).toBe("W-02");
    const needsAny = hook.refuses((passed) => Object.keys(passed).length === 0);
    expect((await causesOf([needsAny], contracts)).causes).toEqual([["W-15", ""]]);
  });
});

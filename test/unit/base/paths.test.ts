import { expect, it } from "vitest";
import { fillPath, matchPath, placeholdersIn } from "../../../src/base/paths.js";

const template = "/a.b/{one}/c/{other_2}.json";

it("the template of a path names its placeholders, takes values for them, and finds them in a path", () => {
  expect(placeholdersIn(template)).toEqual(["one", "other_2"]);
  const path = fillPath(template, (name) => `$1-${name}`);
  expect(path).toBe("/a.b/$1-one/c/$1-other_2.json");
  expect(matchPath(template, path)).toEqual({ one: "$1-one", other_2: "$1-other_2" });
});

it.each(["/axb/1/c/2.json", "/a.b/1/2/c/2.json", "/a.b/1/c/2.json/", ""])("%j is of another template", (path) => {
  expect(matchPath(template, path)).toBeUndefined();
});

it("a template without placeholders is matched by itself alone", () => {
  expect([matchPath("/site", "/site"), matchPath("/site", "/sites")]).toEqual([{}, undefined]);
});

import { expect, it } from "vitest";
import { matchesGlob } from "../../../src/base/glob.js";

it.each([
  ["/assets/**", "/assets/main/seed/hills.png", true],
  ["/assets/**", "/assets", true],
  ["/assets/**", "/asset/main", false],
  ["/**/uploads/1001", "/uploads/1001", true],
  ["/**/uploads/1001", "/json-api/uploads/1001", true],
  ["/**/uploads/1001", "/uploads/1002", false],
  ["/uploads/*", "/uploads/1001", true],
  ["/uploads/*", "/uploads", false],
  ["/uploads/*", "/uploads/1001/more", false],
  ["/assets/**/*.png", "/assets/main/seed/hills.png", true],
  ["/assets/**/*.png", "/assets/main/seed/hills.svg", false],
  ["/a*b*c", "/aXXbYYbc", true],
  ["/a*b*c", "/acb", false],
  ["/a.c", "/abc", false],
  ["**", "/anything/at/all", true],
])("%s and %s: %s", (glob, path, matches) => {
  expect(matchesGlob(glob, path)).toBe(matches);
});

it("is answered for the worst, which would take years if each star were tried with each rest", () => {
  expect(matchesGlob(`/${"*a".repeat(450)}b`, `/${"a".repeat(8000)}`)).toBe(false);
  expect(matchesGlob(`/${"**/".repeat(300)}b`, `/${"a/".repeat(2000)}`)).toBe(false);
});

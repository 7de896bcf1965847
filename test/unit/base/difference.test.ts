import { describe, expect, it } from "vitest";
import { deepestDifference, tellDifference } from "../../../src/base/difference.js";
import type { JsonValue } from "../../../src/base/json.js";
import { cut } from "../../../src/base/text.js";

const tell = (sent: JsonValue | undefined, shown: JsonValue | undefined, pointer = "/tags") =>
  cut(tellDifference(deepestDifference(pointer, { one: sent, other: shown }), ["sent", "shown"]));

describe("a difference in one line", () => {
  it.each<[string, JsonValue | undefined, JsonValue | undefined, string]>([
    ["of two values", "a", "b", '/tags: sent "a", shown "b"'],
    ["of types", ["a"], "a", '/tags: sent ["a"], shown "a"'],
    ["in an item", ["a", "b", "c"], ["a", "x", "c"], '/tags/1: sent "b", shown "x"'],
    ["where an item is missing", ["a", "b"], ["a"], '/tags/1: sent "b", shown nothing'],
    ["where an item is more", ["a"], ["a", null], "/tags/1: sent nothing, shown null"],
    [
      "deep in objects",
      { en: { alt: "x", title: "t" } },
      { en: { alt: "x", title: 7 } },
      '/tags/en/title: sent "t", shown 7',
    ],
    [
      "where something is lost, and something else shown besides",
      { a: {}, b: 1 },
      { a: { more: null } },
      "/tags/b: sent 1, shown nothing",
    ],
    ["under a name with a slash", { "a/b~": 1 }, { "a/b~": 2 }, "/tags/a~1b~0: sent 1, shown 2"],
    ["under the name of what every object has", { toString: 1 }, {}, "/tags/toString: sent 1, shown nothing"],
    [
      "of letters with a mark of their own",
      "caf\u00e9s",
      "cafe\u0301s",
      '/tags: sent "caf\u00e9s", shown "cafe\u0301s" (U+00E9 and U+0065 U+0301)',
    ],
    ["of white space", "a b", "a\u00a0b", '/tags: sent "a b", shown "a\u00a0b" (U+0020 and U+00A0)'],
    ["of what is not seen", "ab", "a\u200bb", '/tags: sent "ab", shown "a\u200bb" (nothing and U+200B)'],
    ["of letters that look different", "\u00e9", "e", '/tags: sent "\u00e9", shown "e"'],
  ])("%s", (_, sent, shown, told) => {
    expect(tell(sent, shown)).toBe(told);
  });

  it("shows of long texts what is around the first difference, and how long they are", () => {
    const long = "0123456789".repeat(100);
    expect(tell(long, long.slice(0, 255))).toBe(
      `/tags: sent "…${long.slice(235, 315)}…" (1000 characters), shown "…${long.slice(235, 255)}" (255 characters)`,
    );
  });

  it("cuts no pair of surrogates in two", () => {
    const text = `${"x".repeat(100)}\u{1F600}`;
    expect(tell(text, `${"x".repeat(100)}\u{1F601}`)).toContain("\u{1F600}");
  });
});

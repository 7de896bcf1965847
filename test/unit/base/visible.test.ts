import { describe, expect, it } from "vitest";
import { printedJson, toPrintableJson, toPrinted, toVisible } from "../../../src/base/visible.js";

const pair = (code: number) => String.fromCodePoint(code);

describe("a text from outside", () => {
  it.each([
    ["an escape sequence", "\u001b[2J\u001b]0;title\u0007", "\\u001b[2J\\u001b]0;title\\u0007"],
    ["a C1 control", "\u009b31m\u0090", "\\u009b31m\\u0090"],
    ["what moves the cursor", "a\rb\bc\nd\te", "a\\u000db\\u0008c\\u000ad\\u0009e"],
    ["nothing, and DEL", "\u0000\u007f", "\\u0000\\u007f"],
    [
      "bidi controls",
      "\u202eevil\u202c \u2066x\u2069 \u200f\u061c",
      "\\u202eevil\\u202c \\u2066x\\u2069 \\u200f\\u061c",
    ],
    ["what has no width", "a\u200bb\u200dc\ufeffd\u00ade\u2060", "a\\u200bb\\u200dc\\ufeffd\\u00ade\\u2060"],
    ["separators of lines", "a\u2028b\u2029c", "a\\u2028b\\u2029c"],
    ["tags beyond the basic plane", `a${pair(0xe0041)}`, "a\\udb40\\udc41"],
    ["half of a pair", "a\ud83dz\udc00", "a\\ud83dz\\udc00"],
  ])("shows %s", (_, text, shown) => {
    expect(toVisible(text)).toBe(shown);
  });

  it("is else as it was, in any script", () => {
    const text = `Grüße, 日本語, עברית, ${pair(0x1f600)} "quoted" \\ é e\u0301 \u00a0`;
    expect(toVisible(text)).toBe(text);
  });

  it("may keep what it is told to", () => {
    expect(toVisible("a\n\u001bb\t", "\n")).toBe("a\n\\u001bb\\u0009");
  });

  it("is the same to whoever reads it as JSON", () => {
    const value = { "\u202ea": ["\u009b", "\u007f", `${pair(0xe0041)}\ud800`, "\n\u001b"] };
    for (const indent of [undefined, 2]) {
      const text = toPrintableJson(value, indent);
      expect(text).not.toMatch(/[^\n\P{C}]/u);
      expect(JSON.parse(text)).toEqual(value);
    }
  });
});

describe("JSON that is printed", () => {
  it("has no command of a CI system, wherever it stands, and means the same", () => {
    const value = {
      "##vso[task.setvariable variable=X]1": [
        "##[error]no",
        "##teamcity[testFailed]",
        "\n::error file=a::no",
        "[fe80::ab]",
      ],
      "::debug::b": "a ::add-mask::b ##VSO[x]",
    };
    for (const text of [toPrintableJson(value), toPrintableJson(value, 2), printedJson(JSON.stringify(value))]) {
      expect(text).not.toMatch(/##(?:\[|vso\[|teamcity\[)|::[a-z]/i);
      expect(JSON.parse(text)).toEqual(value);
    }
  });
});

describe("a text from outside, in a line that is printed,", () => {
  it.each([
    ["##[error]no", "# #[error]no"],
    ["a ##vso[task.setvariable variable=X]1", "a # #vso[task.setvariable variable=X]1"],
    ["##teamcity[testFailed]", "# #teamcity[testFailed]"],
    ["::error file=a::no", ": :error file=a::no"],
    ["was ::Set-Output name=a::b", "was : :Set-Output name=a::b"],
    ['"::warning::no"', '": :warning::no"'],
    [" \u001b::debug::b", " \\u001b::debug::b"],
  ])("is no command of a CI system: %j", (text, printed) => {
    expect(toPrinted(text)).toBe(printed);
  });

  it("is no command in a line of its own", () => {
    expect(toPrinted("a\n::debug::b", "\n")).toBe("a\n: :debug::b");
  });

  it("is else as it was", () => {
    const text = "# a ## b, http://[fe80::ab]:80/ ::1, a::b, Uploads::find ##nothing";
    expect(toPrinted(text)).toBe(text);
  });
});

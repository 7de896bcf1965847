import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";

const document = documents.flat;
const catalogue = document["x-catalogue"];
const markdown = readFileSync(new URL("../../../docs/spec/catalogue.md", import.meta.url), "utf8");

/** The rows of the catalogue's tables whose first cell is an identifier. */
const rows = markdown
  .split("\n")
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")))
  .map((cells) => cells.slice(1, -1))
  .filter(([id = ""]) => /^[A-Z]-\d\d$/.test(id));

/** Every identifier under `x-rules` or `x-answers`, anywhere in the document, with its place. */
function references(value: unknown, key: "x-rules" | "x-answers", place = "#"): { place: string; id: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === key && Array.isArray(member)
      ? member.map((id) => ({ place, id: String(id) }))
      : references(member, key, `${place}/${name}`),
  );
}

describe("the catalogue in the document", () => {
  it("has the rules of docs/spec/catalogue.md, word for word", () => {
    const rules = rows.filter((cells) => cells.length === 2).map(([id, text]) => ({ id, text }));
    expect(rules.length).toBeGreaterThan(40);
    expect(catalogue.rules).toEqual(rules);
  });

  it("has the answers of docs/spec/catalogue.md, word for word", () => {
    const answers = rows
      .filter((cells) => cells.length === 4)
      .map(([id, question, text, basis]) => ({ id, question, text, basis }));
    expect(answers.length).toBeGreaterThan(40);
    expect(catalogue.answers).toEqual(answers);
  });

  it.each([
    ["x-rules", catalogue.rules],
    ["x-answers", catalogue.answers],
  ] as const)("holds every identifier that %s name, and each is used", (key, entries) => {
    const known = entries.map(({ id }) => id);
    const used = references(document, key);
    expect(used.filter(({ id }) => !known.includes(id))).toEqual([]);
    const unused = known.filter((id) => !used.some((one) => one.id === id));
    expect(unused).toEqual([]);
  });

  it("is pointed at by both updates and by every field that they take", () => {
    const { UploadUpdate, WebhookUpdate } = document.components.schemas;
    const silent = Object.entries({ ...UploadUpdate?.properties, ...WebhookUpdate?.properties })
      .filter(([, schema]) => !schema["x-rules"]?.length)
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});

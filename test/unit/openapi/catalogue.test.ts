import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";
import type { Marks, OpenApiSchema } from "../../../src/openapi/openapi-document.js";

const document = documents.flat;
const catalogue = document["x-catalogue"];
const markdown = readFileSync(new URL("../../../docs/spec/catalogue.md", import.meta.url), "utf8");

/** The rows of the catalogue's tables whose first cell is an identifier. */
const rows = markdown
  .split("\n")
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")))
  .map((cells) => cells.slice(1, -1))
  .filter(([id = ""]) => /^[A-Z]-\d\d$/.test(id));

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
  it("has the rules of docs/spec/catalogue.md, word for word", () => {
    const rules = rows.filter((cells) => cells.length === 2).map(([id, text]) => ({ id, text }));
    expect(rules.length).toBeGreaterThan(40);
    expect(catalogue.rules).toEqual(rules);
  });

  it("has the assumptions of docs/spec/catalogue.md, word for word", () => {
    const assumptions = rows
      .filter((cells) => cells.length === 4)
      .map(([id, question, text, basis]) => ({ id, question, text, basis }));
    expect(assumptions.length).toBeGreaterThan(40);
    expect(catalogue.assumptions).toEqual(assumptions);
  });

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

  it("is pointed at by both updates and by every field that they take", () => {
    const { UploadUpdate, WebhookUpdate } = document.components.schemas;
    const markedBy = ({ $ref, ...schema }: OpenApiSchema): OpenApiSchema =>
      (document.components.schemas[$ref?.split("/").at(-1) ?? ""] ?? schema) as OpenApiSchema;
    const silent = Object.entries({ ...UploadUpdate?.properties, ...WebhookUpdate?.properties })
      .filter(([, schema]) => !markedBy(schema)["x-standin"]?.rules?.length)
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it("names in its texts no id that it has not", () => {
    const { rules, readings, assumptions } = catalogue;
    const known: string[] = [...rules, ...readings, ...assumptions].map(({ id }) => id);
    const named = JSON.stringify([rules, readings, assumptions]).match(/\b[UWACQR]-\d\d\b/g) ?? [];
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});

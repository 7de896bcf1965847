import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isAlias, isNode, parseDocument, visit } from "yaml";
import { inlineFields } from "../../../src/openapi/document-rewrites.js";
import { documents, routes } from "../../../src/openapi/documents.js";

const { flat } = documents;
const file = new URL("../../../openapi.yaml", import.meta.url);

describe("openapi.yaml", () => {
  const source = parseDocument(readFileSync(file, "utf8"));

  it("has no anchors and no aliases, which tools that read JSON do not have", () => {
    const found: string[] = [];
    visit(source, (_, node) => {
      if (isAlias(node)) found.push(`*${node.source}`);
      else if (isNode(node) && "anchor" in node && node.anchor) found.push(`&${node.anchor}`);
    });
    expect(found).toEqual([]);
  });

  it("has one extension for its elements, one for the catalogue, and one that documentation tools know", () => {
    const found = new Set<string>();
    visit(source, {
      Pair(_, { key }) {
        const name = String(key);
        if (name.startsWith("x-")) found.add(name);
      },
    });
    expect([...found].sort()).toEqual(["x-catalogue", "x-codeSamples", "x-standin"]);
  });
});

describe("the document", () => {
  it("has each operation under one of its tags, and each tag described and used", () => {
    const tags = [...routes.map(({ operation }) => operation.tags), flat.webhooks.call.post.tags];
    expect(tags.filter((some) => some?.length !== 1)).toEqual([]);
    expect(new Set(tags.flat())).toEqual(new Set(flat.tags.map(({ name }) => name)));
    expect(flat.tags.filter(({ description }) => !description)).toEqual([]);
  });

  it("says of every code of a violation what it means", () => {
    const { enum: codes = [], "x-standin": own } = flat.components.schemas.ViolationCode ?? {};
    expect(Object.keys(own?.values ?? {})).toEqual(codes);
    expect(codes).toHaveLength(19);
  });
});

describe.each(["flat", "json-api"] as const)("what other tools take from the document (%s)", (envelope) => {
  const { headers, parameters, responses } = documents[envelope].components;

  it("is the address of a job that is in this envelope", () => {
    expect(headers.Location?.example).toBe(
      `${envelope === "flat" ? "" : "/json-api"}/job-results/000000000000000000000001`,
    );
  });

  it("is no preference, since a tool that sends one gets another response than it expects", () => {
    const prefer = Object.values(parameters).filter(({ name }) => name === "Prefer");
    expect(prefer.map(({ example }) => example)).toEqual([undefined, undefined]);
  });

  it("is first an error of the body, of those with 422", () => {
    const [content] = Object.values(responses.Unprocessable?.content ?? {});
    expect(Object.keys(content?.examples ?? {})[0]).toBe("invalid_format");
  });
});

describe("with its fields inline", () => {
  it("says the same, and has no reference to what is gone", () => {
    const before = structuredClone(flat);
    const inlined = inlineFields(flat);
    expect(flat).toEqual(before);
    // What a field rests on stands where it is used.
    const { UploadAuthor, UploadUpdate } = flat.components.schemas;
    const { "x-standin": marks } = UploadUpdate?.properties?.author ?? {};
    expect(inlined.components.schemas.UploadUpdate?.properties?.author).toEqual({
      ...UploadAuthor,
      "x-standin": marks,
    });
    const references = JSON.stringify(inlined).match(/(?<="\$ref":"#\/components\/schemas\/)\w+/g) ?? [];
    expect(references.filter((name) => !(name in inlined.components.schemas))).toEqual([]);
    expect(inlineFields(inlined)).toEqual(inlined);
  });
});

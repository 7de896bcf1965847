import { expect, it } from "vitest";
import { inlineFields } from "../../../src/openapi/document-rewrites.js";
import { documents } from "../../../src/openapi/documents.js";
import type { OpenApiSchema } from "../../../src/openapi/openapi-document.js";

const { schemas } = inlineFields(documents.flat).components;

/** A schema without what it says to people and what it rests on. */
const bare = (schema: OpenApiSchema | undefined): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) => (["description", "x-standin"].includes(key) ? undefined : value));

/** Schemas that differ in their marks alone: what an update takes is stated, what else has it is assumed. */
it.each([
  ["CreatorUpdate", "Creator"],
  ["FocalPointUpdate", "FocalPoint"],
  ["CollectionOfUploadUpdate", "UploadCollectionReference"],
] as const)("%s and %s are of one form", (update, other) => {
  expect(bare(schemas[update])).toEqual(bare(schemas[other]));
});

it("the metadata of an update and of a new upload are of one form, and returned metadata has all of its members", () => {
  const { FieldMetadataUpdate: update, FieldMetadataCreate: create, FieldMetadata: returned } = schemas;
  const membersOf = (schema: OpenApiSchema | undefined) =>
    JSON.stringify(bare(schema?.properties as OpenApiSchema)).replaceAll("FocalPointUpdate", "FocalPoint");
  expect(membersOf(create)).toBe(membersOf(update));
  expect(membersOf(returned)).toBe(membersOf(update));
  expect(Object.keys(returned?.properties ?? {})).toEqual(returned?.required);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { inlineFields } from "../../../src/openapi/document-rewrites.js";
import { documents } from "../../../src/openapi/documents.js";
import { fromJsonApiResource, toJsonApiResource } from "../../../src/openapi/json-api-resource.js";
import type { OpenApiOperation, OpenApiSchema } from "../../../src/openapi/openapi-document.js";

const derived = documents["json-api"];

/** Where anything may stand, by the name of the field, and why. All other objects of a response are closed. */
const free: Record<string, string> = {
  custom_data: "free key/value pairs (U-09)",
  exif_info: "whatever a camera wrote",
  details: "what is wrong, as the published errors have it (Q-18)",
  default_field_metadata: "one member for each locale",
  headers: "one member for each header",
  request_headers: "one member for each header",
  response_headers: "one member for each header",
  ...Object.fromEntries(
    ["assets_cdn_default_settings", "theme", "global_seo"].map((name) => [name, "what Standin does not have"]),
  ),
  filter: "what somebody saved, which is not looked into",
  "UploadUpdate/meta": "what a client gives back, which is ignored",
  ...Object.fromEntries(
    ["EventEntity", "RecordEntity", "WebhookPayloadEntity"].flatMap((schema) =>
      ["attributes", "relationships", "meta"].map((name) => [`${schema}/${name}`, "whatever kind of entity it is"]),
    ),
  ),
};

it("has the operations of the flat document, with their rules and assumptions, and its own errors besides", () => {
  // In the published form a wrong method is an unknown path.
  const own = new Set(derived["x-catalogue"].errors.filter(({ json_api }) => json_api?.only).map(({ code }) => code));
  const outline = ({ paths }: typeof derived) =>
    Object.entries(paths).map(([path, { parameters: _, ...operations }]) => [
      path,
      Object.entries(operations).map(([method, operation]) => {
        const { operationId, "x-standin": marks } = operation as unknown as OpenApiOperation;
        const errors = marks.errors.filter((code) => !own.has(code) && code !== "METHOD_NOT_ALLOWED");
        return { method, operationId, marks: { ...marks, errors } };
      }),
    ]);
  expect(outline(derived)).toEqual(outline(documents.flat));
});

it("refers to nothing that is not there, and defines nothing in vain", () => {
  const text = JSON.stringify(derived);
  const references = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, ...names]) => names.join("/")),
  );
  const defined = Object.entries(derived.components)
    .filter(([kind]) => kind !== "securitySchemes")
    .flatMap(([kind, members]) => Object.keys(members).map((name) => `${kind}/${name}`));
  expect(defined.sort()).toEqual([...references].sort());
});

it("is closed: every object of a schema names its members, but for those that are free on purpose", () => {
  const open: string[] = [];
  const look = (schema: OpenApiSchema, place: string): void => {
    const isObject = [schema.type].flat().includes("object") || schema.properties !== undefined;
    const name = place.split("/").at(-1) ?? "";
    const choices = { ...(schema.anyOf as object), ...(schema.oneOf as object) };
    const isClosed = schema.additionalProperties === false || Object.keys(choices).length > 0;
    if (isObject && !isClosed && !(name in free) && !(place in free)) open.push(place);
    for (const [key, member] of Object.entries(schema.properties ?? {})) look(member, `${place}/${key}`);
    // Of an object that is closed, the choices only say more of its members.
    if (schema.additionalProperties !== false)
      for (const [key, member] of Object.entries(choices)) look(member as OpenApiSchema, `${place}|${key}`);
    if (schema.items) look(schema.items, `${place}[]`);
    if (typeof schema.additionalProperties === "object")
      look(schema.additionalProperties as OpenApiSchema, `${place}/*`);
  };
  // With each field where it stands, since its name there says why anything may stand in it.
  for (const document of Object.values(documents).map(inlineFields)) {
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
    for (const [name, { content = {} }] of Object.entries(document.components.responses)) {
      for (const { schema } of Object.values(content)) look(schema, name);
    }
  }
  expect(open).toEqual([]);
});

it("a resource has its own members as attributes, in their order, whatever those before it had", () => {
  const shape = { type: "upload", relationships: ["creator"] };
  const names = fc.constantFrom("a", "b", "c", "__proto__", "constructor", "creator", "id");
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(names, fc.integer())), { minLength: 2 }), (resources) => {
      for (const members of resources) {
        const resource = Object.fromEntries(members);
        const body = toJsonApiResource(resource, shape);
        const { attributes = {} } = body;
        const own = Object.entries(resource).filter(([name]) => name !== "creator" && name !== "id");
        expect(Object.entries(attributes as object)).toEqual(own);
        expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
        expect(new Map(Object.entries(fromJsonApiResource(body)))).toEqual(new Map(Object.entries(resource)));
      }
    }),
    { seed: 1 },
  );
});

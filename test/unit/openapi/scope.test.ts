import { describe, expect, it } from "vitest";
import { childPointer, valueAt } from "../../../src/base/json-pointer.js";
import { documents, type EnvelopeName } from "../../../src/openapi/documents.js";
import type { Marks, OpenApiDocument, OpenApiOperation, OpenApiSchema } from "../../../src/openapi/openapi-document.js";

interface Marked {
  /** The id of an operation, else the JSON pointer of the element. */
  place: string;
  marks: Marks;
}

/** Every element of the document with marks, those of schemas and their members as well. */
function markedIn(value: unknown, pointer = "#"): Marked[] {
  if (typeof value !== "object" || value === null) return [];
  const { "x-standin": marks, operationId } = value as { "x-standin"?: Marks; operationId?: string };
  const below = Object.entries(value).flatMap(([name, member]) => markedIn(member, childPointer(pointer, name)));
  return marks ? [{ place: operationId ?? pointer, marks }, ...below] : below;
}

/** Every rule that stands on what a value is made of, with all that it refers to. */
function rulesWithin(document: OpenApiDocument, value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const { "x-standin": marks, $ref } = value as { "x-standin"?: Marks; $ref?: string };
  const referred = $ref === undefined ? [] : rulesWithin(document, valueAt(document, $ref.slice(1)), seen);
  return [
    ...(marks?.rules ?? []),
    ...referred,
    ...Object.values(value).flatMap((member) => rulesWithin(document, member, seen)),
  ];
}

const isMarked = (value: { "x-standin"?: Marks } | undefined): boolean =>
  [...(value?.["x-standin"]?.rules ?? []), ...(value?.["x-standin"]?.assumptions ?? [])].length > 0;

function operationsOf({ paths }: OpenApiDocument): OpenApiOperation[] {
  return Object.values(paths).flatMap(
    ({ parameters: _, ...operations }) => Object.values(operations) as OpenApiOperation[],
  );
}

/** The members of a schema that neither they nor what they refer to nor the schema around them has a mark for. */
function silentMembers(document: OpenApiDocument, schema: OpenApiSchema, place: string, around: boolean): string[] {
  const marked = around || isMarked(schema);
  const target = schema.$ref && (valueAt(document, schema.$ref.slice(1)) as OpenApiSchema | undefined);
  const own = marked || (target && isMarked(target)) ? [] : [place];
  return [
    ...(place.includes("/") ? own : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
      silentMembers(document, member, `${place}/${name}`, marked),
    ),
    ...(schema.items ? silentMembers(document, schema.items, `${place}/items`, marked) : []),
  ];
}

const envelopes: readonly EnvelopeName[] = ["flat", "json-api"];

describe.each(envelopes)("the marks of the document (%s)", (envelope) => {
  const document = documents[envelope];
  const { rules } = document["x-catalogue"];
  const marked = markedIn(document);

  it.each(rules)("$id marks all that is in its scope, and nothing else", ({ id, scope }) => {
    const places = marked.filter(({ marks }) => marks.rules?.includes(id)).map(({ place }) => place);
    expect(places.sort()).toEqual([...scope].sort());
  });

  it("stand in no body, response or parameter but those of the two updates and of the jobs that the specification states", () => {
    const stated = operationsOf(document).flatMap(({ operationId, parameters = [], requestBody, responses }) =>
      Object.entries({ ...responses, body: requestBody, parameters })
        .map(([part, value]) => ({ part: `${operationId} ${part}`, rules: new Set(rulesWithin(document, value)) }))
        .filter((one) => one.rules.size > 0),
    );
    const outside = stated.filter(({ part }) => !/^update(Upload|Webhook) body$/.test(part));
    expect(outside).toEqual([
      { part: "updateUpload 200", rules: new Set(["U-12"]) },
      { part: "updateUpload 202", rules: new Set(["U-17"]) },
      { part: "updateUpload parameters", rules: new Set(["U-01"]) },
      { part: "createUpload 202", rules: new Set(["U-17"]) },
      { part: "updateWebhook 200", rules: new Set(["W-14"]) },
      { part: "updateWebhook parameters", rules: new Set(["W-01"]) },
    ]);
  });

  it("are there for every schema, parameter, header, response, way to prove who one is, and operation", () => {
    const { schemas, parameters, headers, responses, securitySchemes } = document.components;
    const components = Object.entries({ schemas, parameters, headers, responses, securitySchemes });
    const silent = components.flatMap(([kind, members]) =>
      Object.entries(members as Record<string, { "x-standin"?: Marks }>)
        .filter(([, one]) => !isMarked(one))
        .map(([name]) => `${kind}/${name}`),
    );
    expect(silent).toEqual([]);
    const operations = [...operationsOf(document), document.webhooks.call.post];
    expect(operations.filter((one) => !isMarked(one)).map(({ operationId }) => operationId)).toEqual([]);
    const inline = operationsOf(document).flatMap(({ parameters: own = [] }) => own.filter((one) => !one.$ref));
    expect(inline.filter((one) => !isMarked(one))).toEqual([]);
  });

  it("are there for every member of a schema, or for the schema around it", () => {
    const silent = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      silentMembers(document, schema, name, false),
    );
    expect(silent).toEqual([]);
  });

  it("say of their own ids alone which part they are about", () => {
    const strange = marked.flatMap(({ place, marks: { rules: own = [], assumptions = [], parts = {} } }) =>
      Object.keys(parts)
        .filter((id) => !([...own, ...assumptions] as string[]).includes(id))
        .map((id) => `${place} ${id}`),
    );
    expect(strange).toEqual([]);
  });
});

import type { Ajv } from "ajv";
import { changedByField, deriveByField } from "./derive-by-field.js";
import { nameOf, operationsOf, plainSchema, querySchemaOf, referredIn } from "./document-parts.js";
import { inlineFields, withoutUnchecked } from "./document-rewrites.js";
import type { MediaType, OpenApiDocument, OpenApiOperation, OpenApiSchema } from "./openapi-document.js";
import { bundle, newAjv, type Refs, tablesOf } from "./standalone.js";

export interface ValidatorSources {
  flat: OpenApiDocument;
  jsonApi: OpenApiDocument;
  /** The schema of a seed, whose references are into `flat`. */
  seedSchema: OpenApiSchema;
}

/** Schemas that are compiled together, and where each that they refer to is found. */
interface Home {
  id: string;
  of(name: string): string;
}

/** Absolute, so that a reference means the same from every schema. */
const home = (name: string): Home => ({ id: `standin://${name}`, of: () => `standin://${name}` });

/** Compiles every schema of a request, query or response to plain code, for a fast start. Strict. */
export async function validatorsModule({ flat, jsonApi, seedSchema }: ValidatorSources): Promise<string> {
  const bodies = newAjv({});
  const bodyRefs: Refs = {};
  const byFieldRefs: Refs = {};
  for (const [envelope, document] of Object.entries({ flat: inlineFields(flat), "json-api": inlineFields(jsonApi) })) {
    const own = home(envelope);
    bodyRefs[envelope] = addBodies(bodies, own, document, Object.keys(document.components.schemas));
    const changed = changedByField(document);
    const id = `${own.id}-by-field`;
    const byField = { id, of: (name: string) => (changed.has(name) ? id : own.id) };
    byFieldRefs[envelope] = addBodies(bodies, byField, deriveByField(document), [...changed]);
  }
  bodies.addSchema({ ...schemaIn(home("flat"), seedSchema), $id: "standin://flat/seed" });
  bodyRefs.by_field = byFieldRefs;
  bodyRefs.seed = "standin://flat/seed";

  const queries = newAjv({ coerceTypes: "array", useDefaults: true });
  const queryRefs = addQueries(queries, flat);
  return bundle({ bodies: tablesOf(bodies, bodyRefs), queries: tablesOf(queries, queryRefs) });
}

/** The references of the bodies in which these schemas are, by operation, and request or status. */
function addBodies(ajv: Ajv, from: Home, document: OpenApiDocument, names: readonly string[]): Refs {
  ajv.addSchema(withDefinitions(from, document, names));
  const refsOf = ({ requestBody, responses }: OpenApiOperation): Refs => {
    const bodies = { request: requestBody, ...responses };
    const refs = Object.entries(bodies).flatMap(([which, one]) => {
      const body = one && referredIn<{ content?: Record<string, MediaType> }>(document.components.responses, one);
      const schema = Object.values(body?.content ?? {})[0]?.schema;
      return schema && names.includes(nameIn(schema)) ? [[which, refOf(ajv, from, schema)]] : [];
    });
    return Object.fromEntries(refs);
  };
  return Object.fromEntries(operationsOf(document).map(({ operation }) => [operation.operationId, refsOf(operation)]));
}

/** The query is the same in both envelopes. */
function addQueries(ajv: Ajv, flat: OpenApiDocument): Refs {
  const own = home("flat");
  ajv.addSchema(withDefinitions(own, flat, Object.keys(flat.components.schemas)));
  const refs = operationsOf(flat).map((one): [string, string] => {
    const { operationId } = one.operation;
    const id = `${own.id}/query/${operationId}`;
    ajv.addSchema({ $id: id, ...schemaIn(own, querySchemaOf(flat, one)) });
    return [operationId, id];
  });
  return Object.fromEntries(refs);
}

function withDefinitions(from: Home, document: OpenApiDocument, names: readonly string[]): object {
  const definitions = names.map((name) => [name, schemaIn(from, document.components.schemas[name])]);
  return { $id: `${from.id}/schemas`, $defs: Object.fromEntries(definitions) };
}

/** A schema without annotations, whose references lead to where `withDefinitions` puts the definitions. */
function schemaIn<T>(from: Home, schema: T): T {
  const plain = plainSchema(schema, (name) => `${from.of(name)}/schemas#/$defs/${name}`, withoutUnchecked);
  return JSON.parse(JSON.stringify(plain), (_key, value) =>
    Array.isArray(value?.anyOf) ? chooseByNull(value) : value,
  );
}

/**
 * `anyOf: [X, null]` as the choice that it is. Of `anyOf` Ajv tries every branch, and makes the errors of each that fails,
 * even where another holds: a valid resource would make three, each with its text and its place.
 */
function chooseByNull({ anyOf, ...schema }: { anyOf: OpenApiSchema[] }): OpenApiSchema {
  const [other, none, ...more] = anyOf;
  if (!other || none?.type !== "null" || more.length > 0) throw new Error("anyOf is for `[X, {type: null}]` alone.");
  return { ...schema, if: none, else: other };
}

/** The reference of a compiled body schema. `{data: …}` around a resource gets its own ID. */
function refOf(ajv: Ajv, from: Home, schema: OpenApiSchema): string {
  if (schema.$ref) return schemaIn(from, schema).$ref as string;
  const id = `${from.id}/data/${nameIn(schema)}`;
  if (!ajv.getSchema(id)) ajv.addSchema({ ...schemaIn(from, schema), $id: id });
  return id;
}

/** The name of the schema of a body, or of the resource in it. */
const nameIn = (schema: OpenApiSchema): string => nameOf(schema.properties?.data ?? schema);

/** Makes what control.openapi.yaml drives: the served document, the types, the routes, and the validators of requests. */

import { Ajv2020 } from "ajv/dist/2020.js";
import openapiTypescript, { astToString, type OpenAPI3, type OpenAPITSOptions } from "openapi-typescript";
import { parse } from "yaml";
import { expectationsOf } from "./control-expectations.js";
import { nameOf, operationsOf, plainSchema, querySchemaOf } from "./document-parts.js";
import { schemaTaker, withoutUnchecked } from "./document-rewrites.js";
import type { OpenApiDocument, OpenApiSchema } from "./openapi-document.js";
import { bundle, newAjv, tablesOf } from "./standalone.js";

const banner = "// Generated from control.openapi.yaml by `npm run generate`; not to be edited.\n";
const base = "standin://control";
/** Where the generated files find the type. */
const expectationsModule = "../control-expectations.js";

/** What the document takes from others. */
export interface ControlSources {
  /** The text of control.openapi.yaml. */
  control: string;
  /** openapi.yaml, whose schemas it refers to. */
  flat: OpenApiDocument;
  /** The schema of a seed, whose references are into `flat`. */
  seedSchema: OpenApiSchema;
}

/** The generated files by name, with their content. */
export async function controlFiles(sources: ControlSources): Promise<Record<string, string>> {
  const written = parse(sources.control) as OpenApiDocument;
  const document = bundleDocument(written, sources);
  const bodies = bodyNames(written);
  const queries = queryParameters(document);
  return {
    "control-document.ts": `${banner}/** As JSON; it is parsed when somebody asks for it. */\nexport const controlDocument: string = ${JSON.stringify(JSON.stringify(document))};\n`,
    "control-types.ts": banner + (await typesOf(JSON.stringify(document))),
    "control-routes.ts": `${banner}export const controlRoutes = ${JSON.stringify(routesOf(document), null, 2)} as const;\n`,
    "control-validators.d.ts": declarations(bodies, [...queries.keys()]),
    "control-validators.js": banner + (await validators(document, bodies, queries)),
  };
}

/** A document as types: each schema under its name too. */
export async function typesOf(document: OpenAPI3 | string, options: OpenAPITSOptions = {}): Promise<string> {
  const shared = { silent: true, rootTypes: true, rootTypesNoSchemaPrefix: true };
  return astToString(await openapiTypescript(document, { ...shared, ...options }));
}

/** The document with the schemas of other files included, so that it is self-contained. */
function bundleDocument(written: OpenApiDocument, { flat, seedSchema }: ControlSources): OpenApiDocument {
  const others = { ...flat.components.schemas, Seed: seedSchema };
  const { taken, take } = schemaTaker(others, "#/components/schemas/", withoutUnchecked);
  const document: OpenApiDocument = JSON.parse(JSON.stringify(written), (key, value) => {
    if (key !== "$ref" || value.startsWith("#")) return value;
    return take(value.startsWith("./openapi.yaml#") ? nameOf({ $ref: value }) : "Seed");
  });
  const { schemas } = document.components;
  const twice = Object.keys(taken).filter((name) => name in schemas);
  if (twice.length > 0) throw new Error(`${twice.join(", ")} is in two documents.`);
  return { ...document, components: { ...document.components, schemas: { ...schemas, ...taken } } };
}

/** The document's own schemas of bodies. The other file's validators check a schema from there. */
function bodyNames(document: OpenApiDocument): string[] {
  const schemas = operationsOf(document).flatMap(({ operation }) => {
    const schema = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema;
    return schema?.oneOf ?? (schema ? [schema] : []);
  });
  const own = schemas.flatMap((one) => (one.$ref?.startsWith("#") ? [nameOf(one)] : []));
  return [...new Set(own)].sort();
}

/** The schema of the query of each operation with query parameters. */
const queryParameters = (document: OpenApiDocument): Map<string, OpenApiSchema> =>
  new Map(
    operationsOf(document)
      .filter(({ operation }) => operation.parameters?.some((one) => one.in === "query"))
      .map((one) => [one.operation.operationId, querySchemaOf(document, one)]),
  );

const routesOf = (document: OpenApiDocument) =>
  operationsOf(document).map(({ path, method, operation }) => ({ operationId: operation.operationId, method, path }));

/** They end at the first thing that is wrong: a body of 64 MiB may have a million. */
async function validators(
  { components }: OpenApiDocument,
  bodies: readonly string[],
  queries: ReadonlyMap<string, OpenApiSchema>,
): Promise<string> {
  const options = { allErrors: false, verbose: false, messages: false };
  const [ofBodies, ofQueries] = [newAjv(options, Ajv2020), newAjv({ ...options, coerceTypes: true }, Ajv2020)];
  for (const ajv of [ofBodies, ofQueries]) ajv.addSchema({ $id: `${base}/schemas`, $defs: plain(components.schemas) });
  for (const [name, schema] of queries) ofQueries.addSchema({ ...plain(schema), $id: `${base}/query/${name}` });
  const expectations = Object.fromEntries([
    ...bodies.map((name) => [name, expectationsOf(components.schemas[name] ?? {}, components.schemas)]),
    ...Array.from(queries, ([name, schema]) => [name, expectationsOf(schema, components.schemas)]),
  ]);
  const modules = await bundle({
    bodies: tablesOf(ofBodies, Object.fromEntries(bodies.map((name) => [name, `${base}/schemas#/$defs/${name}`]))),
    queries: tablesOf(
      ofQueries,
      Object.fromEntries(Array.from(queries.keys(), (name) => [name, `${base}/query/${name}`])),
    ),
  });
  return `${modules}export const expectations = ${JSON.stringify(expectations, null, 1)};\n`;
}

const plain = <Schema>(schema: Schema): Schema => plainSchema(schema, (name) => `${base}/schemas#/$defs/${name}`);

function declarations(bodies: readonly string[], queries: readonly string[]): string {
  const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(" | ");
  return `${banner}import type { ValidateFunction } from "ajv";
import type { Expectations } from "${expectationsModule}";
import type { components, operations } from "./control-types.js";
export type ControlBodyName = ${union(bodies)};
export type ControlQueryName = ${union(queries)};
type Query<Name extends ControlQueryName> = NonNullable<operations[Name]["parameters"]["query"]>;
/** By the schema of the body. */
export declare const bodies: { readonly [Name in ControlBodyName]: ValidateFunction<components["schemas"][Name]> };
/** By operationId; they turn strings into numbers. */
export declare const queries: { readonly [Name in ControlQueryName]: ValidateFunction<Query<Name>> };
/** The text of the error for each. */
export declare const expectations: Readonly<Record<ControlBodyName | ControlQueryName, Expectations>>;
`;
}

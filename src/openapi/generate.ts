/**
 * Writes what openapi.yaml drives into `generated/`: the types, the two documents, and the validators.
 * With `--check` it writes nothing and exits 1 when a file is stale.
 */
import { readFile, writeFile } from "node:fs/promises";
import type { Ajv2020 } from "ajv/dist/2020.js";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { parse } from "yaml";
import { catalogueModule } from "./catalogue-module.js";
import { deriveJsonApiDocument } from "./derive-json-api.js";
import { controlFiles } from "./generate-control.js";
import { inlineFields } from "./inline-fields.js";
import { libraryMembers } from "./library-members.js";
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter, OpenApiSchema } from "./openapi-document.js";
import { bundle, moduleOf, newAjv, type Refs } from "./standalone.js";
import { toStandaloneSchema } from "./standalone-schema.js";
import { withoutUnchecked } from "./unchecked.js";

const root = new URL("../../", import.meta.url);
const output = new URL("generated/", import.meta.url);
const banner = "// Generated from openapi.yaml by `npm run generate`; not to be edited.\n";

/** What a schema says to people; the validators do without. */
const annotations = new Set(["title", "description", "examples", "readOnly", "x-standin"]);

const flat = parse(await readFile(new URL("openapi.yaml", root), "utf8")) as OpenApiDocument;
const jsonApi = deriveJsonApiDocument(flat);
const seedSchema = JSON.parse(
  (await readFile(new URL("src/seed/seed.schema.json", root), "utf8")).replaceAll("../../openapi.yaml#", "#"),
);

const files = {
  "types.ts": banner + (await typesModule()),
  "catalogue.ts": banner + catalogueModule(flat),
  "documents.js": `${banner}${documentModule("flat", flat)}${documentModule("jsonApi", jsonApi)}`,
  // For tools that want a file: linters, Prism, readers.
  "json-api.openapi.json": `${JSON.stringify(jsonApi, null, 1)}\n`,
  "documents.d.ts": `${banner}import type { OpenApiDocument } from "../openapi-document.js";
export declare const flat: OpenApiDocument;
export declare const jsonApi: OpenApiDocument;
`,
  "seed.schema.json": `${JSON.stringify(toStandaloneSchema(seedSchema, flat), null, 2)}\n`,
  "library-members.ts": `${banner}import type { LibraryMember } from "../library-members.js";

/** Of src/standin.ts and src/mock/handle.ts, as their types and comments have them. */
export const libraryMembers: readonly LibraryMember[] = ${JSON.stringify(await libraryMembers(root), null, 2)};
`,
  "validators.d.ts": `${banner}import type { EnvelopeName, OperationId } from "../documents.js";
import type { ValidateFunction } from "ajv";
/** By envelope, operation, and \`request\` or status; and \`seed\`. */
export declare const bodies: Record<EnvelopeName, Record<OperationId, Record<string, ValidateFunction | undefined>>> & {
  seed: ValidateFunction;
};
/** They turn strings into numbers and fill in defaults. */
export declare const queries: Record<OperationId, ValidateFunction>;
`,
  "validators.js": banner + (await validatorsModule()),
  ...(await controlFiles({ flat, seedSchema })),
};

if (process.argv.includes("--check")) {
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const current = await readFile(new URL(name, output), "utf8").catch(() => "");
    if (current !== content) stale.push(name);
  }
  if (stale.length > 0) {
    console.error(
      `Stale in src/openapi/generated: ${stale.join(", ")}. Run \`npm run generate\` and commit the result.`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, output), content);
}

async function typesModule(): Promise<string> {
  // What the validators let through is what the types say; the generator's type of a document knows more than ours.
  const document = JSON.parse(JSON.stringify(inlineFields(flat), withoutUnchecked)) as OpenAPI3;
  return astToString(await openapiTypescript(document, { silent: true }));
}

/** JSON.parse of a string is the fastest way to load a large object. */
function documentModule(name: string, document: OpenApiDocument): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(document))});\n`;
}

/**
 * Compiles every schema that a request, a query or a response is held against to plain code, so that a start loads it
 * in milliseconds. Strict: a keyword that nothing handles fails here.
 */
async function validatorsModule(): Promise<string> {
  const bodies = newAjv({});
  const queries = newAjv({ coerceTypes: "array", useDefaults: true });
  const bodyRefs: Refs = {};
  const queryRefs: Refs = {};

  const documents = { flat: inlineFields(flat), "json-api": inlineFields(jsonApi) };
  for (const [envelope, document] of Object.entries(documents)) {
    bodies.addSchema(withDefinitions(envelope, document));
    const ofEnvelope: Refs = {};
    bodyRefs[envelope] = ofEnvelope;
    for (const operation of operationsOf(document)) {
      const refs: Refs = {};
      ofEnvelope[operation.operationId] = refs;
      const request = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema;
      if (request) refs.request = refOf(bodies, envelope, request);
      for (const [status, reference] of Object.entries(operation.responses)) {
        const schema = Object.values(resolve(document, reference).content ?? {})[0]?.schema;
        if (schema) refs[status] = refOf(bodies, envelope, schema);
      }
    }
  }
  // The query is the same in both envelopes.
  queries.addSchema(withDefinitions("flat", flat));
  for (const operation of operationsOf(flat)) {
    const parameters = (operation.parameters ?? [])
      .map((one) => resolveParameter(one))
      .filter((one) => one.in === "query")
      .map((one) => [one.name, schemaIn("flat", one.schema)]);
    const id = `${baseOf("flat")}/query/${operation.operationId}`;
    queries.addSchema({
      $id: id,
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(parameters),
    });
    queryRefs[operation.operationId] = id;
  }
  bodies.addSchema({ ...schemaIn("flat", seedSchema), $id: `${baseOf("flat")}/seed` });
  bodyRefs.seed = `${baseOf("flat")}/seed`;

  return bundle({ bodies: moduleOf(bodies, bodyRefs), queries: moduleOf(queries, queryRefs) });
}

function withDefinitions(envelope: string, document: OpenApiDocument): object {
  const definitions = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    schemaIn(envelope, schema),
  ]);
  return { $id: `${baseOf(envelope)}/schemas`, $defs: Object.fromEntries(definitions) };
}

/** Absolute, so that a reference means the same from every schema. */
function baseOf(envelope: string): string {
  return `standin://${envelope}`;
}

/** The same schema without its annotations, and with its references turned to where `withDefinitions` puts them. */
function schemaIn<T>(envelope: string, schema: T): T {
  return JSON.parse(JSON.stringify(schema, withoutUnchecked), (key, value) => {
    if (isAnnotation(key, value)) return undefined;
    if (key === "$ref") return String(value).replace("#/components/schemas/", `${baseOf(envelope)}/schemas#/$defs/`);
    return Array.isArray(value?.anyOf) ? chooseByNull(value) : value;
  });
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

/** A field that happens to be called `title` is a schema, so an object. */
function isAnnotation(key: string, value: unknown): boolean {
  return annotations.has(key) && (key.startsWith("x-") || typeof value !== "object" || Array.isArray(value));
}

/** The reference under which a body's schema is compiled; `{data: …}` around a resource gets an identifier of its own. */
function refOf(ajv: Ajv2020, envelope: string, schema: OpenApiSchema): string {
  if (schema.$ref) return schemaIn(envelope, schema).$ref as string;
  const resource = schema.properties?.data?.$ref;
  if (!resource) throw new Error("The schema of a body is a reference, or {data: reference}.");
  const id = `${baseOf(envelope)}/data/${resource.split("/").pop()}`;
  if (!ajv.getSchema(id)) ajv.addSchema({ ...schemaIn(envelope, schema), $id: id });
  return id;
}

function operationsOf(document: OpenApiDocument): OpenApiOperation[] {
  return Object.values(document.paths).flatMap(
    ({ parameters: _, ...operations }) => Object.values(operations) as OpenApiOperation[],
  );
}

function resolve(document: OpenApiDocument, reference: { $ref?: string }) {
  const response = document.components.responses[reference.$ref?.split("/").pop() ?? ""];
  if (!response) throw new Error(`No response at ${reference.$ref}.`);
  return response;
}

function resolveParameter(parameter: OpenApiParameter): OpenApiParameter {
  return parameter.$ref ? (flat.components.parameters[parameter.$ref.split("/").pop() ?? ""] ?? parameter) : parameter;
}

/**
 * Writes what openapi.yaml drives: the types, the two documents and the validators into `generated/`, docs/spec/catalogue.md, and
 * the lists of operations in control.openapi.yaml and binding.schema.json.
 * With `--check` it writes nothing and exits 1 when a file is stale.
 */
import { readFile, writeFile } from "node:fs/promises";
import type { OpenAPI3 } from "openapi-typescript";
import { parse } from "yaml";
import { catalogueModule } from "./catalogue-module.js";
import { cataloguePage } from "./catalogue-page.js";
import { deriveByField } from "./derive-by-field.js";
import { deriveJsonApiDocument, type ResponseExamples } from "./derive-json-api.js";
import { inlineFields, toStandaloneSchema, withoutUnchecked } from "./document-rewrites.js";
import { controlFiles, typesOf } from "./generate-control.js";
import { libraryMembers } from "./library-members.js";
import type { OpenApiDocument } from "./openapi-document.js";
import { withBoundOperations, withOperationIds } from "./operation-lists.js";
import { optionsModule } from "./options-module.js";
import { completeSeedSchema } from "./seed-members.js";
import { validatorsModule } from "./validators-module.js";

const root = new URL("../../", import.meta.url);
const output = new URL("generated/", import.meta.url);
const banner = "// Generated from openapi.yaml by `npm run generate`; not to be edited.\n";

const flat = parse(await readFile(new URL("openapi.yaml", root), "utf8")) as OpenApiDocument;
// Written by `npm run examples`.
const examples = JSON.parse(await readFile(new URL("json-api-examples.json", output), "utf8")) as ResponseExamples;
const jsonApi = deriveJsonApiDocument(flat, examples);
const control = withOperationIds(await readFile(new URL("control.openapi.yaml", root), "utf8"), flat);
const bindingSchema = await readFile(new URL("src/kit/binding/binding.schema.json", root), "utf8");
const seedSchema = completeSeedSchema(await readFile(new URL("src/seed/seed.schema.json", root), "utf8"), flat);

const files = {
  "types.ts": await typesModule(flat),
  "../../kit/report/generated/report-types.ts": `// Generated from report.schema.json by \`npm run generate\`; not to be edited.
${await typesOf(await schemasOf(new URL("src/kit/report/report.schema.json", root), "Report"))}`,
  "types-by-field.ts": await typesModule(deriveByField(flat)),
  "json-api-types.ts": await typesModule(jsonApi),
  "json-api-types-by-field.ts": await typesModule(deriveByField(jsonApi)),
  "catalogue.ts": banner + catalogueModule(flat),
  "../../options.generated.ts": `// Generated from src/options.yaml by \`npm run generate\`; not to be edited.
${optionsModule(parse(await readFile(new URL("src/options.yaml", root), "utf8")))}`,
  "documents.ts": `${banner}import type { OpenApiDocument } from "../openapi-document.js";
${documentModule("flat", flat)}${documentModule("jsonApi", jsonApi)}`,
  "seed.schema.json": `${JSON.stringify(toStandaloneSchema(seedSchema, flat), null, 2)}\n`,
  "library-members.ts": `${banner}import type { LibraryMember } from "../library-members.js";

/** Of src/standin.ts and src/mock/handle.ts, as their types and comments have them. */
export const libraryMembers: readonly LibraryMember[] = ${JSON.stringify(await libraryMembers(root), null, 2)};
`,
  "validators.d.ts": `${banner}import type { EnvelopeName, OperationId } from "../documents.js";
import type { ValidateFunction } from "ajv";
type Validators = Record<string, ValidateFunction | undefined>;
/** By envelope, operation, and \`request\` or status; and \`seed\`. */
export declare const bodies: Record<EnvelopeName, Record<OperationId, Validators>> & {
  /** Those that are others where metadata is by field. */
  by_field: Record<EnvelopeName, Partial<Record<OperationId, Validators>>>;
  seed: ValidateFunction;
};
/** They turn strings into numbers and fill in defaults. */
export declare const queries: Record<OperationId, ValidateFunction>;
`,
  "validators.js": banner + (await validatorsModule({ flat, jsonApi, seedSchema })),
  ...(await controlFiles({ control, flat, seedSchema })),
  "../../../control.openapi.yaml": control,
  "../../kit/binding/binding.schema.json": withBoundOperations(bindingSchema, flat),
  "../../../docs/spec/catalogue.md": cataloguePage(flat),
};

if (process.argv.includes("--check")) {
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const current = await readFile(new URL(name, output), "utf8").catch(() => "");
    if (current !== content) stale.push(name);
  }
  if (stale.length > 0) {
    console.error(
      `Stale: ${stale.map((name) => name.split("/").at(-1)).join(", ")}. Run \`npm run generate\` and commit the result.`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, output), content);
}

/** A JSON Schema and its definitions as the schemas of a document. */
async function schemasOf(file: URL, name: string): Promise<OpenAPI3> {
  const text = (await readFile(file, "utf8")).replaceAll("#/$defs/", "#/components/schemas/");
  const { $defs, ...schema } = JSON.parse(text);
  const info = { title: schema.title, version: "1" };
  return { openapi: "3.1.0", info, paths: {}, components: { schemas: { ...$defs, [name]: schema } } };
}

async function typesModule(document: OpenApiDocument): Promise<string> {
  // What the validators let through is what the types say; the generator's type of a document knows more than ours.
  const checked: OpenApiDocument = JSON.parse(JSON.stringify(inlineFields(document), withoutUnchecked));
  for (const schema of Object.values(checked.components.schemas)) {
    const shown = Object.entries(schema.properties ?? {}).filter(([, member]) => member["x-standin"]?.always);
    schema.required?.push(...shown.map(([name]) => name));
  }
  // Lists that must not be empty are no lists for those who wrote programs before; the official client's types have them.
  const arrayLength = document !== flat;
  return banner + (await typesOf(checked as unknown as OpenAPI3, { arrayLength }));
}

/** JSON.parse of a string is the fastest way to load a large object. Each call reads it anew. */
function documentModule(name: string, document: OpenApiDocument): string {
  return `export const ${name} = (): OpenApiDocument => JSON.parse(${JSON.stringify(JSON.stringify(document))});\n`;
}

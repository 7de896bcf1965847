import { Ajv, type Options } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import formats from "ajv-formats";
import { build } from "esbuild";

/** RFC 3339, with the days of each month. Ajv's own is ten times slower, and a resource has two of them. */
const dateTime =
  /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** References to schemas, in tables as their validators are looked up. */
export interface Refs {
  [name: string]: string | Refs;
}

/** An expression for the tables, with the validators in the place of the references. */
export function tablesOf(ajv: Ajv, tables: Refs): string {
  const exportNames = new Map<string, string>();
  const exportName = (ref: string): string => {
    const name = exportNames.get(ref) ?? `v${exportNames.size}`;
    exportNames.set(ref, name);
    return name;
  };
  const toCode = (refs: string | Refs): string => {
    if (typeof refs === "string") return `exports.${exportName(refs)}`;
    const members = Object.entries(refs).map(([name, of]) => `${JSON.stringify(name)}: ${toCode(of)}`);
    return `{${members.join(",")}}`;
  };
  const table = toCode(tables);
  const code = standalone.default(ajv, Object.fromEntries([...exportNames].map(([ref, name]) => [name, ref])));
  return `(() => {const exports = {};${withDecimals(withAppend(ajv.opts.verbose ? withOneError(code) : code))}\nreturn ${table};})()`;
}

/**
 * Ajv copies all errors that there are for each `$ref` that has more: a megabyte of wrong events would take hours. Each
 * list belongs to the one who made it, so that more can be put into it. Whoever has taken a list leaves none behind: a validator
 * would hold on to the largest body that was wrong until its next one comes.
 */
function withAppend(code: string): string {
  const read = /\bvErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g;
  const appended = code.replace(read, "append(vErrors, $1)");
  if (/vErrors\.concat\(/.test(appended)) throw new Error("Ajv takes errors in another way than it did.");
  return `${appended}
function append(errors, validate) {
  const more = validate.errors;
  validate.errors = null;
  if (errors === null) return more;
  for (const one of more) errors.push(one);
  return errors;
}`;
}

/** Where numbers are made of texts, Ajv takes all that JavaScript does: a space is 0, and `0x10` is 16. */
function withDecimals(code: string): string {
  const decimal = code.replace(/\b(\w+) == \+\1\b/g, "isDecimal($1)");
  if (decimal === code) return code;
  return `${decimal}
function isDecimal(text) {
  return /^-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?$/i.test(text) && Number.isFinite(+text);
}`;
}

/** Ajv writes out each of three thousand errors, half of the code of every start. One function makes them instead. */
function withOneError(code: string): string {
  const made = /const (err\d+) = \{(.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/gs;
  const members =
    /^instancePath(?::(.*?))?,schemaPath:".*?",keyword:(".*?"),params:(.*),schema:.*?,parentSchema:(.*?),data(?::(.*))?$/s;
  const shorter = code.replace(made, (_, _name, all: string) => {
    if (all === "") return "vErrors = addError(vErrors);";
    const [, path = "instancePath", keyword, params, schema, data = "data"] = members.exec(all) ?? [];
    return `vErrors = addError(vErrors, ${path}, ${keyword}, ${params}, ${schema}, ${data});`;
  });
  if (/vErrors\.push\(|addError\(vErrors, instancePath, undefined/.test(shorter))
    throw new Error("Ajv makes errors in another way than it did.");
  return `${shorter}
function addError(errors, instancePath, keyword, params, parentSchema, data) {
  const one = { instancePath, keyword, params, parentSchema, data };
  if (errors === null) return [one];
  errors.push(one);
  return errors;
}`;
}

/** A module that exports the tables by name, with the formats that Ajv's own output would require when it runs. */
export async function bundle(tables: Record<string, string>): Promise<string> {
  const contents = Object.entries(tables).map(([name, code]) => `export const ${name} = ${code};`);
  const result = await build({
    stdin: { contents: contents.join("\n"), resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    platform: "node",
    minify: true,
    lineLimit: 160,
    write: false,
    logLevel: "warning",
  });
  return result.outputFiles[0]?.text ?? "";
}

/**
 * An Ajv in strict mode that writes validators as code. The class for 2020-12 tracks evaluated properties, which makes
 * more code for every start to load, so it is used only for documents that need it.
 */
export function newAjv(options: Options, Class: typeof Ajv | typeof Ajv2020 = Ajv): Ajv {
  const ajv = new Class({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    code: { source: true, optimize: 2 },
    inlineRefs: false,
    verbose: true,
    // A violation has its sentence elsewhere.
    messages: false,
    ...options,
  });
  addFormats(ajv, ["uri", "uri-reference"]);
  ajv.addFormat("date-time", dateTime);
  // A hint for forms; any text will do.
  ajv.addFormat("password", true);
  return ajv;
}

/** The package is CommonJS, whose default export TypeScript and Node see one level apart. */
const addFormats = formats as unknown as typeof formats.default;

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import formats from "ajv-formats/dist/formats.js";
import ts from "typescript";
import { documents } from "../../src/openapi/documents.js";
import { controlDocument } from "../../src/openapi/generated/control-document.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A regular expression of the project. */
export interface Pattern {
  /** Where it stands, and how: `src/a.ts:7 /b+/`. */
  name: string;
  expression: RegExp;
}

/** Where one is made of texts: these files alone, each with its reason. */
export const builders: Readonly<Record<string, string>> = {
  "src/mock/environment.ts": "of the document's own pattern, which stands among those of the schemas",
  "src/base/random.ts": "of the signs and the length of a word, which are fixed",
  "src/base/paths.ts": "of a path, in which a placeholder stands once",
  "src/kit/examples/examples.ts": "of the document's own patterns; fast-check reads it, and nothing is matched with it",
  "src/openapi/generated/control-validators.js": "of the schemas' own patterns",
  "src/openapi/generated/validators.js": "of the schemas' own patterns",
};

/**
 * Every file of JavaScript or TypeScript of the product: server, kit, page, theme of the site and generated code. What makes the site
 * reads texts of this repository alone, once, when it is built.
 */
const files = ["src", "contracts"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.[jt]s$/.test(path) && !path.endsWith(".d.ts") && !/^src\/site\/(?!theme\/)/.test(path)),
);

/** The literals of every file, those of generated code too, and the files that make regular expressions of texts. */
function readFiles(): { literals: Pattern[]; building: Set<string> } {
  const literals: Pattern[] = [];
  const building = new Set<string>();
  for (const path of files) {
    const source = ts.createSourceFile(path, readFileSync(root + path, "utf8"), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        literals.push({ name: `${path}:${line} ${node.text}`, expression: toExpression(node.text) });
      } else if (ts.isIdentifier(node) && node.text === "RegExp" && !isType(node)) building.add(path);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { literals, building };
}

const isType = (node: ts.Identifier): boolean => ts.isTypeReferenceNode(node.parent);

/** The expression of a literal. */
function toExpression(literal: string): RegExp {
  const end = literal.lastIndexOf("/");
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** The members of that name in a document, however deep. */
function membersOf(name: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === name && typeof member === "string" ? [member] : membersOf(name, member),
  );
}

const seedSchema: unknown = JSON.parse(readFileSync(`${root}src/seed/seed.schema.json`, "utf8"));
const bindingSchema: unknown = JSON.parse(readFileSync(`${root}src/kit/binding/binding.schema.json`, "utf8"));
const schemas = {
  "openapi.yaml": documents.flat,
  "control.openapi.yaml": JSON.parse(controlDocument) as unknown,
  "seed.schema.json": seedSchema,
  "binding.schema.json": bindingSchema,
};

const ofSchemas: readonly Pattern[] = Object.entries(schemas).flatMap(([name, schema]) =>
  membersOf("pattern", schema).map((text) => ({ name: `${name} ${text}`, expression: new RegExp(text, "u") })),
);

/** Ajv's formats come all together; those that no schema names are never run. */
const usedFormats = new Set(membersOf("format", Object.values(schemas)));
const unused = new Set(
  Object.entries(formats.fullFormats)
    .filter(([name]) => !usedFormats.has(name))
    .map(([, format]) => String(format)),
);

const { literals, building } = readFiles();

/** The files that make regular expressions of texts. */
export const buildingFiles: readonly string[] = [...building].sort();

/** Each regular expression that there is, once. */
export const patterns: readonly Pattern[] = [
  ...new Map([...literals, ...ofSchemas].map((one) => [String(one.expression), one])).values(),
].filter(({ expression }) => !unused.has(String(expression)));

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Import {
  /** As it stands in the source. */
  specifier: string;
  /** Of a file of the project: its path from the root. */
  path: string | undefined;
  typeOnly: boolean;
}

export interface Source {
  /** From the root, with slashes. */
  path: string;
  text: string;
  /** The text without its comments. */
  code: string;
  imports: Import[];
}

/** Every TypeScript file below a folder but generated ones. */
export function sourcesIn(folder: string): Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("/generated/"))
    .sort()
    .map(readSource);
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?["']([^"']+)["']/g;
  const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
  const toImport = (specifier: string, typeOnly: boolean): Import => {
    const isOwn = specifier.startsWith(".");
    const target = isOwn ? relative(root, join(root, dirname(path), specifier)).replaceAll("\\", "/") : undefined;
    const source = target?.replace(/\.js$/, ".ts");
    return {
      specifier,
      path: source && !existsSync(join(root, source)) && existsSync(`${join(root, source)}x`) ? `${source}x` : source,
      typeOnly,
    };
  };
  const imports = [
    ...[...code.matchAll(statement)].map(([, type, specifier = ""]) => toImport(specifier, type !== undefined)),
    ...[...code.matchAll(dynamic)].map(([, specifier = ""]) => toImport(specifier, false)),
  ];
  return { path, text, code, imports };
}

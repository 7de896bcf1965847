import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { sourcesIn } from "../../support/sources.js";

const sources = new Map(sourcesIn("src").map((source) => [source.path, source]));

/** The files that a browser loads, by what imports them. */
function reachedFrom(path: string, reached = new Map<string, string>(), by = "nobody"): Map<string, string> {
  if (reached.has(path)) return reached;
  reached.set(path, by);
  for (const one of sources.get(path)?.imports ?? []) {
    if (!one.typeOnly && one.path !== undefined) reachedFrom(one.path, reached, path);
  }
  return reached;
}

const reached = reachedFrom("src/browser/index.ts");

it("nothing of Node is loaded in a browser: no module of its own, no Buffer, no process, none of the server's rooms", () => {
  const strays = [...reached].flatMap(([path, by]) => {
    const { code = "", imports = [] } = sources.get(path) ?? {};
    const ofNode = imports.filter(({ specifier, typeOnly }) => !typeOnly && specifier.startsWith("node:"));
    const isOfServer = /^src\/(?:http|cli|kit|site|suite)\//.test(path) || path === "src/standin.ts";
    const uses = /\b(?:Buffer|process|setImmediate|__dirname)\b(?!:)/.exec(code);
    return [
      ...ofNode.map(({ specifier }) => `${path} imports ${specifier}`),
      ...(isOfServer ? [`${path} is imported by ${by}`] : []),
      ...(uses ? [`${path} uses ${uses[0]}`] : []),
    ];
  });
  expect(strays).toEqual([]);
  expect(reached.size).toBeGreaterThan(100);
});

it("nor is anything of it in the bundle, which a page loads as one module", async () => {
  const path = fileURLToPath(new URL("../../../dist/browser.js", import.meta.url));
  const { metafile } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    metafile: true,
    external: ["*"],
  });
  expect(Object.values(metafile.inputs).map(({ imports }) => imports)).toEqual([[]]);
  const bundle = readFileSync(path, "utf8");
  expect(bundle).not.toContain("node:");
  // The generated validators of two documents, both documents, and the table of media types.
  expect(bundle.length).toBeLessThan(2_250_000);
});

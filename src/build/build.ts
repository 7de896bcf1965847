import { execFile } from "node:child_process";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { replaceFiles } from "./replace-files.js";

/*
 * `npm run build:js`: the files of the package that run or are served. All dependencies are bundled, so that users
 * install one package (docs/decisions/0008).
 */
const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Modules that packages load although they are unused. Without them, a start is 12 ms faster. They are Express's
 * parsers of bodies and nested queries (ours are src/api/read-json.ts and src/api/query.ts), and pino's worker threads.
 */
const nothing = "./src/build/nothing.ts";
const unused = { "body-parser": nothing, qs: nothing, "thread-stream": nothing, worker_threads: nothing };

/** The commit of the build, for reports. Empty outside a clone of this repository. */
async function commitOf(folder: string): Promise<string> {
  const git = (...args: string[]) => promisify(execFile)("git", ["-C", folder, ...args]);
  const inside = await git("rev-parse", "--show-prefix", "--short", "HEAD").catch(() => undefined);
  const [prefix, commit] = inside?.stdout.split("\n") ?? [];
  return prefix === "" && commit ? commit : "";
}

const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  target: "node20",
  logLevel: "warning",
  metafile: true,
  alias: unused,
} as const satisfies BuildOptions;

/**
 * The tables of media types as they are after `mime-types` has made them of its database, which takes 20 ms of a start: as JSON text, since
 * parsing that is faster than evaluating code.
 */
const madeTables: Plugin = {
  name: "tables of media types",
  setup: ({ onLoad }) =>
    onLoad({ filter: /mime-types\/index\.js$/ }, async ({ path }) => {
      const load = createRequire(path);
      const { extensions, types } = load(path);
      const database: Readonly<Record<string, { charset?: string }>> = load("mime-db");
      const charsets = Object.entries(database).flatMap(([type, { charset }]) =>
        charset ? [[type, { charset }]] : [],
      );
      const parsed = (table: object) => `JSON.parse(${JSON.stringify(JSON.stringify(table))})`;
      const changes = {
        "require('mime-db')": parsed(Object.fromEntries(charsets)),
        "require('./mimeScore')": "undefined",
        // No file is called after what a plain object has (`a.constructor`).
        "populateMaps(exports.extensions, exports.types)": `exports.extensions = ${parsed(extensions)}; Object.assign(exports.types, ${parsed(types)})`,
      };
      let contents = await readFile(path, "utf8");
      for (const [code, instead] of Object.entries(changes)) {
        if (contents.split(`${code}\n`).length !== 2)
          throw new Error(`${path} has not one ${code}. Mend src/build/build.ts.`);
        contents = contents.replace(`${code}\n`, () => `${instead};\n`);
      }
      return { contents };
    }),
};

/** The fixtures import the client as users do, so that both have the same error classes. */
const clientAside: Plugin = {
  name: "client aside",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/client\/index\.js$/ }, () => ({ path: "./client.js", external: true })),
};

/** The library and the command line: shared modules, so that a start loads only what it needs (docs/decisions/0011). */
const library = {
  ...shared,
  define: { BUILT_FROM: JSON.stringify(await commitOf(root)) },
  entryPoints: {
    cli: "src/cli/main.ts",
    index: "src/index.ts",
    kit: "src/suite/index.ts",
    types: "src/types.ts",
    playwright: "src/fixtures/playwright.ts",
    vitest: "src/fixtures/vitest.ts",
  },
  format: "esm",
  splitting: true,
  // CommonJS packages call `require`, which a module does not have.
  banner: { js: 'import{createRequire as $require}from"node:module";const require=$require(import.meta.url);' },
  // A smaller file loads faster. Lines and names are kept, so that stack traces are readable. ASCII text takes one byte
  // per character. The licenses are in a file beside it.
  minifyWhitespace: true,
  lineLimit: 120,
  supported: { "template-literal": false },
  legalComments: "none",
  plugins: [clientAside, madeTables],
} satisfies BuildOptions;

/** A module that also runs in browsers, without Node. */
const client = {
  ...shared,
  entryPoints: { client: "src/client/index.ts" },
  format: "esm",
  platform: "neutral",
  target: "es2022",
} as const satisfies BuildOptions;

/** The mock for a page or a worker, as one module that a page can load directly. */
const browser = {
  ...shared,
  entryPoints: { browser: "src/browser/index.ts" },
  format: "esm",
  platform: "browser",
  target: "es2022",
  // The table of media types uses `path.extname`.
  alias: { path: "./src/build/extname.ts" },
  minify: true,
  legalComments: "none",
} as const satisfies BuildOptions;

/** The console: one module, and files that are served as they are. */
const page = {
  ...shared,
  platform: "browser",
  target: "es2023",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: true,
  legalComments: "none",
  define: { VERSION: JSON.stringify(JSON.parse(await readFile(join(root, "package.json"), "utf8")).version) },
  entryPoints: ["src/console/main.tsx", "src/console/*.html", "src/console/*.css"],
  loader: { ".html": "copy", ".css": "copy" },
} as const satisfies BuildOptions;

/** Packages whose code VitePress bundles into the documentation. */
const inSite = [
  "vitepress",
  "vue",
  "@vueuse/core",
  "@vueuse/integrations",
  "mark.js",
  "focus-trap",
  "tabbable",
  "minisearch",
];

await replaceFiles(join(root, "dist"), {
  // Other steps make the declarations and the documentation.
  replaces: (path) => !/\.(d\.ts|sha256)$/.test(path) && !path.startsWith(`docs${sep}`),
  entries: ["index.js", "kit.js", "types.js", "client.js", "browser.js", "playwright.js", "vitest.js", "cli.js"],
  async make(folder) {
    const inputs: string[] = [];
    // One after the other, so that nothing is written after a failure has removed the files.
    for (const options of [library, client, browser, page]) {
      const { metafile } = await build({ ...options, outdir: join(folder, options === page ? "console" : "") });
      inputs.push(...Object.keys(metafile.inputs));
    }
    await copyFile(join(root, "src/openapi/generated/seed.schema.json"), join(folder, "seed.schema.json"));
    await writeFile(join(folder, "third-party-licenses.txt"), await licensesOf(inputs));
  },
});

/** The licenses of all packages with code in a bundle, as they require, with names and versions. */
async function licensesOf(inputs: readonly string[]): Promise<string> {
  const folders = new Set([
    ...inputs.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]),
    ...inSite.map((name) => `node_modules/${name}`),
  ]);
  const texts = await Promise.all(
    [...folders]
      .filter((folder) => folder !== undefined)
      .sort()
      .map((folder) => licenseOf(join(root, folder))),
  );
  return `The bundles of Standin hold code of these packages.\n\n${texts.join("\n\n")}\n`;
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? `Licence: ${license}` : (await readFile(join(folder, file), "utf8")).trim();
  return `${name} ${version}\n${"-".repeat(`${name} ${version}`.length)}\n${text}`;
}

import { execFileSync } from "node:child_process";
import { chmod, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { licensesOf } from "./licenses.js";

/*
 * `npm run build:js`: what the package holds to run, with every package that it uses in it, so that a user installs one
 * (docs/decisions/0008).
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

/**
 * Express loads its body parsers whether or not they are used. We have our own (src/http/read-body.ts), and a start is 6 ms
 * faster without.
 */
const unused = { "body-parser": "./src/build/nothing.ts" };

const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  target: "node20",
  logLevel: "warning",
  metafile: true,
  alias: unused,
} as const satisfies BuildOptions;

/** The library, for `import`. Packages of CommonJS ask for `require`, which a module does not have. */
const library = {
  ...shared,
  entryPoints: { index: "src/index.ts", types: "src/types.ts" },
  outdir: dist,
  format: "esm",
  splitting: true,
  banner: { js: 'import{createRequire as $require}from"node:module";const require=$require(import.meta.url);' },
} as const satisfies BuildOptions;

/** The command line: a script in one file, of which V8's compiled code can be kept. */
const commandLine = {
  ...shared,
  format: "cjs",
  define: { "import.meta.url": "$url" },
  banner: { js: 'const $url=require("node:url").pathToFileURL(__filename).href;' },
  // A smaller file is read sooner; in lines and with its names, so that a stack can be read. What is ASCII alone takes a byte a
  // character; the licences stand beside it.
  minifyWhitespace: true,
  lineLimit: 120,
  supported: { "template-literal": false },
  legalComments: "none",
} as const satisfies BuildOptions;

/** Files that are served, or put into the site, as they are. */
const assets = {
  absWorkingDir: root,
  logLevel: "warning",
  loader: { ".html": "copy", ".css": "copy", ".js": "copy", ".svg": "copy" },
} as const satisfies BuildOptions;

// A module of an earlier build must not be packed. The documentation and the declarations are of other steps, and stay.
const isOthers = (name: string) => name === "docs" || name.endsWith(".d.ts");
const earlier = (await readdir(dist).catch(() => [])).filter((name) => !isOthers(name));
for (const name of earlier) await rm(`${dist}${name}`, { recursive: true });
const [{ metafile }, main] = await Promise.all([
  build(library),
  build({ ...commandLine, entryPoints: ["src/cli/main.ts"], outfile: `${dist}main.cjs` }),
  build({
    ...commandLine,
    entryPoints: ["src/cli/launch.ts"],
    outfile: `${dist}cli.cjs`,
    banner: { js: "#!/usr/bin/env node" },
  }),
  build({ ...assets, entryPoints: ["src/http/control/page/*.*"], outdir: `${dist}page` }),
  build({ ...assets, entryPoints: ["src/docs/assets/*.*"], outdir: `${dist}docs/assets` }),
]);
await chmod(`${dist}cli.cjs`, 0o755);
await writeFile(`${dist}third-party-licenses.txt`, await licensesOf(root, [metafile, main.metafile]));
execFileSync(process.execPath, ["--import", "tsx", "src/build/code-cache.ts", dist], { cwd: root, stdio: "pipe" });

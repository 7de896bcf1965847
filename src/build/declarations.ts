import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { replaceFiles } from "./replace-files.js";

/*
 * `npm run build:types`: the declarations of the library's exports, without imports from packages that users would have
 * to install. Unless its sources are unchanged, since that takes as long as all other steps.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const stamp = "declarations.sha256";

async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256");
  const list = async (folder: string) =>
    (await readdir(join(root, folder), { recursive: true })).map((path) => join(folder, path));
  const paths = [...(await list("src")), ...(await list("contracts"))].filter((path) => path.endsWith(".ts")).sort();
  for (const path of [...paths, "tsconfig.json", "package-lock.json"])
    hash.update(path).update(await readFile(join(root, path)));
  return hash.digest("hex");
}

const bundle = (input: Record<string, string>) =>
  rollup({
    input,
    plugins: [dts({ tsconfig: `${root}tsconfig.json` })],
    // Users who extend a runner's `test` have the runner.
    external: /^(node:|@playwright\/test$|vitest$)/,
    // An unresolved import would fail only at the user's.
    onLog(level, log) {
      if (level === "warn") throw new Error(log.message);
    },
  });

const wanted = await hashOfSources();
if ((await readFile(join(root, "dist", stamp), "utf8").catch(() => "")) !== wanted) {
  // The kit and the library share types that neither exports, so each has its own copy.
  const bundles = [
    await bundle({
      index: `${root}src/index.ts`,
      types: `${root}src/types.ts`,
      client: `${root}src/client/index.ts`,
      playwright: `${root}src/fixtures/playwright.ts`,
      vitest: `${root}src/fixtures/vitest.ts`,
    }),
    await bundle({ kit: `${root}src/suite/index.ts` }),
    // A browser does not need the Node types of the library.
    await bundle({ browser: `${root}src/browser/index.ts` }),
  ];
  const entries = ["index", "kit", "types", "client", "browser", "playwright", "vitest"].map((name) => `${name}.d.ts`);
  await replaceFiles(join(root, "dist"), {
    replaces: (path) => path.endsWith(".d.ts"),
    entries: [...entries, stamp],
    async make(folder) {
      for (const one of bundles) await one.write({ dir: folder, format: "es", chunkFileNames: "shared.d.ts" });
      await writeFile(join(folder, stamp), wanted);
    },
  });
}

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { replaceFiles } from "./replace-files.js";

/*
 * `npm run build:types`: the declarations of the library, of what it exports alone. So nothing in them comes from a package,
 * which a user would have to install.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));

const bundle = (input: Record<string, string>) =>
  rollup({
    input,
    plugins: [dts({ tsconfig: `${root}tsconfig.json` })],
    // Whoever extends the test of a runner has it.
    external: /^(node:|@playwright\/test$|vitest$)/,
    // What cannot be found must not be left for a user to find.
    onLog(level, log) {
      if (level === "warn") throw new Error(log.message);
    },
  });
// The kit shares types with the library that neither exports: so each has its own.
const bundles = [
  await bundle({
    index: `${root}src/index.ts`,
    types: `${root}src/types.ts`,
    client: `${root}src/client/index.ts`,
    playwright: `${root}src/fixtures/playwright.ts`,
    vitest: `${root}src/fixtures/vitest.ts`,
  }),
  await bundle({ kit: `${root}src/suite/index.ts` }),
  // Nor does a browser need the types of Node that the library has.
  await bundle({ browser: `${root}src/browser/index.ts` }),
];
await replaceFiles(join(root, "dist"), {
  owns: (path) => path.endsWith(".d.ts"),
  entries: ["index.d.ts", "kit.d.ts", "types.d.ts", "client.d.ts", "browser.d.ts", "playwright.d.ts", "vitest.d.ts"],
  async make(folder) {
    for (const one of bundles) await one.write({ dir: folder, format: "es", chunkFileNames: "shared.d.ts" });
  },
});

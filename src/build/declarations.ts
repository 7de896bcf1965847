import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { replaceFiles } from "./replace-files.js";

/*
 * `npm run build:types`: the declarations of the library's exports, without imports from packages that users would have
 * to install.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));

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
await replaceFiles(join(root, "dist"), {
  owns: (path) => path.endsWith(".d.ts"),
  entries: ["index.d.ts", "kit.d.ts", "types.d.ts", "client.d.ts", "browser.d.ts", "playwright.d.ts", "vitest.d.ts"],
  async make(folder) {
    for (const one of bundles) await one.write({ dir: folder, format: "es", chunkFileNames: "shared.d.ts" });
  },
});

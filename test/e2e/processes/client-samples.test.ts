import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { exchangesOf } from "../../../src/site/examples.js";
import { toModel } from "../../../src/site/model/model.js";
import { newFolder } from "../../support/folder.js";
import { source } from "../../support/site.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Every piece of code for the official client: of README and the guides and recipes, and of the documentation's pages. */
async function samples(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ["", "docs/guides/", "docs/recipes/"]) {
    for (const name of (await readdir(root + folder)).filter((one) => one.endsWith(".md"))) {
      const blocks = (await readFile(root + folder + name, "utf8")).matchAll(/^```(?:js|ts)\n([\s\S]*?)\n```$/gm);
      // What uses our own package too, the recipes' projects compile.
      for (const [index, [, code = ""]] of [...blocks].entries())
        if (code.includes("@datocms/cma-client") && !code.includes('"standin/')) found.set(`${name}-${index}`, code);
    }
  }
  for (const operation of toModel(source).operations) {
    const own = exchangesOf(operation)
      .flatMap(({ codes }) => codes)
      .filter(({ language }) => language === "client");
    for (const [index, { code }] of own.entries()) found.set(`${operation.id}-${index}`, code);
  }
  return found;
}

/** What the types refuse: were they not found, nothing would be wrong here, which is an error. */
const refused = `import { buildClient } from "@datocms/cma-client-node";
const client = buildClient({ apiToken: "any-token" });
// @ts-expect-error: by locale
await client.uploads.update("1001", { default_field_metadata: { en: { title: "The engine" } } });`;

it("every sample for the official client compiles against its types, with nothing cast", async () => {
  const folder = await newFolder();
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  const files = new Map(
    [["refused", refused] as const, ...(await samples())].map(([name, code]) => [join(folder, `${name}.ts`), code]),
  );
  for (const [file, code] of files) await writeFile(file, code);
  const program = ts.createProgram([...files.keys()], {
    ...{
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
    },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext },
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  const wrong = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => ({
    file: file?.fileName.replace(folder, ""),
    message: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
  expect(wrong).toEqual([]);
  // They are there, one with metadata among them.
  expect(files.size).toBeGreaterThan(40);
  expect([...files.values()].some((code) => code.includes("default_field_metadata"))).toBe(true);
  expect([...files.values()].filter((code) => / as /.test(code))).toEqual([]);
}, 120_000);

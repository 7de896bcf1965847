import { execFile } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { newFolder } from "../../support/folder.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const runFile = promisify(execFile);

const field = "        only_in_this_test: { type: [integer, 'null'], minimum: 0, maximum: 5, description: Stars. }\n";

/** What a seed, an update, the state and `seed pull` make of it. */
const program = `
import { mkdtempSync, readFileSync } from "node:fs";
import { createStandin } from "./src/index.js";
import { pullSeed } from "./src/cli/seed-pull.js";
import { defaultSeed } from "./src/seed/load.js";

const [first, ...others] = defaultSeed.uploads;
const seeded = (only_in_this_test) => ({ ...defaultSeed, uploads: [{ ...first, only_in_this_test }, ...others] });
const standin = await createStandin({ seed: seeded(3), port: 0 });
await standin.listen();
const values = () => standin.state.get().uploads.map(({ only_in_this_test }) => only_in_this_test);
const put = (only_in_this_test) => fetch(standin.url + "/json-api/uploads/1002", {
  method: "PUT",
  headers: { Authorization: "Bearer any", "Content-Type": "application/vnd.api+json", "X-Api-Version": "3" },
  body: JSON.stringify({ data: { id: "1002", type: "upload", attributes: { only_in_this_test } } }),
});
const before = values();
const response = await put(5);
const updated = (await response.json()).data.attributes.only_in_this_test;
const again = await createStandin({ seed: standin.state.get() });
const out = process.argv[2];
await pullSeed({ from: standin.url, token: "any", out, maxFile: 1e7 }, () => {});
const pulled = JSON.parse(readFileSync(out + "/seed.json", "utf8")).uploads.map(({ only_in_this_test }) => only_in_this_test);
const refused = await createStandin({ seed: seeded(6) }).catch(({ message }) => message);
console.log(JSON.stringify({
  before, updated, outside: (await put(6)).status, after: values(),
  again: again.state.get().uploads.map(({ only_in_this_test }) => only_in_this_test), pulled, refused,
}));
await standin.close();
`;

it("an attribute that the document has more is in a seed, the state and a pulled seed, without a list by hand", async () => {
  const copy = await newFolder();
  for (const name of ["src", "package.json", "control.openapi.yaml"])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await cp(join(root, "docs/spec"), join(copy, "docs/spec"), { recursive: true });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  const document = await readFile(join(root, "openapi.yaml"), "utf8");
  const schemas = /^( {4}Upload(?:Update|Create)?:\n(?: {6}.*\n)+? {6}properties:\n)/gm;
  expect(document.match(schemas)).toHaveLength(3);
  await writeFile(join(copy, "openapi.yaml"), document.replace(schemas, `$1${field}`));
  await writeFile(join(copy, "program.ts"), program);

  const run = (...args: string[]) => runFile(process.execPath, ["--import", "tsx", ...args], { cwd: copy });
  await run("src/openapi/generate.ts");
  const { stdout } = await run("program.ts", join(copy, "pulled"));
  expect(JSON.parse(stdout)).toEqual({
    before: [3, null, null],
    updated: 5,
    outside: 422,
    after: [3, 5, null],
    again: [3, 5, null],
    // Newest first in the list, oldest first in a seed.
    pulled: [3, 5, null],
    refused: expect.stringContaining("/uploads/0/only_in_this_test"),
  });
}, 120_000);

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { run } from "../../support/process.js";

/** The document of Standin with one line of it changed. */
async function changed(from: string, to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "standin-diff-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const text = await readFile("openapi.yaml", "utf8");
  expect(text).toContain(from);
  await writeFile(join(folder, "new.yaml"), text.replace(from, to));
  return join(folder, "new.yaml");
}

async function diff(...args: string[]) {
  const running = run("diff", ...args);
  return { code: await running.ended, stdout: running.stdout(), stderr: running.stderr() };
}

const basename = 'text: "`basename`: string, not nullable."';

it("standin diff ends with 1 where a change breaks somebody, and names the rule", async () => {
  const now = await changed(basename, basename.replace("not nullable", "or null"));
  const { code, stdout, stderr } = await diff("openapi.yaml", now);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toMatch(/^BREAKS CLIENTS AND SERVERS\n {2}#\/x-catalogue U-04: it says: .*\(U-04\)\n\nChanges: 1\./);
  const { changes } = JSON.parse((await diff("openapi.yaml", now, "--json")).stdout);
  expect(changes).toMatchObject([{ breaks: ["clients", "servers"], rules: ["U-04"] }]);
});

it("standin diff ends with 0 where nothing breaks anybody", async () => {
  const now = await changed("summary: Update an upload", "summary: Change an upload");
  expect(await diff("openapi.yaml", now)).toEqual({
    code: 0,
    stdout: "Nothing changed that clients or servers could see.\n",
    stderr: "",
  });
});

it("standin diff ends with 2 for what is no document, and says why", async () => {
  expect(await diff("openapi.yaml", "nowhere.yaml")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^standin: nowhere\.yaml cannot be read: /),
  });
  expect(await diff("package.json", "openapi.yaml")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("package.json is no OpenAPI document of version 3"),
  });
  expect((await diff("openapi.yaml")).code).toBe(2);
});

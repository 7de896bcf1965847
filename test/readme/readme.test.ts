import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createStandin } from "../../src/index.js";
import { png } from "../support/images.js";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const readme = await readFile(join(root, "README.md"), "utf8");

/** The blocks of a language, as they stand. */
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))].map((match) => match[1] ?? "");
const blockWith = (language: string, text: string) => blocks(language).find((block) => block.includes(text)) ?? "";

/** As `npm start` serves, but on a free port. */
async function listening() {
  const standin = await createStandin({ port: 0, jobTime: 1 });
  onTestFinished(() => standin.close());
  return standin;
}

test("the test in the README is one that is run here", async () => {
  const source = await readFile(join(import.meta.dirname, "webhook-retry.test.ts"), "utf8");
  const sorted = (text: string) => text.trim().split("\n");
  expect(new Set(sorted(blockWith("ts", "createStandin")))).toEqual(
    new Set(sorted(source.replace("../../src/index.js", "standin"))),
  );
});

test("its first curl changes the author, as the answer shows", async () => {
  const standin = await listening();
  const { stdout } = await run("bash", [
    "-c",
    blockWith("sh", "curl -X PUT").replace("http://127.0.0.1:4010", standin.url),
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ id: "1001", author: "Grace Hopper" });
});

test("its lines with the official client run", async () => {
  const standin = await listening();
  const folder = await mkdtemp(join(tmpdir(), "standin-readme-"));
  await writeFile(join(folder, "engine.png"), png);
  const code = blockWith("js", "buildClient")
    .replace("http://127.0.0.1:4010", standin.url)
    .replace("./engine.png", join(folder, "engine.png"));
  const { stdout } = await run("node", ["--input-type=module", "-e", code], { cwd: root });
  expect(stdout.trim()).toMatch(new RegExp(`^${standin.url}/assets/main/.*-engine-no-1\\.png$`));
  await rm(folder, { recursive: true });
}, 20_000);

test("it stays within 120 lines", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(121);
});

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createStandin } from "../../../../src/index.js";
import { newFolder } from "../../../support/folder.js";
import { runCode } from "../../../support/run-code.js";
import { startListening } from "../../../support/standin.js";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../../..");
const readme = await readFile(join(root, "README.md"), "utf8");

/** The blocks of a language, as they stand. */
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))].map((match) => match[1] ?? "");
const blockWith = (language: string, text: string) => blocks(language).find((block) => block.includes(text)) ?? "";

/** As `npm start` serves, but on a free port. */
const listening = () => startListening({ clock: "real", jobTime: 1 });

test("its test passes", async () => {
  const tests: (() => Promise<void>)[] = [];
  const vitest = { expect, test: (_: string, body: () => Promise<void>) => void tests.push(body) };
  await runCode(blockWith("ts", "createStandin"), { standin: { createStandin }, vitest });
  expect(tests).toHaveLength(1);
  await tests[0]?.();
});

test("its first curl changes the author, and answers what stands below it", async () => {
  const standin = await listening();
  const { stdout } = await run("bash", [
    "-c",
    blockWith("sh", "curl -X PUT").replace("http://127.0.0.1:4010", standin.url),
  ]);
  const { updated_at: _, ...shown } = JSON.parse(blockWith("json", "1001").replaceAll(/…\s*/g, ""));
  expect(Object.keys(shown).length).toBeGreaterThan(5);
  expect(JSON.parse(stdout)).toMatchObject(shown);
});

test("its clock is moved as it says", async () => {
  const standin = await listening();
  const [, curl = ""] = /`(curl [^`]*\/_standin\/clock[^`]*)`/s.exec(readme) ?? [];
  const { stdout } = await run("bash", ["-c", curl.replace("127.0.0.1:4010", new URL(standin.url).host)]);
  expect(JSON.parse(stdout)).toMatchObject({ ran: [] });
});

test("the kit is run as it says", async () => {
  const standin = await listening();
  const folder = await newFolder();
  const command = blockWith("sh", "standin verify").replace("https://staging.example.com/api", standin.url).trim();
  const npx = `npx() { shift 2; "${process.execPath}" "${join(root, "dist/cli.js")}" "$@"; }`;
  // A binding as it is written to start from, and one rule, so that it is quick.
  const script = `${npx}\nnpx --no-install standin verify --init binding.yaml\n${command} --only W-10 --json`;
  const { stdout } = await run("bash", ["-euc", script], { cwd: folder, env: { ...process.env, TOKEN: "any" } });
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "held", rules: { "W-10": "held" } });
});

test("what it starts with is what is run everywhere: the build, and standin serve", async () => {
  expect(blockWith("sh", "npm start").trim()).toBe("npm ci && npm start");
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  expect(scripts.start).toBe("npm run --silent build:js && node dist/cli.js serve");
});

test("no code in it is run by no test", () => {
  // Here, and the steps for CI from the tarball, in test/package.
  const languages = [...readme.matchAll(/^```(\w*)\n.*?^```/gms)].map(([, language]) => language);
  expect(languages.sort()).toEqual(["json", "sh", "sh", "sh", "sh", "text", "ts", "yaml"]);
});

test("a rule is broken as it says, and shown so", async () => {
  const { url } = await listening();
  const verify = `"${process.execPath}" "${join(root, "dist/cli.js")}" verify`;
  const script = blockWith("sh", "npm run verify").replace("npm run verify --", verify);
  const command = run("bash", ["-euc", script.replaceAll("http://127.0.0.1:4010", url)], { cwd: await newFolder() });
  const { code, stdout } = await command.then(
    (said) => ({ code: 0, ...said }),
    (failure: { code: number; stdout: string }) => failure,
  );
  expect(code).toBe(1);
  const said = blockWith("text", "BROKEN").replace("http://127.0.0.1:4010", url);
  let rest = stdout;
  for (const part of said.split(/ … |\n/).filter(Boolean)) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
});

test("it stays within 120 lines", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(121);
});

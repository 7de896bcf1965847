import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildClient } from "@datocms/cma-client-node";
import { describe, expect, it } from "vitest";
import { createBrowserStandin } from "../../../src/browser/index.js";
import { connect } from "../../../src/client/index.js";
import { createStandin } from "../../../src/index.js";
import { parseBinding } from "../../../src/kit/binding/binding.js";
import { nodePlatform } from "../../../src/runtime/node-platform.js";
import { prepareSeed } from "../../../src/seed/seed.js";
import { newFolder } from "../../support/folder.js";
import { png } from "../../support/images.js";
import { type Running, runWith } from "../../support/process.js";
import { runCode } from "../../support/run-code.js";
import { sample } from "../../support/sample.js";
import { guides } from "../../support/site.js";

const shell = promisify(execFile);
const cli = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));
const address = "http://127.0.0.1:4010";

/** What a reader has in their shell: `npx --no-install standin`, and a curl that says when something was refused. */
const prelude = `
npx() { shift 2; "${process.execPath}" "${cli}" "$@"; }
curl() { command curl -sSf "$@"; }
`;

/** A block of code in a guide. */
interface Snippet {
  guide: string;
  language: string;
  code: string;
}

/** The blocks of a guide, in order. */
function snippetsOf({ name, text }: { name: string; text: string }): Snippet[] {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].map(([, language = "", code = ""]) => ({
    guide: name,
    language,
    code,
  }));
}

/** The first line of a block that starts the mock, rather than asking something of it. */
const startsMock = ({ language, code }: Snippet): boolean =>
  language === "sh" && /^(npm ci && npm start|npx --no-install standin serve)/.test(code);

/** Starts the mock as a block says, in the reader's folder, but on a free port. */
function start({ code }: Snippet, folder: string): Running {
  const flags = code.replace(/^npm ci && npm start|^npx --no-install standin serve/, "").trim();
  return runWith({ folder }, "serve", ...flags.split(/\s+/).filter(Boolean), "--port", "0", "--json");
}

const followed = (guide: (typeof guides)[number]) =>
  snippetsOf(guide).filter(({ language }) => ["sh", "js", "json"].includes(language));

// The gate follows every other one, and the night all.
describe.each(
  sample(
    guides.filter((guide) => followed(guide).length > 0),
    2,
  ),
)("the guide $name", (guide) => {
  it("can be followed from its first command to its last", { timeout: 180_000 }, async () => {
    const folder = await newFolder();
    for (const name of ["press", "team"]) {
      await mkdir(join(folder, "pictures", name), { recursive: true });
      for (let number = 1; number <= 10; number++)
        await writeFile(join(folder, "pictures", name, `${number}.png`), png);
    }
    let running: Running | undefined;
    let url = address;
    let printed = "";
    for (const snippet of followed(guide)) {
      const code = snippet.code.replaceAll(address, url);
      if (startsMock(snippet)) {
        // A reader ends one before the next; what it keeps on the disk must survive that.
        running?.child.kill("SIGKILL");
        running = start(snippet, folder);
        url = await running.url();
      } else if (snippet.language === "sh") {
        printed = (await shell("bash", ["-euc", prelude + code], { cwd: folder })).stdout;
      } else if (snippet.language === "js") {
        expect(
          await runCode(code, {
            "@datocms/cma-client-node": { buildClient },
            "standin/client": { connect },
          }),
        ).not.toEqual([]);
      } else expect(JSON.parse(printed)).toMatchObject(JSON.parse(code));
    }
    if (guide.text.includes(address)) expect(url).not.toBe(address);
  });
});

describe.each(guides)("the guide $name", (guide) => {
  const snippets = snippetsOf(guide);

  it.each(snippets.filter(({ language }) => language === "ts"))("its test passes", async ({ code }) => {
    const tests: (() => Promise<void>)[] = [];
    const test = (_: string, body: () => Promise<void>) => void tests.push(body);
    await runCode(code, {
      standin: { createStandin },
      "standin/browser": { createBrowserStandin },
      vitest: { test, expect },
    });
    expect(tests).toHaveLength(1);
    for (const body of tests) await body();
  });

  it.each(snippets.filter(({ language }) => language === "yaml"))("its binding is one", ({ code }) => {
    expect(Object.keys(parseBinding(code, guide.name))).not.toEqual([]);
  });

  it.each(snippets.filter(({ language }) => language === "jsonc"))("its seed is one", ({ code }) => {
    // What a seed file names beside it is read elsewhere.
    expect(() => prepareSeed(JSON.parse(code.replace('"file":', '"text":')), nodePlatform)).not.toThrow();
  });

  it("has no code that is run by none of these", () => {
    // A text is of a command that runs until it is ended, on a port of its own.
    const known = ["sh", "js", "json", "jsonc", "ts", "yaml", "text"];
    expect(snippets.filter(({ language }) => !known.includes(language))).toEqual([]);
    expect(guide.text.match(/^```/gm)?.length ?? 0).toBe(snippets.length * 2);
  });
});

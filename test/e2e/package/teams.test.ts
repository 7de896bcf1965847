import { execFile } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { chromiumPath } from "../../support/chromium-path.js";
import {
  folderBesideTarball,
  folderWithFramework,
  ofPlaywright,
  pathOfNode22,
  playwright,
} from "../../support/recipe.js";

/*
 * What a frontend team has: its app and its tests beside the tarball, installed as it is. The other packages are those of the project.
 */
const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");
const hasChromium = chromiumPath !== undefined;

/** Runs a recipe's tests with Playwright: how many passed, or all that was said where one failed. */
async function passedOf(recipe: string, packages: readonly string[] = []): Promise<string> {
  const { folder } = await folderBesideTarball(recipe, [...ofPlaywright, ...packages]);
  if (packages.includes("vite"))
    await symlink(join(root, "node_modules/.bin/vite"), join(folder, "node_modules/.bin/vite"));
  const { stdout, code } = await playwright(folder);
  return code === 0 ? (/\d+ passed/.exec(stdout)?.[0] ?? stdout) : stdout;
}

test.skipIf(!hasChromium)(
  "a React app uploads a picture, shows it and writes its alternative text",
  async () => {
    expect(await passedOf("react", ["react", "react-dom", "vite"])).toBe("2 passed");
  },
  120_000,
);

test.skipIf(!hasChromium)(
  "six tests of Playwright run side by side",
  async () => {
    expect(await passedOf("playwright")).toBe("6 passed");
  },
  120_000,
);

/** Next is not among the packages of the project: it is installed as the recipe says, beside the tarball. */
test.skipIf(!hasChromium)(
  "an app of Next renders on the server in the environment of its test, and a webhook revalidates its page",
  async () => {
    const folder = await folderWithFramework("next");
    expect(await playwright(folder)).toMatchObject({ code: 0, stdout: expect.stringContaining("4 passed") });

    // In development, where pages of 127.0.0.1 need a setting, too.
    const config = join(folder, "playwright.config.mjs");
    const text = (await readFile(config, "utf8")).replace("next build && npx next start", "next dev");
    await writeFile(config, text);
    expect(await playwright(folder, "a picture")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("1 passed"),
    });
  },
  600_000,
);

/** Neither are these. They need a newer Node than the package. */
test.skipIf(!hasChromium).each([
  ["an app of SvelteKit sends all through one route, also from the server", "sveltekit", "6 passed"],
  ["an app of Nuxt keeps what it has read, for each environment", "nuxt", "5 passed"],
])(
  "%s",
  async (_, recipe, passed) => {
    const folder = await folderWithFramework(recipe);
    const ended = await playwright(folder, ".", { PATH: await pathOfNode22(), NUXT_TELEMETRY_DISABLED: "1" });
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining(passed) });
  },
  600_000,
);

const ofComponents = [
  "react",
  "react-dom",
  "jsdom",
  ...["dom", "react", "user-event"].map((one) => `@testing-library/${one}`),
];
test.each([
  ["a suite of Vitest", "vitest", ["@datocms/cma-client-node"], /3 passed/],
  ["components in jsdom, with Testing Library", "component-test", ofComponents, /4 passed/],
] as const)(
  "%s",
  async (_, recipe, packages, passed) => {
    const { folder } = await folderBesideTarball(recipe, ["vitest", ...packages]);
    expect((await run("node", ["node_modules/vitest/vitest.mjs", "run"], { cwd: folder })).stdout).toMatch(passed);
  },
  180_000,
);

test("the types of the mock in a browser need a browser's alone", async () => {
  const { folder } = await folderBesideTarball("storybook");
  const source = `
    import { createBrowserStandin, type BrowserStandinOptions, type JournalEntry } from "standin/browser";
    const options: BrowserStandinOptions = { url: "/cms", jobs: "never", log: ({ status }) => console.log(status) };
    const standin = createBrowserStandin(options);
    addEventListener("fetch", (event) => {
      const { request, respondWith } = event as unknown as { request: Request; respondWith(response: Promise<Response>): void };
      respondWith(standin.fetch(request));
    });
    const entry: JournalEntry = standin.journal.find({ operation: "updateUpload" });
    console.log(entry.body, (await standin.fetch("/cms/uploads", { method: "GET" })).status);
    // @ts-expect-error: it is the server's
    createBrowserStandin({ host: "0.0.0.0" });
  `;
  await writeFile(join(folder, "user.ts"), source);
  const compilerOptions = {
    ...{ noEmit: true, strict: true, target: "es2023", module: "esnext", moduleResolution: "bundler", types: [] },
    lib: ["ES2023", "ESNext.Disposable", "DOM", "DOM.Iterable"],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["user.ts"] }));
  const { stdout } = await run(join(root, "node_modules/.bin/tsc"), [], { cwd: folder }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(stdout).toBe("");
}, 180_000);

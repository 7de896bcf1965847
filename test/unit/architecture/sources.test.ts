import { describe, expect, it } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import lock from "../../../package-lock.json" with { type: "json" };
import { sourcesIn } from "../../support/sources.js";

/** What makes a run differ from the one before; it is passed in, by `runtime` and `cli`. */
const unsteady = [
  ["Date.now", /\bDate\.now\b/],
  ["new Date() without a time", /\bnew Date(?:\(\s*\)|(?!\s*\())/],
  ["Date() as a function", /(?<!new )\bDate\(\s*\)/],
  ["setTimeout", /\bsetTimeout\b/],
  ["setInterval", /\bsetInterval\b/],
  ["randomUUID", /\brandomUUID\b/],
  ["randomFillSync", /\brandomFill(?:Sync)?\b/],
  ["randomBytes", /\brandomBytes\b/],
  ["getRandomValues", /\bgetRandomValues\b/],
  ["Math.random", /\bMath\.random\b/],
] as const;

/** What npm knows of the packages that it installs, by their folder. */
const installed = Object.entries(
  lock.packages as Readonly<Record<string, { hasInstallScript?: true; optional?: true }>>,
);

it("no package runs a script of its own when it is installed: npm is told so of each that has one", () => {
  const withScript = installed.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional);
  const refused = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => !isAllowed);
  const names = withScript.map(([folder]) => folder.replace(/^.*node_modules\//, ""));
  expect(refused.map(([name]) => name)).toEqual([...new Set(names)]);
});

it("at most 650 packages are installed", () => {
  expect(installed.filter(([folder, { optional }]) => folder !== "" && !optional).length).toBeLessThanOrEqual(650);
});

const sources = sourcesIn("src");
const steady = sources.filter(({ path }) => !/^src\/(?:cli|runtime|console)\//.test(path));

describe("the sources", () => {
  it.each(unsteady)("have %s in cli, runtime and the console alone", (_, pattern) => {
    expect(steady.filter(({ code }) => pattern.test(code)).map(({ path }) => path)).toEqual([]);
  });

  it("say in one place what is of this machine alone", () => {
    const deciding = [...sources, ...sourcesIn("contracts")].filter(({ code }) =>
      /localhost|127\\|127\.0\.0\.0/.test(code),
    );
    expect(deciding.map(({ path }) => path)).toEqual(["src/base/hosts.ts"]);
  });

  it("are of at most 280 lines each", () => {
    const lines = (text: string) => text.split("\n").length - 1;
    const long = [...sources, ...sourcesIn("test")].filter(({ text }) => lines(text) > 280);
    expect(long.map(({ path, text }) => `${path}: ${lines(text)}`)).toEqual([]);
  });

  it("are named in kebab-case", () => {
    const odd = [...sources, ...sourcesIn("test")].filter(({ path }) => !/^[a-z0-9./-]+$/.test(path));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

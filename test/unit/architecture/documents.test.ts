import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");

/** Paths as they stand in a text, from the root of the repository; a name in capitals stands for any. */
const pathsIn = (text: string): string[] =>
  (text.match(/\b(?:src|test|docs|contracts|bench|soak)\/[\w./-]*\w|\b[\w.-]+\.(?:ts|yaml|json)\b/g) ?? []).filter(
    (path) => !/[A-Z]{2}/.test(path),
  );

it.each([
  ["CONTRIBUTING.md", 25],
  ["docs/architecture.md", 15],
])("every file that %s names is there, and it fits on one screen", (path, least) => {
  const text = read(path);
  const named = pathsIn(text);
  expect(named.length).toBeGreaterThan(least);
  expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
  expect(text.split("\n").length).toBeLessThanOrEqual(64);
});

it("package, documents, changelog and the names of tarballs have one version", () => {
  const { version } = JSON.parse(read("package.json"));
  for (const path of ["openapi.yaml", "control.openapi.yaml", "flows.arazzo.yaml"])
    expect(read(path), path).toContain(`\n  version: ${version}\n`);
  expect(/^## \[([^\]]+)\]/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
  for (const path of ["Dockerfile", "docs/recipes/team.md", "docs/guides/install.md", "docs/guides/upgrading.md"]) {
    const named = new Set(read(path).match(/standin-\d+\.\d+\.\d+\.tgz/g));
    expect([...named], path).toEqual([`standin-${version}.tgz`]);
  }
});

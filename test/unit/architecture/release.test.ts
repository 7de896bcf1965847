import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

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

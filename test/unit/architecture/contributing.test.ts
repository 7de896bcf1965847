import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const text = readFileSync(`${root}CONTRIBUTING.md`, "utf8");

/** Paths as they stand in a text, from the root of the repository; a name in capitals stands for any. */
const pathsIn = (text: string): string[] =>
  (text.match(/\b(?:src|test|docs|contracts|bench|soak)\/[\w./-]*\w|\b[\w.-]+\.(?:ts|yaml|json)\b/g) ?? []).filter(
    (path) => !/[A-Z]{2}/.test(path),
  );

it("every file that CONTRIBUTING.md names is there, and it fits on one screen", () => {
  const named = pathsIn(text);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
  expect(text.split("\n").length).toBeLessThanOrEqual(64);
});

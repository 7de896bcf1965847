import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { scorePage } from "./score.js";

const finds = new URL("../../e2e/score/prism-finds.json", import.meta.url);

/** `npx vitest run --project servers score -u` writes the page anew. */
it("the page of the score says what the tables say", async () => {
  const prismFinds = JSON.parse(await readFile(finds, "utf8")) as string[];
  await expect(scorePage(prismFinds)).toMatchFileSnapshot("../../../docs/guides/score.md");
});

import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type Finds, scorePage } from "./score.js";

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../e2e/score/${name}.json`, import.meta.url), "utf8"));

/** `npx vitest run --project servers score -u` writes the page anew. */
it("the page of the score says what the tables say", async () => {
  const others = (await read("others-find")) as Omit<Finds, "prism">;
  const prism = (await read("prism-finds")) as string[];
  await expect(scorePage({ ...others, prism })).toMatchFileSnapshot("../../../docs/guides/score.md");
});

import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { scorePage } from "./score.js";
import { knownGaps } from "./switches/known-gaps.js";
import { rightRows } from "./switches/right.js";
import { weatherRows } from "./switches/weather.js";
import { wrongRows } from "./switches/wrong.js";

const finds = new URL("../../score/prism-finds.json", import.meta.url);

/** `npx vitest run --project processes score -u` writes the page anew. */
it("the page of the score says what the tables say", async () => {
  const prismFinds = JSON.parse(await readFile(finds, "utf8")) as string[];
  await expect(scorePage(prismFinds)).toMatchFileSnapshot("../../../../docs/guides/score.md");
});

it("every gap is of a row", () => {
  const others = ["set 1", "set 2", "set 3", "set 4", "refused-500"];
  const known = [...rightRows, ...wrongRows, ...weatherRows].map(({ id }) => id).concat(others);
  expect(Object.keys(knownGaps).filter((id) => !known.includes(id))).toEqual([]);
});

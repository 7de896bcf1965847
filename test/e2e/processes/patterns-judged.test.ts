import { check } from "recheck";
import { expect, it } from "vitest";
import { patterns } from "../../support/patterns.js";

/** Beyond this, recheck says "unknown", which is no "safe". */
const timeout = 60_000;

it.each(patterns)("is found linear: $name", { timeout: 2 * timeout }, async ({ expression: { source, flags } }) => {
  const judged = await check(source, flags, { timeout });
  expect(judged.status, JSON.stringify(judged)).toBe("safe");
});

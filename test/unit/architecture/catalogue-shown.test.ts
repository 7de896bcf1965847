import { expect, it } from "vitest";
import { documents } from "../../../src/openapi/documents.js";
import { isAwaited } from "../../support/awaited-ids.js";
import { sourcesIn } from "../../support/sources.js";

const { rules, assumptions } = documents.flat["x-catalogue"];

/** What is about the calls of webhooks has its tests in `test/behaviour/delivery`. */
const aboutCalls = new Set(["Q-21", "Q-22", "Q-26", "Q-28", "Q-32", "Q-35", "Q-37", "Q-38", "Q-41", "Q-54", "Q-55"]);

const shown = [...rules, ...assumptions]
  .map(({ id }) => id)
  .filter((id) => !id.startsWith("C-") && !aboutCalls.has(id) && !isAwaited(id));

it("each is shown by a test of the behaviour", () => {
  const tests = sourcesIn("test/behaviour").map(({ code }) => code);
  expect(shown.filter((id) => !tests.some((code) => code.includes(id)))).toEqual([]);
});

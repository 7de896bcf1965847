import { expect, it } from "vitest";
import { judge } from "./judge.js";
import { hook } from "./switches/fields.js";

/** Refuses a webhook without events, in words of its own. */
const wantsEvents = hook.events.refuses((events) => JSON.stringify(events) === "[]");

it("a refused creation is told in the server's own words, with what helps", async () => {
  const { report } = await judge({ only: ["call-events"], switches: [wantsEvents] });
  const [because] = report.cases.map((one) => one.because);
  expect(because).toBe(
    "The kit cannot create its own webhook, since POST /v2/hooks returned 422: “events is refused” (fixtures.webhook in the binding can say what a creation needs), and changes to an existing one might remain.",
  );
});

it("the binding says what a creation needs, and the name stays the kit's own", async () => {
  const { report } = await judge({
    ...{ only: ["call-events"], switches: [wantsEvents] },
    binding: "fixtures: { webhook: { name: Mine, events: [{ entity_type: upload, event_types: [delete] }] } }",
  });
  expect(report.rules["C-01"]).toBe("held");
  expect(report.cases.filter(({ verdict }) => verdict === "not-verified")).toEqual([]);
});

import { expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { judge } from "./judge.js";
import { hook } from "./switches/fields.js";
import { onReply } from "./switches/switch.js";

/** Refuses a new webhook whose URL it does not reach, in words of its own. */
const reaches = (place: string) => hook.url.refuses((url, current) => !current && !String(url).startsWith(place));
const wantsReachable = reaches("http://127.0.0.1:1/");

it("a webhook of the kit has an event where the target wants one", async () => {
  const wantsEvents = hook.events.refuses((events) => JSON.stringify(events) === "[]");
  const only = contracts.filter(({ id }) => /^(?:call|webhook)-/.test(id)).map(({ id }) => id);
  const { report, broken } = await judge({ only, switches: [wantsEvents] });
  const without = await judge({ only });
  const changed = Object.keys(report.rules).filter((id) => report.rules[id] !== without.report.rules[id]);
  // A webhook without events cannot be shown to stay silent there.
  expect([broken, changed, report.rules["C-01"]]).toEqual([[], ["C-01"], "held-in-part"]);
});

it("a webhook of the kit has an address of the kit's receiver where the target wants one that answers", async () => {
  const { report, broken } = await judge({ only: ["call-events"], switches: [reaches("http://127.0.0.1:")] });
  expect(broken).toEqual([]);
  expect(report.cases.filter(({ verdict }) => verdict === "not-verified")).toEqual([]);
});

it("a webhook of the kit has no null where the target refuses it, which breaks the rule of the field", async () => {
  const only = ["webhook-http-basic-user", "call-events"];
  const { report } = await judge({ only, switches: [hook.http_basic_user.refuses((user) => user === null)] });
  const unmade = report.cases.filter(({ because }) => because?.includes("cannot create its own webhook"));
  expect([report.rules["W-08"], unmade]).toEqual(["broken", []]);
});

it("what the kit created is found in the list where the response does not show it", async () => {
  const shownNowhere = onReply((reply, { operation }) =>
    operation === "createUpload" || operation === "createWebhook" ? { status: 201, raw: "" } : reply,
  );
  const { report } = await judge({ only: ["call-events"], switches: [shownNowhere] });
  expect(report.cases.map(({ verdict }) => verdict)).not.toContain("not-verified");
});

it("a refused creation is told in the server's own words, with what helps", async () => {
  const { report } = await judge({ only: ["call-events"], switches: [wantsReachable] });
  const [because] = report.cases.map((one) => one.because);
  expect(because).toBe(
    "The kit cannot create its own webhook, since POST /v2/hooks returned 422: “url is refused” (fixtures.webhook in the binding can say what a creation needs), and changes to an existing one might remain.",
  );
});

it("the binding says what a creation needs, and the name stays the kit's own", async () => {
  const { report } = await judge({
    ...{ only: ["call-events"], switches: [wantsReachable] },
    binding: "fixtures: { webhook: { name: Mine, url: 'http://127.0.0.1:1/' } }",
  });
  expect(report.cases.filter(({ verdict }) => verdict === "not-verified")).toEqual([]);
});

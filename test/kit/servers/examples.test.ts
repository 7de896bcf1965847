import { describe, expect, it } from "vitest";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { createExamples } from "../../../src/kit/examples/examples.js";
import { verify } from "../../../src/kit/verify.js";
import { contractsWith } from "../../../src/suite/prepare.js";
import { sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { codeOf } from "../../support/reported.js";

const only = ["upload-examples", "webhook-examples"];

/** A run with generated values alone, against a mock whose stored texts something is done to. */
async function run({
  count = 20,
  seed = 1,
  spoil,
}: {
  count?: number;
  seed?: number;
  spoil?: (body: string) => string;
}) {
  const flaky = await startFlaky({ jobs: "never" });
  const sent: string[] = [];
  flaky.script = ({ method, path, body }) => {
    // The target chooses the IDs of collections, and puts its time into paths.
    const plain = body.replace(/"id":"[\w-]{22}"/g, '"id":"…"').replace(/\/\d{10}-/g, "/…-");
    if (method === "PUT" && path.startsWith("/uploads/")) sent.push(plain);
    return undefined;
  };
  if (spoil) flaky.change = ({ method, body }) => (method === "PUT" ? spoil(body) : body);
  const before = await flaky.snapshot();
  const options = { only, examples: createExamples({ count, seed }) };
  const { ports } = sleeplessPorts();
  const { report, failures } = await verify(toTarget({ url: flaky.url }), contractsWith(count), ports, options);
  expect(failures).toEqual([]);
  return { report, sent, isAsBefore: (await flaky.snapshot()) === before };
}

describe("generated values", () => {
  it("are kept by the mock, which is then told to keep the rules of its fields, and has nothing left of them", async () => {
    const { report, sent, isAsBefore } = await run({});
    expect(report.cases.filter(({ verdict }) => verdict === "broken" || verdict === "differs")).toEqual([]);
    // Wrong values are those of other contracts.
    const shown = ["U-05", "U-08", "U-09", "W-05", "W-06"].map((id) => report.rules[id]);
    expect(shown).toEqual(shown.map(() => "held-in-part"));
    expect(codeOf(report, { strict: true, accepted: [] })).toBe(0);
    expect(sent.length).toBeGreaterThan(200);
    expect(isAsBefore).toBe(true);
  });

  it("are the same with the same seed, and others with another", async () => {
    const [first, again, other] = [await run({ count: 3 }), await run({ count: 3 }), await run({ count: 3, seed: 2 })];
    expect(again.sent).toEqual(first.sent);
    expect(other.sent).not.toEqual(first.sent);
  });

  it("find what no hand-picked value has, and tell of the smallest that fails", async () => {
    // Whoever writes such a thing has met it in a page.
    const { report } = await run({
      count: 50,
      spoil: (body) => (body.startsWith('{"notes"') ? body.replace(/[%^~|]/g, "") : body),
    });
    const [found] = report.cases.filter(({ ids, verdict }) => verdict === "broken" && ids.includes("U-07"));
    expect(found?.because).toMatch(/^\/notes was set to ".{0,3}[%^~|]", but the response shows ".{0,2}"/);
  });

  it("that are wrong and taken are found too", async () => {
    const { report } = await run({ spoil: (body) => body.replace(/"notes":(-?\d+)/, '"notes":"$1"') });
    const [found] = report.cases.filter(({ ids, verdict }) => verdict === "broken" && ids.includes("U-07"));
    expect(found?.because).toMatch(/^\/notes 0 was not refused/);
  });
});

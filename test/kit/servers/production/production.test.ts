import { afterAll, describe, expect, it } from "vitest";
import type { VerifyFlags } from "../../../../src/cli/verify-run.js";
import { documentOperations } from "../../../../src/kit/binding/defaults.js";
import { sample } from "../../../support/sample.js";
import { type Asked, enter, type Failure, houses, killRecords, named, verifyHouse } from "./house.js";

/**
 * What a platform team asks before it points the kit at production. Whatever happens, each row of a customer is as before, or named
 * with an exit code that is not 0. No request writes to a row that nobody named, and no call reaches a customer.
 */

type Place = Awaited<ReturnType<typeof enter>>;
type Ending = Awaited<ReturnType<typeof verifyHouse>>;

const sum = { runs: 0, "requests to rows of others": 0, "calls to others": 0 };
afterAll(() => {
  console.log(sum);
  expect(sum).toMatchObject({ "requests to rows of others": 0, "calls to others": 0 });
});

/** What must be true after each run. */
function judge(place: Place, { code, said }: Ending, isOurs: (asked: Asked) => boolean = () => false) {
  const different = place.different();
  const unnamed = different.filter((names) => !names.some((name) => said.includes(name)));
  const touched = place.touched(isOurs);
  sum.runs++;
  sum["requests to rows of others"] += touched;
  sum["calls to others"] += place.house.calls();
  const isTold = different.length === 0 || code !== 0;
  expect({ unnamed, isTold, touched, calls: place.house.calls() }).toEqual({
    ...{ unnamed: [], isTold: true, touched: 0, calls: 0 },
  });
}

const isNamed = ({ kind, id }: Asked) => named[kind] === id;
const borrowed: Partial<VerifyFlags> = { uploadId: named.upload, webhookId: named.webhook };
/** A target that creates nothing, so that a run changes what was named. */
const withoutCreations = { createUpload: null, createWebhook: null, createUploadCollection: null };
/** Rules of each kind. The whole kit takes too long for each moment. */
const some = [
  "upload-notes",
  "upload-upload-collection",
  "upload-version",
  "upload-identity",
  "upload-errors",
  "webhook-name",
];

/** What happens to each request after so many. It is told how many came since then, from 1. */
function from(place: Place, count: number, happen: (number: number) => Failure | undefined): void {
  let sent = 0;
  place.house.fail = () => (++sent > count ? happen(sent - count) : undefined);
}

/** Moments in a run of some rules, from its start to its end. */
const moments = (count: number) => Array.from({ length: count }, (_, index) => 2 + index * 17);

/** Those that a run of these rules sends. */
const operations = Object.keys(documentOperations).filter((name) =>
  /^(create|get|update|delete|list)(Uploads?|Webhooks?|UploadRequest|UploadCollections?|JobResult)$/.test(name),
);
const everyFailure: readonly Failure[] = [403, 404, 500, 429, "refuse", "hold"];

describe.each(Object.entries(houses))("%s", (houseName, start) => {
  const turn = Object.keys(houses).indexOf(houseName);

  const runs: [string, Partial<VerifyFlags>, number, number][] = [
    ["as it is", {}, 0, 0],
    // What a run only reads shows no rule as a whole.
    ["that only reads", { readOnly: true, ...borrowed }, 0, 4],
    ["that sends nothing", { dryRun: true, only: some }, 0, 0],
    ["where customers listen", {}, 2, 2],
    ["that names resources", borrowed, 0, 0],
    ["that ends at the first finding", { bail: true, strict: true }, 0, 1],
    ["of one rule, one at a time", { only: ["U-08"], concurrency: 1 }, 0, 0],
  ];
  // In the gate, each service meets some of them.
  it.each(sample(runs, 4, turn))("a run %s", async (_, flags, listening, expected) => {
    const place = await enter(start, { listening });
    const ending = await verifyHouse(place.house, flags, place.runRecord);
    judge(place, ending, isNamed);
    expect([ending.code, place.different()]).toEqual([expected, []]);
  });

  it("a run that borrows all, and disables the webhooks of others", async () => {
    const place = await enter(start, { listening: 2 });
    place.house.binding.operations = { ...place.house.binding.operations, ...withoutCreations };
    const ending = await verifyHouse(place.house, { ...borrowed, quietWebhooks: true }, place.runRecord);
    judge(
      place,
      ending,
      (asked) => isNamed(asked) || (asked.kind === "webhook" && ["7001", "7002"].includes(asked.id)),
    );
    expect([ending.code, place.different()]).toEqual([0, []]);
  });

  it.each(sample(moments(10), 10, turn))(
    "a run that is killed at request %i, and the next one, or --undo",
    async (at) => {
      const place = await enter(start);
      from(place, at, (number) => (number === 1 && at % 2 === 0 ? "lose answer" : "refuse"));
      judge(place, await verifyHouse(place.house, { ...borrowed, only: some }, place.runRecord), isNamed);
      await killRecords(place.runRecord);
      place.house.fail = () => undefined;
      const flags = at % 3 === 0 ? { only: ["upload-notes"] } : { undo: true };
      const ending = await verifyHouse(place.house, flags, place.runRecord);
      judge(place, ending, isNamed);
      // A list that ends too early cannot show that nothing was created.
      expect(ending).toMatchObject(ending.said.includes("may exist") ? { code: 4 } : { code: 0 });
    },
  );

  it.each(sample(moments(12), 12, turn).map((at, index) => [at, index] as const))(
    "failures from request %i on",
    async (at, index) => {
      for (const failure of [everyFailure[(index + turn) % 6], everyFailure[(index + turn + 3) % 6]]) {
        const place = await enter(start);
        from(place, at, () => failure);
        const ending = await verifyHouse(place.house, { only: some }, place.runRecord);
        judge(place, ending);
        expect([failure, ending.code]).not.toEqual([failure, 0]);
        expect([failure, ending.said]).not.toEqual([failure, expect.stringContaining("BROKEN")]);
      }
    },
  );

  it.each(sample(operations, 9, turn))("a binding without %s", async (operation) => {
    const place = await enter(start);
    const { [operation]: _, ...others } = place.house.binding.operations;
    place.house.binding.operations = others;
    const ending = await verifyHouse(place.house, { only: some }, place.runRecord);
    judge(place, ending);
  });

  it.each<[string, Failure | null]>([
    ["refused", 403],
    ["not found", 404],
    ["broken", 500],
    ["of another form", { status: 200, body: "{}" }],
    ["no list", { status: 200, body: '{"data":"none"}' }],
    ["not in the binding", null],
  ])("a list of webhooks that is %s", async (_, answer) => {
    const place = await enter(start, { listening: 2 });
    if (answer === null) place.house.binding.operations.listWebhooks = null;
    place.house.fail = (asked) =>
      asked?.kind === "webhook" && asked.id === "" && !asked.isWrite ? (answer ?? undefined) : undefined;
    const ending = await verifyHouse(place.house, { ...borrowed, only: some }, place.runRecord);
    judge(place, ending);
    expect([ending.code, place.house.asked.filter(({ isWrite }) => isWrite)]).toEqual([2, []]);
  });

  it("two runs at once", async () => {
    const place = await enter(start);
    const run = () => verifyHouse(place.house, { only: some }, place.runRecord);
    for (const ending of await Promise.all([run(), run()])) judge(place, ending);
    expect(place.different()).toEqual([]);
  });
});

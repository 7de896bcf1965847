import { expect, it } from "vitest";
import { isWhole } from "../../support/sample.js";
import { judge } from "./judge.js";
import type { Late, Switch } from "./server.js";

const lateness = [16_000, 40_000];
const ways: readonly Late["done"][] = ["at once", "then", "never"];

/** Answers one request late, of those that are about an operation. */
const lateAt = (nth: number, late: Late | undefined): { apply: Switch; count: () => number } & Record<never, never> => {
  let count = 0;
  return {
    apply: (service) => {
      service.weather = () => (count++ === nth ? late : undefined);
    },
    count: () => count,
  };
};

const borrowing =
  "operations: { createUpload: null, createWebhook: null, deleteUpload: null, deleteWebhook: null, listUploads: null, listWebhooks: null }";

it.each([
  ["upload-notes", ""],
  ["upload-notes", borrowing],
  ["webhook-enabled", ""],
  ["upload-identity", ""],
  ["webhook-identity", borrowing],
  ["webhook-names", ""],
  ["access-without-token", ""],
  ["upload-version", ""],
  ["upload-basename", borrowing],
  ["upload-jobs", ""],
  ["upload-lasting", borrowing],
  ["webhook-overlap", ""],
  ["call-made", ""],
  ["call-silence", ""],
])("one late answer in %s breaks no rule (%s)", { timeout: 120_000 }, async (contract, binding) => {
  const judgeLate = (nth: number, late?: Late) => {
    const { apply, count } = lateAt(nth, late);
    return judge({ wire: "documented", only: [contract], switches: [apply], binding, hasDeadlines: true }).then(
      (judgement) => ({ ...judgement, requests: count() }),
    );
  };
  const { requests, said } = await judgeLate(-1);
  expect(said).toEqual([]);
  const wrong: string[] = [];
  // A few of each, other ones for each way to be late; by night more.
  const step = isWhole ? 7 : 19;
  for (let nth = 0; nth < requests; nth += step) {
    const late = lateness[nth % lateness.length] ?? 0;
    const done = ways[Math.floor(nth / step) % ways.length] ?? "then";
    const { said, failures } = await judgeLate(nth, { late, done });
    wrong.push(...[...said, ...failures.map(String)].map((one) => `${nth} ${late} ${done}: ${one}`));
  }
  expect(wrong).toEqual([]);
});

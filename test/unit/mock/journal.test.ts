import { expect, it } from "vitest";
import { Account } from "../../../src/domain/memory.js";
import { Journal } from "../../../src/mock/journal.js";

it("keeps the first thousand changes of a request, each as it was at the end", () => {
  const journal = new Journal(new Account());
  const head = { method: "POST", url: "/", origin: "", headers: {} };
  const { id } = journal.open({ at: 0, operation: null, ...head });
  const first = Array.from({ length: 3000 }, (_, index) => ({ index, step: 1 }));
  const change = (before: object | undefined, after: object, index: number) =>
    journal.recordChange(id, { type: "upload", id: `${index}`, before, after } as never);
  for (const [index, one] of first.entries()) change(undefined, one, index);
  for (const [index, one] of first.entries()) change(one, { index, step: 2 }, index);
  const changes = journal.get(id)?.changes ?? [];
  expect(changes.map(({ after }) => after)).toEqual(Array.from({ length: 1000 }, (_, index) => ({ index, step: 2 })));
});

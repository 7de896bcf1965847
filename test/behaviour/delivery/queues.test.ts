import { expect, test } from "vitest";
import { Queues } from "../../../src/delivery/queues.js";

/** Work that ends when it is told to. */
function createWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

type Made = ReturnType<typeof createWork>;

/** What has resolved, in this order, once all that can go on has. */
async function follow(promises: Record<string, Promise<void>>) {
  const resolved: string[] = [];
  for (const [name, promise] of Object.entries(promises)) void promise.then(() => resolved.push(name));
  return async () => {
    await new Promise(setImmediate);
    return resolved;
  };
}

test("to settle waits for what was added before, in whatever queue, and for nothing that is added later", async () => {
  const queues = new Queues(2);
  const [one, two, three] = [createWork(), createWork(), createWork()];
  queues.add("a", one.work);
  queues.add("b", two.work);
  const first = queues.settle();
  queues.add("a", three.work);
  const resolved = await follow({ first, second: queues.settle() });
  one.end();
  expect(await resolved()).toEqual([]);
  two.end();
  expect(await resolved()).toEqual(["first"]);
  three.end();
  expect(await resolved()).toEqual(["first", "second"]);
  await queues.settle();
});

test("what follows from an advance is waited for, but not behind what came meanwhile; what is put first is not behind it", async () => {
  const queues = new Queues(1);
  const works = Array.from({ length: 5 }, createWork);
  const [running, other, behind, retry, alone] = works as [Made, Made, Made, Made, Made];
  const order: string[] = [];
  const named = (name: string, { work }: Made) => {
    return () => {
      order.push(name);
      return work();
    };
  };
  queues.add("a", named("running", running));
  await new Promise(setImmediate);
  queues.add("a", named("other", other));
  queues.add("a", named("behind", behind), { follows: true });
  const nothing = await follow({ following: queues.settleFollowing() });
  expect(await nothing()).toEqual(["following"]);
  queues.add("a", named("retry", retry), { follows: true, isFirst: true });
  queues.add("b", named("alone", alone), { follows: true });
  const resolved = await follow({ following: queues.settleFollowing() });
  for (const { end } of [running, retry]) end();
  expect(await resolved()).toEqual([]);
  alone.end();
  other.end();
  expect(await resolved()).toEqual(["following"]);
  behind.end();
  await queues.idle();
  expect(order.filter((name) => name !== "alone")).toEqual(["running", "retry", "other", "behind"]);
});

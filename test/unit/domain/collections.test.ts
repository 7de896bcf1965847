import { expect, it } from "vitest";
import { circleFinder } from "../../../src/domain/collections.js";
import { Account } from "../../../src/domain/memory.js";
import { Collections } from "../../../src/domain/store/collections.js";

const count = 2000;
const ids = Array.from({ length: count }, (_, index) => `c${index}`);

it("looks at each collection of a chain once, however many of it are asked for", () => {
  let looks = 0;
  const isInCircle = circleFinder((id) => {
    looks++;
    const next = Number(id.slice(1)) + 1;
    return next < count ? `c${next}` : undefined;
  });
  expect(ids.some(isInCircle)).toBe(false);
  expect(looks).toBe(count);
});

it("writes a collection once where many move in or out of it", () => {
  const collections = new Collections(new Account());
  const root = { id: "root", label: "Root", position: 1, parent: null };
  const parent = { type: "upload_collection" as const, id: "root" };
  collections.addAll([root, ...ids.map((id, index) => ({ id, label: id, position: index, parent }))]);
  let writes = 0;
  const author = { requestId: null, bus: { publish: () => void writes++ } };
  collections.moveAll(new Map(ids.map((id, index) => [id, index === 0 ? null : `c${index - 1}`])), author);
  expect(writes).toBe(count + 1);
  expect(collections.get("root")?.children).toEqual([]);
  expect(collections.lineageOf(`c${count - 1}`)).toHaveLength(count);
  writes = 0;
  collections.moveAll(new Map(ids.map((id) => [id, "root"])), author);
  expect([writes, collections.get("root")?.children.length, collections.get("c5")?.children]).toEqual([
    count + 1,
    count,
    [],
  ]);
});

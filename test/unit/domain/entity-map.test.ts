import { describe, expect, it } from "vitest";
import { EntityMap } from "../../../src/domain/entity-map.js";

describe("a page of entities", () => {
  const mapOf = (...ids: string[]) => {
    const map = new EntityMap<{ id: string }>("upload");
    for (const id of ids) map.set(id, { id });
    return map;
  };
  const page = (map: EntityMap<{ id: string }>, offset: number, limit: number) =>
    map.page(offset, limit).map(({ id }) => id);

  it("is in the order of their making, and short or empty at the end", () => {
    const map = mapOf("a", "b", "c");
    expect([page(map, 0, 2), page(map, 2, 2), page(map, 3, 2)]).toEqual([["a", "b"], ["c"], []]);
  });

  it("knows what was made, replaced and taken away since the page before", () => {
    const map = mapOf("a", "b", "c");
    expect(page(map, 0, 9)).toEqual(["a", "b", "c"]);
    map.set("d", { id: "d" });
    map.set("b", { id: "b" });
    expect(page(map, 0, 9)).toEqual(["a", "b", "c", "d"]);
    map.delete("b");
    map.delete("nothing");
    expect(page(map, 0, 9)).toEqual(["a", "c", "d"]);
    map.set("b", { id: "b" });
    expect(page(map, 2, 9)).toEqual(["d", "b"]);
  });
});

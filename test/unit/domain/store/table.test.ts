import { describe, expect, it } from "vitest";
import { Table } from "../../../../src/domain/store/table.js";

class Plain extends Table<{ id: string }> {
  put(id: string): void {
    this.write({ id }, null);
  }

  delete(id: string): void {
    this.erase(id, null);
  }
}

describe("a page of entities", () => {
  const tableOf = (...ids: string[]) => {
    const table = new Plain("upload");
    for (const id of ids) table.put(id);
    return table;
  };
  const page = (table: Plain, offset: number, limit: number) => table.page(offset, limit).map(({ id }) => id);

  it("is in the order of their making, and short or empty at the end", () => {
    const table = tableOf("a", "b", "c");
    expect([page(table, 0, 2), page(table, 2, 2), page(table, 3, 2)]).toEqual([["a", "b"], ["c"], []]);
  });

  it("knows what was made, replaced and taken away since the page before", () => {
    const table = tableOf("a", "b", "c");
    expect(page(table, 0, 9)).toEqual(["a", "b", "c"]);
    table.put("d");
    table.put("b");
    expect(page(table, 0, 9)).toEqual(["a", "b", "c", "d"]);
    table.delete("b");
    table.delete("nothing");
    expect(page(table, 0, 9)).toEqual(["a", "c", "d"]);
    table.put("b");
    expect(page(table, 2, 9)).toEqual(["d", "b"]);
  });
});

import { describe, expect, it } from "vitest";
import { bodyWith, childPointer, namesIn, objectWith, valueAt } from "../../../src/base/json-pointer.js";

const odd = ["a/b", "~1", "", "~", "0"];

describe("a JSON pointer", () => {
  it.each(odd)("leads to the member %j, through an array too", (name) => {
    const pointer = childPointer("/list/1", name);
    expect(namesIn(pointer)).toEqual(["list", "1", name]);
    expect(valueAt({ list: [null, { [name]: 7 }] }, pointer)).toBe(7);
  });

  it("that is empty is the whole", () => {
    expect(valueAt([1], "")).toEqual([1]);
    expect(objectWith("", 1)).toBe(1);
  });

  it.each(["/a/b/c", "/toString", "/list/9", "/list/x"])("%s leads to nothing where nothing is", (pointer) => {
    expect(valueAt({ a: { b: null }, list: [1] }, pointer)).toBeUndefined();
  });

  it("makes the object in which it leads to a value", () => {
    expect(objectWith("/a~1b/c", [1])).toEqual({ "a/b": { c: [1] } });
    // Rows of a form have numbers for names.
    expect(objectWith("/rows/0", 1)).toEqual({ rows: { 0: 1 } });
    expect(bodyWith("/data/0/id", 1)).toEqual({ data: [{ id: 1 }] });
  });
});

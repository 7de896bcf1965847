import { describe, expect, it } from "vitest";
import { toJsonPieces } from "../../../src/base/json.js";

const long = {
  locales: ["en"],
  none: undefined,
  files: [],
  uploads: Array.from({ length: 3000 }, (_, id) => ({ id, notes: 'a, "b"\n' })),
};

describe("JSON in pieces", () => {
  it.each(["", "  "])("is the same JSON as in one, with %j as its indent", (indent) => {
    const pieces = [...toJsonPieces(long, indent)];
    expect(pieces.length).toBeGreaterThan(1);
    expect(JSON.parse(pieces.join(""))).toEqual(JSON.parse(JSON.stringify(long)));
    if (indent === "") expect(pieces.join("")).toBe(JSON.stringify(long));
  });

  it("reads an element only when its piece is made", () => {
    const fail = () => {
      throw new Error("read");
    };
    const late = Object.defineProperty({}, "late", { enumerable: true, get: fail });
    const pieces = toJsonPieces({ early: long.uploads, late: [late] });
    pieces.next();
    expect(() => [...pieces]).toThrow("read");
  });
});

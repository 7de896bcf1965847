import { describe, expect, it } from "vitest";
import { createWord } from "../../src/base/random.js";
import { whoseIs } from "../../src/kit/ledger/whose.js";
import { uploadResource } from "../../src/kit/specs/specs.js";

describe("an upload that a target renamed", () => {
  const word = (start: number) => createWord(Uint8Array.from({ length: 16 }, (_, at) => start + 3 * at));
  const sent = `standin-version-${word(7)}.png`;
  const made = { mark: "path", values: ["/1/first.png", sent], word: word(1), id: "18", isSigned: true };
  const shown = (path: string) => ({ id: "18", path });

  it("is the run's where a number follows the name that the run gave it", () => {
    expect(whoseIs(uploadResource, made, shown(`standin-version-${word(7)}-1.png`))).toBe("ours");
  });

  it("is not where nobody signed the record, or where the name has another word", () => {
    const path = `standin-version-${word(7)}-1.png`;
    expect(whoseIs(uploadResource, { ...made, isSigned: false }, shown(path))).not.toBe("ours");
    expect(whoseIs(uploadResource, made, shown(`standin-version-${word(9)}-1.png`))).toBe("another's");
  });
});

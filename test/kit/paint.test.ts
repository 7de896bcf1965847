import { expect, it } from "vitest";
import { painterFor } from "../../src/cli/paint.js";

const stream = (isTTY: boolean) => ({ isTTY }) as NodeJS.WriteStream;

it("colours on a terminal alone, and where the user wants it", () => {
  expect(painterFor(stream(true), {})("BROKEN", "red")).toBe("\u001b[31mBROKEN\u001b[39m");
  expect(painterFor(stream(false), {})("BROKEN", "red")).toBe("BROKEN");
  expect(painterFor(stream(true), { NO_COLOR: "1" })("BROKEN", "red")).toBe("BROKEN");
  expect(painterFor(stream(true), { TERM: "dumb" })("BROKEN", "red")).toBe("BROKEN");
});

import { expect, it } from "vitest";
import { parseDuration, parseTimeRange } from "../../../src/base/duration.js";

it.each([
  ["300ms", 300],
  ["300", 300],
  ["0", 0],
  ["2.5s", 2500],
  [" 2 m ", 120_000],
  ["1h", 3_600_000],
  ["2d", 172_800_000],
  ["0.4ms", 0],
])("%j is %i ms", (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

it.each(["", "soon", "-1s", "1w", "1m30s", "1e3", "Infinity", "9".repeat(20), "99999999999d", "0x10", "1,5s"])(
  "%j is no time",
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

it.each<[string, { minimum: number; maximum: number } | undefined]>([
  ["200", { minimum: 200, maximum: 200 }],
  ["0.5", { minimum: 0.5, maximum: 0.5 }],
  ["100-300", { minimum: 100, maximum: 300 }],
  ["300-100", undefined],
  ["-5", undefined],
  ["2s", undefined],
  ["", undefined],
])("%j is the range %j", (text, range) => {
  expect(parseTimeRange(text)).toEqual(range);
});

import { amountsIn } from "./amounts.js";

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `300ms`, `2.5s`, `2m`, `1h`, `1d`, or of a bare number of milliseconds. */
export const durations = amountsIn(units, "time", 'Pass milliseconds, or a time such as "300ms", "2s" or "5m".');

export const { parse: parseDuration, of: millisecondsOf, to: toMilliseconds } = durations;

/** Milliseconds: always the same, or from one number to another. */
export interface TimeRange {
  minimum: number;
  maximum: number;
}

/** The milliseconds of `200`, or of the range `100-300`; undefined for anything else. */
export function parseTimeRange(text: string): TimeRange | undefined {
  const [, first, second = first] = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const [minimum, maximum] = [Number(first), Number(second)];
  return maximum >= minimum ? { minimum, maximum } : undefined;
}

/** The times of a list, or of a text with commas. */
export const timesIn = (times: readonly (number | string)[] | string): readonly (number | string)[] =>
  typeof times === "string" ? times.split(",") : times;

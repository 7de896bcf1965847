const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds of `300ms`, `2.5s`, `2m`, `1h`, `1d`, or of a bare number of milliseconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)?$/.exec(text.trim());
  if (!match) return undefined;
  // The pattern allows no other unit.
  const unit = (match[2] ?? "ms") as keyof typeof units;
  const milliseconds = Math.round(Number(match[1]) * units[unit]);
  return Number.isSafeInteger(milliseconds) ? milliseconds : undefined;
}

/** Milliseconds of a number, or of a time such as `2m`; undefined for anything else. */
export function millisecondsOf(time: unknown): number | undefined {
  const milliseconds = typeof time === "string" ? parseDuration(time) : time;
  return typeof milliseconds === "number" && Number.isSafeInteger(milliseconds) && milliseconds >= 0
    ? milliseconds
    : undefined;
}

/** The same; throws a TypeError that names what has the time. */
export function toMilliseconds(name: string, time: number | string): number {
  const milliseconds = millisecondsOf(time);
  if (milliseconds === undefined) throw new TypeError(timeRefusal(name, time));
  return milliseconds;
}

export const timeRefusal = (name: string, time: unknown): string =>
  `${name} ${JSON.stringify(time)} is not a time. Pass milliseconds, or a time such as "300ms", "2s" or "5m".`;

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

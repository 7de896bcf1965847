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

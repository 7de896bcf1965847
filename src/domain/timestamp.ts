/** The last time that the API can write. No clock goes past it, and no retry is later. */
export const latestTime = Date.UTC(9999, 0);

/** A time as the API writes it: ISO 8601 in UTC with milliseconds. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A time without its milliseconds, as the published service writes it in a payload. */
export const toSeconds = (timestamp: string): string => timestamp.replace(/\.\d+Z$/, "Z");

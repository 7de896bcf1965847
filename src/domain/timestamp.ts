/** No clock is moved past it, and no call is tried again later: what comes after has no time that the API can write. */
export const latestTime = Date.UTC(9999, 0);

/** A time as the API writes it: ISO 8601 in UTC with milliseconds. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A time without its milliseconds, as the published service writes it in a payload. */
export const toSeconds = (timestamp: string): string => timestamp.replace(/\.\d+Z$/, "Z");

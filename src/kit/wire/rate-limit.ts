/** The headers of a response, names in lower case. */
interface Answered {
  headers: Readonly<Record<string, string>>;
}

/** The longest wait for any service, in milliseconds. */
export const longestPause = 60_000;

/** How long a response asks to wait by its Retry-After, in seconds or as a date; in milliseconds. */
export function retryAfter({ headers }: Answered, now: number): number | undefined {
  return toPause(headers["retry-after"], now);
}

/**
 * How long a 429 asks to wait, in milliseconds: Retry-After in seconds or as a date, else X-RateLimit-Reset in seconds from
 * now, or in seconds since 1970 as some services have it; else a second.
 */
export const pauseOf = (exchange: Answered, now: number): number =>
  retryAfter(exchange, now) ?? toPause(exchange.headers["x-ratelimit-reset"], now) ?? 1000;

function toPause(told: string | undefined, now: number): number | undefined {
  const seconds = Number(told);
  if (told === undefined || told.trim() === "") return undefined;
  if (!Number.isFinite(seconds)) {
    const date = Date.parse(told);
    return Number.isNaN(date) ? undefined : Math.max(date - now, 100);
  }
  const isTimestamp = seconds > 1_000_000_000;
  return Math.max(isTimestamp ? seconds * 1000 - now : seconds * 1000, 100);
}

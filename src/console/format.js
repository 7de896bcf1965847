/**
 * The time of day of a timestamp, in UTC as everything here.
 * @param {string} timestamp
 */
export const timeOfDay = (timestamp) => timestamp.slice(11, 19);

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** @param {number} milliseconds since 1970 */
export function dateAndTime(milliseconds) {
  const date = new Date(milliseconds);
  return `${dateFormat.format(date)}, ${timeOfDay(date.toISOString())} UTC`;
}

/** @param {number} bytes */
export function fileSize(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const units = /** @type {const} */ ([
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["m", 60_000],
  ["s", 1000],
  ["ms", 1],
]);

/**
 * A span of time in its two largest units: `2m`, `1h 30m`.
 * @param {number} milliseconds
 */
export function span(milliseconds) {
  const parts = [];
  let rest = milliseconds;
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}${unit}`);
  }
  return parts.slice(0, 2).join(" ") || "0s";
}

/**
 * @param {number} count
 * @param {string} one
 * @param {string} [many]
 */
export const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/**
 * How a response went, in a word that its colour repeats.
 * @param {number | null | undefined} status
 */
export function tone(status) {
  if (status === null || status === undefined) return "waiting";
  if (status === 0 || status >= 500) return "bad";
  return status >= 400 ? "warn" : "good";
}

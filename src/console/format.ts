import type { JournalEntry } from "../openapi/page-types.js";

/** The time of day of a timestamp, in UTC as everything here. */
export const timeOfDay = (timestamp: string): string => timestamp.slice(11, 19);

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });

/** Of milliseconds since 1970. */
export const dateAndTime = (milliseconds: number): string => `${dateFormat.format(milliseconds)} UTC`;

export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** A span of milliseconds in its two largest units: `2m`, `1h 30m`. */
export function span(milliseconds: number): string {
  let rest = milliseconds;
  const parts = Object.entries(units).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count}${unit}`] : [];
  });
  return parts.slice(0, 2).join(" ") || "0s";
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export type Tone = "waiting" | "bad" | "warn" | "good" | "off";

/** How a response went, in a word that its color repeats. */
export function toneOf(status: number | null | undefined): Tone {
  if (status === null || status === undefined) return "waiting";
  if (status === 0 || status >= 500) return "bad";
  return status >= 400 ? "warn" : "good";
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a function makes, or if it throws, what comes of the message. */
export function orElse<Made>(make: () => Made, instead: (message: string) => Made): Made {
  try {
    return make();
  } catch (error) {
    return instead(messageOf(error));
  }
}

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

export const headerLines = (headers: object | null): string =>
  Object.entries(headers ?? {})
    .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
    .join("\n");

export function outcomeOf({ response }: JournalEntry): string {
  if (response === null) return "Waiting";
  return response.status === 0 ? "Dropped" : String(response.status);
}

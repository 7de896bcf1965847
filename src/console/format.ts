import { toJson } from "../base/json.js";
import type { JournalEntry } from "../openapi/page-types.js";

/** The time of day of a timestamp, in UTC as everything here. */
export const timeOfDay = (timestamp: string): string => timestamp.slice(11, 19);

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });

/** Of milliseconds since 1970. */
export const dateAndTime = (milliseconds: number): string => `${dateFormat.format(milliseconds)} UTC`;

const sizeFormat = new Intl.NumberFormat("en", { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 });

export const fileSize = (bytes: number): string => sizeFormat.format(bytes / 1000);

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The members of something, in words. */
export const factsOf = (members: object): string =>
  Object.entries(members)
    .map(([name, value]) => `${name.replaceAll("_", " ")} ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(" · ");

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

export const asJson = (value: unknown): string => toJson(value, 2);

export const headerLines = (headers: object | null): string =>
  Object.entries(headers ?? {})
    .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
    .join("\n");

export function outcomeOf({ response }: JournalEntry): string {
  if (response === null) return "Waiting";
  return response.status === 0 ? "Dropped" : String(response.status);
}

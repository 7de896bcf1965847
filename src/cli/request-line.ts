import { toPrinted } from "../base/visible.js";
import type { Paint } from "../kit/report/paint.js";
import type { LogEntry, LoggedAttempt } from "../mock/log.js";

type Colour = Parameters<Paint>[1];

/** What reads is calm, what takes away is not. */
const methodColours: Readonly<Record<string, Colour>> = { GET: "dim", HEAD: "dim", DELETE: "red", POST: "green" };

/** One request as a line for a terminal, and one more for the fault that was used for it. */
export function requestLines(entry: LogEntry, paint: Paint): string {
  const { method, path, status, environment, code, fault, duration } = entry;
  const parts = [
    paint(toPrinted(method).padEnd(6), methodColours[method] ?? "yellow"),
    toPrinted(path),
    paint("→", "dim"),
    paint(status === 0 ? "dropped" : String(status), colourOf(status)),
    ...(code === undefined ? [] : [code]),
    paint(`${Math.round(duration * 10) / 10} ms`, "dim"),
    ...placeOf(environment, paint),
  ];
  const injected = fault === undefined ? "" : `${paint(`       ↳ fault ${fault}`, "yellow")}\n`;
  return `${parts.join(" ")}\n${injected}`;
}

/** One attempt of a webhook call as a line, below the request that caused it. */
export function attemptLine({ environment, webhook, status, failure }: LoggedAttempt, paint: Paint): string {
  const outcome =
    status === null ? paint(toPrinted(failure ?? "no response"), "red") : paint(String(status), colourOf(status));
  const parts = [paint("       ↳ webhook", "dim"), toPrinted(webhook.name), outcome, ...placeOf(environment, paint)];
  return `${parts.join(" ")}\n`;
}

const placeOf = (environment: string | undefined, paint: Paint): string[] =>
  environment === undefined || environment === "main" ? [] : [paint(`[${environment}]`, "dim")];

function colourOf(status: number): Colour {
  if (status === 0 || status >= 500) return "red";
  return status >= 400 ? "yellow" : "green";
}

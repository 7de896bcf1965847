import { type Logger, pino, stdSerializers } from "pino";
import { printedJson, toPrinted } from "../base/visible.js";
import type { Failure, LogEntry, LoggedAttempt } from "../mock/log.js";
import { createLineWriter } from "./line-writer.js";
import { type Paint, painterFor } from "./paint.js";

/** The log of a server. It never waits for a reader, and never throws. */
export type ServerLog = Awaited<ReturnType<typeof createLogger>>;

/** The form of a log: a readable line per request, JSON, or only failures. */
export type LogForm = "pretty" | "json" | "off";

/** Logs to stderr: readable on a terminal and JSON elsewhere, unless an option chooses. */
export async function createLogger(
  { stderr, env }: Pick<NodeJS.Process, "stderr" | "env">,
  form: LogForm = stderr.isTTY ? "pretty" : "json",
) {
  const isPretty = form === "pretty";
  const render = isPretty ? await prettifier() : printedJson;
  const toLine = (text: string) => render(`${JSON.stringify({ level: 40, time: Date.now(), msg: text })}\n`);
  const writer = createLineWriter(stderr, (count) =>
    toLine(`${count} lines are missing here: the reader was too slow.`),
  );
  const logger = pino({ base: null }, { write: (line) => writer.write(render(line)) });
  const paint = painterFor(stderr, env);
  return {
    /** Whether people read it. */
    isPretty,
    request(entry: LogEntry): void {
      if (entry.failure && form !== "json")
        logger.error(toPrinted(`Standin failed (${entry.failure.id}): ${stackOf(entry.failure.error)}`, "\n"));
      if (form === "off" || entry.ofPage) return;
      if (isPretty) writer.write(requestLines(entry, paint));
      else logRequest(logger, entry);
    },
    attempt(attempt: LoggedAttempt): void {
      if (isPretty) writer.write(attemptLine(attempt, paint));
    },
    /** An internal error that no request waits for. */
    failure({ id, where, error }: Failure): void {
      const text = `Standin failed (${id}) in ${where}`;
      if (form === "json") logger.error({ failure: id, err: toLoggedError(error) }, text);
      else logger.error(toPrinted(`${text}\n${stackOf(error)}`, "\n"));
    },
    warn: (text: string): void => logger.warn(isPretty ? toPrinted(text) : text),
    /** A line about what it did. */
    note: (text: string): void => (form === "json" ? logger.info(text) : writer.write(`${text}\n`)),
    /** A message for a person. */
    say: writer.write,
    end: writer.end,
  };
}

/** Loads pino-pretty only for people. */
async function prettifier(): Promise<(line: string) => string> {
  const { default: pretty } = await import("pino-pretty");
  return pretty.prettyFactory({ translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname", hideObject: true });
}

function logRequest(logger: Logger, entry: LogEntry): void {
  const { method, path, status, environment, operation, code, fault, failure } = entry;
  const level = status >= 500 ? "error" : status >= 400 ? "warn" : "info";
  const duration_ms = Math.round(entry.duration * 10) / 10;
  const failed = failure && { failure: failure.id, err: toLoggedError(failure.error) };
  logger[level]({ method, path, status, environment, operation, code, duration_ms, fault, ...failed });
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));
const toLoggedError = (error: unknown) => (error instanceof Error ? stdSerializers.err(error) : String(error));

type Colour = Parameters<Paint>[1];

/** Reads have a quiet color, deletions a loud one. */
const methodColours: Readonly<Record<string, Colour>> = { GET: "dim", HEAD: "dim", DELETE: "red", POST: "green" };

/** One request as a line for a terminal, with another line if a fault applied to it. */
function requestLines(entry: LogEntry, paint: Paint): string {
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
function attemptLine({ environment, webhook, status, failure }: LoggedAttempt, paint: Paint): string {
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

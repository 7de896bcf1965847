import { type Logger, pino, stdSerializers } from "pino";
import type { LogEntry } from "../http/host.js";

export interface RequestLogger {
  /** Logs one request. */
  request(entry: LogEntry): void;
  /** Says something to a person. */
  say(text: string): void;
}

/** Logs to stderr: a readable line a request on a terminal, JSON where it is none or was asked for. */
export async function createLogger(stderr: NodeJS.WriteStream, json: boolean): Promise<RequestLogger> {
  const readable = stderr.isTTY === true && !json;
  const logger = readable ? await terminalLogger() : pino({ base: null }, pino.destination({ dest: 2, sync: false }));
  return {
    request: (entry) => logRequest(logger, entry, readable),
    say: (text) => void stderr.write(text),
  };
}

/** pino-pretty is loaded where there is somebody to read it. */
async function terminalLogger(): Promise<Logger> {
  const { default: pretty } = await import("pino-pretty");
  const stream = pretty({
    destination: 2,
    sync: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: "pid,hostname",
    hideObject: true,
  });
  return pino(stream);
}

function logRequest(logger: Logger, entry: LogEntry, readable: boolean): void {
  const { failure, duration, ...rest } = entry;
  const fields = { ...rest, duration_ms: Math.round(duration * 10) / 10 };
  const level = entry.status >= 500 ? "error" : entry.status >= 400 ? "warn" : "info";
  const environment = entry.environment && entry.environment !== "main" ? ` [${entry.environment}]` : "";
  const text = `${entry.method} ${entry.path} → ${entry.status}${entry.code ? ` ${entry.code}` : ""} ${fields.duration_ms} ms${environment}`;
  const error =
    failure === undefined ? {} : { err: failure instanceof Error ? stdSerializers.err(failure) : String(failure) };
  logger[level](
    { ...fields, ...error },
    readable && failure !== undefined ? `${text}\n${(failure as Error).stack}` : text,
  );
}

import { type Logger, pino, stdSerializers } from "pino";
import type { LogEntry } from "../http/host.js";

export interface RequestLogger {
  /** Logs one request. */
  request(entry: LogEntry): void;
  /** Says something to a person. */
  say(text: string): void;
}

/** Lines are dropped, and not waited for, when so many bytes of them wait for a reader of stderr that does not read. */
const maximumWaiting = 1024 * 1024;

/** Logs to stderr: a readable line a request on a terminal, JSON where it is none or was asked for. */
export async function createLogger(stderr: NodeJS.WriteStream, json: boolean): Promise<RequestLogger> {
  const readable = stderr.isTTY === true && !json;
  const logger = readable
    ? await terminalLogger()
    : pino({ base: null }, pino.destination({ dest: 2, sync: false, maxLength: maximumWaiting }));
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
  const { method, path, status, environment, operation, code, failure } = entry;
  const level = status >= 500 ? "error" : status >= 400 ? "warn" : "info";
  const duration_ms = Math.round(entry.duration * 10) / 10;
  if (!readable) {
    const err = failure === undefined ? undefined : toLoggedError(failure);
    logger[level]({ method, path, status, environment, operation, code, duration_ms, err });
    return;
  }
  const place = environment && environment !== "main" ? ` [${environment}]` : "";
  const text = `${method} ${path} → ${status}${code ? ` ${code}` : ""} ${duration_ms} ms${place}`;
  logger[level](failure === undefined ? text : `${text}\n${(failure as Error).stack}`);
}

const toLoggedError = (failure: unknown) => (failure instanceof Error ? stdSerializers.err(failure) : String(failure));

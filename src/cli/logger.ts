import { type Logger, pino, stdSerializers } from "pino";
import type { Failure, LogEntry } from "../mock/log.js";
import { createLineWriter } from "./line-writer.js";

/** The log of a server; nothing that it does waits for a reader, or throws. */
export interface ServerLog {
  /** One request. */
  request(entry: LogEntry): void;
  /** Something that failed inside, while no request was waiting for it. */
  failure(failure: Failure): void;
  /** Something that is not as it should be. */
  warn(text: string): void;
  /** Says something to a person. */
  say(text: string): void;
  /** Hands on what still waits to be written. */
  end(): Promise<void>;
}

/** Logs to stderr: a readable line a request on a terminal, JSON where it is none or was asked for. */
export async function createLogger(stderr: NodeJS.WriteStream, json: boolean): Promise<ServerLog> {
  const readable = stderr.isTTY === true && !json;
  const render = readable ? await prettifier() : (line: string) => line;
  const toLine = (text: string) => render(`${JSON.stringify({ level: 40, time: Date.now(), msg: text })}\n`);
  const writer = createLineWriter(stderr, (count) => toLine(`${count} lines are missing here: nobody read them.`));
  const logger = pino({ base: null }, { write: (line) => writer.write(render(line)) });
  return {
    request: (entry) => logRequest(logger, entry, readable),
    failure({ id, where, error }) {
      const text = `Standin failed (${id}) in ${where}`;
      if (readable) logger.error(`${text}\n${stackOf(error)}`);
      else logger.error({ failure: id, err: toLoggedError(error) }, text);
    },
    warn: (text) => logger.warn(text),
    say: writer.write,
    end: writer.end,
  };
}

/** pino-pretty is loaded where there is somebody to read it. */
async function prettifier(): Promise<(line: string) => string> {
  const { prettyFactory } = await import("pino-pretty");
  return prettyFactory({ translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname", hideObject: true });
}

function logRequest(logger: Logger, entry: LogEntry, readable: boolean): void {
  const { method, path, status, environment, operation, code, failure } = entry;
  const level = status >= 500 ? "error" : status >= 400 ? "warn" : "info";
  const duration_ms = Math.round(entry.duration * 10) / 10;
  if (!readable) {
    const failed = failure && { failure: failure.id, err: toLoggedError(failure.error) };
    logger[level]({ method, path, status, environment, operation, code, duration_ms, ...failed });
    return;
  }
  const place = environment && environment !== "main" ? ` [${environment}]` : "";
  const text = `${method} ${path} → ${status}${code ? ` ${code}` : ""} ${duration_ms} ms${place}`;
  logger[level](failure ? `${text}\nStandin failed (${failure.id}): ${stackOf(failure.error)}` : text);
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));
const toLoggedError = (error: unknown) => (error instanceof Error ? stdSerializers.err(error) : String(error));

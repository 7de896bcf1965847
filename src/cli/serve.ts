import { Command, InvalidArgumentError, Option } from "commander";
import { parseDuration } from "../base/duration.js";
import { isLoopback } from "../base/loopback.js";
import { controlFault, toAllowedOrigin } from "../options.js";
import { errorId, randomIds } from "../runtime/ids.js";
import { SeedError } from "../seed/seed.js";
import { createStandin, type Standin } from "../standin.js";
import { createLogger, type ServerLog } from "./logger.js";
import { UsageError } from "./usage.js";

interface ServeFlags {
  port: number;
  host: string;
  publicUrl?: string;
  seed?: string;
  jobs: "auto" | "always" | "never";
  jobTime: number;
  rateLimit?: boolean;
  deliver?: "loopback" | "any" | "off";
  retry?: number[];
  latency?: string;
  randomSeed?: number;
  controlToken?: string;
  allowOrigin?: string[];
  json?: boolean;
}

/** `standin serve`: the mock as a process, until SIGINT or SIGTERM. */
export function serveCommand(process: NodeJS.Process): Command {
  return new Command("serve")
    .description("Serve the mock: the flat envelope at /, JSON:API at /json-api.")
    .option("--port <number>", "the port to listen on; 0 takes a free one", toPort, 4010)
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .option("--public-url <url>", "the origin of the addresses of files, where it is not the request's own", toOrigin)
    .option("--seed <file>", "a seed file (JSON); the default seed without it")
    .addOption(
      new Option("--jobs <policy>", "when an update of an upload is answered with a job")
        .choices(["auto", "always", "never"])
        .default("auto"),
    )
    .option("--job-time <time>", 'how long a job takes: milliseconds, or a time such as "2s"', toTime, 300)
    .addOption(
      new Option(
        "--deliver <addresses>",
        "which addresses webhooks call: those of this machine (the default; must be said with a --host that others can reach), any, or none",
      ).choices(["loopback", "any", "off"]),
    )
    .option(
      "--retry <times>",
      'when a failed call is tried again, such as "1s,5s,30s"; the published schedule without it',
      toTimes,
    )
    .option(
      "--latency <time>",
      "hold each request so many milliseconds first, or so many to so many: 100-300",
      toLatency,
    )
    .option("--random-seed <number>", "what the chance of a latency range is made from (default: 1)", toSeed)
    .option("--rate-limit", "answer 429 to more than 60 requests of a token in 3 seconds")
    .option(
      "--control-token <token>",
      "what /_standin asks for (Authorization: Bearer TOKEN); needed with a --host that others can reach",
    )
    .option(
      "--allow-origin <origin>",
      "an origin whose pages may call, beside those of this machine and of --public-url; may be repeated, and * is all",
      toOrigins,
    )
    .option("--json", "say that it is ready, and log, as JSON")
    .exitOverride()
    .action((flags: ServeFlags) => serve(flags, process));
}

async function serve(flags: ServeFlags, process: NodeJS.Process): Promise<void> {
  const log = await createLogger(process.stderr, flags.json === true);
  process.stdout.on("error", ({ message }) => log.warn(`stdout takes nothing (${message}); Standin goes on without.`));
  const standin = await start(flags, log);
  const { url } = standin;
  const fail = (where: string, error: unknown) => log.failure({ id: errorId(randomIds), where, error });
  // A test run must not lose its mock to a fault of ours: what is thrown past everything else is told, and nothing more.
  process.on("uncaughtException", (error, origin) => fail(`an ${origin}`, error));

  // The first signal ends in good order; a second one, as always, at once.
  const end = () => {
    void close(standin, fail).then(async (code) => {
      await log.end();
      process.exit(code);
    });
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);

  // Last, since whoever reads it may send a signal at once.
  process.stdout.write(
    flags.json ? `${JSON.stringify({ event: "ready", url, pid: process.pid })}\n` : `Standin is ready at ${url}\n`,
  );
  const warnings = warningsFor(flags);
  if (flags.json) for (const warning of warnings) log.warn(warning);
  else log.say(hints(url, warnings));
}

/** Resolves with the exit code. */
function close(standin: Standin, fail: (where: string, error: unknown) => void): Promise<number> {
  return standin.close().then(
    () => 0,
    (error) => {
      fail("its end", error);
      return 1;
    },
  );
}

async function start(flags: ServeFlags, log: ServerLog): Promise<Standin> {
  const { json: _, ...options } = flags;
  const fault = controlFault(flags.host, flags.controlToken);
  if (fault) throw new UsageError(`${fault}, with --control-token TOKEN.`);
  try {
    return await createStandin({ ...options, log: log.request, onFailure: log.failure });
  } catch (error) {
    throw new UsageError(reasonOf(error, flags) ?? "", { cause: error });
  }
}

/** One line for what a user can mend; anything else is thrown as it is. */
function reasonOf(error: unknown, { port, host, seed }: ServeFlags): string {
  if (error instanceof SeedError) {
    const [first] = error.faults;
    const more = error.faults.length > 1 ? ` (and ${error.faults.length - 1} more)` : "";
    return `The seed ${seed} is wrong: ${first?.detail}${more}`;
  }
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is in use; choose another with --port, or --port 0 for a free one.`;
    case "EACCES":
      if (seed === undefined || (error as NodeJS.ErrnoException).syscall === "listen") {
        return `Port ${port} on ${host} may not be listened on; choose one above 1023 with --port.`;
      }
      return `The seed ${seed} may not be read.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${host} is no address of this machine; choose another with --host.`;
    case "ENOENT":
      return `There is no seed at ${seed}.`;
    case "EISDIR":
      return `The seed ${seed} is a directory; name a file.`;
    default:
      throw error;
  }
}

/** What opens more than one might think, or less. */
function warningsFor({ host, deliver, allowOrigin = [] }: ServeFlags): string[] {
  return [
    ...(allowOrigin.includes("*") ? ["Pages of every origin may call this server (--allow-origin *)."] : []),
    ...(deliver === undefined && !isLoopback(host)
      ? ["Webhooks call Standin's own receivers alone (/_standin/receiver/NAME) until --deliver says more."]
      : []),
  ];
}

function hints(url: string, warnings: readonly string[]): string {
  return [
    "Any token will do. Try:",
    "",
    `  curl -X PUT ${url}/uploads/1001 -H "Authorization: Bearer any-token" \\`,
    `    -H "Content-Type: application/json" -d '{"author":"Grace Hopper"}'`,
    "",
    `See what it does: ${url}/_standin · read about it: ${url}/docs`,
    `JSON:API at ${url}/json-api · the documents at ${url}/openapi.json and ${url}/json-api/openapi.json`,
    ...warnings,
    "",
    "",
  ].join("\n");
}

function toPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError("A port is a number from 0 to 65535.");
}

function toTime(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds !== undefined) return milliseconds;
  throw new InvalidArgumentError('A time is a number of milliseconds, or such as "300ms", "2s" or "5m".');
}

function toLatency(text: string): string {
  const [minimum, maximum] = text.split("-").map(Number);
  if (/^\d+(-\d+)?$/.test(text) && Number(minimum) <= Number(maximum ?? minimum)) return text;
  throw new InvalidArgumentError('A latency is a number of milliseconds, or a range such as "100-300".');
}

function toSeed(text: string): number {
  if (/^-?\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("A random seed is a whole number.");
}

const toTimes = (text: string): number[] => text.split(",").map(toTime);

function toOrigins(text: string, others: readonly string[] = []): string[] {
  if (toAllowedOrigin(text) !== undefined) return [...others, text];
  throw new InvalidArgumentError("An origin is such as https://app.example.com; * is all of them.");
}

function toOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return text;
  throw new InvalidArgumentError("A URL is absolute, http or https, such as https://mock.example.com.");
}

import { relative } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Command, Option } from "commander";
import { isLoopback } from "../base/hosts.js";
import { UsageError } from "../base/usage-error.js";
import { errorId } from "../openapi/errors.js";
import { controlRefusal, type OptionSpec, optionList, type StandinOptions } from "../options.js";
import { randomIds } from "../runtime/ids.js";
import { SeedError, StateError } from "../seed/seed-error.js";
import { createStandin, type Standin } from "../standin.js";
import { createLogger, type LogForm, type ServerLog } from "./logger.js";
import { parserOf } from "./run-options.js";
import { watchSeed } from "./watch-seed.js";

/** The options of the library that have flags, and those of the process. */
interface ServeFlags extends Omit<StandinOptions, "seed" | "allowOrigin" | "log"> {
  port: number;
  host: string;
  seed?: string;
  allowOrigin?: string[];
  log?: LogForm;
  watch?: boolean;
  json?: boolean;
}

/** `standin serve`: the mock as a process, until SIGINT, SIGTERM or SIGHUP. */
export function serveCommand(process: NodeJS.Process): Command {
  const command = new Command("serve").description("Serve the mock: the flat envelope at /, JSON:API at /json-api.");
  for (const spec of optionList) if (spec.flag) command.addOption(toOption(spec, spec.flag));
  return command
    .addOption(
      new Option("--log <form>", "Form of the request log (default: pretty on a terminal, json elsewhere)").choices([
        "pretty",
        "json",
        "off",
      ]),
    )
    .option("--watch", "Read the seed again when one of its files changes, and reset every environment to it")
    .option("--json", "Print the ready line and the log as JSON")
    .exitOverride()
    .action((flags: ServeFlags) => serve(flags, process));
}

/** An option of the library as a flag of the command line. */
function toOption(spec: (typeof optionList)[number], flag: NonNullable<OptionSpec["flag"]>): Option {
  const { takes } = spec;
  const made = new Option(flag.argument ? `${flagOf(spec.name)} <${flag.argument}>` : flagOf(spec.name), spec.text);
  if (flag.default !== undefined) made.default(flag.default);
  if (takes.choices) return made.choices(takes.choices);
  if (!flag.argument) return made;
  return made.argParser(parserOf(takes));
}

/** `jobTime` as `--job-time`. */
const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

async function serve(flags: ServeFlags, process: NodeJS.Process): Promise<void> {
  // V8 collects only when garbage has become several times what is in use, which --memory does not count.
  setFlagsFromString("--heap-growing-percent=30");
  const log = await createLogger(process, flags.log ?? (flags.json ? "json" : undefined));
  process.stdout.on("error", ({ message }) =>
    log.warn(`stdout is not writable (${message}). Standin continues without it.`),
  );
  const standin = await start(flags, log);
  const { url } = standin;
  const fail = (where: string, error: unknown) => log.failure({ id: errorId(randomIds), where, error });
  // A test run must not lose its mock to our own error, so uncaught errors are only logged.
  process.on("uncaughtException", (error, origin) => fail(`an ${origin}`, error));

  // The first signal ends in good order, a second one at once.
  const end = async () => {
    endWatch();
    const failure = await standin.close().catch((error: unknown) => ({ error }));
    // A failed save must not stop the server from ending. It is no error of Standin's own.
    const reason = failure && reasonOf(failure.error, flags);
    if (reason !== undefined) log.warn(reason);
    else if (failure) fail("its end", failure.error);
    const files = standin.savedFiles().map(nameOf);
    if (files.length > 0) log.note(`The state is saved in ${listed(files)}.`);
    await log.end();
    process.exit(failure ? 1 : 0);
  };
  const tellLeftOut = () => {
    const names = standin.leftOut() ?? [];
    if (names.length > 0) log.note(`Not in the seed: ${listed(names)}. Only visible, regular files become uploads.`);
  };
  const reread = () =>
    standin.reseed({ ifChanged: true }).then(
      (changed) => {
        if (changed.length === 0) return;
        const kept = standin.leftOut() ? ", and kept what was edited" : "";
        const why = `The seed changed (${listed(changed.map(nameOf))}).`;
        log.say(`${why} Standin reset every environment to the seed${kept}.\n`);
        tellLeftOut();
      },
      (error: unknown) => log.warn(`Nothing was reset. ${reasonOf(error, flags) ?? String(error)}`),
    );
  const endWatch = flags.watch ? watchSeed(standin.seedFiles, reread) : () => undefined;
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  // A closing terminal sends SIGHUP twice: from the shell and from the system.
  process.on("SIGHUP", end);

  // Last, since the reader of this line may send a signal at once.
  process.stdout.write(
    flags.json ? `${JSON.stringify({ event: "ready", url, pid: process.pid })}\n` : `Standin is ready at ${url}\n`,
  );
  tellLeftOut();
  if (standin.leftBehind !== null) log.warn(standin.leftBehind);
  const warnings = warningsFor(flags);
  if (flags.json) for (const warning of warnings) log.warn(warning);
  else log.say(hints(addressFor(flags, url), flags.seed !== undefined, warnings));
}

const mostListed = 5;

/** The first names of a list, and how many more there are. */
const listed = (names: readonly string[]): string =>
  [...names.slice(0, mostListed), ...(names.length > mostListed ? [`${names.length - mostListed} more`] : [])].join(
    ", ",
  );

const nameOf = (path: string): string => relative("", path);

async function start(flags: ServeFlags, log: ServerLog): Promise<Standin> {
  const { json: _, log: __, watch: ___, ...options } = flags;
  if (flags.durable && flags.state === undefined)
    throw new UsageError("--durable needs --state: nothing is saved before the end.");
  if (flags.watch && flags.seed === undefined) throw new UsageError("--watch needs --seed: there is no file to watch.");
  const refusal = controlRefusal(flags.host, flags.controlToken);
  if (refusal) throw new UsageError(`${refusal}, with --control-token TOKEN.`);
  try {
    return await createStandin({
      ...options,
      log: log.request,
      ...(log.isPretty ? { onAttempt: log.attempt } : {}),
      onFailure: log.failure,
      onSaving: (problem) =>
        problem === null ? log.note("The state is saved again.") : log.warn(`Not saved. ${problem}`),
    });
  } catch (error) {
    const reason = reasonOf(error, flags);
    throw reason === undefined ? error : new UsageError(reason, { cause: error });
  }
}

/** One line for an error that the user can fix. Undefined for any other error. */
function reasonOf(error: unknown, { port, host, seed }: ServeFlags): string | undefined {
  if (error instanceof StateError) return error.message;
  if (error instanceof SeedError) {
    const [first] = error.violations;
    const more = error.violations.length > 1 ? ` (and ${error.violations.length - 1} more)` : "";
    return `The seed ${seed} is not valid: ${first?.detail}${more}`;
  }
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is in use. Choose another with --port, or pass --port 0 for a free one.`;
    case "EACCES":
      if (seed === undefined || (error as NodeJS.ErrnoException).syscall === "listen") {
        return `Port ${port} on ${host} needs more permissions. Choose a port above 1023 with --port.`;
      }
      return `No permission to read the seed ${seed}. Change its permissions, or pass another file with --seed.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${host} is not an address of this machine. Choose another with --host.`;
    case "ENOENT":
      return `The seed ${seed} does not exist. Check --seed.`;
    default:
      if (error instanceof Error && "syscall" in error && error.syscall !== "listen")
        return `The seed cannot be read: ${error.message}`;
      return undefined;
  }
}

/** Warnings about options that open more, or less, than expected. */
function warningsFor({ host, deliver, allowOrigin = [] }: ServeFlags): string[] {
  return [
    ...(allowOrigin.includes("*") ? ["Pages of every origin may call this server (--allow-origin *)."] : []),
    ...(deliver === undefined && !isLoopback(host)
      ? [
          "Webhooks call only Standin's own receivers (/_standin/receiver/NAME). Pass --deliver to call other addresses.",
        ]
      : []),
  ];
}

/** The URL for a person at this machine. A server that listens on all addresses has no single one. */
function addressFor({ publicUrl }: ServeFlags, url: string): string {
  return publicUrl ?? url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}

/** A first example. With a seed of the user's own, it names no upload. */
function hints(url: string, hasOwnSeed: boolean, notes: readonly string[]): string {
  const update = [
    `  curl -X PUT ${url}/uploads/1001 -H "Authorization: Bearer any-token" \\`,
    `    -H "Content-Type: application/json" -d '{"author":"Grace Hopper"}'`,
  ];
  return [
    "Any token works. Try:",
    "",
    ...(hasOwnSeed ? [`  curl ${url}/uploads -H "Authorization: Bearer any-token"`] : update),
    "",
    `Console: ${url}/_standin · documentation: ${url}/docs`,
    `JSON:API: ${url}/json-api · OpenAPI documents: ${url}/openapi.json and ${url}/json-api/openapi.json`,
    ...notes,
    "",
    "",
  ].join("\n");
}

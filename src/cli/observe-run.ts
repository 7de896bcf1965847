import { createRedactor } from "../base/redactor.js";
import { UsageError } from "../base/usage-error.js";
import { toPrinted } from "../base/visible.js";
import { toView } from "../kit/report/view.js";
import type { Finding } from "../kit/run/findings.js";
import { type Observer, observe } from "../observe/observe.js";
import { toAllowedOrigin } from "../option-values.js";
import { realPorts } from "../runtime/kit-process.js";
import { type PreparedRun, prepareRun, type RunOptions } from "../suite/prepare.js";
import { createLineWriter, type LineWriter } from "./line-writer.js";
import { createOutput, judgementOf } from "./verify-output.js";

export interface ObserveFlags extends Pick<RunOptions, "target" | "envelope" | "accept" | "baseline" | "strict"> {
  port: number;
  binding?: string;
  allowOrigin?: string[];
  allowHost?: string[];
  onlyWriter?: boolean;
  report?: string;
  json?: boolean;
}

/** Starts to observe, and returns when it listens. A signal ends the process with the report. Throws a UsageError. */
export async function runObserve(flags: ObserveFlags, process: NodeJS.Process): Promise<void> {
  const prepared = await prepare(flags);
  const lines = createLineWriter(
    process.stderr,
    (count) => `${count} lines are missing here: the reader was too slow.\n`,
  );
  const observer = await start(flags, prepared, lines);
  let isEnding = false;
  const end = (code: number) => () => {
    // A second signal ends at once.
    if (isEnding) process.exit(code);
    isEnding = true;
    void conclude(process, { flags, prepared, observer, lines }).then((found) => process.exit(found));
  };
  process.on("SIGINT", end(130));
  process.on("SIGTERM", end(143));
  const { url } = observer;
  const ready = { event: "ready", url, pid: process.pid };
  // Last, since the reader of this line may send a signal at once.
  process.stdout.write(
    flags.json ? `${JSON.stringify(ready)}\n` : `Standin observes ${prepared.target.url} at ${url}\n`,
  );
}

async function prepare({ target, envelope, binding, accept, baseline, strict }: ObserveFlags): Promise<PreparedRun> {
  // It sends no requests itself, so it needs no token.
  return prepareRun({ target, envelope, binding, accept, baseline, strict }, [], { isDry: true });
}

async function start(
  { port, allowOrigin = [], allowHost = [], onlyWriter }: ObserveFlags,
  prepared: PreparedRun,
  lines: LineWriter,
): Promise<Observer> {
  let secrets: () => readonly string[] = () => [];
  const redactor = createRedactor();
  const say = (text: string) => {
    redactor.learn(secrets());
    lines.write(`${toPrinted(redactor.hide(text))}\n`);
  };
  try {
    const observer = await observe(prepared.target, realPorts, {
      port,
      callers: { hosts: allowHost, origins: new Set(allowOrigin.map(toAllowedOrigin)) },
      isOnlyWriter: onlyWriter,
      ...prepared.options,
      onSeen(line, findings) {
        say(line);
        for (const finding of findings) if (finding.verdict !== "held") say(`  ${toLine(finding)}`);
      },
    });
    secrets = () => observer.secrets;
    return observer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    const why = code === "EACCES" ? "needs more permissions" : "is in use";
    throw new UsageError(`Port ${port} ${why}. Choose another with --port, or pass --port 0 for a free one.`);
  }
}

const words = { broken: "BROKEN", differs: "differs", "not-verified": "not verified", held: "held" } as const;

/** A finding in one line: `BROKEN U-08: /tags was set to …`. */
const toLine = ({ verdict, ids, because }: Finding): string => `${words[verdict]} ${ids.join(", ")}: ${because}`;

/** Ends the observer, prints its findings, and resolves with the exit code. */
async function conclude(
  { stdout, stderr, env }: NodeJS.Process,
  {
    flags,
    prepared,
    observer,
    lines,
  }: { flags: ObserveFlags; prepared: PreparedRun; observer: Observer; lines: LineWriter },
): Promise<number> {
  const { report: folder, json = false } = flags;
  const report = await observer.close();
  await lines.end();
  // Stdout has only the ready line, and the report with --json.
  const output = createOutput(
    { stdout: json ? stdout : stderr, stderr, env },
    { json, ...(folder === undefined ? {} : { report: folder }) },
    observer.secrets,
  );
  for (const { message } of report.internal_errors ?? []) output.say(`standin: the observer itself failed: ${message}`);
  return output.show(toView(report), judgementOf(prepared.acceptances, report, realPorts.now()));
}

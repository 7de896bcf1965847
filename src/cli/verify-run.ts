import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contracts } from "../../contracts/index.js";
import { TargetError } from "../verify/api.js";
import { type Binding, BindingError, parseBinding } from "../verify/binding.js";
import { bindingTemplate } from "../verify/binding-template.js";
import { toTarget } from "../verify/defaults.js";
import { StoppedError } from "../verify/gate.js";
import { hideSecrets } from "../verify/redact.js";
import { toHtml } from "../verify/report/html.js";
import { toJunit } from "../verify/report/junit.js";
import { toPlan } from "../verify/report/plan.js";
import { exitCodeOf, type Report } from "../verify/report/report.js";
import { toSummary } from "../verify/report/summary.js";
import { refuseUnacceptable, SelectionError, select } from "../verify/selection.js";
import { dryRun, secretsOf, verify } from "../verify/verify.js";
import { onInterrupt } from "./interrupt.js";
import { painterFor } from "./paint.js";
import { UsageError } from "./usage.js";
import { realPorts } from "./verify-ports.js";
import { showProgress } from "./verify-progress.js";
import { rehearseOnStandin } from "./verify-rehearsal.js";

export interface VerifyFlags {
  target?: string;
  token?: string;
  envelope?: "flat" | "json-api";
  binding?: string;
  uploadId?: string;
  webhookId?: string;
  only?: string[];
  skip?: string[];
  strict?: boolean;
  accept?: string[];
  readOnly?: boolean;
  dryRun?: boolean;
  callbackUrl?: string;
  patience?: number;
  jobTimeout?: number;
  report?: string;
  json?: boolean;
  init?: string;
}

/** Runs the kit, prints what it found, and resolves with the exit code. Throws a UsageError. */
export async function runVerify(flags: VerifyFlags, process: NodeJS.Process): Promise<number> {
  const secrets: string[] = [];
  const hide = (text: string) => hideSecrets(text, secrets);
  const say = (text: string) => void process.stderr.write(`${hide(text)}\n`);
  if (flags.init !== undefined) {
    await writeNew(flags.init, bindingTemplate);
    say(`Wrote ${flags.init}. Change what differs, then: standin verify --target URL --binding ${flags.init}`);
    return 0;
  }
  if (flags.target === undefined) throw new UsageError("There is no target: pass --target URL, or set STANDIN_TARGET.");
  const { only = [], skip = [], accept = [] } = flags;
  try {
    const target = toTarget({ ...flags, url: flags.target }, await readBinding(flags.binding));
    secrets.push(...secretsOf(target));
    refuseUnacceptable(accept);
    const selection = select(contracts, only, skip);
    if (flags.dryRun) {
      const report = dryRun(selection, target, await rehearseOnStandin(target, selection.contracts));
      const text = flags.json ? JSON.stringify(report) : toPlan(report, selection.contracts, target);
      if (flags.report !== undefined) await writeReports(flags.report, report);
      process.stdout.write(`${text}\n`);
      return 0;
    }
    const progress = showProgress(process.stderr, selection.contracts.length, realPorts.now);
    const interruption = onInterrupt(process, progress.say);
    try {
      const { report, failures, ending, hint } = await verify(target, contracts, realPorts, {
        only,
        skip,
        onResult: progress.onResult,
        onWait: (text) => progress.say(hide(text)),
        signal: interruption.signal,
      });
      progress.end();
      for (const { contract, failure } of failures) say(`The kit itself failed in ${contract.id}: ${failure.stack}`);
      if (flags.report !== undefined) await writeReports(flags.report, report);
      const paint = painterFor(process.stdout, process.env);
      process.stdout.write(flags.json ? `${JSON.stringify(report)}\n` : toSummary(report, accept, paint));
      for (const { id, because } of report.cases) if (id === "put-back") say(`standin: ${because}`);
      if (hint) say(`standin: ${hint}`);
      if (ending?.kind === "target lost") say(`standin: ${ending.because}.`);
      if (ending) return interruption.exitCode() ?? 3;
      return exitCodeOf(report, { strict: flags.strict ?? false, accepted: accept });
    } finally {
      progress.end();
      interruption.release();
    }
  } catch (error) {
    if (error instanceof SelectionError || error instanceof BindingError) throw new UsageError(error.message);
    if (error instanceof StoppedError) {
      say("standin: interrupted before anything was changed.");
      return 130;
    }
    if (!(error instanceof TargetError)) throw error;
    say(`standin: ${error.message}`);
    return 3;
  }
}

async function readBinding(file: string | undefined): Promise<Binding> {
  if (file === undefined) return {};
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`The binding ${file} cannot be read: ${(error as Error).message}`);
  }
  return parseBinding(text, file);
}

async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: "wx" });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw new UsageError(
      isThere
        ? `${file} is there already; name another file.`
        : `${file} cannot be written: ${(error as Error).message}`,
    );
  }
}

async function writeReports(directory: string, report: Report): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
    await writeFile(join(directory, "report.html"), toHtml(report));
    await writeFile(join(directory, "junit.xml"), toJunit(report));
  } catch (error) {
    throw new UsageError(`The report cannot be written to ${directory}: ${(error as Error).message}`);
  }
}

import { writeFile } from "node:fs/promises";
import { env } from "node:process";
import { contracts } from "../../contracts/index.js";
import type { ReadingId } from "../kit/engine/catalogue.js";
import type { Contract } from "../kit/engine/contract.js";
import {
  refuseUnacceptable,
  type Selection,
  SelectionError,
  select,
  toReadings,
  toRequired,
} from "../kit/engine/selection.js";
import { toExplanation } from "../kit/report/explanation.js";
import { toPlan } from "../kit/report/plan.js";
import { exitCodeOf, notHeld } from "../kit/report/report.js";
import type { BorrowOptions } from "../kit/specs/specs.js";
import { sweep } from "../kit/sweep.js";
import { TargetError } from "../kit/target/api.js";
import { type Binding, BindingError } from "../kit/target/binding.js";
import { bindingTemplate } from "../kit/target/binding-template.js";
import { toTarget } from "../kit/target/defaults.js";
import { StoppedError } from "../kit/target/gate.js";
import { loadBinding } from "../kit/target/load-binding.js";
import type { Ports } from "../kit/target/ports.js";
import { hideSecrets } from "../kit/target/redact.js";
import type { Target } from "../kit/target/target.js";
import { failedRun, secretsOf, toDryRunReport, verify } from "../kit/verify.js";
import { importModule } from "./import-module.js";
import { onInterrupt } from "./interrupt.js";
import { UsageError } from "./usage.js";
import { dryRunInProcess } from "./verify-dry-run.js";
import { createOutput, type Output } from "./verify-output.js";
import { realPorts } from "./verify-ports.js";
import { showProgress } from "./verify-progress.js";

export interface VerifyFlags extends BorrowOptions {
  target?: string;
  token?: string;
  envelope?: "flat" | "json-api";
  binding?: string;
  only?: string[];
  skip?: string[];
  strict?: boolean;
  accept?: string[];
  require?: string[];
  without?: string[];
  explain?: string;
  sweep?: boolean;
  readOnly?: boolean;
  dryRun?: boolean;
  callbackUrl?: string;
  patience?: number;
  jobTimeout?: number;
  readLag?: number;
  report?: string;
  json?: boolean;
  init?: string;
}

/** What a run is made of besides the flags. */
export interface RunParts {
  contracts: readonly Contract[];
  ports: Ports;
}

interface Run extends RunParts {
  target: Target;
  selection: Selection;
  /** The ids that must hold. */
  required: readonly string[];
  /** The readings that are taken back. */
  without: readonly ReadingId[];
  output: Output;
}

/** Runs the kit, prints what it found, and resolves with the exit code. Throws a UsageError, and nothing else. */
export async function runVerify(
  flags: VerifyFlags,
  process: NodeJS.Process,
  parts: RunParts = { contracts, ports: realPorts },
): Promise<number> {
  if (flags.init !== undefined) {
    await writeNew(flags.init, bindingTemplate);
    const next = `Change what differs, then: standin verify --target URL --binding ${flags.init}`;
    createOutput(process, flags, []).say(`Wrote ${flags.init}. ${next}`);
    return 0;
  }
  if (flags.explain !== undefined) return explain(flags.explain, flags, process, parts.contracts);
  const prepared = await prepare(flags, parts.contracts);
  const { target, selection } = prepared;
  const output = createOutput(process, flags, secretsOf(target));
  const run = { ...parts, ...prepared, output };
  try {
    if (flags.sweep) return await sweepTarget(run);
    return await (flags.dryRun ? listRequests(run) : runContracts(flags, process, run));
  } catch (error) {
    if (error instanceof TargetError) {
      output.say(`standin: ${error.message}`);
      return 3;
    }
    const { report, failures } = failedRun(selection, target, error as Error);
    output.showFailures(failures);
    await output.show(report);
    return 5;
  }
}

/** Tells what stands behind an id, and what would be sent for it; the target gets nothing, and there may be none. */
async function explain(
  id: string,
  { only: _, skip: __, target = "http://127.0.0.1:4010", ...flags }: VerifyFlags,
  process: NodeJS.Process,
  all: readonly Contract[],
): Promise<number> {
  const { target: bound, selection } = await prepare({ ...flags, target, only: [id] }, all);
  const report = toDryRunReport(selection, bound, await dryRunInProcess(bound, selection.contracts));
  const text = [toExplanation(id, selection.contracts), toPlan(report, selection.contracts, bound)].join("\n\n");
  return createOutput(process, flags, secretsOf(bound)).show(report, `${text}\n`);
}

/** What the flags and the binding ask for. Throws a UsageError. */
async function prepare(
  flags: VerifyFlags,
  all: readonly Contract[],
): Promise<Pick<Run, "target" | "selection" | "required" | "without">> {
  if (flags.target === undefined) throw new UsageError("There is no target: pass --target URL, or set STANDIN_TARGET.");
  const { only = [], skip = [], accept = [], require = [], without = [] } = flags;
  try {
    const target = toTarget({ ...flags, url: flags.target }, await readBinding(flags));
    refuseUnacceptable(accept);
    const selection = select(all, only, skip);
    return { target, selection, required: toRequired(require, all, selection), without: toReadings(without) };
  } catch (error) {
    if (error instanceof SelectionError || error instanceof BindingError) throw new UsageError(error.message);
    throw error;
  }
}

/** Deletes what killed runs left. */
async function sweepTarget({ target, ports, output }: Run): Promise<number> {
  const { deleted, left } = await sweep(target, ports, output.say);
  for (const text of [...deleted, ...left]) output.say(text);
  if (deleted.length + left.length === 0) output.say("There is nothing that a run of the kit made.");
  return left.length > 0 ? 4 : 0;
}

/** Sends nothing to the target, and tells what would be sent. */
async function listRequests({ target, selection, output }: Run): Promise<number> {
  const report = toDryRunReport(selection, target, await dryRunInProcess(target, selection.contracts));
  return output.show(report, `${toPlan(report, selection.contracts, target)}\n`);
}

async function runContracts(flags: VerifyFlags, process: NodeJS.Process, run: Run): Promise<number> {
  const { contracts, ports, target, selection, required, without, output } = run;
  const { only = [], skip = [], accept = [], strict = false } = flags;
  const progress = showProgress(process.stderr, selection.contracts.length, ports.now);
  const secrets = secretsOf(target);
  const interruption = onInterrupt(process, progress.say);
  try {
    const { report, failures, ending, hint } = await verify(target, contracts, ports, {
      only,
      skip,
      without,
      onResult: progress.onResult,
      onWait: (text) => progress.say(hideSecrets(text, secrets)),
      signal: interruption.signal,
    });
    progress.end();
    output.showFailures(failures);
    const shown = await output.show(report);
    for (const { id, because } of report.cases) if (id === "put-back") output.say(`standin: ${because}`);
    if (hint) output.say(`standin: ${hint}`);
    if (ending && ending.kind !== "interrupted") output.say(`standin: ${ending.because}.`);
    const missing = notHeld(report, required);
    if (missing.length > 0) output.say(`standin: required, and not seen to hold: ${missing.join(", ")}.`);
    const found = exitCodeOf(report, { strict, accepted: accept, required });
    if (found === 5 || shown === 5) return 5;
    // A file that could not be written is no reason to hide a broken rule behind its code.
    return (ending ? (interruption.exitCode() ?? (ending.kind === "in use" ? 4 : 3)) : found) || shown;
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    output.say("standin: interrupted before anything was changed.");
    return interruption.exitCode() ?? 130;
  } finally {
    progress.end();
    interruption.release();
  }
}

async function readBinding({ binding: file, token, dryRun = false, explain: id }: VerifyFlags): Promise<Binding> {
  if (file === undefined) return {};
  // What sends nothing needs no token.
  const isTokenKnown = token !== undefined || dryRun || id !== undefined;
  return loadBinding(file, env, { isTokenKnown, importModule }).catch((error) => {
    if (error instanceof BindingError) throw error;
    throw new UsageError(`The binding ${file} cannot be read: ${(error as Error).message}`);
  });
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

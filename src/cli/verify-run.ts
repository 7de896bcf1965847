import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRedactor } from "../base/redactor.js";
import { UsageError } from "../base/usage-error.js";
import { bindingTemplate } from "../kit/binding/binding-template.js";
import { StoppedError } from "../kit/http/gate.js";
import type { Ports } from "../kit/http/ports.js";
import { secretsOf } from "../kit/http/redact.js";
import { startReport } from "../kit/report/report.js";
import { toView } from "../kit/report/view.js";
import { isReading, readingOf } from "../kit/run/catalogue.js";
import type { Contract } from "../kit/run/contract.js";
import { undo } from "../kit/undo.js";
import { emptyRun, type Verification, verify } from "../kit/verify.js";
import { realPorts } from "../runtime/kit-process.js";
import { type ContractDefinition, toContracts } from "../suite/define-contract.js";
import { draftBinding } from "../suite/draft-binding.js";
import { toDryRunReport } from "../suite/dry-run.js";
import { toExplanation, toPlan } from "../suite/plan.js";
import {
  contractsWith,
  openLedger,
  type PreparedRun,
  prepareRun,
  type RunOptions,
  readBinding,
  recordFolder,
  undoBefore,
} from "../suite/prepare.js";
import { type Interruption, onInterrupt } from "./interrupt.js";
import { writeNewFile } from "./new-file.js";
import { createOutput, judgementOf, type OutputFlags, type VerifyOutput } from "./verify-output.js";
import { showProgress } from "./verify-progress.js";

export interface VerifyFlags extends RunOptions, OutputFlags {
  explain?: string;
  undo?: boolean;
  sweep?: boolean;
  init?: string;
  /** The path of a module that exports a team's own contracts. */
  contracts?: string;
}

export interface RunParts {
  contracts: readonly Contract[];
  ports: Ports;
}

interface Run extends RunParts, PreparedRun {
  flags: VerifyFlags;
  output: VerifyOutput;
}

/** Runs the kit, prints its findings, and resolves with the exit code. Throws only a UsageError. */
export async function runVerify(
  flags: VerifyFlags,
  process: NodeJS.Process,
  { contracts, ports }: RunParts = { contracts: contractsWith(flags.examples), ports: realPorts },
): Promise<number> {
  if (flags.init !== undefined) return init(flags.init, flags, process, ports);
  const parts = { contracts: [...contracts, ...(await ownContracts(flags, contracts))], ports };
  if (flags.explain !== undefined) return explain(flags.explain, flags, process, parts);
  const { dryRun: isDry } = flags;
  const prepared = await prepareRun(flags, parts.contracts, {
    isDry,
    isWatched: process.stderr.isTTY === true,
  });
  const { target, selection } = prepared;
  const output = createOutput(process, flags, secretsOf(target));
  const run = { ...parts, ...prepared, flags, output };
  try {
    if (flags.undo || flags.sweep) return await undoRuns(run);
    return await (target.isDry ? listRequests(run) : runContracts(process, run));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { report, failures } = emptyRun(selection, startReportOf(run), error as Error);
    const view = toView(report);
    output.showFailures(failures);
    if (failures.length > 0) return output.show(view);
    for (const line of (error as Error).message.split("\n")) output.say(`standin: ${line}`);
    // An undo creates no report.
    return flags.undo || flags.sweep ? view.exitCode : output.show(view, { short: true });
  }
}

/** Writes a binding: a draft from what the target shows, or without a target every part, commented out. */
async function init(file: string, flags: VerifyFlags, process: NodeJS.Process, ports: Ports): Promise<number> {
  const { target, token } = flags;
  const own = await readBinding(flags, { isDry: true });
  const { text, questions, forbidden } =
    target === undefined
      ? { text: bindingTemplate, questions: 0, forbidden: undefined }
      : await draftBinding(target, token, ports, own);
  if (forbidden !== undefined)
    throw new UsageError(
      `--init wrote no file, because the server refused every list: ${forbidden}. Pass the token with its scheme, such as --token "Token …"`,
    );
  await writeNewFile(file, text);
  const what = questions > 0 ? `Answer its ${questions} questions in their order` : "Change what differs";
  const next = `${what}, then: standin verify --target ${target ?? "URL"} --binding ${file} --dry-run`;
  createOutput(process, flags, token === undefined ? [] : [token]).say(`Wrote ${file}. ${next}`);
  return 0;
}

async function ownContracts({ contracts: file }: VerifyFlags, others: readonly Contract[]): Promise<Contract[]> {
  if (file === undefined) return [];
  const definitions = await loadContracts(file);
  try {
    return toContracts(definitions, others);
  } catch (error) {
    throw new UsageError(`--contracts ${file}: ${(error as Error).message}`);
  }
}

/** Explains an ID, and lists the requests for it. Sends nothing to the target, which need not exist. */
async function explain(
  id: string,
  { only: _, skip: __, target = "http://127.0.0.1:4010", ...flags }: VerifyFlags,
  process: NodeJS.Process,
  parts: RunParts,
): Promise<number> {
  const only = isReading(id) ? [...readingOf(id).rules] : [id];
  const prepared = await prepareRun({ ...flags, target, only }, parts.contracts, { isDry: true });
  const { target: bound, selection } = prepared;
  const output = createOutput(process, flags, secretsOf(bound));
  const report = await toDryRunReport(bound, selection, startReportOf({ ...parts, ...prepared, flags }));
  const explanation = toExplanation(id, selection.contracts);
  const text = isReading(id) ? explanation : `${explanation}\n\n${toPlan(report, selection.contracts, bound)}`;
  return output.showText(toView(report), `${text}\n`);
}

const startReportOf = ({ target, selection, ports, options }: Omit<Run, "output">) =>
  startReport(target, selection, ports, options);

async function undoRuns({ target, ports, output, flags }: Run): Promise<number> {
  const folder = flags.runRecord ?? recordFolder();
  const { done, left } = await undo(target, ports, { folder, onWait: output.say });
  for (const text of [...done, ...left]) output.say(text);
  if (done.length + left.length === 0) output.say(`The records in ${folder} have no changes of this target to undo.`);
  return left.length > 0 ? 4 : 0;
}

/** Sends nothing to the target, and lists the requests that a run would send. */
async function listRequests(run: Run): Promise<number> {
  const { target, selection, output } = run;
  const report = await toDryRunReport(target, selection, startReportOf(run));
  return output.showText(toView(report), `${toPlan(report, selection.contracts, target)}\n`);
}

async function runContracts(process: NodeJS.Process, run: Run): Promise<number> {
  const { contracts, ports, target, selection, output, flags, options } = run;
  const left = await undoBefore(run, ports, {
    folder: flags.runRecord,
    mayUndo: flags.undo !== false,
    say: output.say,
  });
  if (left.length > 0) {
    output.say(
      "NOT RESTORED: nothing was verified, because changes of another run may stay. Undo them, and remove its record.",
    );
    return 4;
  }
  const ledger = await openLedger(run, flags.runRecord);
  const progress = showProgress(process.stderr, selection.contracts, ports, { isQuiet: flags.quiet ?? false });
  if (!ledger.file.isSigned)
    progress.say(
      `The key that signs run records cannot be kept in your home folder. If this run is killed, --undo needs the path of its record: --run-record ${ledger.file.path}.`,
    );
  const { hide } = createRedactor(secretsOf(target));
  const interruption = onInterrupt(process, progress.say);
  const { examples } = options;
  if (examples)
    progress.say(`Values are generated from ${examples.seed}: --random-seed ${examples.seed} repeats them.`);
  try {
    const verification = await verify(target, contracts, ports, {
      ...options,
      ledger,
      onStart: progress.onStart,
      onResult: progress.onResult,
      onWait: (text) => progress.say(hide(text)),
      signal: interruption.signal,
    });
    progress.end();
    return await conclude(run, verification, interruption);
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    output.say("standin: interrupted before any change.");
    return interruption.exitCode() ?? 130;
  } finally {
    progress.end();
    interruption.release();
  }
}

/** Prints the findings of a run. Resolves with its exit code. */
async function conclude(run: Run, verification: Verification, interruption: Interruption): Promise<number> {
  const { ports, acceptances, output } = run;
  const { report, failures, hint } = verification;
  const view = toView(report);
  output.showFailures(failures);
  // The verdict is the last line, so the rest comes before it.
  for (const line of [...view.left, ...(hint?.split("\n") ?? [])]) output.say(`standin: ${line}`);
  const code = await output.show(view, judgementOf(acceptances, report, ports.now()));
  // The report does not know the signal.
  return (code === 130 ? interruption.exitCode() : undefined) ?? code;
}

/** The exported contracts of a module, by any name, single or in lists. Throws a UsageError. */
async function loadContracts(file: string): Promise<ContractDefinition[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href).catch((error) => {
    throw new UsageError(`--contracts ${file} cannot be loaded: ${(error as Error).message}`);
  });
  // A contract may be exported twice: by name, and in a list.
  const found = new Set(Object.values(module).flat().filter(isDefinition));
  if (found.size > 0) return [...found];
  const exported = Object.keys(module).join(", ") || "nothing";
  throw new UsageError(
    `--contracts ${basename(file)} exports no contract, only ${exported}. Export the result of defineContract.`,
  );
}

/** `defineContract` checks the rest. */
const isDefinition = (value: unknown): value is ContractDefinition =>
  typeof value === "object" && value !== null && "id" in value && "run" in value;

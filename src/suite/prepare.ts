import { randomInt } from "node:crypto";
import { env } from "node:process";
import { contracts, exampleContracts } from "../../contracts/index.js";
import { readRegularFile } from "../base/files.js";
import { UsageError } from "../base/usage-error.js";
import { type Binding, parseBinding } from "../kit/binding/binding.js";
import { type TargetOptions, toTarget } from "../kit/binding/defaults.js";
import { loadBinding } from "../kit/binding/load-binding.js";
import type { Target } from "../kit/binding/target.js";
import { createExamples, type Examples } from "../kit/examples/examples.js";
import type { Ports } from "../kit/http/ports.js";
import { Ledger } from "../kit/ledger/ledger.js";
import { createLedgerFile, defaultRecordFolder, findLedgers, recordTarget } from "../kit/ledger/ledger-file.js";
import { type Baseline, parseBaseline } from "../kit/report/baseline.js";
import { type Acceptance, acceptedAt, toAcceptances } from "../kit/report/verdicts.js";
import type { Contract } from "../kit/run/contract.js";
import { CallsError } from "../kit/run/listeners.js";
import { knownIn, type Selection, select, toReadings, toRequired } from "../kit/run/selection.js";
import { isConcurrency, mostConcurrency } from "../kit/run/workers.js";
import { undo } from "../kit/undo.js";
import type { VerifyOptions } from "../kit/verify.js";
import { isYes, readVersion, realPorts } from "../runtime/kit-process.js";

/** The options of a run, from the command line or a program. Times are in milliseconds. */
export interface RunOptions extends Omit<TargetOptions, "url" | "isTokenEmpty"> {
  target?: string | undefined;
  /** The path of a YAML or JSON file, or its content. */
  binding?: string | object | undefined;
  only?: readonly string[] | undefined;
  skip?: readonly string[] | undefined;
  accept?: readonly string[] | undefined;
  require?: readonly string[] | undefined;
  without?: readonly string[] | undefined;
  baseline?: string | undefined;
  /** Differing assumptions fail the run too. */
  strict?: boolean | undefined;
  /** Ends the run at the first finding that fails it. */
  bail?: boolean | undefined;
  /** The folder of run records. Default: `.standin/runs`. */
  runRecord?: string | undefined;
  /** When the run ends, and restores everything; 0: never. Default: half an hour if the environment has CI. */
  maxTime?: number | undefined;
  /** Whether enabled webhooks may be called, or are disabled during the run. Without either, a run stops at them. */
  allowCalls?: boolean | undefined;
  quietWebhooks?: boolean | undefined;
  /** The number of concurrent contracts, from 1 to 64. Default: 16. */
  concurrency?: number | undefined;
  /** The number of generated values per field. Default: 0. */
  examples?: number | undefined;
  /** The random seed of generated values. */
  randomSeed?: number | undefined;
}

/** A run, ready to start. */
export interface PreparedRun {
  target: Target;
  selection: Selection;
  acceptances: readonly Acceptance[];
  options: VerifyOptions;
}

/** The time limit of an unattended run, in milliseconds. */
const longestUnwatched = 30 * 60_000;

export interface PrepareOptions {
  /** It sends nothing, and needs no token. */
  isDry?: boolean | undefined;
  /** Whether a person watches the run and can end it. */
  isWatched?: boolean | undefined;
}

/** The contracts of a run: all of them, plus those for generated values if the run has any. */
export const contractsWith = (examples = 0): readonly Contract[] =>
  examples > 0 ? [...contracts, ...exampleContracts] : contracts;

/** The run that the options and their files describe. Throws a UsageError. */
export async function prepareRun(
  options: RunOptions,
  contracts: readonly Contract[],
  { isDry = false, isWatched = true }: PrepareOptions = {},
): Promise<PreparedRun> {
  const { target: url, binding, only = [], skip = [], accept = [], require = [], without = [], baseline } = options;
  const { strict = false, bail, concurrency, allowCalls, quietWebhooks } = options;
  if (url === undefined) throw new UsageError("The target is missing. Pass --target URL, or set STANDIN_TARGET.");
  if (allowCalls && quietWebhooks)
    throw new UsageError(
      "Pass either --allow-calls or --quiet-webhooks. The first allows calls to webhooks that the second disables.",
    );
  if (concurrency !== undefined && !isConcurrency(concurrency))
    throw new UsageError(
      `concurrency must be a whole number from 1 to ${mostConcurrency}, not ${JSON.stringify(concurrency)}.`,
    );
  // `--dry-run` and `--read-only` from the environment hold for every run of this process.
  const readOnly = options.readOnly || isYes(env.STANDIN_READ_ONLY);
  const dryRun = options.dryRun || isYes(env.STANDIN_DRY_RUN);
  const bound = await readBinding(options, { isDry });
  const target = toTarget({ ...options, url, readOnly, dryRun, isTokenEmpty: env.STANDIN_TOKEN === "" }, bound);
  const selection = select(contracts, only, skip, target);
  const examples = examplesOf(options);
  const acceptances = toAcceptances(accept, knownIn(contracts));
  const prepared: VerifyOptions = {
    ...{ only, skip, bail, concurrency, examples, without: toReadings(without) },
    calls: allowCalls ? "allow" : quietWebhooks ? "quiet" : "ask",
    maxTime: (options.maxTime ?? (isWatched && !isYes(env.CI) ? 0 : longestUnwatched)) || undefined,
    facts: {
      version: readVersion(),
      binding: typeof binding === "string" ? binding : null,
      ...(examples ? { seed: examples.seed } : {}),
    },
    exit: {
      ...{ strict, accepted: acceptedAt(acceptances, realPorts.now()) },
      baseline: baseline === undefined ? undefined : await readBaseline(baseline),
      required: toRequired(require, contracts, selection),
    },
  };
  return { target, selection, acceptances, options: prepared };
}

interface Undoing {
  folder?: string | undefined;
  /** False: it only says that there is something to undo. */
  mayUndo?: boolean;
  say?(text: string): void;
}

/**
 * Undoes what runs that are over have left at the target. Resolves with what stays, in sentences: then nothing is verified.
 * Throws a UsageError and a CallsError.
 */
export async function undoBefore(
  { target }: Pick<PreparedRun, "target">,
  ports: Ports,
  { folder = recordFolder(), mayUndo = true, say = () => undefined }: Undoing,
): Promise<string[]> {
  if (target.readOnly || target.isDry) return [];
  const { found, unusable } = await findLedgers(folder, target.url, ports.signer);
  const pathsOf = (some: typeof found) => some.map(({ path }) => path).join(", ");
  const quieting = found.filter(({ busy, open }) => busy && open.quiet.length > 0);
  if (quieting.length > 0)
    throw new CallsError(
      `Another run has disabled webhooks of this target and enables them at its end (${pathsOf(quieting)}). Wait until it has ended.`,
    );
  const killed = found.filter(({ busy, open }) => !busy && open.isOpen);
  // A record that cannot be used may be of this target.
  if (killed.length === 0 && unusable.length === 0) return [];
  const what = `A run ended before it restored ${recordTarget(target.url)} (${pathsOf(killed)}).`;
  if (!mayUndo && killed.length > 0)
    throw new UsageError(`${what} Undo its changes with standin verify --undo, or leave out --no-undo.`);
  if (killed.length > 0) say(`${what} Its changes are undone first.`);
  const { done, left } = await undo(target, ports, { folder, onWait: say, isNext: true });
  for (const text of [...done, ...left]) say(text);
  return left;
}

/** As `undoBefore`, for a program. Throws an Error if something stays. */
export async function assertUndone(prepared: Pick<PreparedRun, "target">, folder: string | undefined): Promise<void> {
  const left = await undoBefore(prepared, realPorts, { folder });
  if (left.length > 0)
    throw new Error(`Nothing was verified, because changes of another run may stay: ${left.join(" ")}`);
}

/** The ledger of a run, in memory if the run only reads. Throws a UsageError. */
export async function openLedger({ target }: Pick<PreparedRun, "target">, folder = recordFolder()): Promise<Ledger> {
  if (target.readOnly || target.isDry) return new Ledger(realPorts.now);
  return new Ledger(
    realPorts.now,
    await createLedgerFile(folder, { run: realPorts.unique(), target: target.url, sign: await realPorts.signer() }),
  );
}

export const recordFolder = (): string => env.STANDIN_RUN_RECORD || defaultRecordFolder;

/** Without `randomSeed`, each run generates other values. */
const examplesOf = ({ examples: count = 0, randomSeed }: RunOptions): Examples | undefined =>
  count > 0 ? createExamples({ count, seed: randomSeed ?? randomInt(2 ** 32) }) : undefined;

/** Reads the binding of the options; without one, it is empty. `isDry` runs no command for a token. Throws a UsageError. */
export async function readBinding({ binding, token }: RunOptions, { isDry = false }: PrepareOptions): Promise<Binding> {
  if (binding === undefined) return {};
  if (typeof binding !== "string") return parseBinding(JSON.stringify(binding), "the binding", env);
  return loadBinding(binding, env, { isTokenKnown: token !== undefined || isDry }).catch((error) => {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The binding ${binding} cannot be read: ${(error as Error).message}`);
  });
}

/** The maximum size of a baseline, which is a report. */
const mostBytes = 64 * 1024 * 1024;

async function readBaseline(file: string): Promise<Baseline> {
  const text = await readRegularFile(file, mostBytes).catch((error: Error) => {
    throw new UsageError(`The baseline ${file} cannot be read: ${error.message}`);
  });
  return parseBaseline(text.toString(), file);
}

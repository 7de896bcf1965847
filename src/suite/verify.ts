import { contractsWith } from "../../contracts/index.js";
import { toMilliseconds } from "../base/duration.js";
import { TargetError } from "../kit/http/gate.js";
import { startReport } from "../kit/report/report.js";
import type { Report } from "../kit/report/shape.js";
import { toView } from "../kit/report/view.js";
import type { Contract } from "../kit/run/contract.js";
import { CallsError } from "../kit/run/listeners.js";
import { verify as runContracts, stoppedRun, toDryRunReport } from "../kit/verify.js";
import { realPorts } from "../runtime/kit-ports.js";
import { type ContractDefinition, toContracts } from "./define-contract.js";
import { OptionsError, openRecord, prepareRun, type RunOptions, runOptionsOf } from "./prepare.js";
import { onSignals } from "./signals.js";
import { writeReport } from "./write-report.js";

type Times = "patience" | "jobTimeout" | "callTimeout" | "readLag" | "maxTime";

/** The flags of `standin verify` in camelCase. Times are in milliseconds, or texts such as "30s". */
export interface VerifyOptions extends Omit<RunOptions, "target" | Times> {
  /** The URL of the target, with its base path. */
  target: string;
  patience?: number | string | undefined;
  jobTimeout?: number | string | undefined;
  callTimeout?: number | string | undefined;
  readLag?: number | string | undefined;
  maxTime?: number | string | undefined;
  /** Differing assumptions fail the run too. */
  strict?: boolean | undefined;
  /** Ends the run at the first finding that fails it. */
  bail?: boolean | undefined;
  /** A folder for report.json, report.html and junit.xml. */
  report?: string | undefined;
  /** Your own contracts, in addition to the kit's. */
  contracts?: readonly ContractDefinition[] | undefined;
  /** Ends the run early. Everything is restored. */
  signal?: AbortSignal | undefined;
  /** False: SIGINT, SIGTERM and SIGHUP do not end the run, and nothing is restored when they end the process. Default: true. */
  signals?: boolean | undefined;
}

/** Every option, to report unknown names. */
const names: Readonly<Record<keyof VerifyOptions, true>> = {
  ...{
    target: true,
    token: true,
    envelope: true,
    binding: true,
    uploadId: true,
    webhookId: true,
    only: true,
    skip: true,
  },
  ...{ strict: true, accept: true, require: true, without: true, baseline: true, readOnly: true, dryRun: true },
  ...{
    callbackUrl: true,
    patience: true,
    jobTimeout: true,
    callTimeout: true,
    readLag: true,
    maxTime: true,
    allowCalls: true,
    quietWebhooks: true,
    report: true,
    bail: true,
    concurrency: true,
  },
  ...{ contracts: true, signal: true, signals: true, runRecord: true, examples: true, randomSeed: true },
};

const lists = ["only", "skip", "accept", "require", "without"] as const;

/** Throws an Error for values that TypeScript would have refused. */
function refuseWrongTypes(options: VerifyOptions): void {
  const { target } = options;
  if (typeof target !== "string" || !/^https?:\/\//.test(target) || !URL.canParse(target))
    throw new OptionsError(
      `target is ${JSON.stringify(target)}. It must be an absolute http or https URL, such as http://127.0.0.1:4010.`,
    );
  const wrong = lists.find((name) => options[name] !== undefined && !Array.isArray(options[name]));
  if (wrong) throw new OptionsError(`${wrong} is ${JSON.stringify(options[wrong])}. It must be an array of IDs.`);
}

/** The options of a run in the kit's form, and its contracts. Throws an Error that names the wrong option. */
export function readOptions(options: VerifyOptions): { options: RunOptions; contracts: readonly Contract[] } {
  const unknown = Object.keys(options).find((name) => !(name in names));
  if (unknown !== undefined) {
    throw new OptionsError(
      `verify has no option ${JSON.stringify(unknown)}. Its options are ${Object.keys(names).join(", ")}.`,
    );
  }
  refuseWrongTypes(options);
  const { patience, jobTimeout, callTimeout, readLag, maxTime, ...rest } = options;
  const time = (name: string, given: number | string | undefined) =>
    given === undefined ? {} : { [name]: toMilliseconds(name, given) };
  const own = contractsWith(options.examples ?? 0);
  return {
    options: {
      ...{ ...rest, ...time("patience", patience), ...time("jobTimeout", jobTimeout) },
      ...{ ...time("callTimeout", callTimeout), ...time("readLag", readLag), ...time("maxTime", maxTime) },
    },
    contracts: options.contracts ? [...own, ...toContracts(options.contracts, own)] : own,
  };
}

/**
 * Runs contracts against a target as `standin verify` does, prints nothing, and resolves with the report.
 * `report.reason` says why the run fails. Rejects with an Error that says what to fix if the options are wrong, the
 * target does not respond, or it refuses the token.
 */
export async function verify(given: VerifyOptions): Promise<Report> {
  const { options, contracts } = readOptions(given);
  const prepared = await prepareRun(options, contracts, { isDry: given.dryRun ?? false });
  const { target, selection } = prepared;
  const { report: folder } = given;
  const signals = given.signals === false ? undefined : onSignals(process, given.signal);
  const signal = signals?.signal ?? given.signal;
  const run = { ...runOptionsOf(prepared, given, realPorts), ...(signal ? { signal } : {}) };
  const make = async () => {
    if (!target.isDry) {
      const record = await openRecord(prepared, given.runRecord);
      try {
        return (await runContracts(target, contracts, realPorts, { ...run, record })).report;
      } catch (error) {
        const isStopped = error instanceof CallsError || error instanceof TargetError;
        const toReport = startReport(target, selection, realPorts, run);
        if (isStopped && folder !== undefined)
          await writeReport(folder, toView(stoppedRun(selection, toReport, error)));
        throw error;
      }
    }
    const { dryRunInProcess } = await import("./dry-run.js");
    const planned = await dryRunInProcess(target, selection.contracts);
    return toDryRunReport(selection, startReport(target, selection, realPorts, run), target, planned);
  };
  try {
    const report = await make();
    if (folder !== undefined) await writeReport(folder, toView(report));
    return report;
  } finally {
    signals?.release();
  }
}

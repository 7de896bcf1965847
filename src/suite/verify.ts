import { toMilliseconds } from "../base/duration.js";
import { UsageError } from "../base/usage-error.js";
import { TargetError } from "../kit/http/gate.js";
import { secretsOf, toSecrets, withoutSecrets } from "../kit/http/redact.js";
import { startReport } from "../kit/report/report.js";
import type { Report } from "../kit/report/shape.js";
import { toView } from "../kit/report/view.js";
import { CallsError } from "../kit/run/listeners.js";
import { emptyRun, verify as runContracts } from "../kit/verify.js";
import { onSignals, realPorts } from "../runtime/kit-process.js";
import { type ContractDefinition, toContracts } from "./define-contract.js";
import { assertUndone, contractsWith, openLedger, prepareRun, type RunOptions } from "./prepare.js";
import { writeReport } from "./write-report.js";

const lists = ["only", "skip", "accept", "require", "without"] as const;
const times = ["patience", "timeout", "jobTimeout", "callTimeout", "readLag", "maxTime"] as const;
type Time = (typeof times)[number];
type Times = { readonly [One in Time]?: number | string | undefined };

/** The flags of `standin verify` in camelCase. Times are in milliseconds, or texts such as "30s". */
export interface VerifyOptions extends Omit<RunOptions, "target" | Time>, Times {
  /** The URL of the target, with its base path. */
  target: string;
  /** A folder for report.json, report.html and junit.xml. */
  report?: string | undefined;
  /** Your own contracts, in addition to the kit's. */
  contracts?: readonly ContractDefinition[] | undefined;
  /** Ends the run early. Everything is restored. */
  signal?: AbortSignal | undefined;
  /** False: SIGINT, SIGTERM and SIGHUP do not end the run, and nothing is restored when they end the process. Default: true. */
  signals?: boolean | undefined;
}

/** Every option, to report unknown names. The compiler asks for a new one here. */
const names: Readonly<Record<keyof VerifyOptions, true>> = {
  ...{ target: true, token: true, envelope: true, binding: true, uploadId: true, webhookId: true },
  ...{ only: true, skip: true, accept: true, require: true, without: true, strict: true, baseline: true },
  ...{ patience: true, timeout: true, jobTimeout: true, callTimeout: true, readLag: true, maxTime: true },
  ...{ readOnly: true, dryRun: true, callbackUrl: true, allowCalls: true, quietWebhooks: true, report: true },
  ...{ bail: true, concurrency: true, contracts: true, signal: true, signals: true, runRecord: true },
  ...{ examples: true, randomSeed: true },
};

/** Throws an Error for values that TypeScript would have refused. */
function refuseWrongTypes(options: VerifyOptions): void {
  const { target } = options;
  if (typeof target !== "string" || !/^https?:\/\//.test(target) || !URL.canParse(target))
    throw new UsageError(
      `target is ${JSON.stringify(target)}. It must be an absolute http or https URL, such as http://127.0.0.1:4010.`,
    );
  const wrong = lists.find((name) => options[name] !== undefined && !Array.isArray(options[name]));
  if (wrong) throw new UsageError(`${wrong} is ${JSON.stringify(options[wrong])}. It must be an array of IDs.`);
}

/** The options of a run in the kit's form, and its contracts. Throws an Error that names the wrong option. */
export function readOptions(options: VerifyOptions) {
  const unknown = Object.keys(options).find((name) => !(name in names));
  if (unknown !== undefined) {
    throw new UsageError(
      `verify has no option ${JSON.stringify(unknown)}. Its options are ${Object.keys(names).join(", ")}.`,
    );
  }
  refuseWrongTypes(options);
  const toTime = (name: Time) => {
    const time = options[name];
    return [name, time === undefined ? undefined : toMilliseconds(name, time)] as const;
  };
  // TypeScript does not know the names of entries.
  const inMilliseconds = Object.fromEntries(times.map(toTime)) as Record<Time, number | undefined>;
  const own = contractsWith(options.examples);
  return {
    options: { ...options, ...inMilliseconds },
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
  const run = { ...prepared.options, signal: signals?.signal ?? given.signal };
  const toReport = startReport(target, selection, realPorts, run);
  const write = async (report: Report) => {
    if (folder !== undefined) await writeReport(folder, toView(report));
    return report;
  };
  try {
    if (target.isDry) {
      const { toDryRunReport } = await import("./dry-run.js");
      return await write(await toDryRunReport(target, selection, toReport));
    }
    await assertUndone(prepared, given.runRecord);
    const ledger = await openLedger(prepared, given.runRecord);
    const running = runContracts(target, contracts, realPorts, { ...run, ledger });
    const { report } = await running.catch(async (error) => {
      if (error instanceof CallsError || error instanceof TargetError)
        await write(emptyRun(selection, toReport, error).report);
      throw withoutSecrets(error, toSecrets(secretsOf(target)));
    });
    return await write(report);
  } finally {
    signals?.release();
  }
}

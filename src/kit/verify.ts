import type { Target } from "./binding/target.js";
import { type RunError, StoppedError, StrayError, TargetError } from "./http/gate.js";
import type { Ports } from "./http/ports.js";
import { type AskedFor, startReport, type ToReport } from "./report/report.js";
import type { InternalError, Report } from "./report/shape.js";
import type { Contract } from "./run/contract.js";
import { CallsError } from "./run/listeners.js";
import { openSession, type RunSettings } from "./run/open-session.js";
import type { ContractResult } from "./run/run-contract.js";
import { type Selection, select } from "./run/selection.js";
import type { Session } from "./run/session.js";

export interface VerifyOptions extends AskedFor, RunSettings {
  /** Ends the run at the first finding that fails it, and restores everything. */
  bail?: boolean | undefined;
  onStart?: (contract: Contract) => void;
  onResult?: (result: ContractResult) => void;
}

/** The results of a run, and the kit's own errors. */
export interface Verification {
  report: Report;
  /** The kit's own errors. Without a contract, they happened outside of contracts. */
  failures: Failure[];
  /** Why the run ended before its last contract, in words. Undefined for a complete run. */
  ending: Session["ending"];
  /** A hint about the connection to the target and the calls of the run. */
  hint: string | undefined;
}

export interface Failure {
  contract: Contract | undefined;
  failure: Error;
}

/** Runs contracts and always reports. Throws a TargetError, a CallsError, a SelectionError and a StoppedError. */
export async function verify(
  target: Target,
  contracts: readonly Contract[],
  ports: Ports,
  options: VerifyOptions = {},
): Promise<Verification> {
  const { only = [], skip = [], bail = false, signal, onStart, onResult } = options;
  const selection = select(contracts, only, skip, target);
  const toReport = startReport(target, selection, ports, options);
  const stray = () => (signal?.reason instanceof StrayError ? [signal.reason.cause] : []);
  let session: Session;
  try {
    session = await openSession(target, ports, { ...options, contracts: selection.contracts });
  } catch (error) {
    const isStopped = error instanceof StoppedError && error.ending.kind !== "max time" && stray().length === 0;
    // A report names what is left.
    const isEnded = isStopped && error.leftovers.length === 0 && error.record === undefined;
    if (isEnded || error instanceof TargetError || error instanceof CallsError) throw error;
    return emptyRun(selection, toReport, stray()[0] ?? (error as Error));
  }
  const results: ContractResult[] = [];
  const take = (result: ContractResult) => {
    results.push(result);
    onResult?.(result);
    // Without what is accepted, or known to a baseline.
    const [failing] = bail ? toReport({ results: [result] }).failing : [];
    if (failing) session.end(`${failing.id} fails the run, and --bail ends it`);
  };
  const crashes: Error[] = [];
  const crash = (error: Error) => void crashes.push(error);
  await session.runAll(selection.contracts, take, onStart).catch(crash);
  const isCrashed = crashes.length > 0;
  const leftovers = (await session.close().catch(crash)) ?? [];
  const { ending, hint, kept } = session;
  const all = [...stray(), ...crashes, ...session.failures];
  const failures: Failure[] = [
    ...results.flatMap(({ contract, failure }) => (failure ? [{ contract, failure }] : [])),
    ...all.map((failure) => ({ contract: undefined, failure })),
  ];
  const report = (some: readonly ContractResult[]) =>
    toReport({
      results: inOrder(selection, some),
      ended: isCrashed ? "internal error" : (ending?.kind ?? "complete"),
      because: ending?.because,
      ...{ sent: session.sent, seen: session.api.seen.operations.list, secrets: session.secrets },
      ...{ changing: session.changing, called: session.called },
      ...{ leftovers, record: kept, errors: failures.map(toInternalError) },
    });
  try {
    return { report: report(results), failures, ending, hint };
  } catch (error) {
    // If evidence cannot be shown, the finding must remain.
    failures.push({ contract: undefined, failure: error as Error });
    return { report: report(results.map(withoutEvidence)), failures, ending, hint };
  }
}

/** A run that an error ended before its first contract: of its target, of its calls, of its time, or of the kit itself. */
export function emptyRun({ contracts }: Selection, toReport: ToReport, error: Error): Verification {
  const ended = endedBy(error);
  const failures = ended === "internal error" ? [{ contract: undefined, failure: error }] : [];
  const because = ended === "internal error" ? notReached : error.message;
  const { sent } = error as Partial<RunError>;
  const report = toReport({
    results: contracts.map((contract) => notVerified(contract, because)),
    ...(sent ? { sent } : {}),
    ...{ ended, because, errors: failures.map(toInternalError) },
    leftovers: (error as Partial<RunError>).leftovers ?? [],
    record: (error as Partial<RunError>).record,
  });
  return { report, failures, ending: error instanceof StoppedError ? error.ending : undefined, hint: undefined };
}

function endedBy(error: Error) {
  if (error instanceof CallsError) return "calls";
  if (error instanceof TargetError) return "no target";
  return error instanceof StoppedError ? error.ending.kind : "internal error";
}

/** The results of all selected contracts. A contract without a turn was prevented by an error. */
function inOrder({ contracts }: Selection, results: readonly ContractResult[]): ContractResult[] {
  return contracts.map(
    (contract) => results.find((result) => result.contract === contract) ?? notVerified(contract, notReached),
  );
}

const notReached = "the kit itself failed before this";

export const notVerified = (contract: Contract, because: string): ContractResult => ({
  contract,
  findings: [{ verdict: "not-verified", ids: [...contract.ids], because, exchange: undefined }],
});

const withoutEvidence = ({ findings, ...result }: ContractResult): ContractResult => ({
  ...result,
  findings: findings.map((finding) => ({ ...finding, exchange: undefined })),
});

const toInternalError = ({ contract, failure }: Failure): InternalError => ({
  contract: contract?.id ?? null,
  message: failure.message,
});

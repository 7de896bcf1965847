import { UsageError } from "../base/usage-error.js";
import { secretsOf, toSecrets, withoutSecrets } from "../kit/http/redact.js";
import type { Leftover } from "../kit/ledger/leftovers.js";
import { exitCodeOf } from "../kit/report/exit-code.js";
import { startReport } from "../kit/report/report.js";
import type { ReportedCase } from "../kit/report/shape.js";
import { tellWrong } from "../kit/report/told-case.js";
import type { Contract } from "../kit/run/contract.js";
import { openSession } from "../kit/run/open-session.js";
import type { ContractResult } from "../kit/run/run-contract.js";
import { select } from "../kit/run/selection.js";
import { onSignals, realPorts } from "../runtime/kit-process.js";
import { assertUndone, openLedger, prepareRun } from "./prepare.js";
import { readOptions, type VerifyOptions } from "./verify.js";

/** A test runner: the module "vitest" or "node:test", or Jest's globals. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => Promise<void>, timeout?: number): unknown;
  /** Vitest and Jest; `after` is node:test's. */
  afterAll?(body: () => Promise<void>): unknown;
  after?(body: () => Promise<void>): unknown;
}

export interface DescribeOptions
  extends Omit<VerifyOptions, "bail" | "concurrency" | "dryRun" | "report" | "require" | "signal"> {
  /** The name of the suite. */
  name?: string;
  /** How long one contract may take, in milliseconds. */
  timeout?: number;
  /** Unverified contracts pass if the runner cannot skip them, as in Jest. Without this option they fail. */
  allowUnverified?: boolean;
}

/** Options of `verify` that a suite does not use. */
const onlyOfVerify = ["bail", "concurrency", "dryRun", "report", "require", "signal"];

/**
 * Makes a suite with one test per contract, in Vitest, Jest or node:test. A test fails if a rule is broken (`strict`:
 * or an assumption differs), and is skipped if nothing could be verified. If the runner cannot skip, it fails then too.
 * `runner` defaults to the global `describe` and `it`. When the suite ends, everything is restored.
 */
export function describeContracts(given: DescribeOptions, runner: TestRunner = globalRunner()): void {
  const { name = "standin verify", timeout = 120_000, allowUnverified = false, ...rest } = given;
  const unused = onlyOfVerify.find((option) => option in rest);
  if (unused !== undefined)
    throw new UsageError(`describeContracts has no option ${JSON.stringify(unused)}: only verify has it.`);
  const { options, contracts } = readOptions(rest);
  const selection = select(contracts, options.only ?? [], options.skip ?? []);
  const after = runner.afterAll ?? runner.after;
  if (!after)
    throw new TypeError("The test runner has neither afterAll nor after. Pass its module, such as import * as vitest.");
  let opened: ReturnType<typeof openRun> | undefined;
  const open = (context: unknown) => {
    opened ??= openRun(options, contracts, testsToRun(context));
    return opened;
  };
  runner.describe(name, () => {
    after.call(runner, async () => {
      const run = await opened?.catch(() => undefined);
      // A runner that stops at the first failure leaves contracts running.
      if (run?.isRunning()) run.session.end("the suite has ended");
      await run?.all;
      const left = (await run?.close()) ?? [];
      const kept = run?.session.kept;
      const how = kept === undefined ? "" : ` To undo this, run standin verify --undo (${kept}).`;
      if (run && left.length > 0)
        throw run.hidden(new Error(`Not restored: ${left.map(({ told }) => told).join(" ")}${how}`));
    });
    for (const contract of selection.contracts) {
      // Without a parameter, since Jest would wait for a callback.
      const body = async (...context: unknown[]) => {
        const run = await open(context[0]);
        if (!run) return skip(context[0], "STANDIN_DRY_RUN: the kit sends no requests", allowUnverified);
        const { session, toReport } = run;
        const result = await run.resultOf(contract);
        if (result.failure) throw run.hidden(result.failure);
        const report = toReport({ results: [result], secrets: session.secrets });
        const failing = report.failing.map(({ id }) => id);
        const isWrong = ({ ids, verdict }: ReportedCase) =>
          (verdict === "broken" || verdict === "differs") && ids.some((id) => failing.includes(id));
        const wrong = report.cases.filter(isWrong);
        if (wrong.length > 0) throw new ContractError(tellWrong(wrong, report));
        if (exitCodeOf(report) !== 4) return;
        const untold = report.cases.find(({ verdict }) => verdict === "not-verified");
        skip(context[0], untold?.because ?? "", allowUnverified);
      };
      // Only the ID, so that the history of a test continues if its title changes.
      runner.it(contract.id, body, timeout);
    }
  });
}

/** The findings of a contract with their evidence. A stack would show only the kit. */
class ContractError extends Error {
  override readonly name = "ContractError";
}

type Read = ReturnType<typeof readOptions>;

/** Undefined for a dry run. Starts the contracts that are known to run, concurrently as `verify` does. */
async function openRun(options: Read["options"], contracts: Read["contracts"], chosen: readonly string[]) {
  const prepared = await prepareRun(options, contracts);
  const { target, selection, options: run } = prepared;
  if (target.isDry) return undefined;
  await assertUndone(prepared, options.runRecord);
  const ledger = await openLedger(prepared, options.runRecord);
  const toReport = startReport(target, selection, realPorts, run);
  const isGone = new AbortController();
  const leave = () => isGone.abort();
  const signals = options.signals === false ? undefined : onSignals(process, isGone.signal);
  // Vitest ends at once, and its worker learns of it by this alone.
  if (signals) process.once("disconnect", leave);
  const release = () => {
    process.off("disconnect", leave);
    signals?.release();
  };
  const parts = { ...run, ledger, contracts: selection.contracts, signal: signals?.signal };
  const session = await openSession(target, realPorts, parts).catch((error) => {
    release();
    throw error;
  });
  const found = new Map<Contract, ContractResult>();
  const waiting = new Map<Contract, () => void>();
  const some = selection.contracts.filter(({ id }) => chosen.includes(id));
  let isRunning = true;
  const running = session.runAll(some, (result) => {
    found.set(result.contract, result);
    waiting.get(result.contract)?.();
  });
  /** Resolves when the last concurrent contract has ended. */
  const all = running
    .catch(() => undefined)
    .then(() => {
      isRunning = false;
    });
  let closing: Promise<readonly Leftover[]> | undefined;
  /** Restores everything, once. */
  const close = () => {
    closing ??= all.then(() => session.close()).finally(release);
    return closing;
  };
  const closeIfEnded = async () => void (signals?.signal.aborted && (await close().catch(() => undefined)));
  // The runner may not come to its end.
  signals?.signal.addEventListener("abort", closeIfEnded);
  return {
    ...{ session, toReport, all, close },
    hidden: (error: Error) => withoutSecrets(error, toSecrets([...secretsOf(target), ...session.secrets])),
    isRunning: () => isRunning,
    // A worker whose runner has gone ends when it tells of a test.
    resultOf: (contract: Contract) => resultOf(contract).finally(closeIfEnded),
  };

  async function resultOf(contract: Contract): Promise<ContractResult> {
    // If the run fails, so do all waiting tests.
    if (some.includes(contract) && !found.has(contract))
      await Promise.race([running, new Promise<void>((resolve) => waiting.set(contract, resolve))]);
    return found.get(contract) ?? session.run(contract);
  }
}

/** The part of Vitest's context that this uses. The context is a function. */
interface VitestContext {
  task?: { suite?: { tasks?: readonly { name: string; mode: string }[] } };
}

/** The names of this suite's tests that Vitest will run, after its filters. Other runners do not tell. */
const testsToRun = (context: unknown): string[] =>
  ((context as VitestContext | undefined)?.task?.suite?.tasks ?? []).flatMap(({ name, mode }) =>
    mode === "run" ? [name] : [],
  );

/** The contexts of Vitest (a function) and node:test can skip a started test. Jest has none. */
function skip(context: unknown, because: string, allowUnverified: boolean): void {
  const runs = (context ?? {}) as { skip?: unknown };
  if (typeof runs.skip === "function") runs.skip(because);
  else if (!allowUnverified)
    throw new ContractError(`NOT VERIFIED: ${because} (Set allowUnverified: true to allow this.)`);
}

function globalRunner(): TestRunner {
  const { describe, it, afterAll, after }: Partial<TestRunner> = globalThis as object;
  if (describe && it) return { describe, it, ...(afterAll ? { afterAll } : {}), ...(after ? { after } : {}) };
  throw new TypeError(
    'There is no global describe and it. Pass the test runner, as in describeContracts(options, await import("node:test")).',
  );
}

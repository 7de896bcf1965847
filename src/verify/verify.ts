import type { Contract } from "./contract.js";
import type { Ports } from "./ports.js";
import { type Report, toReport } from "./report/report.js";
import type { ContractResult } from "./run-contract.js";
import { type Selection, select } from "./selection.js";
import { openSession } from "./session.js";
import type { Target } from "./target.js";

export interface VerifyOptions {
  only?: readonly string[];
  skip?: readonly string[];
  /** Is told of each contract that has ended. */
  onResult?: (result: ContractResult) => void;
}

/** What a run found, and what the kit itself got wrong in it. */
export interface Verification {
  report: Report;
  failures: { contract: Contract; failure: Error }[];
}

/** Runs contracts against a target and reports. Throws a TargetError and a SelectionError. */
export async function verify(
  target: Target,
  contracts: readonly Contract[],
  ports: Ports,
  { only = [], skip = [], onResult = () => undefined }: VerifyOptions = {},
): Promise<Verification> {
  const selection = select(contracts, only, skip);
  const session = await openSession(target, ports);
  let results: ContractResult[] = [];
  let leftovers: string[] = [];
  try {
    results = await session.runAll(selection.contracts, onResult);
  } finally {
    leftovers = await session.close();
  }
  return {
    report: toReport(results, leftovers, { secrets: secretsOf(target), counts: selection.counts }),
    failures: results.flatMap(({ contract, failure }) => (failure ? [{ contract, failure }] : [])),
  };
}

/** What no report may show. */
export const secretsOf = ({ token, fixtures }: Target): string[] =>
  [token, fixtures.token_without_access].filter((secret) => secret !== undefined);

/** The report of a run that would not send anything: what would be tried, all of it not verified. */
export function dryRun({ contracts, counts }: Selection): Report {
  const results = contracts.map((contract) => ({
    contract,
    findings: [
      {
        verdict: "not-verified" as const,
        ids: [...contract.ids],
        because: "--dry-run sends nothing",
        exchange: undefined,
      },
    ],
  }));
  return toReport(results, [], { secrets: [], counts });
}

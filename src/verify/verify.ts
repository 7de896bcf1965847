import type { Contract } from "./contract.js";
import type { Leftover } from "./leftovers.js";
import type { Ports } from "./ports.js";
import { hideInRequest, secretValues } from "./redact.js";
import type { Rehearsal } from "./rehearsal.js";
import { type Report, toReport } from "./report/report.js";
import type { ContractResult } from "./run-contract.js";
import { type Selection, select } from "./selection.js";
import { openSession, type Session } from "./session.js";
import type { Target } from "./target.js";

export interface VerifyOptions {
  only?: readonly string[];
  skip?: readonly string[];
  /** Is told of each contract that has ended. */
  onResult?: (result: ContractResult) => void;
  /** Is told why nothing seems to happen, in a sentence. */
  onWait?: (text: string) => void;
  /** Ends the run early: nothing more is verified, and everything is put back. */
  signal?: AbortSignal;
}

/** What a run found, and what the kit itself got wrong in it. */
export interface Verification {
  report: Report;
  failures: { contract: Contract; failure: Error }[];
  /** Why the run ended before its last contract, in words; undefined for a full one. */
  ending: Session["ending"];
  /** What the user should know of how the target was asked, in a sentence. */
  hint: string | undefined;
}

/** Runs contracts against a target and reports. Throws a TargetError and a SelectionError. */
export async function verify(
  target: Target,
  contracts: readonly Contract[],
  ports: Ports,
  { only = [], skip = [], onResult = () => undefined, onWait, signal }: VerifyOptions = {},
): Promise<Verification> {
  const selection = select(contracts, only, skip);
  const session = await openSession(target, ports, { signal, onWait });
  let results: ContractResult[] = [];
  let leftovers: Leftover[] = [];
  try {
    results = await session.runAll(selection.contracts, onResult);
  } finally {
    leftovers = await session.close();
  }
  const { ending } = session;
  return {
    report: toReport(results, leftovers, {
      secrets: [...secretsOf(target), ...session.secrets],
      counts: selection.counts,
      target: target.url,
      ended: ending?.kind ?? "complete",
    }),
    failures: results.flatMap(({ contract, failure }) => (failure ? [{ contract, failure }] : [])),
    ending,
    hint: session.hint,
  };
}

/** What no report may show. */
export function secretsOf({ token, tokenHeader, fixtures, headers, url }: Target): string[] {
  const { username, password } = new URL(url);
  const fixed = secretValues({ ...headers, [tokenHeader.header]: undefined });
  return [token, fixtures.token_without_access, password, password && `${username}:${password}`, ...fixed].filter(
    (secret) => secret !== undefined && secret !== "",
  ) as string[];
}

/** The report of a run that would not send anything: what it would send, and all of it not verified. */
export function dryRun({ contracts, counts }: Selection, target: Target, { requests, unmet }: Rehearsal): Report {
  const results = contracts.map((contract) => ({
    contract,
    findings: [
      {
        verdict: "not-verified" as const,
        ids: [...contract.ids],
        because: unmet[contract.id] ?? "--dry-run sends nothing",
        exchange: undefined,
      },
    ],
  }));
  const secrets = secretsOf(target);
  return {
    ...toReport(results, [], { secrets, counts, target: target.url, ended: "dry run" }),
    requests: requests.map(({ contract, request }) => {
      const { body, ...shown } = hideInRequest(request, secrets);
      return { contract: contract?.id ?? null, ...shown, body: body ?? null };
    }),
  };
}

import type { ResourceSpec } from "../specs/resource-spec.js";
import { type Contract, callsGroup, ownGroup, type SerialGroup } from "./contract.js";

export const defaultConcurrency = 16;

/** The maximum. A larger number would create more resources than the contracts can use. */
export const mostConcurrency = 64;

export const isConcurrency = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostConcurrency;

/** Manages the workers of serial groups. Each worker has its own resources. The first worker always exists. */
export interface Workers {
  concurrency: number;
  /** Whether contracts about calls have environments of their own. Otherwise the events of all others would cause calls too. */
  areCallsApart: boolean;
  /** How many contracts about calls may run at once, as far as is known now. */
  callsAtOnce(): number;
  /** Creates the resources of a contract on an additional worker. Resolves with false if the target creates no more. */
  open(contract: Contract, worker: number): Promise<boolean>;
  run(contract: Contract, worker: number): Promise<void>;
  /** Deletes the resources of a worker. */
  close(group: SerialGroup, worker: number): Promise<void>;
}

/** What a contract shares with others: nothing (`free`), one borrowed resource (its kind), or more than that (`last`). */
export type Lane = string;

/** Maximum number of resources of a kind for a serial group, because services limit how many may exist. */
export const mostWorkers = 8;
const usualRequests = 18;

export const requestsOf = ({ requests = usualRequests }: Contract): number => requests;

interface Group {
  limit: number;
  busy: Set<number>;
}

/** The known resources that a contract needs. */
export function neededBy({ needs }: Contract, resources: readonly ResourceSpec[]): ResourceSpec[] {
  return resources.filter(({ kind }) => needs.some((need) => need === kind || need === `own ${kind}`));
}

/** Runs contracts on workers, those that disturb others after them, and those with a lane in their order. */
export async function runInPhases(
  contracts: readonly Contract[],
  laneOf: (contract: Contract) => Lane,
  workers: Workers,
): Promise<void> {
  const phaseOf = (contract: Contract) => {
    const { serialGroup, starts } = contract;
    if (laneOf(contract) === "last") return 3;
    if (starts === "last") return 2;
    if (workers.areCallsApart) return 0;
    if (starts === "after calls") return 2;
    return serialGroup === callsGroup ? 1 : 0;
  };
  for (const phase of [0, 1, 2, 3]) {
    const some = contracts.filter((one) => phaseOf(one) === phase);
    const lanes = [...new Set(some.map(laneOf))].map((lane) => {
      const own = some.filter((one) => laneOf(one) === lane);
      return lane === "free" ? runOnWorkers(own, workers) : runInTurn(own, workers);
    });
    await allOf(lanes);
  }
}

async function runInTurn(contracts: readonly Contract[], { run }: Workers): Promise<void> {
  for (const contract of contracts) await run(contract, 0);
}

/**
 * Runs a number of contracts at once, each serial group on its own workers. The longest contracts start first. If the target
 * creates no more resources, a group continues with its workers and returns the newest one.
 */
async function runOnWorkers(contracts: readonly Contract[], workers: Workers): Promise<void> {
  const waiting = longestFirst(contracts);
  const groups = new Map<SerialGroup, Group>();
  const limitOf = (name: SerialGroup) => {
    if (name === callsGroup) return workers.callsAtOnce();
    return takeTurns.has(name) ? 1 : mostWorkers;
  };
  const groupOf = (name: SerialGroup): Group => {
    const group = groups.get(name) ?? { limit: mostWorkers, busy: new Set() };
    groups.set(name, group);
    return group;
  };
  /** The first contract with a free worker, which it occupies from now on. */
  const take = () => {
    for (const [index, contract] of waiting.entries()) {
      const group = groupOf(contract.serialGroup);
      const worker = firstFree(group);
      if (worker >= Math.min(group.limit, limitOf(contract.serialGroup))) continue;
      waiting.splice(index, 1);
      group.busy.add(worker);
      return { contract, group, worker };
    }
    return undefined;
  };
  let running = 0;
  const work = async (): Promise<void> => {
    const next = take();
    if (!next) return;
    const { contract, group, worker } = next;
    running++;
    try {
      if (worker === 0 || (await workers.open(contract, worker))) await workers.run(contract, worker);
      else {
        group.limit = Math.max(1, Math.min(group.limit, worker));
        waiting.unshift(contract);
      }
      if (worker >= group.limit) await workers.close(contract.serialGroup, worker);
    } finally {
      group.busy.delete(worker);
      running--;
    }
    // One end may let several others start, since calls may have shown that more of them can run at once.
    await workAll();
  };
  const workAll = () => allOf(Array.from({ length: workers.concurrency - running }, work));
  await workAll();
}

/** Contracts that disturb each other in one environment, by their events or in unknown ways. */
const takeTurns: ReadonlySet<SerialGroup> = new Set([callsGroup, ownGroup]);

function firstFree({ busy }: Group): number {
  let worker = 0;
  while (busy.has(worker)) worker++;
  return worker;
}

function longestFirst(contracts: readonly Contract[]): Contract[] {
  // A group that runs in order takes as long as all its contracts together.
  const timeOf = (contract: Contract) => {
    const isInTurn = ({ serialGroup }: Contract) => contract.serialGroup === serialGroup && takeTurns.has(serialGroup);
    const inTurn = contracts.filter((one) => one === contract || isInTurn(one));
    return inTurn.reduce((sum, one) => sum + requestsOf(one) + (one.starts === undefined ? 0 : waitingTime), 0);
  };
  const timed = contracts.map((contract) => ({ contract, time: timeOf(contract) }));
  return timed.sort((one, other) => other.time - one.time).map(({ contract }) => contract);
}

/** Waiting for jobs takes about as long as this number of requests. */
const waitingTime = 40;

/** Waits for all, so that no work continues after an error. Then throws the first error. */
async function allOf(work: Promise<void>[]): Promise<void> {
  for (const { status, ...rest } of await Promise.allSettled(work)) {
    if (status === "rejected") throw (rest as PromiseRejectedResult).reason;
  }
}

import type { ResourceSpec } from "../specs/resource-spec.js";
import { type Contract, callsGroup, ownGroup, type SerialGroup } from "./contract.js";

/** What a run does with the lanes of its serial groups: each lane has resources of its own, the first one is always there. */
export interface Lanes {
  /** Makes what a contract needs on a lane beside the first; false where the target makes no more of it. */
  open(contract: Contract, lane: number): Promise<boolean>;
  run(contract: Contract, lane: number): Promise<void>;
  /** Takes away what was made for a lane. */
  close(group: SerialGroup, lane: number): Promise<void>;
}

/** So many resources of a kind a serial group works on at the most: services limit how many there may be. */
export const mostLanes = 8;
/** Of a contract that does not say how many requests it sends. */
const usualRequests = 18;

export const requestsOf = ({ requests = usualRequests }: Contract): number => requests;

interface Group {
  /** How many lanes it may have. */
  limit: number;
  busy: Set<number>;
}

/** The resources that a contract needs, of those that there are. */
export function neededBy({ needs }: Contract, resources: readonly ResourceSpec[]): ResourceSpec[] {
  return resources.filter(({ kind }) => needs.some((need) => need === kind || need === `own ${kind}`));
}

interface PhaseOptions {
  concurrency: number;
  /**
   * In how many environments of their own contracts about calls are; 0 where they are in that of all others, whose events would
   * make calls too.
   */
  callsLanes: number;
}

/** Runs contracts on lanes, and those that others would disturb, or that disturb them, when all others have ended. */
export async function runInPhases(
  contracts: readonly Contract[],
  { concurrency, callsLanes }: PhaseOptions,
  lanes: Lanes,
): Promise<void> {
  const phaseOf = ({ serialGroup, starts }: Contract) => {
    if (starts === "last") return 2;
    if (callsLanes > 0) return 0;
    if (starts === "after calls") return 2;
    return serialGroup === callsGroup ? 1 : 0;
  };
  for (const phase of [0, 1, 2]) {
    const some = contracts.filter((contract) => phaseOf(contract) === phase);
    await runOnLanes(some, { concurrency, callsLanes }, lanes);
  }
}

/**
 * Runs contracts, so many at once, those of a serial group on lanes of its own. What takes longest starts first. Where the
 * target makes no more resources, a group keeps to the lanes that it has, and gives the newest back.
 */
async function runOnLanes(
  contracts: readonly Contract[],
  { concurrency, callsLanes }: PhaseOptions,
  lanes: Lanes,
): Promise<void> {
  const waiting = longestFirst(contracts);
  const groups = new Map<SerialGroup, Group>();
  const limitOf = (name: SerialGroup) => {
    if (name === callsGroup) return Math.max(1, callsLanes);
    return takeTurns.has(name) ? 1 : mostLanes;
  };
  const groupOf = (name: SerialGroup): Group => {
    const group = groups.get(name) ?? { limit: limitOf(name), busy: new Set() };
    groups.set(name, group);
    return group;
  };
  /** The first contract that has a lane now, which is taken from then on. */
  const take = () => {
    for (const [index, contract] of waiting.entries()) {
      const group = groupOf(contract.serialGroup);
      const lane = firstFree(group);
      if (lane >= group.limit) continue;
      waiting.splice(index, 1);
      group.busy.add(lane);
      return { contract, group, lane };
    }
    return undefined;
  };
  // One that finds no lane may end: whoever has the lane takes what waits for it.
  const work = async () => {
    for (let next = take(); next; next = take()) {
      const { contract, group, lane } = next;
      try {
        if (lane === 0 || (await lanes.open(contract, lane))) await lanes.run(contract, lane);
        else {
          group.limit = Math.max(1, Math.min(group.limit, lane));
          waiting.unshift(contract);
        }
        if (lane >= group.limit) await lanes.close(contract.serialGroup, lane);
      } finally {
        group.busy.delete(lane);
      }
    }
  };
  await allOf(Array.from({ length: concurrency }, work));
}

/** Contracts of these disturb one another in one environment: events of one make calls in the next, and nobody knows what a team's own do. */
const takeTurns: ReadonlySet<SerialGroup> = new Set([callsGroup, ownGroup]);

function firstFree({ busy }: Group): number {
  let lane = 0;
  while (busy.has(lane)) lane++;
  return lane;
}

/** A group that takes turns is as long as all of it. */
function longestFirst(contracts: readonly Contract[]): Contract[] {
  const lengths = new Map<Contract, number>();
  for (const contract of contracts) {
    const { serialGroup } = contract;
    const inTurn = takeTurns.has(serialGroup) ? contracts.filter((one) => one.serialGroup === serialGroup) : [contract];
    lengths.set(
      contract,
      inTurn.reduce((sum, one) => sum + lengthOf(one), 0),
    );
  }
  return [...contracts].sort((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0));
}

/** In requests. */
const lengthOf = (contract: Contract): number =>
  requestsOf(contract) + (contract.starts === undefined ? 0 : waitingTime);
/** Waiting for jobs takes as long as about so many requests. */
const waitingTime = 40;

/** Waits for all, so that nothing runs on behind an error; then throws the first. */
async function allOf(work: Promise<void>[]): Promise<void> {
  for (const { status, ...rest } of await Promise.allSettled(work)) {
    if (status === "rejected") throw (rest as PromiseRejectedResult).reason;
  }
}

import { type Api, createApi, TargetError } from "./api.js";
import type { Contract, Lane } from "./contract.js";
import { createControl, dropEnvironment, isStandin } from "./control.js";
import { readOperations, updateOperations } from "./document-defaults.js";
import { createHttp } from "./http.js";
import { createLane, type LaneKit, type LaneParts } from "./lane.js";
import type { Ports } from "./ports.js";
import { createReceiver, type Receiver } from "./receiver.js";
import { type ContractResult, runContract } from "./run-contract.js";
import { Subject } from "./subject.js";
import { borrow, createSupply, type Supply } from "./supply.js";
import type { Kind, Target } from "./target.js";

/** What could not be put back or taken away, in a sentence each. */
export type Leftovers = string[];

/** A target with everything that a run needs around it. */
export interface Session {
  readonly api: Api;
  run(contract: Contract): Promise<ContractResult>;
  /** Runs contracts, lanes side by side where each has resources of its own. */
  runAll(contracts: readonly Contract[], onResult: (result: ContractResult) => void): Promise<ContractResult[]>;
  /** Puts everything back, takes away what was made, and closes. */
  close(): Promise<Leftovers>;
}

/** Looks at the target: whether it answers and takes the token, and what it lends. Throws a TargetError. */
export async function openSession(target: Target, ports: Ports): Promise<Session> {
  const http = createHttp(ports);
  const api = createApi(target, http);
  try {
    return await open(api, ports, () => http.close());
  } catch (error) {
    await http.close();
    throw error;
  }
}

async function open(api: Api, ports: Ports, closeHttp: () => Promise<void>): Promise<Session> {
  const { target } = api;
  const borrowed = await borrowAll(api, ports);
  const standin = await isStandin(api);
  const environments: string[] = [];
  const isolate = (): Api => {
    const name = `standin-verify-${ports.unique()}`;
    environments.push(name);
    return api.withHeaders({ "X-Environment": name });
  };
  const supplies: Supply[] = [];
  const supplyFor = (one: Api): Supply => {
    const supply = createSupply(one, ports);
    supplies.push(supply);
    return supply;
  };
  let receiver: Promise<Receiver> | undefined;
  const parts: LaneParts = {
    api,
    ports,
    supply: supplyFor(api),
    borrowed,
    isStandin: standin,
    receiver() {
      receiver ??= createReceiver(ports, target.callbackUrl);
      return receiver;
    },
    control() {
      const inside = isolate();
      return { api: inside, supply: supplyFor(inside), control: createControl(inside) };
    },
    unrestored: [],
  };
  const callsApi = standin && !target.readOnly ? isolate() : undefined;
  const callsParts = callsApi && {
    ...parts,
    api: callsApi,
    supply: supplyFor(callsApi),
    borrowed: await borrowAll(callsApi, ports),
  };
  const lanes = new Map<Lane, LaneKit>();
  const laneOf = (name: Lane): LaneKit => {
    // Events of other lanes would make calls too.
    const lane = lanes.get(name) ?? createLane(name === "calls" && callsParts ? callsParts : parts);
    lanes.set(name, lane);
    return lane;
  };
  /** One at a time where lanes would have to share what is borrowed. */
  const isShared = async (contracts: readonly Contract[]) => {
    if (target.readOnly) return true;
    const found = (["upload", "webhook"] as const).flatMap((kind) => {
      if (!target.operations[updateOperations[kind]]) return [];
      const needing = contracts.filter(({ needs }) => needs.some((need) => need.endsWith(kind)));
      return [...new Set(needing.map(({ lane }) => lane))].map((name) => laneOf(name).findSubject(kind));
    });
    return (await Promise.all(found)).some((subject) => subject !== undefined && !subject.made);
  };

  return {
    api,
    run: (contract) => runContract(contract, laneOf(contract.lane)),
    async runAll(contracts, onResult) {
      const results: ContractResult[] = [];
      const runInTurn = async (some: readonly Contract[]) => {
        for (const contract of some) {
          const result = await runContract(contract, laneOf(contract.lane));
          results.push(result);
          onResult(result);
        }
      };
      if (contracts.length === 0) return [];
      if (await isShared(contracts)) await runInTurn(contracts);
      else {
        const names = new Set(contracts.map((contract) => contract.lane));
        const isLast = (name: Lane) => name === "calls" && !callsParts;
        const runLane = (name: Lane) => runInTurn(contracts.filter((contract) => contract.lane === name));
        await allOf([...names].filter((name) => !isLast(name)).map(runLane));
        await allOf([...names].filter(isLast).map(runLane));
      }
      return contracts.map((contract) => results.find((result) => result.contract === contract) as ContractResult);
    },
    async close() {
      const leftovers = [...parts.unrestored];
      try {
        for (const lane of lanes.values()) leftovers.push(...(await lane.putBack()));
        for (const supply of supplies) {
          for (const subject of await supply.removeAll()) {
            leftovers.push(`The ${subject.kind} ${subject.id} that the kit made could not be deleted.`);
          }
        }
        for (const name of environments) await dropEnvironment(api, name);
      } catch (error) {
        leftovers.push(`Putting back ended early: ${(error as Error).message}`);
      } finally {
        await (await receiver)?.close();
        await closeHttp();
      }
      return [...new Set(leftovers)];
    },
  };
}

/** Waits for all, so that nothing runs on behind an error; then throws the first. */
async function allOf(work: Promise<void>[]): Promise<void> {
  for (const { status, ...rest } of await Promise.allSettled(work)) {
    if (status === "rejected") throw (rest as PromiseRejectedResult).reason;
  }
}

async function borrowAll(api: Api, ports: Ports): Promise<Partial<Record<Kind, Subject>>> {
  const borrowed: Partial<Record<Kind, Subject>> = {};
  for (const kind of ["upload", "webhook"] as const) {
    const operation = api.target.operations[updateOperations[kind]];
    const reads = api.target.operations[readOperations[kind]];
    if (!operation || (!reads && api.target.readOnly)) continue;
    const found = await borrow(api, ports, kind);
    if (found instanceof Subject) borrowed[kind] = found;
    else refuseTarget(api, found.exchange.status, found.exchange.failure);
  }
  return borrowed;
}

function refuseTarget({ target }: Api, status: number, failure: string | undefined): void {
  if (failure) throw new TargetError(`${target.url} does not answer: ${failure}`);
  if (status === 401 || status === 403) {
    throw new TargetError(`${target.url} refuses the token (${status}); pass one that has access with --token.`);
  }
}

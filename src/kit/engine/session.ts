import type { Leftover } from "../resources/leftovers.js";
import { createSupply, type Supply } from "../resources/supply.js";
import { type Api, createApi } from "../target/api.js";
import { createControl, dropEnvironment, isStandin } from "../target/control.js";
import { updateOperations } from "../target/document-defaults.js";
import { createGate, type Gate } from "../target/gate.js";
import { createHttp, type Http } from "../target/http.js";
import type { Ports } from "../target/ports.js";
import { createReceiver, type Receiver } from "../target/receiver.js";
import { secretsIn } from "../target/redact.js";
import type { Target } from "../target/target.js";
import type { Contract, Lane } from "./contract.js";
import { borrowAll } from "./probe.js";
import { type ContractResult, runContract } from "./run-contract.js";
import { createLane, type LaneKit, type LaneParts } from "./serial-group.js";

/** A target with everything that a run needs around it. */
export interface Session {
  readonly api: Api;
  run(contract: Contract): Promise<ContractResult>;
  /** Runs contracts, lanes side by side where each has resources of its own. */
  runAll(contracts: readonly Contract[], onResult: (result: ContractResult) => void): Promise<ContractResult[]>;
  /** Why the run was ended before its last contract. */
  readonly ending: Gate["ending"];
  /** Passwords and the like that borrowed resources show. */
  readonly secrets: readonly string[];
  /** What the user should know of how the target was asked, in a sentence. */
  readonly hint: string | undefined;
  /** What the kit itself got wrong while it put things back. */
  readonly failures: readonly Error[];
  /** Puts everything back, takes away what was made, and closes. Resolves with what is not as it was. */
  close(): Promise<Leftover[]>;
}

export interface SessionOptions {
  /** Ends the run; putting back goes on. */
  signal?: AbortSignal | undefined;
  /** Is told why nothing seems to happen. */
  onWait?: ((text: string) => void) | undefined;
  /** In the place of the network. */
  wire?: Wire | undefined;
}

/** What answers the requests of a run, and what listens for calls of webhooks. */
export interface Wire {
  http: Http;
  receiver(): Promise<Receiver>;
}

/** Looks at the target: whether it answers and takes the token, and what it lends. Throws a TargetError and a StoppedError. */
export async function openSession(
  target: Target,
  ports: Ports,
  { signal, onWait = () => undefined, wire: given }: SessionOptions = {},
): Promise<Session> {
  const gate = createGate(signal);
  const onLost = (text: string) => gate.shut("target lost", `${target.url} went away, and ${text}`);
  const wire = given ?? {
    http: createHttp(ports, { onWait, onLost }, target.url),
    receiver: () => createReceiver(gate.guard(ports), target.callbackUrl),
  };
  const api = createApi(target, wire.http, gate);
  try {
    return await open(api, ports, gate, wire);
  } catch (error) {
    await wire.http.close();
    // What was cut short by the user says nothing about the target.
    if (gate.ending?.kind === "interrupted") gate.pass();
    throw error;
  }
}

async function open(api: Api, ports: Ports, gate: Gate, wire: Wire): Promise<Session> {
  const { target } = api;
  const { borrowed, hint } = await borrowAll(api, ports);
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
      receiver ??= wire.receiver();
      return receiver;
    },
    control() {
      const inside = isolate();
      return { api: inside, supply: supplyFor(inside), control: createControl(inside) };
    },
    gate,
  };
  const callsApi = standin && !target.readOnly ? isolate() : undefined;
  const callsParts = callsApi && {
    ...parts,
    api: callsApi,
    supply: supplyFor(callsApi),
    borrowed: (
      await borrowAll(callsApi, ports).catch(async (error) => {
        for (const name of environments) await dropEnvironment(api.steady, name);
        throw error;
      })
    ).borrowed,
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
    // Where one could not be made now, it may be made later, or have to be borrowed.
    return (await Promise.allSettled(found)).some((one) => one.status === "rejected" || one.value?.made === false);
  };

  const failures: Error[] = [];
  /** What goes wrong with one thing must not keep the next from being put back. */
  const tryTo = (work: () => Promise<Leftover[]>): Promise<Leftover[]> =>
    work().catch((error) => {
      failures.push(error);
      return [];
    });

  /** The last look at everything: what an earlier contract left is tried again, and what was put back is seen to have stayed. */
  const leave = async (): Promise<Leftover[]> => {
    const left: Leftover[] = [];
    const subjects = new Set(Object.values(borrowed));
    for (const lane of lanes.values()) for (const subject of await lane.borrowed()) subjects.add(subject);
    for (const subject of subjects) left.push(...(await tryTo(async () => subject.restore({ again: true }))));
    for (const supply of supplies) left.push(...(await tryTo(() => supply.removeAll())));
    for (const name of environments) await tryTo(() => dropEnvironment(api.steady, name).then(() => []));
    return left;
  };

  return {
    api,
    hint,
    failures,
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
    secrets: Object.values(borrowed).flatMap(({ copy }) => secretsIn(copy)),
    get ending() {
      return gate.ending;
    },
    async close() {
      try {
        return await leave();
      } finally {
        // One that could not listen has been told where it was needed.
        await (await receiver?.catch(() => undefined))?.close();
        await wire.http.close();
      }
    },
  };
}

/** Waits for all, so that nothing runs on behind an error; then throws the first. */
async function allOf(work: Promise<void>[]): Promise<void> {
  for (const { status, ...rest } of await Promise.allSettled(work)) {
    if (status === "rejected") throw (rest as PromiseRejectedResult).reason;
  }
}

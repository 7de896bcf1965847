import { fixtureNamed, tellAbsent } from "../binding/defaults.js";
import type { Target } from "../binding/target.js";
import type { Examples } from "../examples/examples.js";
import { type Api, createApi } from "../http/api.js";
import { Control } from "../http/control.js";
import { Gate } from "../http/gate.js";
import { countFailures } from "../http/observations.js";
import type { Ports } from "../http/ports.js";
import { createReceiver } from "../http/receiver.js";
import { createMemoryRecord, type RunRecord } from "../record/run-record.js";
import type { Fixture } from "../subject/fixture.js";
import { whyOccupied } from "../subject/occupied.js";
import type { Exchange } from "../wire/exchange.js";
import { type Contract, Habits } from "./contract.js";
import { askListeners, type CallPolicy, CallsError, quiet } from "./listeners.js";
import { borrowAll, type Loan, recognize } from "./probe.js";
import { type Network, Owned, type SentCounts, Session } from "./run-session.js";
import type { GroupParts } from "./serial-group.js";
import { defaultConcurrency } from "./workers.js";

export { type Network, type SentCounts, Session } from "./run-session.js";

export interface SessionOptions {
  /** Ends the run. Restoring continues. */
  signal?: AbortSignal | undefined;
  /** Receives the reasons for waiting. */
  onWait?: ((text: string) => void) | undefined;
  /** Replaces the network. */
  network?: Network | undefined;
  /** Where to write the undo record before each request. Default: in memory. */
  record?: RunRecord | undefined;
  /** The generator of values from the schemas. Default: none. */
  examples?: Examples | undefined;
  /** The number of contracts that run at once. With 1, they run one after another in their order. */
  concurrency?: number | undefined;
  /** The contracts to run, and the policy for calls to listeners of others. Without contracts there are no such calls. */
  contracts?: readonly Contract[] | undefined;
  calls?: CallPolicy | undefined;
  /** Ends the run after this number of milliseconds. */
  maxTime?: number | undefined;
  /** Receives how long each response took, in milliseconds. */
  onRequest?: ((took: number) => void) | undefined;
}

/** Number of environments for contracts about calls, on a Standin. */
const mostCallsWorkers = 3;

/**
 * Connects to the target: finds out whether it responds and accepts the token, and borrows resources. Throws a TargetError and
 * a StoppedError.
 */
export async function openSession(
  target: Target,
  ports: Ports,
  {
    signal,
    onWait = () => undefined,
    network: given,
    examples,
    concurrency = defaultConcurrency,
    contracts = [],
    calls = "ask",
    maxTime,
    onRequest,
    record = createMemoryRecord(),
  }: SessionOptions = {},
): Promise<Session> {
  const gate = new Gate(ports, signal);
  if (maxTime !== undefined)
    gate.shutAfter(maxTime, "max time", `the limit of --max-time (${maxTime / 1000} s) was reached`);
  const onLost = (text: string) => gate.shut("target lost", `${target.url} stopped responding: ${text}`);
  const sent: SentCounts = { requests: 0, limited: 0, failed: 0, lost: 0 };
  const onExchange = (exchange: Exchange, took: number) => {
    sent.requests++;
    countFailures(sent, exchange);
    onRequest?.(took);
  };
  const network = given ?? {
    receiver: () => createReceiver(gate.guard(ports), target.callbackUrl),
  };
  const { transport } = network;
  const api = createApi(target, { gate, ports, notes: record, transport, onWait, onLost, onExchange });
  try {
    return await open({ api, gate, examples }, { network, sent, concurrency, record, contracts, calls, onWait });
  } catch (error) {
    await api.close();
    const kept = await record.close().catch(() => undefined);
    if (error instanceof CallsError) error.record = kept;
    gate.close();
    // An interrupted request proves nothing about the target.
    if (gate.ending?.kind === "interrupted" || gate.ending?.kind === "max time") gate.pass();
    throw error;
  }
}

/** If the target is down now, it may be up again for the contracts. */
async function prepare(fixture: Fixture, because: string | undefined): Promise<string | undefined> {
  if (because === undefined) await fixture.proveNulls().catch(() => undefined);
  return because;
}

/**
 * Where a run works: on a Standin in an environment of its own, so that nobody who works there sees it. Unless the user names an
 * environment, or resources that only the target's has.
 */
async function placeOf(api: Api, first: Api | undefined, isStandin: boolean): Promise<Loan & { api: Api }> {
  const isNamed = Object.keys(api.target.access.headers).some((name) => name.toLowerCase() === "x-environment");
  if (first && !isNamed) {
    const loan = await borrowAll(first, { isStandin });
    const { resources, operations } = api.target;
    const isWhole = resources.every(
      (spec) =>
        loan.borrowed.has(spec.kind) ||
        fixtureNamed(api.target, spec.idParameter) === undefined ||
        !operations[spec.operations.update],
    );
    if (isWhole) return { ...loan, api: first };
  }
  return { ...(await borrowAll(api, { isStandin })), api };
}

interface OpenOptions {
  onWait(text: string): void;
  network: Network;
  sent: SentCounts;
  concurrency: number;
  record: RunRecord;
  contracts: readonly Contract[];
  calls: CallPolicy;
}

async function open(given: Pick<GroupParts, "api" | "gate" | "examples">, options: OpenOptions): Promise<Session> {
  const { concurrency, record, contracts, calls, onWait } = options;
  for (const told of tellAbsent(given.api.target)) onWait(told);
  const owned = new Owned(given.api, record);
  const { isStandin, first } = await recognize(given.api, { record, isolate: (name) => owned.environment(name) });
  const { api, borrowed, failed, hint } = await placeOf(given.api, first, isStandin);
  const isApart = api === first;
  // On a Standin, calls reach nobody but its receivers.
  const listeners = api.target.readOnly || isStandin ? [] : await askListeners(api, { contracts, calls, onWait });
  const quieted = calls === "allow" || isStandin ? [] : await quiet(listeners, api, borrowed);
  const occupied = new Map<Fixture, Promise<string | undefined>>();
  const parts: GroupParts = {
    ...{ ...given, api, factory: owned.factory(api), habits: new Habits(), borrowed, failed, isStandin },
    receiver: () => owned.receiver(options.network),
    occupied(fixture) {
      // Nobody else works in an environment of the run.
      const look = async () => (isApart ? undefined : whyOccupied(fixture));
      const known = occupied.get(fixture) ?? look().then((because) => prepare(fixture, because));
      occupied.set(fixture, known);
      return known;
    },
    control() {
      const inside = owned.environment();
      return { api: inside, factory: owned.factory(inside), control: new Control(inside) };
    },
  };
  /** An environment that only this run uses. */
  const ownEnvironment = async (inside: Api): Promise<GroupParts> => {
    const { borrowed } = await borrowAll(inside, { isStandin });
    return { ...parts, api: inside, occupied: async () => undefined, factory: owned.factory(inside), borrowed };
  };
  const callsWorkers = first ? Math.min(mostCallsWorkers, concurrency) : 0;
  const next = (index: number) => (index === 0 && !isApart && first) || owned.environment();
  const callsParts = await Promise.all(
    Array.from({ length: callsWorkers }, (_, index) => ownEnvironment(next(index))),
  ).catch(async (error) => {
    await owned.drop();
    throw error;
  });
  return new Session(parts, { ...options, owned, callsParts, quieted, listeners, hint });
}

import { fixtureNamed, tellAbsent } from "../binding/defaults.js";
import type { Target } from "../binding/target.js";
import type { Examples } from "../examples/examples.js";
import { type Api, createApi } from "../http/api.js";
import { Control, keepsEnvironment, saysStandin } from "../http/control.js";
import { Gate, RunError, StoppedError } from "../http/gate.js";
import { countFailures, Habits, type SentCounts } from "../http/observations.js";
import type { Ports } from "../http/ports.js";
import { createReceiver } from "../http/receiver.js";
import { Ledger } from "../ledger/ledger.js";
import { unsettled } from "../ledger/leftovers.js";
import type { Resource } from "../subject/resource.js";
import { borrowAll, type Loan } from "./borrow.js";
import type { Contract } from "./contract.js";
import { askListeners, type CallPolicy, quiet } from "./listeners.js";
import { whyOccupied } from "./occupied.js";
import { readReferred } from "./referred.js";
import type { GroupParts } from "./serial-group.js";
import { type Network, type Opening, Owned, Session } from "./session.js";
import { defaultConcurrency } from "./workers.js";

/** How a run works, whatever it verifies. */
export interface RunSettings {
  /** Ends the run early. The kit verifies nothing more and restores everything. */
  signal?: AbortSignal | undefined;
  /** Receives the reasons for waiting, in sentences. */
  onWait?: ((text: string) => void) | undefined;
  /** Where to write the undo record before each request. Default: in memory. */
  ledger?: Ledger | undefined;
  /** The generator of values from the schemas, for the contracts that use it. Default: none. */
  examples?: Examples | undefined;
  /** The number of contracts that run at once. With 1, they run one after another in their order. */
  concurrency?: number | undefined;
  /** The policy for calls to listeners of others. Default: stop. */
  calls?: CallPolicy | undefined;
  /** Ends the run after this number of milliseconds, like `signal`. */
  maxTime?: number | undefined;
}

export interface SessionOptions extends RunSettings {
  /** Replaces the network. */
  network?: Network | undefined;
  /** The contracts to run. Without contracts there are no calls to listeners of others. */
  contracts?: readonly Contract[] | undefined;
}

/** Connects to the target and borrows resources. Throws a TargetError and a StoppedError. */
export async function openSession(target: Target, ports: Ports, options: SessionOptions = {}): Promise<Session> {
  const { maxTime, onWait = () => undefined, ledger = new Ledger(ports.now) } = options;
  const gate = new Gate(ports, options.signal);
  if (maxTime !== undefined)
    gate.shutAfter(maxTime, "max time", `the limit of --max-time (${maxTime / 1000} s) was reached`);
  const sent: SentCounts = { requests: 0, limited: 0, failed: 0, lost: 0 };
  const network = options.network ?? { receiver: () => createReceiver(gate.guard(ports), target.callbackUrl) };
  const api = createApi(target, {
    ...{ gate, ports, ledger, transport: network.transport, onWait },
    onLost: (text) => gate.shut("target lost", `${target.url} stopped responding: ${text}`),
    onExchange(exchange) {
      sent.requests++;
      countFailures(sent, exchange);
    },
  });
  const { examples, concurrency = defaultConcurrency, contracts = [], calls = "ask" } = options;
  const opening = { api, gate, examples, concurrency, ledger, contracts, calls, network, sent, onWait };
  const owned = new Owned(opening);
  try {
    return await open(opening, owned);
  } catch (thrown) {
    // What went wrong has been said. What it leaves is named all the same.
    const left = await owned.settle([], () => undefined).catch(() => unsettled(ledger.open, []));
    const record = await owned.close().catch(() => undefined);
    const { ending } = gate;
    // An interrupted request proves nothing about the target.
    const isEnded = ending?.kind === "interrupted" || ending?.kind === "max time";
    const error = isEnded ? new StoppedError(ending) : thrown;
    if (error instanceof Error) Object.assign(error, { leftovers: left, record, sent });
    const undo = "To undo this, run standin verify --undo with the same --target, --run-record, token and binding.";
    if (left.length > 0 && error instanceof RunError && !isEnded)
      error.message += `\n${left.map(({ told }) => told).join("\n")}\n${undo}`;
    throw error;
  }
}

const mostCallsWorkers = 3;

async function open(opening: Opening, owned: Owned): Promise<Session> {
  const { concurrency, ledger, calls, onWait, gate, examples } = opening;
  for (const told of tellAbsent(opening.api.target)) onWait(told);
  const { isStandin, first } = await recognize(opening.api, { ledger, isolate: (name) => owned.environment(name) });
  const { api, borrowed, failed, hint } = await placeOf(opening.api, first, isStandin);
  const isApart = api === first;
  // On a Standin, calls reach nobody but its receivers.
  const listeners = api.target.readOnly || isStandin ? [] : await askListeners(api, opening);
  const pool = owned.pool(api);
  const { quieted } = owned;
  if (calls !== "allow" && !isStandin) await quiet(listeners, api, borrowed, { pool, quieted, onWait });
  const occupied = new Map<Resource, Promise<string | undefined>>();
  const parts: GroupParts = {
    ...{ api, gate, examples, borrowed, failed, isStandin, pool, habits: new Habits() },
    receiver: () => owned.receiver(),
    occupied(fixture) {
      const known = occupied.get(fixture) ?? whyUnusable(fixture, isApart);
      occupied.set(fixture, known);
      return known;
    },
    control() {
      const inside = owned.environment();
      return { api: inside, pool: owned.pool(inside), control: new Control(inside) };
    },
  };
  /** An environment that only this run uses. */
  const ownEnvironment = async (inside: Api): Promise<GroupParts> => {
    const { borrowed } = await borrowAll(inside, { isStandin });
    return { ...parts, api: inside, occupied: async () => undefined, pool: owned.pool(inside), borrowed };
  };
  const callsWorkers = first ? Math.min(mostCallsWorkers, concurrency) : 0;
  const next = (index: number) => (index === 0 && !isApart && first) || owned.environment();
  const callsParts = await Promise.all(Array.from({ length: callsWorkers }, (_, index) => ownEnvironment(next(index))));
  // Nothing else uses an environment of the run.
  const referred = api.target.readOnly || api.isInside ? [] : await readReferred(api, borrowed);
  return new Session(parts, { ...opening, owned, callsParts, listeners, referred, hint });
}

/** Why a borrowed resource cannot be changed now. Nobody else works in an environment of the run. */
async function whyUnusable(fixture: Resource, isApart: boolean): Promise<string | undefined> {
  const because = isApart ? undefined : await whyOccupied(fixture);
  // If the target is down now, it may be up again for the contracts.
  if (because === undefined) await fixture.proveNulls().catch(() => undefined);
  return because;
}

/** Where a run works: on a Standin in its own environment, unless the user names one, or resources of another. */
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

/**
 * Whether a target is a Standin. Its own claim is not enough: it must also create an environment with a random name and list
 * it. `first` is this environment. A run that only reads trusts the claim.
 */
async function recognize(
  api: Api,
  { ledger, isolate }: { ledger: Ledger; isolate(name: string): Api },
): Promise<{ isStandin: boolean; first: Api | undefined }> {
  const says = await saysStandin(api);
  if (!says || api.target.readOnly) return { isStandin: says, first: undefined };
  const name = `standin-verify-${api.ports.unique()}`;
  const first = isolate(name);
  if (await keepsEnvironment(api, first, name)) return { isStandin: true, first };
  ledger.note({ dropped: name });
  return { isStandin: false, first: undefined };
}

import type { Fixture } from "../resources/fixture.js";
import { createFixtureFactory, type FixtureFactory } from "../resources/fixture-factory.js";
import type { Leftover } from "../resources/leftovers.js";
import { whyOccupied } from "../resources/occupied.js";
import { proveNulls } from "../resources/untouchable.js";
import { type Api, createApi } from "../target/api.js";
import { createControl, dropEnvironment } from "../target/control.js";
import type { Exchange } from "../target/exchange.js";
import { createGate } from "../target/gate.js";
import { createHttp } from "../target/http.js";
import { createSendGuard } from "../target/may-be-sent.js";
import type { Ports } from "../target/ports.js";
import { createReceiver, type Receiver } from "../target/receiver.js";
import { secretsIn } from "../target/redact.js";
import { tellRedirect } from "../target/redirect.js";
import { createMemoryRecord, type RunRecord } from "../target/run-record.js";
import type { Target } from "../target/target.js";
import { countFailures } from "../target/transient-failures.js";
import { type Contract, callsGroup, type SerialGroup } from "./contract.js";
import { askListeners, type CallPolicy, eventsSeen, quiet, toCalls } from "./listeners.js";
import { borrowAll, recognize } from "./probe.js";
import { type ContractResult, runContract } from "./run-contract.js";
import { createGroupKit, type GroupKit, type GroupParts, whyNothing } from "./serial-group.js";
import type { Network, SentCounts, Session, SessionOptions } from "./session-shape.js";
import { defaultConcurrency, neededBy, runInPhases } from "./workers.js";

export type { Network, SentCounts, Session, SessionOptions } from "./session-shape.js";

/**
 * Deleting resources causes calls too, so disabled listeners wait for it. After an early end, they wait for this number of
 * milliseconds.
 */
const wakingTime = 1000;

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
  const gate = createGate(ports, signal);
  if (maxTime !== undefined)
    gate.shutAfter(maxTime, "max time", `the limit of --max-time (${maxTime / 1000} s) was reached`);
  const onLost = (text: string) => gate.shut("target lost", `${target.url} stopped responding: ${text}`);
  const sent: SentCounts = { requests: 0, limited: 0, failed: 0, lost: 0 };
  const onExchange = (exchange: Exchange) => {
    sent.requests++;
    countFailures(sent, exchange);
    onRequest?.(sent.requests);
  };
  const network = given ?? {
    http: createHttp(ports, { onWait, onLost, onExchange }, createSendGuard(target), target.url),
    receiver: () => createReceiver(gate.guard(ports), target.callbackUrl),
  };
  const api = createApi(target, { http: network.http, gate, ports, notes: record });
  try {
    return await open({ api, gate, examples }, { network, sent, concurrency, record, contracts, calls, onWait });
  } catch (error) {
    await network.http.close();
    await record.close().catch(() => undefined);
    gate.close();
    // An interrupted request proves nothing about the target.
    if (gate.ending?.kind === "interrupted" || gate.ending?.kind === "max time") gate.pass();
    throw error;
  }
}

/** If the target is down now, it may be up again for the contracts. */
async function prepare(fixture: Fixture, because: string | undefined): Promise<string | undefined> {
  if (because === undefined) await proveNulls(fixture).catch(() => undefined);
  return because;
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

async function open(
  given: Pick<GroupParts, "api" | "gate" | "examples">,
  { network, sent, concurrency, record, contracts, calls, onWait }: OpenOptions,
): Promise<Session> {
  const { api, gate } = given;
  const { target, ports } = api;
  const environments: string[] = [];
  const isolate = (name = `standin-verify-${ports.unique()}`): Api => {
    environments.push(name);
    return api.inside(name, record.environment(name));
  };
  const { isStandin, first } = await recognize(api, { record, isolate });
  const { borrowed, failed, hint } = await borrowAll(api, { isStandin });
  // On a Standin, each run has its own environment.
  const listeners = target.readOnly || isStandin ? [] : await askListeners(api, { contracts, calls, onWait });
  const quieted = calls === "quiet" ? await quiet(listeners, api) : [];
  const factories: FixtureFactory[] = [];
  const factoryFor = (one: Api): FixtureFactory => {
    const factory = createFixtureFactory(one);
    factories.push(factory);
    return factory;
  };
  let receiver: Promise<Receiver> | undefined;
  const occupied = new Map<Fixture, Promise<string | undefined>>();
  const parts: GroupParts = {
    ...given,
    factory: factoryFor(api),
    borrowed,
    failed,
    occupied(fixture) {
      const known = occupied.get(fixture) ?? whyOccupied(fixture).then((because) => prepare(fixture, because));
      occupied.set(fixture, known);
      return known;
    },
    updates: new Map(),
    isStandin,
    receiver() {
      receiver ??= network.receiver().then((listening) => {
        api.seen.receivers.add(new URL(listening.inbox().url).origin);
        return listening;
      });
      return receiver;
    },
    control() {
      const inside = isolate();
      return { api: inside, factory: factoryFor(inside), control: createControl(inside) };
    },
  };
  /** An environment that only this run uses. */
  const ownEnvironment = async (inside: Api): Promise<GroupParts> => {
    const { borrowed } = await borrowAll(inside, { isStandin });
    return { ...parts, api: inside, occupied: async () => undefined, factory: factoryFor(inside), borrowed };
  };
  const dropAll = async () => {
    for (const name of environments) if (await dropEnvironment(api.cleanup, name)) record.dropped(name);
  };
  const callsWorkers = first ? Math.min(mostCallsWorkers, concurrency) : 0;
  const callsParts = await Promise.all(
    Array.from({ length: callsWorkers }, (_, index) => ownEnvironment((index === 0 && first) || isolate())),
  ).catch(async (error) => {
    await dropAll();
    throw error;
  });
  const groups = new Map<string, GroupKit>();
  const groupOf = (name: SerialGroup, worker = 0): GroupKit => {
    const key = `${name} ${worker}`;
    // Events of other serial groups would cause calls too.
    const own = name === callsGroup ? (callsParts[worker] ?? parts) : parts;
    const group = groups.get(key) ?? createGroupKit(own, { mayBorrow: worker === 0 });
    groups.set(key, group);
    return group;
  };
  /** One at a time if serial groups would have to share borrowed resources. */
  const isShared = async (contracts: readonly Contract[]) => {
    if (target.readOnly) return true;
    const found = target.resources.flatMap((spec) => {
      if (!target.operations[spec.operations.update]) return [];
      const needing = contracts.filter((contract) => neededBy(contract, [spec]).length > 0);
      return [...new Set(needing.map(({ serialGroup }) => serialGroup))].map((name) => groupOf(name).findFixture(spec));
    });
    // If a resource cannot be created now, it may be created or borrowed later.
    return (await Promise.allSettled(found)).some((one) => one.status === "rejected" || one.value?.made === false);
  };

  const failures: Error[] = [];
  /** An error of one must not stop the others. */
  const tryTo = async (work: () => Promise<Leftover[]>): Promise<Leftover[]> => {
    try {
      return await work();
    } catch (error) {
      failures.push(error as Error);
      return [];
    }
  };

  /** The final check: tries again to restore what earlier attempts left, and checks that restored values stay. */
  const leave = async (): Promise<Leftover[]> => {
    const left: Leftover[] = [];
    const fixtures = new Set(borrowed.values());
    for (const group of groups.values()) for (const fixture of await group.borrowed()) fixtures.add(fixture);
    const wake = () =>
      Promise.all(quieted.map((one) => tryTo(() => one.restore({ again: true })))).then((all) => all.flat());
    const works = [
      ...[...fixtures].map((fixture) => () => fixture.restore({ again: true })),
      ...factories.map((factory) => () => factory.removeAll()),
      () => dropAll().then(() => []),
    ];
    // If time is short, a pending request must not block the others.
    if (gate.ending) {
      const working = Promise.all(works.map(tryTo));
      await Promise.race([working, api.cleanup.ports.sleep(wakingTime)]);
      return [...(await wake()), ...(await working).flat()];
    }
    for (const work of works) left.push(...(await tryTo(work)));
    return [...left, ...(await wake())];
  };
  let kept: string | undefined;
  return {
    api,
    get hint() {
      const called = calls === "allow" && toCalls(listeners, eventsSeen(api));
      const own = called && `The run called others:\n${called}`;
      return [hint, tellRedirect(api.seen.redirected), own].filter(Boolean).join("\n") || undefined;
    },
    get kept() {
      return kept;
    },
    failures,
    run: (contract) => runContract(contract, groupOf(contract.serialGroup)),
    async runAll(contracts, onResult, onStart) {
      const results: ContractResult[] = [];
      const run = async (contract: Contract, worker = 0) => {
        onStart?.(contract);
        const result = await runContract(contract, groupOf(contract.serialGroup, worker));
        results.push(result);
        onResult(result);
      };
      const workers = {
        run,
        async open(contract: Contract, worker: number) {
          const kit = groupOf(contract.serialGroup, worker);
          const found = await Promise.allSettled(
            neededBy(contract, target.resources).map((spec) => kit.findFixture(spec)),
          );
          // Errors on the way are reported where they matter.
          return found.every((one) => one.status === "rejected" || one.value?.made === true);
        },
        close: (group: SerialGroup, worker: number) => groupOf(group, worker).giveBack(),
      };
      if (contracts.length === 0) return [];
      const because = !isStandin && (await whyNothing(contracts, api, groupOf));
      if (because) gate.shut("no resource", because);
      if (concurrency === 1 || (await isShared(contracts))) for (const contract of contracts) await run(contract);
      else await runInPhases(contracts, { concurrency, callsWorkers }, workers);
      return contracts.map((contract) => results.find((result) => result.contract === contract) as ContractResult);
    },
    get secrets() {
      return [...api.seen.secrets, ...[...borrowed.values()].flatMap(({ spec, copy }) => secretsIn(spec, copy))];
    },
    get ending() {
      return gate.ending;
    },
    end: (because) => gate.shut("bail", because),
    sent,
    async close() {
      try {
        return await leave();
      } finally {
        kept = await record.close();
        // A receiver that could not listen has already been reported.
        await (await receiver?.catch(() => undefined))?.close();
        await network.http.close();
        gate.close();
      }
    },
  };
}

import type { Api } from "../http/api.js";
import { type Gate, StoppedError, TargetError } from "../http/gate.js";
import { tellRedirect } from "../http/layers/sends-again.js";
import type { SentCounts } from "../http/observations.js";
import { tellLag } from "../http/read-lag.js";
import type { Receiver } from "../http/receiver.js";
import { secretsIn } from "../http/redact.js";
import type { Transport } from "../http/transport.js";
import type { Ledger } from "../ledger/ledger.js";
import { type Leftover, unsettled } from "../ledger/leftovers.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { Pool } from "../subject/pool.js";
import type { Resource } from "../subject/resource.js";
import { settle } from "../subject/settle.js";
import { UnavailableError } from "../wire/unavailable.js";
import { type Contract, callsGroup, type SerialGroup } from "./contract.js";
import { type CallPolicy, eventsSeen, type Listener, toCalls } from "./listeners.js";
import { changedReferred, type Referred } from "./referred.js";
import { type ContractResult, runContract, whyNothing } from "./run-contract.js";
import { GroupKit, type GroupParts } from "./serial-group.js";
import { type Lane, neededBy, runInPhases } from "./workers.js";

/** Responds to the requests of a run, and receives its calls. */
export interface Network {
  /** Default: the real one. */
  transport?: Transport;
  receiver(): Promise<Receiver>;
}

/** The environments and the receiver of a run, and the listeners that it disabled: all that ends with it. */
export class Owned {
  /** Listeners of others, disabled for the time of the run. */
  readonly quieted: Resource[] = [];
  #receiver: Promise<Receiver> | undefined;

  constructor(readonly opening: Pick<Opening, "api" | "ledger" | "network" | "gate">) {}

  environment(name = `standin-verify-${this.opening.api.ports.unique()}`): Api {
    const { api, ledger } = this.opening;
    return api.inside(name, ledger.environment(name));
  }

  pool(api: Api): Pool {
    return new Pool(api, () => this.receiver());
  }

  receiver(): Promise<Receiver> {
    const { api, network } = this.opening;
    this.#receiver ??= network.receiver().then((listening) => {
      api.seen.receivers.add(new URL(listening.inbox().url).origin);
      return listening;
    });
    return this.#receiver;
  }

  /** Restores and deletes whatever is open, with these resources. Resolves with what is left. */
  async settle(resources: readonly Resource[], onError: (error: Error) => void): Promise<Leftover[]> {
    const { api, ledger, gate } = this.opening;
    const { left } = await settle({
      ...{ api: api.cleanup, gate, onError, mayDelete: true, isLive: true },
      ...{ resources: resources.filter((one) => !this.quieted.includes(one)), listeners: this.quieted },
    });
    return [...left, ...unsettled(ledger.open, left)];
  }

  /** Closes everything. Resolves with the path of the record if something is left. */
  async close(): Promise<string | undefined> {
    const { api, ledger, gate } = this.opening;
    try {
      return await ledger.close();
    } finally {
      // An error of the file must not leave connections open: the process would never end.
      // A receiver that could not listen has already been reported.
      await (await this.#receiver?.catch(() => undefined))?.close();
      await api.close();
      gate.close();
    }
  }
}

export interface Opening extends Pick<GroupParts, "api" | "gate" | "examples"> {
  network: Network;
  sent: SentCounts;
  concurrency: number;
  ledger: Ledger;
  contracts: readonly Contract[];
  calls: CallPolicy;
  onWait(text: string): void;
}

interface Opened extends Opening {
  owned: Owned;
  /** The parts of the workers for calls, each with an environment of its own. Empty if the target has none. */
  callsParts: readonly GroupParts[];
  listeners: readonly Listener[];
  /** What resources refer to, as it was before. */
  referred: readonly Referred[];
  hint: string | undefined;
}

/** A run on a target, from the first contract to the restoring of everything. */
export class Session {
  /** The kit's own errors while it restored changes. */
  readonly failures: Error[] = [];
  readonly sent: SentCounts;
  /** The path of the record that can undo the remaining changes. Undefined until it is known, and if nothing remains. */
  kept: string | undefined;
  readonly #groups = new Map<string, GroupKit>();

  constructor(
    readonly parts: GroupParts,
    readonly opened: Opened,
  ) {
    this.sent = opened.sent;
  }

  get api(): Api {
    return this.parts.api;
  }

  /** Whom the run called that it did not create, a line for each. */
  get called(): string[] {
    const { calls, listeners } = this.opened;
    return calls === "allow" ? listeners.map((one) => toCalls([one], eventsSeen(this.api)).trim()) : [];
  }

  /** A hint about the connection to the target, in a sentence. */
  get hint(): string | undefined {
    const { hint } = this.opened;
    const own = this.called.length > 0 && `The run called others:\n${this.called.map((one) => `  ${one}`).join("\n")}`;
    return (
      [hint, tellRedirect(this.api.seen.redirected), tellLag(this.api), own].filter(Boolean).join("\n") || undefined
    );
  }

  get changing(): Record<string, string[]> {
    return Object.fromEntries([...this.parts.habits.changing].map(([kind, names]) => [kind, [...names]]));
  }

  /** Secrets of borrowed resources. */
  get secrets(): string[] {
    const { borrowed } = this.parts;
    return [...this.api.seen.secrets, ...[...borrowed.values()].flatMap(({ spec, copy }) => secretsIn(spec, copy))];
  }

  get ending(): Gate["ending"] {
    return this.parts.gate.ending;
  }

  /** Ends the run before its last contract. After that, it sends only requests that restore. */
  end(because: string): void {
    this.parts.gate.shut("bail", because);
  }

  #groupOf(name: SerialGroup, worker = 0): GroupKit {
    const key = `${name} ${worker}`;
    // Events of other serial groups would cause calls too.
    const own = name === callsGroup ? (this.opened.callsParts[worker] ?? this.parts) : this.parts;
    const group = this.#groups.get(key) ?? new GroupKit(own, worker === 0);
    this.#groups.set(key, group);
    return group;
  }

  run(contract: Contract): Promise<ContractResult> {
    return runContract(contract, this.#groupOf(contract.serialGroup));
  }

  /** Runs contracts. Serial groups run in parallel if each has its own resources. */
  async runAll(
    contracts: readonly Contract[],
    onResult: (result: ContractResult) => void,
    onStart?: (contract: Contract) => void,
  ): Promise<void> {
    if (contracts.length === 0) return;
    const { isStandin, gate } = this.parts;
    const { concurrency, callsParts } = this.opened;
    const run = async (contract: Contract, worker = 0) => {
      onStart?.(contract);
      onResult(await runContract(contract, this.#groupOf(contract.serialGroup, worker)));
    };
    const because = !isStandin && (await whyNothing(contracts, this.api, (name) => this.#groupOf(name)));
    if (because) gate.shut("no resource", because);
    const inTurn = concurrency === 1 || this.api.target.readOnly;
    await runInPhases(contracts, inTurn ? () => "last" : await this.#lanes(contracts), {
      ...{ concurrency, areCallsApart: callsParts.length > 0, run },
      callsAtOnce: () => callsParts.length || this.api.seen.calls.contractsAtOnce,
      open: (contract, worker) => this.#hasOwn(contract, worker),
      close: (group, worker) => this.#groupOf(group, worker).giveBack(),
    });
  }

  /**
   * The lane of each contract: the contracts of serial groups that share a borrowed resource take turns on it. While a borrowed
   * resource may call others, nothing else may cause its calls, so all take turns.
   */
  async #lanes(contracts: readonly Contract[]): Promise<(contract: Contract) => Lane> {
    const shared = new Map<SerialGroup, Set<string>>();
    let callsOthers = false;
    const find = async (spec: ResourceSpec, name: SerialGroup) => {
      // If a resource cannot be created now, it may be created or borrowed later.
      const found = await this.#groupOf(name)
        .findFixture(spec)
        .catch(() => null);
      if (found === undefined || found?.origin.made) return;
      shared.set(name, (shared.get(name) ?? new Set()).add(spec.kind));
      if (spec.calls && !found?.origin.isQuieted) callsOthers = true;
    };
    const { target } = this.api;
    const finding = target.resources.flatMap((spec) => {
      if (!target.operations[spec.operations.update]) return [];
      const needing = contracts.filter((contract) => neededBy(contract, [spec]).length > 0);
      return [...new Set(needing.map(({ serialGroup }) => serialGroup))].map((name) => find(spec, name));
    });
    await Promise.all(finding);
    return ({ serialGroup }) => {
      const [kind, ...others] = shared.get(serialGroup) ?? [];
      if (shared.size === 0) return "free";
      return callsOthers || others.length > 0 ? "last" : (kind ?? "free");
    };
  }

  /** Whether a worker gets resources of its own for a contract. */
  async #hasOwn(contract: Contract, worker: number): Promise<boolean> {
    const group = this.#groupOf(contract.serialGroup, worker);
    const needed = neededBy(contract, this.api.target.resources);
    const found = await Promise.allSettled(needed.map((spec) => group.findFixture(spec)));
    // Errors on the way are reported where they matter.
    return found.every((one) => one.status === "rejected" || one.value?.origin.made === true);
  }

  /** Restores all changes, deletes the run's resources, and closes. Resolves with what could not be restored. */
  async close(): Promise<Leftover[]> {
    try {
      return await this.#leave();
    } finally {
      this.kept = await this.opened.owned.close().catch((error: Error) => void this.failures.push(error));
    }
  }

  /** The final check: tries again to restore what earlier attempts left, and checks that restored values stay. */
  async #leave(): Promise<Leftover[]> {
    const { borrowed } = this.parts;
    const { owned, referred } = this.opened;
    const fixtures = new Set(borrowed.values());
    for (const group of this.#groups.values()) for (const fixture of await group.borrowed()) fixtures.add(fixture);
    const onError = (error: Error) => {
      // A target that is lost, or that cannot be told a value, leaves what the ledger names. That is no error of the kit.
      const isTheirs = [TargetError, StoppedError, UnavailableError].some((kind) => error instanceof kind);
      if (!isTheirs) this.failures.push(error);
    };
    const left = await owned.settle([...fixtures], onError);
    if (referred.length > 0) left.push(...(await changedReferred(this.api.cleanup, referred).catch(() => [])));
    return left;
  }
}

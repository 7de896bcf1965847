import type { Examples } from "../examples/examples.js";
import type { Api } from "../http/api.js";
import type { Gate } from "../http/gate.js";
import type { FailureCounts } from "../http/observations.js";
import type { Receiver } from "../http/receiver.js";
import type { Transport } from "../http/transport.js";
import type { RunRecord } from "../record/run-record.js";
import type { Leftover } from "../subject/leftovers.js";
import type { Contract } from "./contract.js";
import type { CallPolicy } from "./listeners.js";
import type { ContractResult } from "./run-contract.js";

/** A target, with everything that a run needs. */
export interface Session {
  readonly api: Api;
  run(contract: Contract): Promise<ContractResult>;
  /** Runs contracts. Serial groups run in parallel if each has its own resources. */
  runAll(
    contracts: readonly Contract[],
    onResult: (result: ContractResult) => void,
    onStart?: (contract: Contract) => void,
  ): Promise<ContractResult[]>;
  /** Why the run ended before its last contract. */
  readonly ending: Gate["ending"];
  /** Ends the run before its last contract. After that, it sends only requests that restore. */
  end(because: string): void;
  /** The number of requests sent, and of failures met. */
  readonly sent: SentCounts;
  /** Secrets of borrowed resources. */
  readonly secrets: readonly string[];
  /** A hint about the connection to the target, in a sentence. */
  readonly hint: string | undefined;
  /** The kit's own errors while it restored changes. */
  readonly failures: readonly Error[];
  /** The path of the record that can undo the remaining changes. Undefined until it is known, and if nothing remains. */
  readonly kept: string | undefined;
  /** Restores all changes, deletes the run's resources, and closes. Resolves with what could not be restored. */
  close(): Promise<Leftover[]>;
}

export interface SentCounts extends FailureCounts {
  requests: number;
}

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
  /** Receives the number of requests after each one. */
  onRequest?: ((sent: number) => void) | undefined;
}

/** Responds to the requests of a run, and receives its calls. */
export interface Network {
  /** Default: the real one. */
  transport?: Transport;
  receiver(): Promise<Receiver>;
}

import type { Examples } from "../examples/examples.js";
import type { Leftover } from "../resources/leftovers.js";
import type { Api } from "../target/api.js";
import type { Gate } from "../target/gate.js";
import type { Http } from "../target/http.js";
import type { Receiver } from "../target/receiver.js";
import type { RunRecord } from "../target/run-record.js";
import type { WeatherCounts } from "../target/weather.js";
import type { Contract } from "./contract.js";
import type { CallPolicy } from "./listeners.js";
import type { ContractResult } from "./run-contract.js";

/** A target with everything that a run needs around it. */
export interface Session {
  readonly api: Api;
  run(contract: Contract): Promise<ContractResult>;
  /** Runs contracts, serial groups side by side where each has resources of its own. */
  runAll(
    contracts: readonly Contract[],
    onResult: (result: ContractResult) => void,
    onStart?: (contract: Contract) => void,
  ): Promise<ContractResult[]>;
  /** Why the run was ended before its last contract. */
  readonly ending: Gate["ending"];
  /** Ends the run before its last contract: nothing more is sent but to restore. */
  end(because: string): void;
  /** How many requests were sent, and what was met on the way. */
  readonly sent: SentCounts;
  /** Passwords and the like that borrowed resources show. */
  readonly secrets: readonly string[];
  /** What the user should know of how the target was asked, in a sentence. */
  readonly hint: string | undefined;
  /** What the kit itself got wrong while it restored things. */
  readonly failures: readonly Error[];
  /** Where the record is that says how to undo what is left; undefined while it is not known, and where nothing is. */
  readonly kept: string | undefined;
  /** Restores everything, takes away what was made, and closes. Resolves with what is not as it was. */
  close(): Promise<Leftover[]>;
}

export interface SentCounts extends WeatherCounts {
  requests: number;
}

export interface SessionOptions {
  /** Ends the run; restoring goes on. */
  signal?: AbortSignal | undefined;
  /** Is told why nothing seems to happen. */
  onWait?: ((text: string) => void) | undefined;
  /** In the place of the network. */
  network?: Network | undefined;
  /** Where what undoes the run is written before it is sent; by default it is kept in memory. */
  record?: RunRecord | undefined;
  /** Values that are made from the schemas; none by default. */
  examples?: Examples | undefined;
  /** How many contracts run at once; 1 for one after another, in their order. */
  concurrency?: number | undefined;
  /** What will be run, and what to do where that calls listeners of others; without contracts nothing does. */
  contracts?: readonly Contract[] | undefined;
  calls?: CallPolicy | undefined;
  /** After so many milliseconds the run is ended. */
  maxTime?: number | undefined;
  /** Is told how many requests were sent, each time that it is one more. */
  onRequest?: ((sent: number) => void) | undefined;
}

/** What answers the requests of a run, and what listens for its calls. */
export interface Network {
  http: Http;
  receiver(): Promise<Receiver>;
}

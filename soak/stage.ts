import type { Client } from "./client.js";
import type { Judge } from "./judge.js";
import type { Receiver } from "./receiver.js";

/** What a round of the load works with. */
export interface Stage {
  client: Client;
  judge: Judge;
  receiver: Receiver;
  /** Ends the round. */
  signal: AbortSignal;
}

/** What one of the load does again and again until the round ends. */
export type Actor = (stage: Stage) => Promise<() => Promise<void>>;

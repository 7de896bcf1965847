import type { CallRequest, CallResponse } from "../domain/call-record.js";
import type { Publisher } from "../domain/happenings.js";
import type { Clock, Ids } from "../domain/ports.js";
import type { Store } from "../domain/store/store.js";

/** Which addresses are called: those of this machine, any, or none. */
export type DeliveryMode = "loopback" | "any" | "off";

/** How the calls of webhooks leave. */
export interface DeliverySettings {
  /** `unsaid`: others can reach Standin, and nobody has said what they may have it call; its own receivers alone are. */
  mode: DeliveryMode | "unsaid";
  /** The origin at which Standin itself listens, for webhooks that call its own receiver; undefined when it does not. */
  ownOrigin(): string | undefined;
  retries: readonly number[];
  /** The origin of the addresses in payloads. */
  origin(): string;
  /**
   * Sends a call over the network, with its depth. Never throws: what goes wrong is in the response. `signal` ends the attempt
   * where it is.
   */
  send(request: CallRequest, signal: AbortSignal, depth: number): Promise<CallResponse>;
  /** Calls back after so many milliseconds of real time. */
  wake(milliseconds: number, callback: () => void): { cancel(): void };
}

/** What the calls of one environment are made of. */
export interface DeliveryParts {
  environment: string;
  primary: boolean;
  store: Store;
  clock: Clock;
  ids: Ids;
  settings: DeliverySettings;
  /** Where calls, their attempts and our own failures are published. */
  bus: Publisher;
  /**
   * Takes in a call to a receiver of Standin's own, of a webhook whose URL has no origin; undefined where it takes none in.
   * `weight` is how many bytes it takes.
   */
  receiveOwn(
    call: CallRequest,
    weight: number,
  ): { status: number; headers: Readonly<Record<string, string>>; body: string } | undefined;
}

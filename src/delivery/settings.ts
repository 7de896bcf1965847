import type { CallRequest, CallResponse } from "../domain/call-record.js";
import type { Publisher } from "../domain/happenings.js";
import type { Clock, Ids } from "../domain/ports.js";
import type { Store } from "../domain/store/store.js";

/** The addresses that may be called: this machine, any, or none. */
export type DeliveryMode = "loopback" | "any" | "off";

export interface DeliverySettings {
  /** `unsaid`: others can reach Standin and --deliver is not set, so it calls only its own receivers. */
  mode: DeliveryMode | "unsaid";
  /** The origin of Standin itself, for webhooks that call its own receiver. Undefined if it does not listen. */
  ownOrigin(): string | undefined;
  retries: readonly number[];
  origin(): string;
  /** Sends a call over the network, with its depth. Never throws: the response contains errors. `signal` ends the attempt. */
  send(request: CallRequest, signal: AbortSignal, depth: number): Promise<CallResponse>;
  /** Calls back after a number of milliseconds of real time. */
  wake(milliseconds: number, callback: () => void): { cancel(): void };
}

/** The response of Standin's own receiver, which comes after `delay` real milliseconds; without a status it closes the connection. */
export interface OwnResponse {
  status: number | null;
  headers: Readonly<Record<string, string>>;
  body: string;
  delay: number;
}

export interface DeliveryParts {
  environment: string;
  primary: boolean;
  store: Store;
  clock: Clock;
  ids: Ids;
  settings: DeliverySettings;
  /** The publisher of calls, their attempts and internal errors. */
  bus: Publisher;
  /** Accepts a call to Standin's own receiver, which keeps `bytes` in memory, at a time. Undefined if it accepts none. */
  receiveOwn(call: CallRequest, bytes: number, at: string): OwnResponse | undefined;
}

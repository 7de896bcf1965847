import type { CallRecord, CallRequest } from "../domain/call-record.js";
import type { Clock, Ids } from "../domain/ports.js";
import type { Store } from "../domain/store/store.js";
import type { Reach } from "./prepare.js";
import type { SendOptions } from "./send.js";

export interface DeliverySettings extends Reach {
  retries: readonly number[];
  /** The origin of the addresses in payloads. */
  origin(): string;
  wake: SendOptions["wake"];
}

export interface DeliveryParts {
  environment: string;
  primary: boolean;
  store: Store;
  clock: Clock;
  ids: Ids;
  settings: DeliverySettings;
  /**
   * Takes in a call to a receiver of Standin's own, of a webhook whose URL has no origin; undefined where it takes none in.
   * `weight` is about how many characters it has.
   */
  receiveOwn(
    call: CallRequest,
    weight: number,
  ): { status: number; headers: Readonly<Record<string, string>>; body: string } | undefined;
  /** Is told of every attempt that has ended, with the call as it is then, and about how many characters it holds on to. */
  onAttempt(call: CallRecord, weight: number): void;
  /** Is told of every call that was started or put on the wire. */
  onCall(call: CallRecord): void;
  /** Is told of what we did not foresee, and answers the identifier that the log has it under. */
  onFailure(where: string, error: unknown): string;
}

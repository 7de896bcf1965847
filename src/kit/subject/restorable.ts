import type { JsonObject } from "../../base/json.js";
import type { Api } from "../http/api.js";
import type { Leftover } from "../ledger/leftovers.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Exchange } from "../wire/exchange.js";

/** A resource whose values are restored. */
export interface Restorable {
  readonly api: Api;
  readonly spec: ResourceSpec;
  readonly id: string;
  readonly made: boolean;
  readonly copy: JsonObject;
  /** Whether something was sent since the last complete restore, and which fields. */
  readonly isDirty: boolean;
  readonly touched: readonly string[];
  readonly touchable: readonly string[];
  readonly refusedNulls: ReadonlyMap<string, Exchange>;
  readonly sentPath: boolean;
  /** The target keeps every key of an object field. */
  readonly keepsKeys: boolean;
  noteKeptKeys(): void;
  /** Waits for what earlier updates may still do. */
  settled(api: Api): Promise<void>;
  known(api: Api): Promise<JsonObject>;
  read(api: Api): Promise<JsonObject>;
  /** Sends values back. Resolves with whether an endless job holds them. */
  sendBack(api: Api, patch: JsonObject): Promise<boolean>;
  /** Everything is as it was. */
  restored(): void;
  /** Restores the copy, and names what differs from it. `isLast` checks restored values once more. */
  restore(how: { isLast: boolean; isShort: boolean }): Promise<Leftover[]>;
}

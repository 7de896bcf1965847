import type { JsonObject } from "../../base/json.js";
import type { Api } from "../http/api.js";
import type { Named } from "../ledger/entries.js";
import type { Leftover } from "../ledger/leftovers.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Exchange } from "../wire/exchange.js";

/** What is known of a resource from its beginning. */
export interface Origin {
  /** Created by the kit, so every change is allowed. */
  made: boolean;
  /** The resource before any change. */
  copy: JsonObject;
  /** It is disabled for the time of the run, or was before: it is enabled at no address but the kit's. */
  isQuieted?: boolean;
  /** Its run is over, so only a value that its ledger proves to be the run's is not somebody else's. */
  isOver?: boolean;
  /** The end of the run enables it. Its entry stays open until then. */
  isEnabledLast?: boolean;
}

/** What the run has sent to a resource and read of it. */
export class Memory {
  /** Whether something was sent, ever and since the last complete restore; and since then, which fields, and a path of a file. */
  everTouched = false;
  isDirty = false;
  readonly touched = new Set<string>();
  sentPath = false;
  /** The values sent since the last complete restore, or to a resource of the kit over the newest reading. */
  sent: JsonObject = {};
  /** The target keeps every key of an object field, so a resource of the run is as it was but for these. */
  keepsKeys = false;
  /** An update got no response, so it may still be applied. */
  isUncertain = false;
  /** How often the kit has waited for that since the target's last response to an update. */
  waits = 0;
  /** Updates with a job that may still run, and the reads that show whether the job is done. */
  readonly openJobs = new Map<Exchange, (api: Api) => Promise<boolean>>();
  lastRead: Exchange | undefined;
  /** The content of the newest reading, until the next write. */
  shown: JsonObject | undefined;
  /** The fields that updates since the newest reading have sent. */
  readonly unseen: string[] = [];
  /** The newest update of a contract, whose effect readings show. */
  lastSent: Exchange | undefined;
  /** The values that somebody else has written during the run. */
  readonly foreign: Leftover[] = [];
  /** Other IDs that the target has given it since. */
  readonly otherIds = new Set<string>();
  /** The refusals of null by fields of a borrowed resource that were null. */
  readonly refusedNulls = new Map<string, Exchange>();
}

/** A resource, and what is known of it. */
export interface Known extends Named {
  readonly api: Api;
  readonly spec: ResourceSpec;
  readonly origin: Origin;
  readonly memory: Memory;
}

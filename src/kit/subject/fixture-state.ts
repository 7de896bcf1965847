import type { JsonObject } from "../../base/json.js";
import type { Exchange } from "../wire/exchange.js";
import type { Leftover } from "./leftovers.js";

/** What a run knows of one resource: what it has sent there, what it has read, and what is still to be restored. */
export class FixtureState {
  /** Whether something was sent since the last complete restore, and which fields. */
  isDirty = false;
  readonly touched = new Set<string>();
  /** An update got no response, so it may still be applied. */
  isUncertain = false;
  /** How often the kit has waited for that since the target's last response to an update. */
  waits = 0;
  /** Updates with a job that may still run, and the reads that show whether the job is done. */
  readonly openJobs = new Map<Exchange, () => Promise<boolean>>();
  everTouched = false;
  /** It was disabled for the time of the run: it is enabled at no address but the kit's, and restored at the end of the run. */
  isQuieted = false;
  sentPath = false;
  /** The target keeps every key of an object field, so a resource of the run is as it was but for these. */
  keepsKeys = false;
  /** The values sent since the last complete restore. */
  sent: JsonObject = {};
  /** The newest reading, for a report. */
  lastRead: Exchange | undefined;
  /** The content of that reading, until the next write. */
  shown: JsonObject | undefined;
  /** The fields that updates since the newest reading have sent. */
  readonly unseen: string[] = [];
  /** The values that somebody else has written during the run. */
  readonly foreign: Leftover[] = [];
  /** The newest update of a contract, whose effect readings show. */
  lastSent: Exchange | undefined;
  /** The refusals of null by fields of a borrowed resource that were null. Known after `proveNulls`. */
  readonly refusedNulls = new Map<string, Exchange>();

  /** Notes that nothing is left to restore. */
  clean(): void {
    this.isDirty = false;
    this.sentPath = false;
    this.sent = {};
    this.touched.clear();
  }
}

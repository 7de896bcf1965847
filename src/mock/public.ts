/* What the handle of an environment takes and gives, as both libraries export it: the one of Node and the one of a browser. */

export type { TracedCall } from "../domain/entities.js";
export type { EntityResource, RaisedEvent } from "../domain/events.js";
export type { JobScript, JobSummary } from "../domain/job.js";
export type { RanTask } from "../runtime/clock.js";
export type { Seed } from "../seed/seed.js";
export { SeedError } from "../seed/seed-error.js";
export type { Advanced, InFlight } from "./advance.js";
export type { CallFilter } from "./call-watcher.js";
export type { FaultRule, FaultSpec } from "./fault-rules.js";
export type { EnvironmentHandle, ReceiverHandle } from "./handle.js";
export type { Change, JournalEntry } from "./journal.js";
export type { JournalFilter } from "./journal-search.js";
export type { Failure, LogEntry, LoggedAttempt } from "./log.js";

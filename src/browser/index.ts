/** `standin/browser`: the mock in a page or a worker, without anything of Node. */
export type { EntityResource, RaisedEvent } from "../domain/events.js";
export type { JobScript } from "../domain/job.js";
export type { CallFilter } from "../mock/call-watcher.js";
export type { FaultRule, FaultSpec } from "../mock/fault-rules.js";
export type { EnvironmentHandle, ReceiverHandle } from "../mock/handle.js";
export type { JobSummary } from "../mock/job-script.js";
export type { Change, JournalEntry } from "../mock/journal.js";
export type { JournalFilter } from "../mock/journal-search.js";
export type { Failure, LogEntry, LoggedAttempt } from "../mock/log.js";
export type { RanTask } from "../runtime/clock.js";
export type { Seed } from "../seed/seed.js";
export { SeedError } from "../seed/seed.js";
export type { BrowserStandin } from "./browser-standin.js";
export { createBrowserStandin } from "./browser-standin.js";
export type { BrowserStandinOptions } from "./options.js";

export type { JobScript } from "./domain/jobs.js";
export type { LogEntry } from "./http/host.js";
export type { Seed } from "./seed/seed.js";
export { SeedError } from "./seed/seed.js";
export type { EnvironmentHandle, JobSummary, Standin, StandinOptions } from "./standin.js";
export { createStandin } from "./standin.js";

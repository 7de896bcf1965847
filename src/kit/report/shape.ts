import type { Report, ReportedCase } from "./generated/report-types.js";

/** The shapes of a report are those of report.schema.json. */
export type * from "./generated/report-types.js";

/** Of the form of reports: a member that goes or changes its meaning makes a new one. */
export const schemaVersion = 1;

/** The properties of a run, without its findings. */
export type RunFacts = Pick<
  Report,
  "date" | "version" | "duration_ms" | "binding" | "filter" | "seed" | "requests_sent" | "weather"
>;

/** Replaces the contract's ID in a case about values that could not be restored. */
export const leftoverId = "put-back";

export const isLeftover = ({ id }: Pick<ReportedCase, "id">): boolean => id === leftoverId;

/** Whether an assumption differs. What the binding declares is no difference. */
export const isNews = ({ verdict, declared }: Pick<ReportedCase, "verdict" | "declared">): boolean =>
  verdict === "differs" && !declared;

import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { createRedactor } from "../base/redactor.js";
import { toPrintableJson, toPrinted } from "../base/visible.js";
import { type Acceptance, acceptanceNotes, acceptedAt } from "../kit/report/acceptance.js";
import { baselineNotes } from "../kit/report/baseline.js";
import { toAnnotations, toMarkdown } from "../kit/report/github.js";
import type { Report } from "../kit/report/shape.js";
import { toSummary } from "../kit/report/summary.js";
import type { Verification } from "../kit/verify.js";
import { writeReport } from "../suite/write-report.js";
import { painterFor } from "./paint.js";

/** The flags of `verify` that affect the output. */
export interface OutputFlags {
  report?: string;
  json?: boolean;
  quiet?: boolean;
  verbose?: boolean;
}

/** Additional information about a report. */
export interface Judgement {
  /** The ids that are accepted as broken or differing. */
  accepted: readonly string[];
  /** Sentences about accepted findings and changes since the baseline. */
  notes: readonly string[];
}

/** The output of a run. Text from a target is always escaped. */
export interface VerifyOutput {
  /** Prints a line to stderr. */
  say(text: string): void;
  /** Prints a report, or with `--json` all of it as JSON, and writes its files last. */
  show(report: Report, judgement?: Judgement): Promise<ShowCode>;
  /** The same without a summary, for a run that ended before it found anything. */
  keep(report: Report): Promise<ShowCode>;
  /** The same with a text in place of the summary, for a run that sent nothing. */
  showText(report: Report, text: string): Promise<ShowCode>;
  /** Prints the kit's own errors, line by line. */
  showFailures(failures: Verification["failures"]): void;
}

/** 0 if everything was written, 2 if a file could not be written, 5 if the kit could not make one. */
export type ShowCode = 0 | 2 | 5;

/** The sentences about the acceptances and the baseline of a report. */
export const judgementOf = (acceptances: readonly Acceptance[], report: Report, now: number): Judgement => ({
  accepted: acceptedAt(acceptances, now),
  notes: [...acceptanceNotes(acceptances, report, now), ...(report.baseline ? baselineNotes(report.baseline) : [])],
});

const nothingMore: Judgement = { accepted: [], notes: [] };

/** `secrets` are shown nowhere. */
export function createOutput(
  { stdout, stderr, env }: Pick<NodeJS.Process, "env"> & Readonly<Record<"stdout" | "stderr", NodeJS.WriteStream>>,
  { report: folder, json = false, quiet = false, verbose = false }: OutputFlags,
  secrets: readonly string[],
): VerifyOutput {
  const { hide } = createRedactor(secrets);
  const say = (text: string, kept = "") => void stderr.write(`${toPrinted(hide(text), kept)}\n`);
  const level = quiet ? "quiet" : verbose ? "verbose" : "normal";

  /** Writes files, and prints errors of writing or making them. */
  async function write(to: string, hint: string, work: () => Promise<void>): Promise<ShowCode> {
    try {
      await work();
      return 0;
    } catch (error) {
      const { code, message, stack } = error as NodeJS.ErrnoException;
      if (code === undefined) say(`The kit itself failed while it wrote the report: ${stack}`, "\n");
      else say(`standin: The report cannot be written to ${to}: ${message}. ${hint}.`);
      return code === undefined ? 5 : 2;
    }
  }

  async function writeReports(report: Report): Promise<ShowCode> {
    if (folder === undefined) return 0;
    return write(folder, "Name another with --report", () => writeReport(folder, report));
  }

  /** The output in GitHub Actions: annotations and the job summary. */
  async function showOnGithub(report: Report, { notes }: Judgement): Promise<ShowCode> {
    if (env?.GITHUB_ACTIONS !== "true") return 0;
    // Stdout may have JSON.
    for (const line of toAnnotations(report)) stderr.write(`${line}\n`);
    const file = env.GITHUB_STEP_SUMMARY;
    if (!file) return 0;
    return write(file, "GITHUB_STEP_SUMMARY names it", () => appendFile(file, toMarkdown(report, notes)));
  }

  return {
    say: (text) => say(text),
    async show(report, judgement = nothingMore) {
      const { accepted, notes } = judgement;
      const file = folder === undefined ? undefined : join(folder, "report.html");
      const summary = () => toSummary(report, { accepted, notes, file, level, paint: painterFor(stdout, env) });
      // The terminal comes first, so that a full disk cannot hide the result.
      stdout.write(json ? `${toPrintableJson(report)}\n` : summary());
      if (json) for (const note of notes) say(`standin: ${note}`);
      const codes = [await showOnGithub(report, judgement), await writeReports(report)];
      return codes.find((code) => code === 5) ?? codes.find((code) => code === 2) ?? 0;
    },
    async keep(report) {
      if (json) stdout.write(`${toPrintableJson(report)}\n`);
      const codes = [await showOnGithub(report, nothingMore), await writeReports(report)];
      return codes.find((code) => code !== 0) ?? 0;
    },
    async showText(report, text) {
      stdout.write(json ? `${toPrintableJson(report)}\n` : toPrinted(text, "\n"));
      return writeReports(report);
    },
    showFailures(failures) {
      for (const { contract, failure } of failures)
        say(`The kit itself failed${contract ? ` in ${contract.id}` : ""}: ${failure.stack ?? failure.message}`, "\n");
    },
  };
}

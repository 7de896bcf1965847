import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { createRedactor } from "../base/redactor.js";
import { toPrintableJson, toPrinted } from "../base/visible.js";
import { baselineNotes } from "../kit/report/baseline.js";
import type { ExitReason } from "../kit/report/exit-code.js";
import type { Report } from "../kit/report/shape.js";
import { type Acceptance, acceptanceNotes, acceptedAt } from "../kit/report/verdicts.js";
import { endOf, type View } from "../kit/report/view.js";
import type { Verification } from "../kit/verify.js";
import { writeReport } from "../suite/write-report.js";
import { toAnnotations, toMarkdown } from "./github.js";
import { painterFor } from "./paint.js";
import { toSummary } from "./summary.js";

export interface OutputFlags {
  report?: string;
  json?: boolean;
  quiet?: boolean;
  verbose?: boolean;
}

/** The output of a run. Text from a target is always escaped. */
export type VerifyOutput = ReturnType<typeof createOutput>;

/** Of `judgementOf`, and whether to leave out what a run did not find. */
type Shown = Partial<ReturnType<typeof judgementOf>> & { short?: boolean };

/** 0 if everything was written, 2 if a file could not be written, 5 if the kit could not make one. */
type WriteCode = 0 | 2 | 5;

/** A file that could not be written is one more reason for the exit code, and does not hide those of the run. */
function withWritten(view: View, ...written: WriteCode[]): View {
  const code = written.includes(5) ? 5 : written.includes(2) ? 2 : undefined;
  if (code === undefined) return view;
  const text = "a report could not be written";
  const added: ExitReason = code === 5 ? { code, word: "KIT FAILED", text } : { code, word: "NOT WRITTEN", text };
  const reasons = code === 5 ? [added, ...view.reasons] : [...view.reasons, added];
  return { ...view, ...endOf(reasons) };
}

/** The IDs that are accepted as broken or differing, and sentences about accepted findings and changes since the baseline. */
export const judgementOf = (acceptances: readonly Acceptance[], report: Report, now: number) => ({
  accepted: acceptedAt(acceptances, now),
  notes: [...acceptanceNotes(acceptances, report, now), ...(report.baseline ? baselineNotes(report.baseline) : [])],
});

/** `secrets` are shown nowhere. */
export function createOutput(
  { stdout, stderr, env }: Pick<NodeJS.Process, "env"> & Readonly<Record<"stdout" | "stderr", NodeJS.WriteStream>>,
  { report: folder, json = false, quiet = false, verbose = false }: OutputFlags,
  secrets: readonly string[],
) {
  const { hide } = createRedactor(secrets);
  const say = (text: string, kept = "") => void stderr.write(`${toPrinted(hide(text), kept)}\n`);
  const usual = quiet ? "quiet" : verbose ? "verbose" : "normal";

  /** Writes files, and prints errors of writing or making them. */
  async function write(to: string, hint: string, work: () => Promise<void>): Promise<WriteCode> {
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

  async function writeReports(view: View): Promise<WriteCode> {
    if (folder === undefined) return 0;
    return write(folder, "Name another with --report", () => writeReport(folder, view));
  }

  /** The output in GitHub Actions: annotations and the job summary. */
  async function showOnGithub(view: View, notes: readonly string[]): Promise<WriteCode> {
    if (env?.GITHUB_ACTIONS !== "true") return 0;
    // Stdout may have JSON.
    for (const line of toAnnotations(view)) stderr.write(`${line}\n`);
    const file = env.GITHUB_STEP_SUMMARY;
    if (!file) return 0;
    return write(file, "GITHUB_STEP_SUMMARY names it", () => appendFile(file, toMarkdown(view, notes)));
  }

  return {
    say: (text: string): void => say(text),
    /** Writes a report's files and prints it; `short` without what was not found. Resolves with the exit code. */
    async show(view: View, { accepted = [], notes = [], short = false }: Shown = {}): Promise<number> {
      const written = await writeReports(view);
      // The last line says whether a file is missing, so the files come first.
      const shown = withWritten(view, await showOnGithub(view, notes), written);
      const { report, reasons, title } = shown;
      const file = folder === undefined || written !== 0 ? undefined : join(folder, "report.html");
      const level = short ? "quiet" : usual;
      const paint = painterFor(stdout, env);
      stdout.write(json ? `${toPrintableJson(report)}\n` : toSummary(shown, { accepted, notes, file, level, paint }));
      if (json) for (const line of [...notes, ...(reasons.length > 0 ? [title] : [])]) say(`standin: ${line}`);
      return shown.exitCode;
    },
    /** Writes a report's files and prints a text in place of the summary, for a run that sent nothing. */
    async showText(view: View, text: string): Promise<number> {
      stdout.write(json ? `${toPrintableJson(view.report)}\n` : toPrinted(text, "\n"));
      return withWritten(view, await writeReports(view)).exitCode;
    },
    /** Prints the kit's own errors, line by line. */
    showFailures(failures: Verification["failures"]): void {
      for (const { contract, failure } of failures)
        say(`The kit itself failed${contract ? ` in ${contract.id}` : ""}: ${failure.stack ?? failure.message}`, "\n");
    },
  };
}

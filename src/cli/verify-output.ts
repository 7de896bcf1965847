import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { toPrintableJson, toVisible } from "../base/visible.js";
import { toHtml } from "../kit/report/html.js";
import { toJunit } from "../kit/report/junit.js";
import type { Report } from "../kit/report/report.js";
import { toSummary } from "../kit/report/summary.js";
import { hideSecrets } from "../kit/target/redact.js";
import type { Verification } from "../kit/verify.js";
import { painterFor } from "./paint.js";

/** What the output depends on, of the flags of `verify`. */
export interface OutputFlags {
  accept?: string[];
  report?: string;
  json?: boolean;
}

/** Where a run says what it does and what it found. Nothing that comes from a target reaches a terminal as it is. */
export interface Output {
  /** Says a line. */
  say(text: string): void;
  /** Prints a report, or with `--json` all of it as JSON; `text` in the place of its summary. Writes its files last. */
  show(report: Report, text?: string): Promise<ShowCode>;
  /** Says what the kit itself got wrong, line by line. */
  showFailures(failures: Verification["failures"]): void;
}

/** 0 when all of it was written, 2 when a file could not be, 5 when the kit could not make one. */
export type ShowCode = 0 | 2 | 5;

/** `secrets` are shown nowhere. */
export function createOutput(
  { stdout, stderr, env }: NodeJS.Process,
  { accept = [], report: folder, json = false }: OutputFlags,
  secrets: readonly string[],
): Output {
  const say = (text: string, kept = "") => void stderr.write(`${toVisible(hideSecrets(text, secrets), kept)}\n`);

  async function writeReports(directory: string, report: Report): Promise<ShowCode> {
    try {
      const files = {
        "report.json": `${toPrintableJson(report, 2)}\n`,
        "report.html": toHtml(report),
        "junit.xml": toJunit(report),
      };
      await makeDirectory(directory);
      for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
      return 0;
    } catch (error) {
      const { code, message, stack } = error as NodeJS.ErrnoException;
      if (code === undefined) say(`The kit itself failed while it made the report: ${stack}`, "\n");
      else say(`standin: The report cannot be written to ${directory}: ${message}; name another with --report.`);
      return code === undefined ? 5 : 2;
    }
  }

  return {
    say: (text) => say(text),
    async show(report, text) {
      // First what is on the screen: a disk that is full must not take it away.
      const summary = text === undefined ? toSummary(report, accept, painterFor(stdout, env)) : toVisible(text, "\n");
      stdout.write(json ? `${toPrintableJson(report)}\n` : summary);
      return folder === undefined ? 0 : writeReports(folder, report);
    },
    showFailures(failures) {
      for (const { contract, failure } of failures)
        say(`The kit itself failed${contract ? ` in ${contract.id}` : ""}: ${failure.stack ?? failure.message}`, "\n");
    },
  };
}

/** Makes a directory and those that it is in. (Node's own way goes round for ever where a file system takes no directory, as /proc.) */
async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await makeDirectory(dirname(path));
    await mkdir(path);
  }
}

import { replaceFileIn } from "../base/files.js";
import { toPrintableJson } from "../base/visible.js";
import { toHtml } from "../kit/report/html.js";
import { toJunit } from "../kit/report/junit.js";
import type { View } from "../kit/report/view.js";

/** Writes report.json, report.html and junit.xml into a folder, and creates the folder if needed. */
export async function writeReport(folder: string, view: View): Promise<void> {
  const files = {
    "report.json": `${toPrintableJson(view.report, 2)}\n`,
    "report.html": toHtml(view),
    "junit.xml": toJunit(view),
  };
  // People and jobs that did not run it read a report. It has no secret.
  for (const [name, text] of Object.entries(files)) await replaceFileIn(folder, name, [text], { isPublic: true });
}

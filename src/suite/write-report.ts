import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../base/files.js";
import { toPrintableJson } from "../base/visible.js";
import { toHtml } from "../kit/report/html.js";
import { toJunit } from "../kit/report/junit.js";
import type { Report } from "../kit/report/shape.js";

/** Writes report.json, report.html and junit.xml into a folder, and creates the folder if needed. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  const files = {
    "report.json": `${toPrintableJson(report, 2)}\n`,
    "report.html": toHtml(report),
    "junit.xml": toJunit(report),
  };
  await makeFolder(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

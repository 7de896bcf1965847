import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { toPrintableJson } from "../base/visible.js";
import { toHtml } from "../kit/report/html.js";
import { toJunit } from "../kit/report/junit.js";
import type { Report } from "../kit/report/shape.js";

/** Writes report.json, report.html and junit.xml into a folder, and makes it where it is not there. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  const files = {
    "report.json": `${toPrintableJson(report, 2)}\n`,
    "report.html": toHtml(report),
    "junit.xml": toJunit(report),
  };
  await makeDirectory(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
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

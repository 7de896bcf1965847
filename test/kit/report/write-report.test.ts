import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { toView } from "../../../src/kit/report/view.js";
import { writeReport } from "../../../src/suite/write-report.js";
import { reportOf } from "../../support/reported.js";

it("writes a report over links, not through them, and refuses what is no file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "standin-report-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "mine"), "mine");
  const names = ["report.json", "report.html", "junit.xml"];
  for (const name of names) await symlink("mine", join(folder, name));
  await writeReport(folder, toView(reportOf([])));
  expect(await readFile(join(folder, "mine"), "utf8")).toBe("mine");
  for (const name of names) expect((await lstat(join(folder, name))).isFile()).toBe(true);
  expect(await readdir(folder)).toHaveLength(4);
  await rm(join(folder, "report.html"));
  await symlink("/dev/null", join(folder, "report.html"));
  await expect(writeReport(folder, toView(reportOf([])))).rejects.toThrow("report.html is a pipe or a device");
});

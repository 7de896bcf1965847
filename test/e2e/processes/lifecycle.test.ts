import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startListening } from "../../support/standin.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The files that ran for each way, in a process of their own. */
async function ran(...target: string[]): Promise<Record<string, string[]>> {
  const program = ["--import", "tsx", "test/support/coverage.mts", ...target];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root });
  return JSON.parse(stdout);
}

/** The files that the page names under each heading. */
async function drawn(): Promise<Record<string, string[]>> {
  const [, ...parts] = (await readFile(`${root}docs/lifecycle.md`, "utf8")).split(/^## A (?:webhook )?/m);
  return Object.fromEntries(
    parts.map((part) => [
      /^\w+/.exec(part)?.[0] ?? "",
      [...part.matchAll(/`((?:src|contracts)\/[^`]+)`/g)].map(([, file = ""]) => file),
    ]),
  );
}

it("docs/lifecycle.md names the files that run for a request, a webhook call and a verdict", async () => {
  const standin = await startListening({ clock: "real" });
  const [own, verdict] = await Promise.all([ran(), ran(standin.url)]);
  const page = await drawn();
  for (const [way, files] of Object.entries({ ...own, ...verdict })) {
    // The test itself waits through the mock's handle.
    const named = files.filter((file) => !file.startsWith("src/base/") && file !== "src/mock/handle.ts");
    expect({ way, files: [...new Set(page[way])].sort() }).toEqual({ way, files: named.sort() });
  }
}, 180_000);

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../src/base/usage-error.js";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { startFlaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand } from "../support/kit.js";

const contract = (id: string, rule: string) => `{
  id: "${id}", title: "uploads are green", rules: { "${rule}": "Uploads are green." },
  run: async (kit) => void kit.check("${rule}", "${rule}" === "ACME-1", "it is blue", await kit.request("GET", "/uploads")),
}`;

/** Runs the command where the files are; resolves with what it printed, and what the module of the binding did. */
async function run(files: Record<string, string>, flags: VerifyFlags) {
  const flaky = await startFlaky();
  const folder = await newFolder(files);
  const within = (file: string | undefined) => (file === undefined ? {} : join(folder, file));
  const { contracts, binding } = flags;
  const named = {
    ...(contracts === undefined ? {} : { contracts: within(contracts) as string }),
    ...(typeof binding === "string" ? { binding: within(binding) as string } : {}),
  };
  const run = await runCommand({ target: flaky.url, runRecord: join(folder, "runs"), ...flags, ...named });
  return { ...run, flaky };
}

describe("contracts of a team, with --contracts,", () => {
  const team = {
    "team.mjs": `const green = ${contract("acme-green", "ACME-1")};
      export { green };
      export default [green, ${contract("acme-blue", "ACME-2")}];
      export const helper = () => 1;`,
  };

  it("run beside those of the kit, and are chosen by their ids", async () => {
    const { code, stdout } = await run(team, { contracts: "team.mjs", only: ["ACME-*", "upload-read"], json: true });
    const report = JSON.parse(stdout);
    expect([code, report.rules["ACME-1"], report.rules["ACME-2"]]).toEqual([1, "held", "broken"]);
    expect(report.contracts.map(({ id }: { id: string }) => id).sort()).toEqual([
      "acme-blue",
      "acme-green",
      "upload-read",
    ]);
  });

  it("are explained, and nothing is sent", async () => {
    const { code, stdout, flaky } = await run(team, { contracts: "team.mjs", explain: "ACME-1" });
    expect([code, flaky.requests]).toEqual([0, []]);
    expect(stdout).toContain("ACME-1\nThe contract states: Uploads are green.\n");
  });

  it.each([
    ["export const helper = () => 1;", "exports no contract, only helper. Export the result of defineContract"],
    ["export const {", "cannot be loaded: "],
    [
      `export const own = ${contract("upload-read", "ACME-1")};`,
      'Two contracts have the id "upload-read". Rename one.',
    ],
    [`export const own = ${contract("acme-own", "ACME")};`, 'has the id "ACME"'],
  ])("are refused as bad usage in a module that is %j", async (module, because) => {
    const refused = run({ "team.mjs": module }, { contracts: "team.mjs" });
    await expect(refused).rejects.toThrow(because);
    await expect(refused).rejects.toThrow(UsageError);
  });
});

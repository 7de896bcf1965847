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

describe("the module of a binding", () => {
  const binding = { "kit.yaml": "hooks: ./kit.mjs\nfixtures: { locale: it }" };
  const provided = {
    ...binding,
    "kit.mjs": `export const provide = {
      reset: ({ target, token }) => fetch(target + "/_standin/reset", { method: "POST", headers: { "X-Sent": token } }),
      token_without_access: async ({ target }) => (await fetch(target + "/uploads/1001?made"), "no-management-access"),
      taken_webhook_name: async () => "Never asked for",
      locale: () => { throw new Error("the binding names it"); },
    };`,
  };
  const only = ["A-01"];

  it("provides what the binding does not name, once before the run, after a reset", async () => {
    const { stdout, flaky } = await run(provided, { binding: "kit.yaml", token: "t", only, json: true });
    const report = JSON.parse(stdout);
    expect([report.rules["A-01"], report.held_in_part]).toEqual(["held", {}]);
    const asked = flaky.requests.filter(({ path }) => /reset|made/.test(path));
    expect(flaky.requests.slice(0, 2)).toEqual(asked);
    expect(asked.map(({ path, headers }) => [path, headers["x-sent"]])).toEqual([
      ["/_standin/reset", "t"],
      ["/uploads/1001?made", undefined],
    ]);
    expect(stdout).not.toContain("no-management-access");
  });

  it.each<[string, VerifyFlags]>([
    ["--read-only", { readOnly: true }],
    ["--dry-run", { dryRun: true }],
    ["--explain", { explain: "A-01" }],
    ["--undo", { undo: true }],
    ["an option that is wrong", { only: ["U-99"] }],
  ])("provides nothing with %s", async (_, flags) => {
    const throwing = { ...binding, "kit.mjs": 'export const provide = { reset() { throw new Error("no"); } };' };
    const ended = await run(throwing, { binding: "kit.yaml", only, ...flags }).catch((error: Error) => error.message);
    expect(JSON.stringify(ended)).not.toContain("kit.mjs");
  });

  it.each([
    ['reset() { throw new Error("no database"); }', "kit.mjs: provide.reset() failed: no database"],
    ["token_without_access: () => undefined", "kit.mjs: provide.token_without_access() returned"],
    ["collection_id: () => true", "kit.mjs: provide.collection_id() returned"],
  ])("that does %s ends the run as bad usage before anything is sent", async (body, because) => {
    const files = { ...binding, "kit.mjs": `export const provide = { ${body} };` };
    const refused = run(files, { binding: "kit.yaml", only });
    await expect(refused).rejects.toThrow(because);
    await expect(refused).rejects.toThrow(UsageError);
  });
});

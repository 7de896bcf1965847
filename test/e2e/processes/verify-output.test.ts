import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Flaky, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/process.js";

/** A field that is cut off, and one that is lost where another one is set. */
const cutsTags: Flaky["shows"] = (resource) => {
  if (Array.isArray(resource.tags)) resource.tags = resource.tags.map((tag) => String(tag).slice(0, 8));
};
const losesUser: Flaky["shows"] = (resource) => {
  if (resource.type === "webhook") resource.http_basic_user = null;
};

async function serve(shows?: Flaky["shows"]): Promise<string> {
  const flaky = await startFlaky({ jobs: "auto", jobTime: 20 });
  flaky.shows = shows;
  return flaky.url;
}

async function verify(url: string, ...flags: string[]) {
  const running = run("verify", "--target", url, ...flags);
  const code = await running.ended;
  return { code, stdout: running.stdout(), stderr: running.stderr(), lines: running.stdout().trimEnd().split("\n") };
}

describe("standin verify, as built,", () => {
  it("says a right server in at most 60 lines, and that it holds in the last", async () => {
    const { code, lines } = await verify(await serve());
    expect(code).toBe(0);
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.at(-1)).toMatch(/^HELD: \d+ of \d+ rules hold, 1 in part · \d+ contracts, [\d,]+ requests in .* s$/);
  }, 60_000);

  it.each([
    ["tags that are cut off", cutsTags, "U-08"],
    ["a user that is never shown", losesUser, "W-08"],
  ])(
    "says %s in at most 120 lines, the rule first and what sets it as curl",
    async (_, fault, rule) => {
      const { code, lines } = await verify(await serve(fault));
      expect(code).toBe(1);
      expect(lines.length).toBeLessThanOrEqual(120);
      expect(lines.find((line) => line.startsWith("BROKEN"))).toContain(`BROKEN ${rule}: `);
      const first = lines.slice(lines.findIndex((line) => line.startsWith("BROKEN")));
      expect(first.slice(1, 4)).toEqual([
        expect.stringMatching(/^ {2}\/(tags|http_basic_user).*: sent .*, shown .* \(\S+\)$/),
        expect.stringMatching(/^ {4}curl -i -X PUT '.*' .* -d '\{/),
        expect.stringMatching(/^ {4}→ 200 /),
      ]);
      expect(lines.at(-1)).toMatch(/^BROKEN: /);
    },
    60_000,
  );

  it("annotates the job and writes its summary on GitHub, and annotates wrong usage", async () => {
    const url = await serve(cutsTags);
    const file = join(await newFolder(), "summary.md");
    const environment = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: file };
    Object.assign(process.env, environment);
    onTestFinished(() => {
      for (const name of Object.keys(environment)) delete process.env[name];
    });
    const annotations = async (...flags: string[]) => (await verify(url, ...flags)).stderr;
    expect(await annotations("--only", "upload-tags", "--json")).toMatch(/^::error title=U-08 is broken.*::\/tags\//m);
    expect(await readFile(file, "utf8")).toMatch(/^## Contracts: BROKEN: 2 rules are broken\n/);
    expect(await annotations("--only", "U-99")).toMatch(/^::error title=standin%3A wrong usage::.*U-99/m);
    expect(await annotations("--patience", "soon")).toMatch(/^::error title=standin%3A wrong usage::.*soon/m);
  });
});

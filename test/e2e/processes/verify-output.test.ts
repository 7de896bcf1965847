import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Flaky, startFlaky } from "../../support/flaky.js";
import { run } from "../../support/process.js";
import { isWhole } from "../../support/sample.js";

const cutsTags: Flaky["shows"] = (resource) => {
  if (Array.isArray(resource.tags)) resource.tags = resource.tags.map((tag) => String(tag).slice(0, 8));
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
  }, 180_000);

  it("says tags that are cut off in at most 120 lines, the rule first and what sets it as curl", async () => {
    // The whole report by night: of one rule, its finding is the same.
    const { code, lines } = await verify(await serve(cutsTags), ...(isWhole ? [] : ["--only", "U-08"]));
    expect(code).toBe(1);
    expect(lines.length).toBeLessThanOrEqual(120);
    const first = lines.slice(lines.findIndex((line) => line.startsWith("BROKEN")));
    expect(first.slice(0, 4)).toEqual([
      expect.stringContaining("BROKEN U-08: "),
      expect.stringMatching(/^ {2}\/tags.*: sent .*, shown .* \(\S+\)$/),
      expect.stringMatching(/^ {4}curl -i -X PUT '.*' .* -d '\{/),
      expect.stringMatching(/^ {4}→ 200 /),
    ]);
    expect(lines.at(-1)).toMatch(/^BROKEN: /);
  }, 180_000);

  it("annotates wrong usage on GitHub", async () => {
    vi.stubEnv("GITHUB_ACTIONS", "true");
    onTestFinished(() => void vi.unstubAllEnvs());
    const annotations = async (...flags: string[]) => (await verify("http://127.0.0.1:9", ...flags)).stderr;
    expect(await annotations("--only", "U-99")).toMatch(/^::error title=standin%3A wrong usage::.*U-99/m);
    expect(await annotations("--patience", "soon")).toMatch(/^::error title=standin%3A wrong usage::.*soon/m);
  });
});

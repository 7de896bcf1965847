import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Flaky, startFlaky } from "../../support/flaky.js";
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

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "standin-output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
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

  it("says nothing of ids that were not asked for", async () => {
    const { stdout, code } = await verify(await serve(), "--only", "W-05");
    expect(code).toBe(0);
    expect(new Set(stdout.match(/\b[UWACQ]-\d\d\b/g))).toEqual(new Set());
    expect(stdout).toContain("Rules:   1 held");
  });

  it("is short with --quiet, long with --verbose, and neither with both", async () => {
    const url = await serve(cutsTags);
    const quiet = await verify(url, "--only", "upload-tags", "--quiet");
    expect(quiet).toMatchObject({ code: 1, stderr: "" });
    expect(quiet.lines).toEqual([expect.stringMatching(/^BROKEN U-08: /), expect.stringMatching(/^BROKEN: /)]);
    const normal = await verify(url, "--only", "upload-tags");
    const verbose = await verify(url, "--only", "upload-tags", "--verbose");
    expect(normal.stdout).toContain("more in the report");
    expect(verbose.stdout).not.toContain("more in the report");
    expect(verbose.lines.length).toBeGreaterThan(normal.lines.length);
    expect((await verify(url, "--quiet", "--verbose")).code).toBe(2);
  });

  it("ends at the first broken rule with --bail, and restores everything", async () => {
    const url = await serve(cutsTags);
    const read = async () => {
      const [uploads, webhooks] = await Promise.all(
        ["/uploads", "/webhooks"].map((path) => fetch(url + path, { headers: { Authorization: "Bearer any" } })),
      );
      return ((await uploads?.text()) + ((await webhooks?.text()) ?? "")).replace(/"updated_at":"[^"]*"/g, "");
    };
    const before = await read();
    const { code, lines, stderr } = await verify(url, "--only", "upload-tags,upload-notes,upload-basename", "--bail");
    expect(code).toBe(1);
    expect(lines.at(-1)).toContain("ended early (bail)");
    expect(stderr).toContain("and --bail ends the run at the first broken rule");
    expect(await read()).toBe(before);
  });

  it("fails with --baseline for what is new alone, and lists what is mended", async () => {
    const [report, old] = [await newFolder(), await newFolder()];
    const wrong = await serve(cutsTags);
    const only = ["--only", "upload-tags,webhook-http-basic-user"];
    expect((await verify(wrong, ...only, "--report", old)).code).toBe(1);
    const baseline = ["--baseline", join(old, "report.json")];
    const again = await verify(wrong, ...only, ...baseline, "--report", report);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(/^New since .*: nothing\.$/m) });
    expect(again.lines.at(-1)).toContain(`report: ${join(report, "report.html")}`);
    const other = await verify(await serve(losesUser), ...only, ...baseline);
    expect(other.code).toBe(1);
    expect(other.stdout).toMatch(/^New since .*: W-08 \(webhook-http-basic-user\)/m);
    expect(other.stdout).toMatch(/^Fixed since .*: U-08/m);
    await writeFile(join(old, "report.json"), "{}");
    const refused = await verify(wrong, ...only, ...baseline);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("is not a report: /schema_version") });
  });

  it("accepts a broken rule up to a date, and says so each time", async () => {
    const url = await serve(cutsTags);
    const only = ["--only", "upload-tags"];
    const accept = (until: string) => verify(url, ...only, "--accept", `U-08${until},U-13`);
    expect(await accept("@9999-12-31")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("U-08 is broken, as accepted until 9999-12-31.\n"),
    });
    expect(await accept("@2020-01-31")).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("The acceptance of U-08 ended on 2020-01-31, and it is broken.\n"),
    });
    expect(await accept("@soon")).toMatchObject({ code: 2, stderr: expect.stringContaining("U-08@2027-01-31") });
  });

  it("annotates the job and writes its summary on GitHub", async () => {
    const url = await serve(cutsTags);
    const file = join(await newFolder(), "summary.md");
    const environment = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: file };
    Object.assign(process.env, environment);
    onTestFinished(() => {
      for (const name of Object.keys(environment)) delete process.env[name];
    });
    const { stderr } = await verify(url, "--only", "upload-tags", "--json");
    expect(stderr).toMatch(/^::error title=U-08 is broken.*::\/tags\/\d+: sent /m);
    expect(await readFile(file, "utf8")).toMatch(/^## Contracts: broken\n/);
  });
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.js";
import { type Flaky, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/process.js";
import { breachesOf } from "../../support/reported.js";
import { startListening } from "../../support/standin.js";

/** The built observer in front of the mock, right or wrong. */
async function observe(shows?: Flaky["shows"], ...flags: string[]) {
  const flaky = await startFlaky({ jobs: "auto", jobTime: 20 });
  flaky.shows = shows;
  return start(flaky.url, ...flags);
}

async function start(target: string, ...flags: string[]) {
  const running = run("observe", "--target", target, "--json", ...flags);
  const ready = JSON.parse(await running.ready);
  const end = async () => {
    const code = await running.end("SIGINT");
    const [, report = "null"] = running.stdout().trimEnd().split("\n");
    return { code, report: JSON.parse(report), stderr: running.stderr() };
  };
  return { ready, running, url: String(ready.url), end };
}

const put = (url: string, body: JsonObject) =>
  fetch(url, {
    method: "PUT",
    headers: { Authorization: "Bearer any-token", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).then((response) => response.json());

const cutsTags: Flaky["shows"] = (resource, { method }) => {
  if (method === "PUT" && Array.isArray(resource.tags))
    resource.tags = resource.tags.map((tag) => String(tag).slice(0, 3));
};

describe("standin observe, as built,", () => {
  it("ends with 0 in front of a right server, after which some rules hold and others are not verified", async () => {
    const { url, ready, running, end } = await observe();
    expect(ready).toEqual({ event: "ready", url, pid: running.child.pid });
    expect(await put(`${url}/uploads/1001`, { author: "Ada" })).toMatchObject({ id: "1001", author: "Ada" });
    await put(`${url}/uploads/1001`, { tags: ["press", "hills"], author: "Grace" });
    await put(`${url}/webhooks/2001`, { enabled: false });
    const { code, report, stderr } = await end();
    expect(code).toBe(0);
    expect(report.rules).toMatchObject({
      "U-06": "held-in-part",
      "U-08": "held-in-part",
      "U-13": "held-in-part",
      "W-10": "held-in-part",
    });
    expect(report.rules).toMatchObject({ "U-07": "not-verified", "C-01": "not-verified", "U-15": "not-verified" });
    expect(Object.values(report.assumptions)).not.toContain("differs");
    expect(report).toMatchObject({ requests_sent: 3, ended: "complete", failing: [] });
    expect(breachesOf(report)).toEqual([]);
    expect(stderr).toContain("PUT /uploads/1001 returned 200 (updateUpload)");
  });

  it("ends with 1 in front of one that breaks a rule, said as it passes and in the reports", async () => {
    const folder = await newFolder();
    const { url, end } = await observe(cutsTags, "--report", folder);
    await put(`${url}/uploads/1001`, { tags: ["portrait"] });
    const { code, report, stderr } = await end();
    expect(code).toBe(1);
    expect(report.failing).toEqual([{ id: "U-08", contract: "observed-uploads" }]);
    expect(stderr).toContain('BROKEN U-08: /tags was set to ["portrait"], but the response shows ["por"]');
    expect(stderr + JSON.stringify(report)).not.toContain("any-token");
    expect(JSON.parse(await readFile(join(folder, "report.json"), "utf8"))).toEqual(report);
    expect(await readFile(join(folder, "junit.xml"), "utf8")).toContain("U-08");
    for (const flags of [
      ["--accept", "U-08"],
      ["--baseline", join(folder, "report.json")],
    ]) {
      const again = await observe(cutsTags, ...flags);
      await put(`${again.url}/uploads/1001`, { tags: ["portrait"] });
      const ended = await again.end();
      expect([ended.code, ended.report.failing]).toEqual([0, []]);
    }
  });

  it("ends with 4 where nothing passed, and with 3 where the target never responded", async () => {
    expect((await (await observe()).end()).code).toBe(4);
    const { url, end } = await start("http://127.0.0.1:9");
    expect((await fetch(url)).status).toBe(502);
    const { code, report, stderr } = await end();
    expect([code, report.ended]).toEqual([3, "no target"]);
    expect(stderr).toContain("never responded");
  });

  it("says its address alone on stdout, and the report on stderr, to a person", async () => {
    const standin = await startListening({ clock: "real" });
    const running = run("observe", "--target", standin.url);
    const line = await running.ready;
    expect(line).toMatch(/^Standin observes http:\/\/127\.0\.0\.1:\d+ at http:\/\/127\.0\.0\.1:\d+$/);
    await put(`${line.split(" at ")[1]}/uploads/1001`, { author: "Ada" });
    expect(await running.end()).toBe(0);
    expect(running.stdout()).toBe(`${line}\n`);
    expect(running.stderr()).toMatch(/HELD: \d+ of \d+ rules hold/);
  });

  it.each([
    [["--target", "nowhere"], "Pass an absolute http or https URL"],
    [["--target", "http://127.0.0.1:9", "--port", "x"], "Pass a whole number from 0 to 65535"],
    [["--target", "http://127.0.0.1:9", "--binding", "nowhere.yaml"], "nowhere.yaml"],
    [[], "The target is missing"],
  ])("ends with 2 for %j", async (flags, text) => {
    const running = run("observe", ...flags);
    expect(await running.ended).toBe(2);
    expect(running.stderr()).toContain(text);
  });
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { fakeProcess } from "../support/fake-process.js";
import { type Flaky, startFlaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand } from "../support/kit.js";

/** What moves cursors, rings, renames windows, colours, reverses and hides, halves of pairs, and commands of CI systems. */
const evil =
  "##[error]a ##vso[task]b ##teamcity[c] ::set-env name=D::e \u001b[2J\u001b]0;owned\u0007\u0000\b\r\u007f\u0085\u009b31m\u202eevil\u2066\u200b\u200d\ufeff\u2028\u{e0041}\ud800";

/** What a CI system takes for a command of its own. */
const command = /##(?:\[|vso\[|teamcity\[)|^\s*::set-env/im;

/** What no output may hold; colours and the line that is written over are the kit's own. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const own = new RegExp("\u001b\\[\\d*m|\r\u001b\\[2K|\n".replaceAll("\u001b", "\\u001b"), "g");

async function outputsOf(flaky: Flaky, flags: VerifyFlags, isTTY = false) {
  const folder = await newFolder();
  const fake = fakeProcess({ isTTY });
  const { code, ...written } = await runCommand({ target: flaky.url, report: folder, ...flags }, { fake });
  const names = ["report.json", "report.html", "junit.xml"];
  const files = code === 3 ? [] : await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return { code, ...written, files };
}

/** In every place where a target can put a text. */
async function startEvil() {
  const flaky = await startFlaky();
  await flaky.put("/webhooks/2001", {
    custom_payload: evil,
    http_basic_user: "ada",
    http_basic_password: `${evil}-password`,
  });
  flaky.script = ({ method, path, body }) => {
    if (method !== "PUT") return undefined;
    const headers = { "X-Evil": "\u0085\u009b31m", "Content-Type": "application/json" };
    if (body.includes("notes")) {
      const told = { code: evil, [evil]: [evil], error: { message: evil } };
      return { status: 500, headers, body: path.includes("1001") ? JSON.stringify(told) : `${evil} no JSON` };
    }
    // What was borrowed cannot be restored, and what it was is told whole.
    return body.includes("custom_payload") && !body.includes("standin") ? { status: 423, body: evil } : undefined;
  };
  return flaky;
}

const borrowed = ["upload-notes", "upload-response", "webhook-custom-payload", "webhook-read"];

describe("no control character of a target", () => {
  it.each([false, true])("is in what a run prints and writes (on a terminal: %s)", async (isTTY) => {
    const { code, stdout, stderr, files } = await outputsOf(await startEvil(), { only: borrowed }, isTTY);
    expect(code).toBe(1);
    expect(stdout).toContain("\\u001b[2J");
    for (const text of [stdout, stderr, ...files]) expect(text.replace(own, "").match(unseen)).toBeNull();
    for (const text of [stdout, stderr]) expect(text).not.toMatch(command);
    expect(stdout).toContain("# #[error]a");
    const [json = "", html = "", junit = ""] = files;
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(evil).slice(1, -1));
    expect(html).toContain("\\u202eevil");
    expect(XMLValidator.validate(junit)).toBe(true);
    expect(JSON.stringify(new XMLParser({ ignoreAttributes: false }).parse(junit))).toContain("u202eevil");
  });

  it("is in the JSON that is printed, which means the same", async () => {
    const { stdout } = await outputsOf(await startEvil(), { only: borrowed, json: true });
    expect(stdout.replace(own, "").match(unseen)).toBeNull();
    expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify(evil).slice(1, -1));
  });

  const answers: Record<string, [number, Record<string, string>, RegExp]> = {
    "a redirect": [302, { Location: "/\u009b31m\u0085" }, /redirects to \/\\u009b31m\\u0085\. Pass/],
    "a media type": [200, { "Content-Type": "\u009b31m" }, /returns 200 with \\u009b31m instead of JSON/],
    "a limit": [429, { "X-RateLimit-Reset": "86400", "Retry-After": "99999999 \u009b" }, /limits requests/],
  };
  it.each(Object.entries(answers))("is in the line that says that there is no target: %s", async (_, answer) => {
    const [status, headers, told] = answer;
    const flaky = await startFlaky();
    flaky.script = () => ({ status, headers, body: "x" });
    const { code, stderr } = await outputsOf(flaky, {});
    if (code === 3) expect(stderr).toMatch(told);
    expect(stderr.replace(own, "").match(unseen)).toBeNull();
  });

  it("is in what stays to be restored by hand, with identifiers that are no text either", async () => {
    const flaky = await startFlaky({ isForeign: true });
    let made: object | undefined;
    flaky.script = ({ method, path, body }) => {
      if (method === "POST" && path === "/uploads") made = { ...JSON.parse(body), id: evil, type: "upload" };
      if (made && /^\/uploads(\/.*%1B.*)?$/.test(path) && method !== "DELETE") {
        return { status: 200, body: JSON.stringify(made) };
      }
      return method === "DELETE" ? { status: 423 } : undefined;
    };
    const { code, stdout, stderr } = await outputsOf(flaky, {
      only: ["upload-notes", "upload-response"],
      allowCalls: true,
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining("The upload # #[error]a")]);
    for (const text of [stdout, stderr]) expect(text.replace(own, "").match(unseen)).toBeNull();
  });
});

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { htmlOf } from "../../support/reported.js";
import { expectReadable } from "./problems.js";
import { newPage, test } from "./support.js";

/** A report with something broken, something that differs and something that is not verified, on disk. */
async function writeReport(): Promise<string> {
  const flaky = await startFlaky();
  flaky.script = ({ method, body }) =>
    method === "PUT" && body.includes("notes")
      ? { status: 500, body: JSON.stringify({ seen: "a-word-without-an-end-".repeat(40) }) }
      : undefined;
  const only = ["upload-notes", "upload-tags", "webhook-read", "Q-29"];
  const binding = { operations: { createUpload: null, createWebhook: null } };
  const { report } = await verify(toTarget({ url: flaky.url }, binding), contracts, sleeplessPorts().ports, { only });
  const folder = await newFolder({ "report.html": htmlOf(report) });
  return pathToFileURL(join(folder, "report.html")).href;
}

describe("report.html, opened from disk", () => {
  test("asks for nothing, fits, and can be read by all", async () => {
    const url = await writeReport();
    const page = await newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    // What its policy forbids, a browser writes to its console.
    const refused: string[] = [];
    page.on("console", (message) => refused.push(message.text()));
    await page.goto(url);
    expect([asked, refused]).toEqual([[url], []]);
    await expectReadable(page);
  });

  test("shows the verdict first, and leads from a rule to its evidence, which opens", async () => {
    const page = await newPage();
    await page.goto(await writeReport());
    await page.getByRole("heading", { level: 1, name: /rules of the spec are broken$/ }).waitFor();
    await page.getByRole("row", { name: /^U-07/ }).getByRole("link", { name: "broken" }).click();
    const evidence = page.locator("#broken-U-07");
    expect(await evidence.evaluate((one) => one.getBoundingClientRect().top > -1)).toBe(true);
    await evidence.getByText("curl -i -X PUT").first().waitFor();
    const differing = page.locator("#declared-Q-29");
    await differing.locator("summary").click();
    await differing.getByText("The target does not support").first().waitFor();
  });
});

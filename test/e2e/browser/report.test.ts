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
    await page.getByRole("heading", { level: 1, name: /^\d+ causes?, \d+ broken rules?$/ }).waitFor();
    await page.getByRole("link", { name: "U-07: broken" }).click();
    const evidence = page.locator("#broken-U-07");
    expect(await evidence.evaluate((one) => one.getBoundingClientRect().top > -1)).toBe(true);
    await evidence.locator(".finding summary").first().click();
    await evidence.getByText("curl -i -X PUT").first().waitFor();
    await page.getByRole("link", { name: "Q-29: declared" }).click();
    await page.locator("#declared-Q-29").getByText("The target does not support").first().waitFor();
  });

  test("shows what a filter by verdict and text asks for, by keyboard too", async () => {
    const page = await newPage();
    await page.goto(await writeReport());
    await page.getByRole("button", { name: /^not verified \d/ }).click();
    await page.locator("#row-C-01").waitFor();
    expect(await page.locator("#broken-U-07:visible, #row-U-07:visible").count()).toBe(0);
    await page.getByRole("button", { name: "all" }).click();
    await page.keyboard.press("/");
    await page.keyboard.type("U-07");
    await page.locator("#broken-U-07").waitFor();
    expect(await page.locator("#row-C-01:visible").count()).toBe(0);
    await page.getByText(/^\d+ of \d+ entries, \d+ of \d+ rows$/).waitFor();
    await page.keyboard.press("Escape");
    // An address opens what a filter hides.
    await page.getByRole("button", { name: /^not verified \d/ }).click();
    await page.getByRole("link", { name: "U-07: broken" }).click();
    await page.locator("#broken-U-07").waitFor();
  });
});

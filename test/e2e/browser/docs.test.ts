import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { pages } from "../../unit/site/site.js";
import { problemsOf } from "./problems.js";
import { newPage, startStandin, test } from "./support.js";

let folder: string;

// What a user does: write the site, and open it from the file system.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "standin-docs-"));
  const cli = fileURLToPath(new URL("../../../dist/cli.cjs", import.meta.url));
  await promisify(execFile)(process.execPath, [cli, "docs", "--out", folder]);
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const fromFiles = async () => pathToFileURL(folder).href;
const fromMock = async () => `${(await startStandin()).url}/docs`;

/** Opens a page; when the test ends, nothing was asked of anybody else, and nothing was complained about. */
async function open(base: string, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(base) || request.url().startsWith("data:");
    if (!isOwn) complaints.push(`It asked for ${request.url()}.`);
  });
  onTestFinished(() => expect(complaints).toEqual([]));
  await page.goto(`${base}/${path}`);
  if (path.startsWith("reference")) await page.locator("#reference h2", { hasText: "Update a webhook" }).waitFor();
  return page;
}

const allPages = pages.map(([file]) => file);

/** One page at least of each kind. */
const kindsOfPages = [
  ...["index.html", "guide-webhooks.html", "guide-limits.html", "update-upload.html", "update-webhook.html"],
  ...["list-webhook-calls.html", "webhook-call.html", "rules.html", "assumptions.html", "contracts.html"],
  ...["errors.html", "if-yours-differs.html", "reference.html", "reference-json-api.html"],
];

describe("the documentation", () => {
  // The mock serves the same files.
  describe.each([
    ["from files", fromFiles, allPages],
    ["from the mock", fromMock, kindsOfPages],
  ] as const)("%s", (_, base, paths) => {
    test.each(paths)("%s is whole, and asks nobody for anything", { timeout: 30_000 }, async (path) => {
      const page = await open(await base(), path);
      await expect(page.locator("h1").first().textContent()).resolves.not.toBe("");
      const styled = await page.evaluate(() => getComputedStyle(document.body).margin);
      expect(styled).toBe("0px");
    });

    test("the search finds a rule by its id, and Enter leads to it", async () => {
      const page = await open(await base(), "index.html");
      await page.keyboard.press("/");
      await page.keyboard.type("u-14");
      await page.getByRole("option", { selected: true }).getByText("U-14", { exact: true }).waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(/rules\.html#U-14$/);
      expect(await page.locator("tr:target").innerText()).toContain("renames the asset");
    });

    test("the search finds by words, and is used by keyboard alone", async () => {
      const page = await open(await base(), "rules.html");
      await page.keyboard.press("Control+k");
      await page.keyboard.type("spacing retries");
      const options = page.getByRole("option");
      await options.first().waitFor();
      expect(await options.first().innerText()).toContain("Q-21");
      await page.keyboard.type(" nonsense");
      await page.locator("#results").getByText("No results for").waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
      await page.getByRole("combobox").fill("basename");
      await options.nth(1).waitFor();
      await page.keyboard.press("ArrowDown");
      const second = options.nth(1);
      expect(await second.getAttribute("aria-selected")).toBe("true");
      const address = await second.getAttribute("data-address");
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.href.endsWith(address ?? "none"));
    });
  });

  test.each([
    ["q-21", "Q-21", "assumptions.html#Q-21"],
    ["extension stays", "Q-16", "assumptions.html#Q-16"],
    ["invalid_entity_id", "INVALID_ENTITY_ID", "errors.html#INVALID_ENTITY_ID"],
    ["415", "INVALID_CONTENT_TYPE_HEADER", "errors.html#INVALID_CONTENT_TYPE_HEADER"],
    ["http_basic_user", "http_basic_user", "update-webhook.html#body.http_basic_user"],
    ["events.filters", "events[].filters", "update-webhook.html#body.events.filters"],
    ["focal_point.x", "default_field_metadata.*.focal_point.x", "body.default_field_metadata.focal_point.x"],
    ["prefer", "Prefer", "update-upload.html#parameter-Prefer"],
    ["x-ratelimit-limit", "X-RateLimit-Limit", "errors.html#TooManyRequests"],
    ["updatewebhook", "Update a webhook", "update-webhook.html"],
    ["upload-basename", "upload-basename", "contracts.html#upload-basename"],
    ["dry-run", "The kit on your own server", "guide-verify.html"],
  ])("the search for %s leads to %s", async (query, name, address) => {
    const page = await open(await fromFiles(), "index.html");
    await page.getByRole("combobox").fill(query);
    const first = page.getByRole("option").first();
    await first.waitFor();
    expect(await first.locator("strong").innerText()).toBe(name);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.href.endsWith(address));
  });

  // That it is so for every field, `test/unit/site/two-clicks.test.ts` shows.
  test.each([
    ["an upload", "basename", /stated\s+U-04\s+U-14\s+assumed\s+Q-16/, "Q-16", "the extension stays"],
    ["an upload", "default_field_metadata.focal_point.x", /stated\s+U-09\s+assumed\s+Q-08/, "Q-08", "0 to 1"],
    ["an upload", "upload_collection", /stated\s+U-11\s+assumed\s+Q-31/, "U-11", "null, which means no collection"],
    ["a webhook", "events.filters", /(?<!stated.*)assumed\s+Q-06\s+Q-07/s, "Q-06", "entity_ids[]"],
    ["a webhook", "http_basic_user", /stated\s+W-08\s+C-03\s+assumed\s+Q-28/, "Q-28", "a null half counts as empty"],
  ])("says of %s: %s what is stated and what is assumed in two clicks", async (what, field, marks, id, words) => {
    const page = await open(await fromFiles(), "index.html");
    await page
      .getByRole("main")
      .getByRole("link", { name: `Update ${what}`, exact: true })
      .click();
    const row = page.locator(`tr[id="body.${field}"]`);
    expect(await row.innerText()).toMatch(marks);
    await row.getByRole("link", { name: id }).click();
    expect(await page.locator("tr:target").innerText()).toContain(words);
  });

  test("shows the envelope and the language that were chosen, on every page", async () => {
    const page = await open(await fromMock(), "update-upload.html");
    const shown = page.locator("figure.code:visible figcaption");
    expect(await shown.first().innerText()).toBe("curl, flat");
    await page.getByRole("button", { name: "JSON:API" }).click();
    await page.getByRole("button", { name: "official client" }).click();
    expect(await shown.first().innerText()).toBe("official client, JSON:API");
    await page.goto(page.url().replace("update-upload", "update-webhook"));
    expect(await shown.first().innerText()).toBe("official client, JSON:API");
    // A link to a field of the other envelope shows that one.
    await page.goto(page.url().replace(/$/, "#body.name"));
    await page.locator("tr#body\\.name").waitFor();
  });

  test("copies an example that works on the mock that serves it", async () => {
    const base = await fromMock();
    const page = await open(base, "update-upload.html", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`curl -X PUT ${new URL(base).origin}/uploads/1001`);
  });

  test("can be read without scripts, in both envelopes", async () => {
    const page = await open(await fromFiles(), "update-upload.html", { javaScriptEnabled: false });
    await page.locator("tr#body\\.basename").waitFor();
    await page.locator("tr[id='json-api.body.data.attributes.basename']").waitFor();
  });

  test("has a menu that opens and closes where it is narrow", async () => {
    const page = await open(await fromFiles(), "rules.html", { viewport: { width: 390, height: 844 } });
    const menu = page.getByRole("navigation", { name: "Pages" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Errors" }).click();
    await page.waitForURL(/errors\.html$/);
  });

  test("has a menu that shows where the reader is, and scrolls to every page, where it is narrow", async () => {
    const page = await open(await fromFiles(), "get-job-result.html", { viewport: { width: 390, height: 600 } });
    await page.getByRole("button", { name: "Menu" }).click();
    const placeOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const header = await placeOf("header");
    expect(await placeOf("#menu")).toEqual({ top: header.bottom, bottom: 600 });
    const here = await placeOf("#menu [aria-current]");
    expect(here.top).toBeGreaterThan(header.bottom);
    expect(here.bottom).toBeLessThan(600);
    const last = page.getByRole("link", { name: "JSON:API document" });
    await last.scrollIntoViewIfNeeded();
    expect((await last.boundingBox())?.y).toBeLessThan(600);
  });

  // Letters and grounds depend on the scheme alone, places on the width alone: a few pages in all four show that.
  describe.each([
    [1280, "light", kindsOfPages],
    [390, "dark", kindsOfPages],
    [1280, "dark", ["index.html", "update-upload.html"]],
    [390, "light", ["index.html", "update-upload.html"]],
  ] as const)("at %i pixels, %s", (width, colorScheme, paths) => {
    // Redoc draws a large page, and axe looks at all of it.
    test.each(paths)("%s has no serious problem, and nothing beyond its edge", { timeout: 30_000 }, async (path) => {
      const page = await open(await fromFiles(), path, { viewport: { width, height: 844 }, colorScheme });
      expect(await problemsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});

import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/process.js";
import { sample } from "../../support/sample.js";
import { serveHttp } from "../../support/serve-http.js";
import { pages } from "../../support/site.js";
import { expectReadable } from "./problems.js";
import { press, startStandin, test, watchedPage } from "./support.js";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function open(base: string, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const usual = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;
  const page = await watchedPage(base, "status of 429", { ...usual, ...options });
  await page.goto(`${base}/${path}`);
  await page.locator("main, .VPHome").first().waitFor();
  return page;
}

const served = async (): Promise<string> => `${(await startStandin()).url}/docs`;

/** One page at least of each kind. */
const kinds = [
  ...["index.html", "guide-verify.html", "guide-recipe-react.html"],
  ...["update-upload.html", "webhook-call.html", "rules.html"],
  ...["contracts.html", "errors.html", "command-line.html", "control.html", "library.html"],
];

const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe("the documentation", () => {
  // One opening for everything, since drawing a page costs more than looking at it. Axe is kept out by the pages' policy.
  test.each(sample(kinds, 5, 3))("%s can be read by all, wide and narrow, light and dark", async (path) => {
    const page = await open(await served(), path, { bypassCSP: true });
    await expectReadable(page);
  });

  test("has no page and no command that scrolls sideways on a phone, no table without its heads, and none that asks for what its policy forbids", async () => {
    const base = await served();
    const page = await open(base, "index.html", phone);
    const wide: string[] = [];
    for (const path of sample([...pages.keys()], 5)) {
      await page.goto(`${base}/${path}`);
      const commands = page.locator(".language-sh pre");
      const isWrapped = await commands.evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth));
      const heads = page.locator("main details[open] th, main :not(details) > .rows > table th");
      const isNamed = await heads.evaluateAll((all) => all.every((one) => (one as HTMLElement).offsetHeight > 0));
      if ((await beyond(page)) > 0 || !isWrapped || !isNamed) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  test("is found by the search, which opens the row that it leads to", async () => {
    const page = await open(await served(), "index.html");
    await press(page, "Search");
    await page.getByRole("searchbox").fill("author null");
    await page.getByRole("option").first().getByText("author").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/update-upload\.html#body\.author$/);
    await page.locator("tr:has(.here)", { hasText: "string or null" }).waitFor();
    // A row that is folded.
    await page.goto(page.url().replace("update-upload.html#body.author", "list-uploads.html#filter-fields-.type.eq"));
    await page.locator('details[open] [id="filter-fields-.type.eq"]').waitFor();
  });

  test("tells what a rule says where its id is touched", async () => {
    const page = await open(await served(), "update-upload.html", phone);
    const note = page.getByRole("note");
    await page
      .locator("tr", { has: page.locator('[id="body.basename"]') })
      .getByRole("link", { name: "U-14" })
      .tap();
    await note.getByText("the asset is renamed").waitFor();
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "U-13" }).first().tap();
    await note.getByRole("link", { name: "All of U-13" }).tap();
    await page.waitForURL(/rules\.html#U-13$/);
  });

  test("shows the language and the envelope that were chosen, on every page, and sends the example", async () => {
    const standin = await startStandin();
    const page = await open(`${standin.url}/docs`, "update-upload.html");
    const shown = page.locator("details[open] .blocks > .active code");
    await expect.poll(() => shown.first().innerText()).toContain(`curl -X PUT ${standin.url}/uploads/1001`);
    await page.locator("label:visible", { hasText: "client · JSON:API" }).first().click();
    await expect.poll(() => shown.first().innerText()).toContain(`${standin.url}/json-api`);
    await page.getByRole("button", { name: "Send to this mock" }).first().click();
    await page.getByRole("status").getByText("This mock: 200").waitFor();
    expect(await shown.nth(1).innerText()).toContain('"attributes"');
    expect(standin.journal.list()).toMatchObject([{ operation: "updateUpload", response: { status: 200 } }]);
    await page.getByText("Change the request").first().click();
    await page
      .getByRole("textbox", { name: "Body" })
      .first()
      .fill('{"data":{"id":"1001","type":"upload","attributes":{"notes":"Edited"}}}');
    await page.getByRole("button", { name: "Send to this mock" }).first().click();
    await expect.poll(() => shown.nth(1).innerText()).toContain('"notes": "Edited"');
    await page.locator("tr", { has: page.locator('[id="body.copyright"]') }).hover();
    expect(
      await page.evaluate(() =>
        [...((CSS.highlights as unknown as Map<string, Set<Range>>).get("read") ?? [])].map(String),
      ),
    ).toContain("copyright");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.waitForURL(/get-upload\.html$/);
    await expect.poll(() => shown.first().innerText()).toContain("uploads.find");
    standin.faults.add({ operation: "getUpload", code: "RATE_LIMIT_EXCEEDED", times: 1 });
    await page.getByRole("button", { name: "Send to this mock" }).first().click();
    await page.getByRole("status").getByText("This mock: 429").waitFor();
    await page.getByRole("link", { name: "Console", exact: true }).click();
    await page.getByText("Live", { exact: true }).waitFor();
  });

  test("has a menu on a phone that nothing covers, and a switch between light and dark", async () => {
    const page = await open(await served(), "rules.html", phone);
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("navigation", { name: "Sidebar Navigation" });
    await menu.getByRole("link", { name: "Errors", exact: true }).tap();
    await page.waitForURL(/errors\.html$/);
    await page.getByRole("button", { name: "mobile navigation" }).tap();
    await page.getByRole("switch").tap();
    await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain("dark");
  });
});

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

describe("the documentation as it is written", () => {
  test.each([["--base", "/team/standin/"], []])(
    "stands below any path of a host of files (%s %s)",
    async (...flags) => {
      const folder = await newFolder();
      expect(await run("docs", "--out", folder, ...flags).ended).toBe(0);
      const host = await serveHttp(async ({ url = "" }, response) => {
        const name = url.replace("/team/standin/", "").replace(/\?.*/, "") || "index.html";
        const bytes = await readFile(join(folder, name)).catch(() => undefined);
        response.writeHead(bytes ? 200 : 404, { "Content-Type": types[extname(name)] ?? "image/svg+xml" }).end(bytes);
      });
      const page = await open(`${host}/team/standin`, "");
      await page.getByRole("link", { name: "Update an upload" }).first().click();
      await page.waitForURL(/\/team\/standin\/update-upload(?:\.html)?$/);
      await page.getByRole("heading", { name: "Body" }).waitFor();
      expect(await page.getByRole("button", { name: "Send to this mock" }).count()).toBe(0);
      expect(await page.getByRole("link", { name: "Console", exact: true }).count()).toBe(0);
    },
  );
});

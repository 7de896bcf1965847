import { describe, expect } from "vitest";
import { open, servedDocs, writeDocs } from "./docs-support.js";
import { test } from "./support.js";

const fromFiles = writeDocs();

describe("the documentation", () => {
  // That it is so for every field, `test/unit/site/two-clicks.test.ts` shows.
  test.each([
    ["an upload", "basename", /stated.*U-04.*U-14.*assumed.*Q-16/s, "Q-16", "the extension stays"],
    ["an upload", "default_field_metadata.focal_point.x", /stated.*U-09.*assumed.*Q-08/s, "Q-08", "0 to 1"],
    ["an upload", "upload_collection", /stated.*U-11.*assumed.*Q-31/s, "U-11", "null, which means no collection"],
    ["a webhook", "events.filters", /(?<!stated.*)assumed.*Q-06/s, "Q-06", "entity_ids[]"],
    ["a webhook", "http_basic_user", /stated.*W-08.*assumed.*Q-28/s, "Q-28", "a null half counts as empty"],
  ])("says of %s: %s what is stated and what is assumed in two clicks", async (what, field, marks, id, words) => {
    const page = await open(fromFiles(), "index.html");
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
    const page = await open(await servedDocs(), "update-upload.html");
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
    const base = await servedDocs();
    const page = await open(base, "update-upload.html", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`curl -X PUT ${new URL(base).origin}/uploads/1001`);
  });

  test("can be read without scripts, in both envelopes", async () => {
    const page = await open(fromFiles(), "update-upload.html", { javaScriptEnabled: false });
    await page.locator("tr#body\\.basename").waitFor();
    await page.locator("tr[id='json-api.body.data.attributes.basename']").waitFor();
  });

  test("has a menu that opens and closes where it is narrow", async () => {
    const page = await open(fromFiles(), "rules.html", { viewport: { width: 390, height: 844 } });
    const menu = page.getByRole("navigation", { name: "Pages" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Errors", exact: true }).click();
    await page.waitForURL(/errors\.html$/);
  });

  test("has a menu that shows where the reader is, and scrolls to every page, where it is narrow", async () => {
    const page = await open(fromFiles(), "get-job-result.html", { viewport: { width: 390, height: 600 } });
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
    const last = page.locator("#menu a").last();
    await last.scrollIntoViewIfNeeded();
    expect((await last.boundingBox())?.y).toBeLessThan(600);
  });
});

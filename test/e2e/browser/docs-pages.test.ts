import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pages } from "../../support/site.js";
import { open, servedDocs, writeDocs } from "./docs-support.js";
import { problemsOf } from "./problems.js";
import { test } from "./support.js";

const fromFiles = writeDocs();

/** Letters and grounds depend on the scheme alone, places on the width alone: a few pages in the others show that. */
const looks = [
  [1280, "light"],
  [390, "dark"],
] as const;
const otherLooks = [
  [1280, "dark"],
  [390, "light"],
] as const;

const allPages = pages.map(([file]) => file);

/** One page at least of each kind. */
const kindsOfPages = new Set([
  ...["index.html", "guide-webhooks.html", "guide-limits.html", "update-upload.html", "update-webhook.html"],
  ...["list-webhook-calls.html", "webhook-call.html", "rules.html", "assumptions.html", "contracts.html"],
  ...["errors.html", "if-yours-differs.html"],
]);

const looksOf = (path: string) =>
  ["index.html", "update-upload.html"].includes(path) ? [...looks, ...otherLooks] : looks;

/** A page as it is drawn at a width, in a scheme. */
async function look(page: Page, width: number, colorScheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("h1").first().textContent()).resolves.not.toBe("");
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
}

describe("the documentation", () => {
  // One opening for everything, since drawing a page costs more than looking at it.
  test.each(allPages)("%s is whole, asks nobody for anything, and can be read by all", async (path) => {
    const page = await open(fromFiles(), path);
    await expectWhole(page);
    if (!kindsOfPages.has(path)) return;
    for (const [width, colorScheme] of looksOf(path)) {
      await look(page, width, colorScheme);
      const at = `${width} pixels, ${colorScheme}`;
      expect([at, ...(await problemsOf(page))]).toEqual([at]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, at).toBeLessThanOrEqual(0);
    }
  });

  // The mock serves the same files.
  test.each(["index.html", "update-webhook.html"])("%s is whole where the mock serves it", async (path) =>
    expectWhole(await open(await servedDocs(), path)),
  );
});

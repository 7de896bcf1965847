import { describe, expect } from "vitest";
import { open, servedDocs, writeDocs } from "./docs-support.js";
import { test } from "./support.js";

const fromFiles = writeDocs();

describe("the search", () => {
  describe.each([
    ["from files", async () => fromFiles()],
    ["from the mock", servedDocs],
  ] as const)("%s", (_, base) => {
    test("finds a rule by its id, and Enter leads to it", async () => {
      const page = await open(await base(), "index.html");
      await page.keyboard.press("/");
      await page.keyboard.type("u-14");
      await page.getByRole("option", { selected: true }).getByText("U-14", { exact: true }).waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(/rules\.html#U-14$/);
      expect(await page.locator("tr:target").innerText()).toContain("renames the asset");
    });

    test("finds by words, and is used by keyboard alone", async () => {
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
    ["--port", "--port", "command-line.html#serve--port"],
    ["add a fault", "faults.add", "library.html#EnvironmentHandle.faults.add"],
    ["webhookcalls.next", "webhookCalls.next", "library.html#EnvironmentHandle.webhookCalls.next"],
    ["plawright", "Playwright", "guide-recipe-playwright.html"],
    ["copyrigth", "copyright", "update-upload.html#body.copyright"],
    ["dry-run", "--dry-run", "command-line.html#verify--dry-run"],
  ])("the search for %s leads to %s", async (query, name, address) => {
    const page = await open(fromFiles(), "index.html");
    await page.getByRole("combobox").fill(query);
    const first = page.getByRole("option").first();
    await first.waitFor();
    expect(await first.locator("strong").innerText()).toBe(name);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.href.endsWith(address));
  });
});

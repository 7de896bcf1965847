import { describe, expect } from "vitest";
import { open, servedDocs, writeDocs } from "./docs-support.js";
import { problemsOf } from "./problems.js";
import { newPage, startStandin, test } from "./support.js";

const fromFiles = writeDocs();

describe("an example of an operation", () => {
  test("has its response beside it, coloured, and below it where it is narrow", async () => {
    const page = await open(fromFiles(), "update-upload.html", { viewport: { width: 1440, height: 900 } });
    const figures = page.locator(".exchange").first().locator("figure:visible");
    const boxes = async () => [await figures.nth(0).boundingBox(), await figures.nth(1).boundingBox()] as const;
    const [request, response] = await boxes();
    expect(response?.y).toBe(request?.y);
    expect(await figures.nth(1).locator("figcaption").innerText()).toBe("Response 200, flat");
    expect(await figures.nth(1).locator(".t-name", { hasText: '"author"' }).count()).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = await boxes();
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(await page.getByRole("button", { name: "Send to this mock" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Console", exact: true }).count()).toBe(0);
  });

  test.each([
    ["flat", "updateUpload", 200],
    ["JSON:API", "updateUpload", 200],
  ])(
    "is sent to the mock that serves the page, which shows what really came: %s",
    async (envelope, operation, status) => {
      const standin = await startStandin();
      const page = await newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${standin.url}/docs/update-upload.html`);
      await page.getByRole("button", { name: envelope }).click();
      await page.getByRole("button", { name: "Send to this mock" }).first().click();
      await page.getByRole("status").getByText(`This mock: ${status}`).waitFor();
      expect(standin.journal.list()).toMatchObject([{ operation, response: { status } }]);
      // The seed's upload, not that of the documented response.
      const shown = page.locator(".exchange").first().locator("figure:visible").nth(1);
      expect(await shown.locator("code").innerText()).toContain("/seed/hills.png");
      expect(await shown.locator(".t-name").count()).toBeGreaterThan(10);
      expect(await problemsOf(await withoutPolicy(page.url()))).toEqual([]);
    },
  );

  test("shows a refusal of the mock too", async () => {
    const standin = await startStandin();
    standin.faults.add({ operation: "getWebhook", code: "RATE_LIMIT_EXCEEDED", times: 1 });
    const page = await newPage();
    await page.goto(`${standin.url}/docs/get-webhook.html`);
    await page.getByRole("button", { name: "Send to this mock" }).first().click();
    await page.getByRole("status").getByText("This mock: 429").waitFor();
    await page.locator(".exchange").getByText('"RATE_LIMIT_EXCEEDED"').first().waitFor();
  });

  test("is on a page that leads to the console of the mock", async () => {
    const page = await newPage();
    await page.goto(`${await servedDocs()}/index.html`);
    await page.getByRole("link", { name: "Console", exact: true }).click();
    await page.getByText("Live", { exact: true }).waitFor();
  });
});

/** The same page where axe may run: the policy of the served one keeps it out. */
async function withoutPolicy(url: string) {
  const page = await newPage({ bypassCSP: true });
  await page.goto(url);
  await page.getByRole("button", { name: "Send to this mock" }).first().waitFor();
  return page;
}

describe("a long page", () => {
  test("keeps its bar of sections in sight, which says where the reader is", async () => {
    const page = await open(fromFiles(), "update-upload.html");
    const bar = page.locator(".contents:visible");
    await bar.getByRole("link", { name: "Errors" }).click();
    await bar.locator("[aria-current]", { hasText: "Errors" }).waitFor();
    const [shown, header, heading] = await Promise.all(
      [bar, page.locator("header"), page.locator("#errors")].map((one) => one.boundingBox()),
    );
    expect(shown?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    expect(heading?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0));
  });

  test("shows a field by its own name, below the one that it is in", async () => {
    const page = await open(fromFiles(), "update-upload.html");
    const left = (field: string) =>
      page
        .locator(`tr[id="body.${field}"] th`)
        .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingLeft));
    expect(await left("default_field_metadata.focal_point")).toBeGreaterThan(await left("default_field_metadata"));
    const nested = page.locator('tr[id="body.default_field_metadata.focal_point.x"] th');
    expect(await nested.locator("code > .unseen").textContent()).toBe("default_field_metadata.*.focal_point.");
    expect(await nested.textContent()).toBe("default_field_metadata.*.focal_point.x");
  });
});

describe("an id of the catalogue", () => {
  test("shows its text where it is pointed at or has the focus, and Escape hides it", async () => {
    const page = await open(fromFiles(), "update-upload.html");
    const link = page.locator('tr[id="body.basename"]').getByRole("link", { name: "U-14" });
    const hint = page.getByRole("tooltip");
    await link.hover();
    await hint.getByText("renames the asset").waitFor();
    expect(await link.getAttribute("aria-describedby")).toBe("hint");
    // A page that moves a little, as when what is pointed at is brought into view, takes nothing away.
    await page.evaluate(() => document.dispatchEvent(new Event("scroll")));
    await hint.getByText("renames the asset").waitFor();
    await page.keyboard.press("Escape");
    await hint.waitFor({ state: "hidden" });
    await link.focus();
    await hint.getByText("renames the asset").waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});

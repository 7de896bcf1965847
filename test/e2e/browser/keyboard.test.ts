import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openPage, send, start, startStandin, test } from "./support.js";

/** Presses Tab until what has the focus is called that. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  // Between the last and the first element the whole page has the focus, and all of its words.
  const focused = () =>
    page.evaluate(
      "document.activeElement === document.body ? '' : (document.activeElement.ariaLabel ?? document.activeElement.textContent ?? '')",
    );
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (name.test(String(await focused()))) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

describe("without a mouse", () => {
  test("the first Tab offers a way to the journal", async () => {
    const { page } = await start();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("journal");
  });

  test("a fault is added and released, and the focus is never lost", async () => {
    const { standin, page } = await start();
    await tabTo(page, /^Add a fault$/);
    const dialog = page.getByRole("dialog", { name: "Add a fault" });
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate("document.activeElement.id")).toBe("add-fault");
    await page.keyboard.press("Enter");
    // A Tab before it is open would leave the button, which then is not where the focus returns to.
    await dialog.waitFor();
    await tabTo(page, /^Add the fault$/);
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Faults" }).getByText("code RATE_LIMIT_EXCEEDED").waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate("document.activeElement.id")).toBe("add-fault");
    await tabTo(page, /^Release fault 1$/);
    await page.keyboard.press("Enter");
    await expect.poll(() => standin.faults.list()).toEqual([]);
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("add-fault");
  });

  test("a job is released, a request opened, the environment reset", async () => {
    const standin = await startStandin();
    standin.jobs.script({ ends: "released" });
    await send(standin, "PUT", "/uploads/1001", { basename: "meadow" });
    const page = await openPage(standin);
    await tabTo(page, /^Release job/);
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Jobs" }).getByText("Ended 200").waitFor();
    await tabTo(page, /PUT \/uploads\/1001/);
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Response 202" }).waitFor();
    await page.getByRole("button", { name: "Reset" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("No requests yet").waitFor();
  });

  test("everything that can be used has a name, and what has the focus is seen", async () => {
    const standin = await startStandin();
    standin.faults.add({ operation: "*", status: 500, times: 3 });
    await send(standin, "PUT", "/uploads/1001", { author: "x" });
    const page = await openPage(standin);
    const nameless = await page.evaluate(`
      [...document.querySelectorAll("button, a[href], input, select, textarea, summary, img, dialog, section")]
        .filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length || one.hasAttribute("aria-labelledby") || one.hasAttribute("alt")))
        .map((one) => one.outerHTML)`);
    expect(nameless).toEqual([]);
    await page.keyboard.press("Tab");
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate("getComputedStyle(document.activeElement).outlineStyle");
      expect(
        await page.evaluate(`document.activeElement.tagName === "BODY" || ${JSON.stringify(outline)} !== "none"`),
      ).toBe(true);
    }
  });
});

describe("for a screen reader", () => {
  test("there are landmarks, headings in order, and news that is told politely", async () => {
    const { standin, page } = await start();
    for (const role of ["banner", "navigation", "main"] as const) expect(await page.getByRole(role).count()).toBe(1);
    for (const name of ["Uploads", "Webhooks", "Faults", "Jobs", "Webhook calls", "Journal"]) {
      await page.getByRole("region", { name, exact: true }).getByRole("heading", { level: 2, name }).waitFor();
    }
    await send(standin, "PUT", "/uploads/1001", { author: "x" });
    await page.getByRole("log", { name: "News" }).getByText("PUT /uploads/1001: 200").waitFor();
    expect(await page.getAttribute("html", "lang")).toBe("en");
  });
});

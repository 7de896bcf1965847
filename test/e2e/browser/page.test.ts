import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { addUpload, live, newPage, openPage, pictureOf, send, start, startStandin, test, widthOf } from "./support.js";

describe("the page at /_standin", () => {
  test("shows what an environment holds, and pictures with their texts, and changes nothing that can be read", async () => {
    const { standin, page } = await start();
    const uploads = page.getByRole("region", { name: "Uploads" });
    for (const name of ["hills.png", "read-me.txt", "mark.svg"]) await uploads.getByRole("link", { name }).waitFor();
    await uploads.getByText("1001 · PNG · 480 × 320 · 1.2 kB").waitFor();
    await page.getByRole("region", { name: "Webhooks" }).getByRole("heading", { name: "Inbox" }).waitFor();
    await page.getByRole("region", { name: "Jobs" }).getByText("No jobs yet").waitFor();
    await page.getByRole("region", { name: "Faults" }).getByText("every operation does its work").waitFor();
    await page.getByRole("region", { name: "Webhook calls" }).getByText("No webhook was called yet").waitFor();
    await page.getByRole("region", { name: "Journal" }).getByText("No requests yet").waitFor();
    expect(await page.title()).toBe("Standin");
    const { version } = JSON.parse(await readFile("package.json", "utf8"));
    await page.getByRole("banner").getByText(version, { exact: true }).waitFor();
    for (const name of ["A sun over green hills", "Picture of mark.svg"]) {
      await expect.poll(() => widthOf(page.getByRole("img", { name }))).toBeGreaterThan(0);
    }
    expect(standin.journal.list()).toEqual([]);
  });

  test("shows a file without an extension, and goes on", async () => {
    const { standin, page } = await start();
    await addUpload(standin, "LICENSE", "as it is");
    const uploads = page.getByRole("region", { name: "Uploads" });
    await uploads.getByRole("link", { name: "LICENSE" }).waitFor();
    await addUpload(standin, "photo", new Blob([pictureOf(standin)], { type: "image/png" }));
    await expect.poll(() => widthOf(page.getByRole("img", { name: "Picture of photo" }))).toBe(320);
    await page.reload();
    await live(page);
    await uploads.getByRole("link", { name: "LICENSE" }).waitFor();
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    await page.getByText("Grace Hopper").waitFor();
  });

  test("says what it cannot show in its place, and shows the rest", async () => {
    const { standin, page } = await start();
    await page.route("**/_standin/overview?*", async (route) => {
      const response = await route.fetch();
      const overview = await response.json();
      overview.uploads[1].default_field_metadata = null;
      overview.webhooks[0].events = null;
      overview.webhook_calls[0].attempts = [null];
      await route.fulfill({ response, json: overview });
    });
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    const shown = (section: string, text: string | RegExp) =>
      page.getByRole("region", { name: section }).getByText(text);
    await shown("Uploads", /^1002 cannot be shown: /).waitFor();
    await shown("Uploads", "mark.svg").waitFor();
    await shown("Uploads", "Grace Hopper").waitFor();
    await shown("Webhooks", /^2001 cannot be shown: /).waitFor();
    await shown("Webhooks", "2002").waitFor();
    const call = page.locator("#calls summary").first();
    await call.click();
    await shown("Webhook calls", /^This cannot be shown: /).waitFor();
    await page.unroute("**/_standin/overview?*");
    await send(standin, "PUT", "/uploads/1001", { author: "Ada Lovelace" });
    await shown("Uploads", "read-me.txt").waitFor();
    expect(await page.getByText("1002 cannot be shown").count()).toBe(0);
  });

  test("shows one environment, and another when it is chosen", async () => {
    const standin = await startStandin();
    await send(standin, "PUT", "/uploads/1001", { author: "Elsewhere" }, { "x-environment": "other" });
    const page = await openPage(standin);
    await send(standin, "PUT", "/uploads/1001", { author: "Still elsewhere" }, { "x-environment": "other" });
    await send(standin, "PUT", "/uploads/1001", { author: "Here" });
    await page.getByText("Here", { exact: true }).waitFor();
    expect(await page.getByText("lsewhere").count()).toBe(0);

    await page.getByRole("combobox", { name: "Environment" }).selectOption("other");
    await page.getByText("Still elsewhere").waitFor();
    expect(new URL(page.url()).search).toBe("?environment=other");
    expect(await page.getByRole("region", { name: "Journal" }).getByRole("listitem").count()).toBe(2);
    await page.reload();
    await live(page);
    await page.getByText("Still elsewhere").waitFor();
  });

  test("asks for the control token where there is one, and works with it", async () => {
    const standin = await startStandin({ controlToken: "open-sesame" });
    const page = await newPage();
    await page.goto(`${standin.url}/_standin`);
    const token = page.getByRole("textbox", { name: "Control token" });
    await token.fill("wrong");
    await token.press("Enter");
    await page.getByText("That is not the token.").waitFor();
    await token.fill("open-sesame");
    await token.press("Enter");
    await live(page);
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    await page.getByText("Grace Hopper").waitFor();
    await expect.poll(() => widthOf(page.getByRole("img", { name: "A sun over green hills" }))).toBe(480);
  });
});

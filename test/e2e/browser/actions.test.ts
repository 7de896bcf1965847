import { describe, expect } from "vitest";
import { opened, press, said, section, send, start, test } from "./support.js";

describe("the actions of the page", () => {
  test("Advance moves the clock, and says what ran", async () => {
    const { standin, page } = await start({}, { refusals: true });
    await send(standin, "PUT", "/uploads/1001", { basename: "meadow" });
    await page.getByText("2 Jan 2026, 00:00:00 UTC").waitFor();
    const field = page.getByRole("textbox", { name: "Advance the clock by" });
    await field.fill("90s");
    await press(page, "Advance");
    await said(page, "The clock is 90s ahead of where it was; 1 job ran.");
    await page.getByText("2 Jan 2026, 00:01:30 UTC").waitFor();
    await field.fill("soon");
    await field.press("Enter");
    await said(page, '/advance must be a time such as "90s", "2m" or "1h".');
  });

  test("Send an event calls the webhooks that ask for it, and says what is wrong with one", async () => {
    const { standin, page } = await start({}, { refusals: true });
    const dialog = await opened(page, "Send an event");
    const entity = dialog.getByRole("group", { name: "Entity", exact: true });
    await entity.getByLabel("Attributes").fill("[]");
    await press(dialog, "Send the event");
    await dialog.getByText("/entity/attributes must be an object").waitFor();
    await entity.getByLabel("ID").fill("5");
    await entity.getByLabel("Attributes").fill('{"author": "Ada"}');
    await dialog.getByRole("combobox", { name: "Event type" }).selectOption("delete");
    await press(dialog, "Send the event");
    await said(page, "The event was raised: 1 call.");
    const call = await standin.webhookCalls.next({ event_type: "delete" });
    expect(JSON.parse(call.request_payload).entity).toEqual({ id: "5", type: "upload", attributes: { author: "Ada" } });
    await section(page, "Webhook calls").getByText("delete of upload").waitFor();
  });

  test("a fault can be of any kind", async () => {
    const { standin, page } = await start();
    const kinds = { status: 503, delay_ms: 2000, disconnect: true, truncate: true };
    for (const [index, kind] of Object.keys(kinds).entries()) {
      const dialog = await opened(page, "Add a fault");
      await dialog.getByRole("combobox", { name: "Operation" }).selectOption("*");
      await dialog.getByRole("combobox", { name: "What happens" }).selectOption(JSON.stringify(kind));
      await press(dialog, "Add the fault");
      await said(page, `Fault ${index + 1} is added.`);
    }
    expect(standin.faults.list()).toEqual(
      Object.entries(kinds).map(([kind, value], index) => ({
        ...{ id: String(index + 1), used: 0, operation: "*", times: 1, [kind]: value },
      })),
    );
  });

  test("a collection stays chosen in a form when another client renames it", async () => {
    const { standin, page } = await start({ jobs: "never" });
    const dialog = await opened(page, "Edit mark.svg", "Edit upload 1003");
    await dialog.getByLabel("Collection").selectOption("Documents");
    await send(standin, "PUT", "/upload-collections/3002", { label: "Papers" });
    await dialog.getByRole("option", { name: "Papers" }).waitFor({ state: "attached" });
    await press(dialog, "Update the upload");
    await said(page, "Upload 1003 is updated.");
    expect(standin.state.get().uploads?.at(-1)?.upload_collection?.id).toBe("3002");
  });

  test("Escape asks before it throws away what was written", async () => {
    const { standin, page } = await start();
    const dialog = await opened(page, "Edit mark.svg", "Edit upload 1003");
    const author = dialog.getByRole("textbox", { name: "Author" });
    await author.fill("Ada");
    page.once("dialog", (question) => question.dismiss());
    await author.press("Escape");
    expect(await author.inputValue()).toBe("Ada");
    page.once("dialog", (question) => question.accept());
    await author.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await opened(page, "Edit mark.svg", "Edit upload 1003");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(standin.journal.list()).toEqual([]);
  });

  test("author, notes and tags are edited where they stand, and a webhook is duplicated with its password", async () => {
    const { standin, page } = await start({ jobs: "never" }, { refusals: true });
    for (const [name, text] of [
      ["Author", "Ada"],
      ["Tags", "logo, round"],
      ["Author", ""],
    ] as const) {
      const label = `${name} of mark.svg`;
      await page.getByTitle(`Edit ${label}`).click();
      await page.getByRole("textbox", { name: label }).fill(text);
      await page.getByRole("textbox", { name: label }).press("Enter");
      await expect.poll(() => page.getByTitle(`Edit ${label}`).innerText()).toBe(text || name);
      await expect
        .poll(() => standin.journal.list().at(-1)?.body)
        .toEqual({ [name.toLowerCase()]: text.includes(",") ? ["logo", "round"] : text || null });
    }
    await send(standin, "PUT", "/webhooks/2002", { http_basic_user: "ada", http_basic_password: "engine" });
    await press(page, "Duplicate webhook 2002");
    await said(page, "Webhook Message copy is made.");
    const [, before, copy] = standin.state.get().webhooks ?? [];
    expect(copy).toEqual({ ...before, id: copy?.id, name: "Message copy", url: copy?.url });
  });

  test("a new project says what to do first, and does it; one with thousands of uploads shows more of them", async () => {
    const files = [{ path: "/a.txt", base64: "" }];
    const uploads = Array.from({ length: 700 }, (_, index) => ({ id: `u${index}`, path: "/a.txt" }));
    const { page } = await start({ seed: { locales: ["en"], files, uploads } });
    await press(page, "Send a first request");
    await section(page, "Journal").getByText("GET /uploads").waitFor();
    const cards = section(page, "Uploads").getByRole("link", { name: "a.txt" });
    await expect.poll(() => cards.count()).toBe(200);
    await press(page, "Show more (500)");
    await press(page, "Show more (100)");
    await expect.poll(() => cards.count()).toBe(700);
  });

  test("a row keeps what is written in it when another is added or removed, and so do rows in it", async () => {
    const { standin, page } = await start();
    const dialog = await opened(page, "Edit webhook 2002");
    const event = (row: number) => dialog.getByRole("group", { name: `Events ${row}` });
    const filter = async (row: number, ids: string) => {
      const fields = event(row).getByLabel("Entity IDs");
      const types = event(row).getByRole("combobox", { name: "Entity type" });
      // The last of them may not be there yet.
      const [field, type] = [fields.nth(await fields.count()), types.nth(await types.count())];
      await press(event(row), "Add a filter");
      await field.fill(ids);
      await type.selectOption("item_type");
    };
    await filter(1, "44, 45");
    for (const row of [2, 3]) {
      await press(dialog, "Add an event");
      await event(row).getByRole("combobox", { name: "Entity type" }).selectOption("item");
      await event(row).getByLabel("publish", { exact: true }).check();
      await filter(row, String(row));
    }
    await filter(3, "46");
    await press(dialog, "Remove event 2");
    await press(event(2), "Remove filter 1");
    await press(dialog, "Update the webhook");
    await said(page, "Webhook 2002 is updated.");
    const filters = (...entity_ids: string[]) => [{ entity_type: "item_type", entity_ids }];
    expect(standin.journal.find({ operation: "updateWebhook" }).body).toMatchObject({
      events: [{ filters: filters("44", "45") }, { event_types: ["publish"], filters: filters("46") }],
    });
  });
});

describe("the journal of the page", () => {
  test("opens on the request, the answer, what changed, the calls and a curl", async () => {
    const { standin, page } = await start();
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    await standin.webhookCalls.settle();
    const entry = section(page, "Journal").getByRole("listitem");
    await entry.getByText("PUT /uploads/1001").click();
    await entry.getByText('author: "Ada Lovelace" → "Grace Hopper"').waitFor();
    await entry.getByRole("region", { name: "Request body" }).getByText('"author": "Grace Hopper"').waitFor();
    await entry.getByRole("region", { name: "Response 200" }).getByText('"filename": "hills.png"').waitFor();
    await entry
      .getByRole("region", { name: "Request headers" })
      .getByText("authorization: Bearer [redacted]")
      .waitFor();
    await entry.getByRole("region", { name: "The request as a curl command" }).getByText("curl -X PUT").waitFor();
    await entry.getByRole("link", { name: /^call / }).click();
    expect(new URL(page.url()).hash).toMatch(/^#call-/);
  });

  test("says why a request was refused, and is filtered by what is typed", async () => {
    const { standin, page } = await start();
    for (const id of ["1001", "none"]) await send(standin, "GET", `/uploads/${id}`);
    await send(standin, "PUT", "/uploads/1001", { basename: 5 });
    const entries = section(page, "Journal").getByRole("listitem");
    await expect.poll(() => entries.count()).toBe(3);
    await entries.getByText("INVALID_FORMAT /basename").click();
    await entries.getByText("/basename must be a string, not 5.").first().waitFor();
    await page.getByRole("searchbox", { name: "Filter the journal" }).fill("get 404");
    await expect.poll(() => entries.count()).toBe(1);
    await entries.getByText("/uploads/none").waitFor();
  });

  test("an entry stays open and focused when its job ends", async () => {
    const { standin, page } = await start();
    await send(standin, "PUT", "/uploads/1001", { basename: "meadow" });
    const entry = section(page, "Journal").getByRole("listitem");
    await entry.locator("summary").focus();
    await page.keyboard.press("Enter");
    await entry.getByRole("region", { name: "Response 202" }).waitFor();
    await standin.clock.advance("1s");
    await entry.getByText('basename: "hills" → "meadow"').waitFor();
    expect(await page.evaluate("document.activeElement.tagName")).toBe("SUMMARY");
  });

  test("copies a curl", async () => {
    const { standin, page } = await start({}, { permissions: ["clipboard-read", "clipboard-write"] });
    await send(standin, "GET", "/uploads/1001");
    await section(page, "Journal").getByText("getUpload").click();
    await press(page, "Copy curl");
    await said(page, "The command is copied.");
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(/^curl '.*\/uploads\/1001'/);
  });
});

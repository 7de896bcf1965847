import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectReadable } from "./problems.js";
import { live, newPage, openPage, send, startStandin, test, widthOf } from "./support.js";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const said = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).waitFor();

describe("uploads by mouse", () => {
  test.each(["locale", "field"] as const)(
    "texts and the focal point are set, with metadata by %s",
    async (metadata) => {
      const standin = await startStandin({ jobs: "never", metadata });
      const page = await openPage(standin);
      await page.getByRole("button", { name: "Edit hills.png" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit upload 1001" });
      await dialog.getByLabel("Alternative text (it)").fill("Colline");
      await dialog.getByRole("combobox", { name: "Type" }).selectOption("sso_user");
      const picture = dialog.getByRole("img", { name: "Click to set the focal point" }).first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(picture)).toBe(480);
      const box = await picture.boundingBox();
      await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
      await dialog.getByRole("button", { name: "Update the upload" }).click();
      await said(page, "Upload 1001 is updated.");
      const { default_field_metadata: sent, creator } = standin.journal.find({ operation: "updateUpload" }).body as {
        default_field_metadata: Record<string, unknown>;
        creator: unknown;
      };
      const point = { x: expect.closeTo(0.25, 1), y: expect.closeTo(0.5, 1) };
      expect(sent).toEqual(
        metadata === "locale"
          ? { en: { focal_point: point }, it: { alt: "Colline" } }
          : { alt: { it: "Colline" }, focal_point: point },
      );
      expect(creator).toEqual({ type: "sso_user", id: "312" });
    },
  );

  test("an attribute that the document gets has a field of its kind, and is sent", async () => {
    const standin = await startStandin();
    const page = await openPage(standin, { refusals: true });
    await page.route("**/openapi.json", async (route) => {
      const response = await route.fetch();
      const document = await response.json();
      const rating = { type: ["integer", "null"], minimum: 0, maximum: 5, description: "How good it is." };
      document.components.schemas.UploadUpdate.properties.rating = rating;
      await route.fulfill({ response, json: document });
    });
    await page.getByRole("button", { name: "Edit hills.png" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit upload 1001" });
    await dialog.getByText("How good it is.").waitFor();
    await dialog.getByRole("spinbutton", { name: "Rating" }).fill("4");
    await dialog.getByRole("button", { name: "Update the upload" }).click();
    await dialog.getByText("/rating").first().waitFor();
    expect(standin.journal.find({ operation: "updateUpload" }).body).toEqual({ rating: 4 });
  });

  test("a collection is made, takes an upload, is renamed and deleted, and an upload is deleted", async () => {
    const standin = await startStandin({ jobs: "never" });
    const page = await openPage(standin);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "New collection" }).click();
    await dialog.getByLabel("Label").fill("Press");
    await dialog.getByRole("button", { name: "Make the collection" }).click();
    await page.getByRole("button", { name: "Edit collection Press" }).waitFor();
    await page.getByRole("button", { name: "Edit hills.png" }).click();
    await dialog.getByLabel("Collection").selectOption("Press");
    await dialog.getByRole("button", { name: "Update the upload" }).click();
    await section(page, "Uploads").getByText("in Press").waitFor();
    await page.getByRole("button", { name: "Edit collection Press" }).click();
    await dialog.getByLabel("Label").fill("News");
    await dialog.getByRole("button", { name: "Update the collection" }).click();
    await section(page, "Uploads").getByText("in News").waitFor();
    await page.getByRole("button", { name: "Edit collection News" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Edit collection News" }).count()).toBe(0);
    await page.getByRole("button", { name: "Edit read-me.txt" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect.poll(() => page.getByRole("link", { name: "read-me.txt" }).count()).toBe(0);
    expect(standin.state.get().uploads?.map(({ id }) => id)).toEqual(["1001", "1003"]);
  });

  test("a form offers a collection that was made while it was open", async () => {
    const standin = await startStandin();
    const page = await openPage(standin);
    await page.getByRole("button", { name: "Edit hills.png" }).click();
    await send(standin, "POST", "/upload-collections", { label: "Later" });
    await page.getByRole("dialog").getByLabel("Collection").selectOption("Later");
  });
});

describe("webhooks by mouse", () => {
  test("one is made with a previewed payload, has its receiver scripted, and is deleted", async () => {
    const standin = await startStandin();
    const page = await openPage(standin);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "New webhook" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Search");
    await dialog.getByLabel("Payload", { exact: true }).fill("{{event_type}} of {{entity_type}}");
    await dialog.getByRole("combobox", { name: "Preview for" }).selectOption("item publish");
    await dialog.getByRole("region", { name: "Preview of the payload" }).getByText("publish of item").waitFor();
    await dialog.getByRole("button", { name: "Make the webhook" }).click();
    await said(page, /^Webhook \w+ is made\.$/);
    const { id } = standin.state.get().webhooks?.find(({ name }) => name === "Search") ?? { id: "" };
    await page.getByRole("button", { name: `Responses to webhook ${id}` }).click();
    await dialog.getByLabel("Responses").fill("[500, 200]");
    await dialog.getByRole("button", { name: "Set the responses" }).click();
    await said(page, "The receiver inbox responds so from now on.");
    expect((await send(standin, "GET", "/_standin/receiver/inbox")).body.answers).toEqual([500, 200]);
    await page.getByRole("button", { name: `Edit webhook ${id}` }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await said(page, `Webhook ${id} is deleted.`);
    await expect.poll(() => page.getByRole("heading", { name: /^Search/ }).count()).toBe(0);
  });
});

describe("what goes wrong, by mouse", () => {
  test("a fault is for one upload, a path, after some requests, with a probability", async () => {
    const standin = await startStandin();
    const page = await openPage(standin);
    await page.getByRole("button", { name: "Add a fault" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a fault" });
    await dialog.getByText("More", { exact: true }).click();
    await dialog.getByLabel("Only for the ID").fill("1001");
    await dialog.getByLabel("Path", { exact: true }).fill("/**");
    await dialog.getByLabel("After so many requests").fill("2");
    await dialog.getByLabel("Probability").fill("0.5");
    await dialog.getByRole("button", { name: "Add the fault" }).click();
    await section(page, "Faults").getByText("updateUpload to /** for 1001 after 2 of them (50 %)").waitFor();
    expect(standin.faults.list()).toEqual([
      {
        ...{ id: "1", used: 0, operation: "updateUpload", code: "RATE_LIMIT_EXCEEDED", times: 1 },
        ...{ entity_id: "1001", path: "/**", after: 2, probability: 0.5 },
      },
    ]);
  });
});

describe("environments and the journal by mouse", () => {
  test("a loaded state is taken back, and an environment deleted", async () => {
    const standin = await startStandin();
    const page = await openPage(standin);
    const buffer = Buffer.from(JSON.stringify({ ...standin.state.get(), uploads: [] }));
    const file = { name: "none.json", mimeType: "application/json", buffer };
    await page.getByLabel("State to load").setInputFiles(file);
    await page.getByText("There are no uploads.").waitFor();
    await page.getByRole("button", { name: "Undo load" }).click();
    await said(page, "main is as it was before the load.");
    await page.getByRole("link", { name: "hills.png" }).waitFor();
    await send(standin, "PUT", "/uploads/1001", { author: "Elsewhere" }, { "x-environment": "other" });
    await page.getByRole("combobox", { name: "Environment" }).selectOption("other");
    await page.getByText("Elsewhere").waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete other" }).click();
    await said(page, "The environment other is deleted.");
    await page.getByText("Ada Lovelace").waitFor();
    expect((await send(standin, "GET", "/_standin/environments")).body.environments).toEqual([
      expect.objectContaining({ name: "main" }),
    ]);
  });

  test("the filter stands in the address, and an entry is sent again", async () => {
    const standin = await startStandin({ jobs: "never" });
    const page = await openPage(standin);
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    await send(standin, "GET", "/uploads/1002");
    await page.getByRole("searchbox", { name: "Filter the journal" }).fill("put 200");
    await expect.poll(() => new URL(page.url()).search).toBe("?filter=put+200");
    await page.reload();
    await live(page);
    const entries = section(page, "Journal").getByRole("listitem");
    await expect.poll(() => entries.count()).toBe(1);
    await entries.locator("summary").click();
    await entries.getByRole("button", { name: "Send again" }).click();
    await said(page, "PUT /uploads/1001 was sent again: 200.");
    expect(standin.journal.list({ method: "PUT" }).map(({ body }) => body)).toEqual([
      { author: "Grace Hopper" },
      { author: "Grace Hopper" },
    ]);
  });

  test("while it connects it says so, and shows no list as empty", async () => {
    const standin = await startStandin();
    const page = await newPage();
    await page.route("**/_standin/stream", () => undefined);
    await page.goto(`${standin.url}/_standin`);
    await page.getByText("Connecting", { exact: true }).waitFor();
    expect(await page.getByText("Reading …").count()).toBe(6);
    expect(await page.getByText(/^No /).count()).toBe(0);
  });
});

test("each form can be read by all, wide and light or narrow and dark", async () => {
  const standin = await startStandin();
  const page = await newPage({ bypassCSP: true });
  await page.goto(`${standin.url}/_standin`);
  await live(page);
  for (const name of ["Edit hills.png", "New collection", "Edit webhook 2001", "Add a fault", "Send an event"]) {
    await page.getByRole("button", { name }).click();
    await page.getByRole("dialog").waitFor();
    for (const more of await page.getByRole("dialog").getByText("More", { exact: true }).all()) await more.click();
    await expectReadable(page);
    const shots = process.env.SHOTS;
    if (shots) await page.screenshot({ path: `${shots}/${name.replaceAll(" ", "-")}.png`, fullPage: true });
    await page.keyboard.press("Escape");
  }
});

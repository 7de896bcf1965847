import { describe, expect } from "vitest";
import { expectReadable } from "./problems.js";
import { live, newPage, opened, press, said, section, send, start, startStandin, test, widthOf } from "./support.js";

describe("uploads by mouse", () => {
  test.each(["locale", "field"] as const)(
    "texts and the focal point are set, with metadata by %s",
    async (metadata) => {
      const { standin, page } = await start({ jobs: "never", metadata });
      const dialog = await opened(page, "Edit hills.png", "Edit upload 1001");
      await dialog.getByLabel("Alternative text (it)").fill("Colline");
      await dialog.getByRole("combobox", { name: "Type" }).selectOption("sso_user");
      const picture = dialog.getByRole("img", { name: "Click to set the focal point" }).first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(picture)).toBe(480);
      const box = await picture.boundingBox();
      await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
      await press(dialog, "Update the upload");
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
    const { standin, page } = await start({}, { refusals: true });
    await page.route("**/openapi.json", async (route) => {
      const response = await route.fetch();
      const document = await response.json();
      const rating = { type: ["integer", "null"], minimum: 0, maximum: 5, description: "How good it is." };
      document.components.schemas.UploadUpdate.properties.rating = rating;
      await route.fulfill({ response, json: document });
    });
    const dialog = await opened(page, "Edit hills.png", "Edit upload 1001");
    await dialog.getByText("How good it is.").waitFor();
    await dialog.getByRole("spinbutton", { name: "Rating" }).fill("4");
    await press(dialog, "Update the upload");
    await dialog.getByText("/rating").first().waitFor();
    expect(standin.journal.find({ operation: "updateUpload" }).body).toEqual({ rating: 4 });
  });

  test("a collection is made, takes an upload, is renamed and deleted, and an upload is deleted", async () => {
    const { standin, page } = await start({ jobs: "never" });
    const dialog = page.getByRole("dialog");
    await press(page, "New collection");
    await dialog.getByLabel("Label").fill("Press");
    await press(dialog, "Make the collection");
    await page.getByRole("button", { name: "Edit collection Press" }).waitFor();
    await press(page, "Edit hills.png");
    await dialog.getByLabel("Collection").selectOption("Press");
    await press(dialog, "Update the upload");
    await section(page, "Uploads").getByText("in Press").waitFor();
    await press(page, "Edit collection Press");
    await dialog.getByLabel("Label").fill("News");
    await press(dialog, "Update the collection");
    await section(page, "Uploads").getByText("in News").waitFor();
    await press(page, "Edit collection News");
    await press(dialog, "Delete");
    await press(dialog, "Delete for good");
    await expect.poll(() => page.getByRole("button", { name: "Edit collection News" }).count()).toBe(0);
    await press(page, "Edit read-me.txt");
    await press(dialog, "Delete");
    await press(dialog, "Delete for good");
    await expect.poll(() => page.getByRole("link", { name: "read-me.txt" }).count()).toBe(0);
    expect(standin.state.get().uploads?.map(({ id }) => id)).toEqual(["1001", "1003"]);
  });

  test("uploads are shown by collection, which the address keeps", async () => {
    const { standin, page } = await start({ jobs: "never" });
    const uploads = section(page, "Uploads");
    const [landscapes] = standin.state.get().uploads ?? [];
    for (const [id, one] of Object.entries({ 1003: landscapes?.upload_collection, 1002: null })) {
      await send(standin, "PUT", `/uploads/${id}`, { upload_collection: one });
    }
    const chip = (name: string) => uploads.getByRole("button", { name, exact: true });
    await chip("Landscapes").click();
    await expect.poll(() => uploads.getByRole("link").count()).toBe(2);
    expect(await chip("Landscapes").getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await live(page);
    await expect.poll(() => uploads.getByRole("link").count()).toBe(2);
    await chip("Without a collection").click();
    await uploads.getByRole("link", { name: "read-me.txt" }).waitFor();
    await expect.poll(() => uploads.getByRole("link").count()).toBe(1);
    await chip("All").click();
    await expect.poll(() => uploads.getByRole("link").count()).toBe(3);
    expect(new URL(page.url()).search).toBe("");
  });
});

describe("webhooks by mouse", () => {
  test("one is made with a previewed payload, has its receiver scripted, and is deleted", async () => {
    const { standin, page } = await start();
    const dialog = page.getByRole("dialog");
    await press(page, "New webhook");
    await dialog.getByLabel("Name", { exact: true }).fill("Search");
    await dialog.getByLabel("Payload", { exact: true }).fill("{{event_type}} of {{entity_type}}");
    await dialog.getByRole("combobox", { name: "Preview for" }).selectOption("item publish");
    await dialog.getByRole("region", { name: "Preview of the payload" }).getByText("publish of item").waitFor();
    await press(dialog, "Make the webhook");
    await said(page, /^Webhook \w+ is made\.$/);
    const { id } = standin.state.get().webhooks?.find(({ name }) => name === "Search") ?? { id: "" };
    await press(page, `Responses to webhook ${id}`);
    const status = (row: number) => dialog.getByRole("group", { name: `Responses ${row}` }).getByLabel("Status");
    await status(1).fill("500");
    await press(dialog, "Add a response");
    await status(2).fill("200");
    await press(dialog, "Set the responses");
    await said(page, "The receiver inbox responds so from now on.");
    expect((await send(standin, "GET", "/_standin/receiver/inbox")).body.answers).toEqual([500, 200]);
    await press(page, `Edit webhook ${id}`);
    await press(dialog, "Delete");
    await press(dialog, "Delete for good");
    await said(page, `Webhook ${id} is deleted.`);
    await expect.poll(() => page.getByRole("heading", { name: /^Search/ }).count()).toBe(0);
  });
});

describe("what goes wrong, by mouse", () => {
  test("a receiver does not respond in time, closes the connection, and is late", async () => {
    const { standin, page } = await start();
    const dialog = await opened(page, "Responses to webhook 2002", "Next responses of message");
    const row = (number: number) => dialog.getByRole("group", { name: `Responses ${number}` });
    for (const [number, failure] of [
      [2, "timeout"],
      [3, "disconnect"],
    ] as const) {
      await press(dialog, "Add a response");
      await row(number).getByLabel("Failure").selectOption(failure);
    }
    await press(dialog, "Add a response");
    await row(4).getByLabel("Status").fill("503");
    await row(4).getByLabel("Delay ms").fill("3000");
    await press(dialog, "Remove response 1");
    await press(dialog, "Set the responses");
    await said(page, "The receiver message responds so from now on.");
    expect((await send(standin, "GET", "/_standin/receiver/message")).body.answers).toEqual([
      { failure: "timeout" },
      { failure: "disconnect" },
      { status: 503, delay_ms: 3000 },
    ]);
  });

  test("a fault is for one upload, a path, after some requests, with a probability", async () => {
    const { standin, page } = await start();
    const dialog = await opened(page, "Add a fault");
    await dialog.getByText("More", { exact: true }).click();
    await dialog.getByLabel("ID", { exact: true }).fill("1001");
    await dialog.getByLabel("Path", { exact: true }).fill("/**");
    await dialog.getByLabel("After", { exact: true }).fill("2");
    await dialog.getByLabel("Probability").fill("0.5");
    await press(dialog, "Add the fault");
    await section(page, "Faults").getByText("path /** · after 2 · probability 0.5").waitFor();
    expect(standin.faults.list()).toEqual([
      {
        ...{ id: "1", used: 0, operation: "updateUpload", code: "RATE_LIMIT_EXCEEDED", times: 1 },
        ...{ entity_id: "1001", path: "/**", after: 2, probability: 0.5 },
      },
    ]);
  });

  test("a form sends no value that it no longer offers, nothing that was cleared, and marks in their order", async () => {
    const { standin, page } = await start();
    const event = await opened(page, "Send an event");
    const entity = event.getByRole("combobox", { name: "Entity type" });
    await entity.selectOption("item");
    await event.getByRole("combobox", { name: "Event type" }).selectOption("publish");
    await entity.selectOption("upload");
    await press(event, "Send the event");
    await said(page, "The event was raised: 1 call.");
    const fault = await opened(page, "Add a fault");
    await fault.getByText("More", { exact: true }).click();
    for (const text of ["/**", ""]) await fault.getByLabel("Path", { exact: true }).fill(text);
    await press(fault, "Add the fault");
    await said(page, "Fault 1 is added.");
    const webhook = await opened(page, "Edit webhook 2001");
    const row = webhook.getByRole("group", { name: "Events 1" });
    for (const isOn of [false, true]) await row.getByLabel("create", { exact: true }).setChecked(isOn);
    await press(webhook, "Add an event");
    await webhook.getByRole("group", { name: "Events 2" }).getByRole("combobox").selectOption("item");
    await press(webhook, "Update the webhook");
    await said(page, "Webhook 2001 is updated.");
    expect(standin.journal.find({ operation: "updateWebhook" }).body).toEqual({
      events: [
        { entity_type: "upload", event_types: ["create", "update", "delete"] },
        { entity_type: "item", event_types: [] },
      ],
    });
  });
});

describe("environments and the journal by mouse", () => {
  test("a loaded state is taken back, and an environment deleted", async () => {
    const { standin, page } = await start();
    const buffer = Buffer.from(JSON.stringify({ ...standin.state.get(), uploads: [] }));
    const file = { name: "none.json", mimeType: "application/json", buffer };
    await page.getByLabel("State to load").setInputFiles(file);
    await page.getByText("There are no uploads.").waitFor();
    await press(page, "Undo load");
    await said(page, "main is as it was before the load.");
    await page.getByRole("link", { name: "hills.png" }).waitFor();
    await send(standin, "PUT", "/uploads/1001", { author: "Elsewhere" }, { "x-environment": "other" });
    await page.getByRole("combobox", { name: "Environment" }).selectOption("other");
    await page.getByText("Elsewhere").waitFor();
    await press(page, "Delete");
    await press(page, "Delete other");
    await said(page, "The environment other is deleted.");
    await page.getByText("Ada Lovelace").waitFor();
    await expect.poll(() => page.getByRole("combobox", { name: "Environment" }).innerText()).toBe("main");
    expect((await send(standin, "GET", "/_standin/environments")).body.environments).toEqual([
      expect.objectContaining({ name: "main" }),
    ]);
  });

  test("the filter stands in the address, and an entry is sent again", async () => {
    const { standin, page } = await start({ jobs: "never" });
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    await send(standin, "GET", "/uploads/1002");
    await page.getByRole("searchbox", { name: "Filter the journal" }).fill("put 200");
    await expect.poll(() => new URL(page.url()).search).toBe("?filter=put+200");
    await page.reload();
    await live(page);
    const entries = section(page, "Journal").getByRole("listitem");
    await expect.poll(() => entries.count()).toBe(1);
    await entries.locator("summary").click();
    await press(entries, "Send again");
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

import { describe, expect } from "vitest";
import { expectReadable } from "./problems.js";
import {
  live,
  newPage,
  opened,
  openPage,
  pictureOf,
  press,
  said,
  section,
  send,
  start,
  startStandin,
  test,
  widthOf,
} from "./support.js";

describe("the page changes what there is, through the API", () => {
  test("an upload is edited, and a refusal is shown at its field", async () => {
    const { standin, page } = await start({ jobs: "never" }, { refusals: true });
    const dialog = await opened(page, "Edit hills.png", "Edit upload 1001");
    const [basename, author] = [dialog.getByLabel("Basename"), dialog.getByLabel("Author")];
    await basename.fill("a/b");
    await author.fill("");
    await press(dialog, "Update the upload");
    await dialog.getByText("/basename contains a slash").waitFor();
    expect(await basename.getAttribute("aria-invalid")).toBe("true");
    expect(await basename.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await author.getAttribute("aria-invalid")).toBeNull();
    await basename.fill("meadow");
    await dialog.getByLabel("Tags").fill("press, spring");
    await dialog.getByLabel("Title (en)").fill("A meadow");
    await press(dialog, "Update the upload");
    await said(page, "Upload 1001 is updated.");
    await page.getByRole("link", { name: "meadow.png" }).waitFor();
    expect(standin.journal.find({ operation: "updateUpload", status: 200 }).body).toEqual({
      basename: "meadow",
      author: null,
      tags: ["press", "spring"],
      default_field_metadata: { en: { title: "A meadow" } },
    });
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Edit meadow.png");
  });

  test("an upload gets another file, by a job where it is one", async () => {
    const { standin, page } = await start();
    const buffer = Buffer.from(await pictureOf(standin).arrayBuffer());
    await press(page, "Edit read-me.txt");
    await page.getByLabel("Another file").setInputFiles({ name: "spare.png", mimeType: "image/png", buffer });
    await press(page, "Update the upload");
    await said(page, /^Upload 1002 is updated by job \w+, when that ends\.$/);
    await standin.clock.advance("1s");
    await page.getByRole("link", { name: "spare.png" }).waitFor();
  });

  test("what is no JSON is said at its field before anything is sent", async () => {
    const { standin, page } = await start();
    const dialog = await opened(page, "Send an event");
    const attributes = dialog.getByLabel("Attributes").first();
    await attributes.fill("{");
    await press(dialog, "Send the event");
    expect(await attributes.evaluate((field) => (field as HTMLTextAreaElement).validationMessage)).toMatch(/not JSON/);
    expect(standin.webhookCalls.list()).toEqual([]);
  });

  test("a webhook is edited in rows", async () => {
    const { standin, page } = await start();
    const dialog = await opened(page, "Edit webhook 2002");
    await press(dialog, "Add a header");
    await dialog.getByLabel("Name of header 1").fill("x-team");
    await dialog.getByLabel("Value of header 1").fill("search");
    const row = dialog.getByRole("group", { name: "Events 1" });
    await row.getByRole("combobox", { name: "Entity type" }).selectOption("item");
    await row.getByLabel("publish", { exact: true }).check();
    await row.getByRole("combobox", { name: "Entity type" }).selectOption("environment");
    await row.getByLabel("promote", { exact: true }).check();
    await dialog.getByLabel("Enabled").check();
    await press(dialog, "Update the webhook");
    await said(page, "Webhook 2002 is updated.");
    expect(standin.journal.find({ operation: "updateWebhook" }).body).toMatchObject({
      headers: { "x-team": "search" },
      enabled: true,
      events: [{ entity_type: "environment", event_types: expect.not.arrayContaining(["publish"]) }],
    });
  });

  test("files are added with the button, and by dropping them", async () => {
    const { standin, page } = await start({ jobs: "never" });
    const buffer = Buffer.from(await pictureOf(standin).arrayBuffer());
    await page.getByLabel("Files to add").setInputFiles({ name: "chosen.png", mimeType: "image/png", buffer });
    await page.getByRole("link", { name: "chosen.png" }).waitFor();
    await expect.poll(() => widthOf(page.getByRole("img", { name: "Picture of chosen.png" }))).toBe(320);
    await page.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File(["some text"], "dropped.txt", { type: "text/plain" }));
      document.querySelector("#uploads").dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
    })()`);
    await page.getByRole("link", { name: "dropped.txt" }).waitFor();
  });

  test("a fault meets what the page sends too, and is told", async () => {
    const standin = await startStandin();
    standin.faults.add({ operation: "createWebhook", status: 503, times: 1 });
    const page = await newPage();
    await page.goto(`${standin.url}/_standin`);
    await live(page);
    await press(page, "Duplicate webhook 2001");
    await said(page, "Fault 1 requested this error.");
  });
});

describe("the page drives an environment", () => {
  test("makes one, and says where a name cannot be one", async () => {
    const { page } = await start({}, { refusals: true });
    const dialog = await opened(page, "New environment");
    for (const name of ["", "a b"]) {
      await dialog.getByLabel("Name").fill(name);
      await press(dialog, "Make it");
      await dialog.getByText(`"${name}" is not a valid environment name.`).waitFor();
    }
    expect(await dialog.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
    await dialog.getByLabel("Name").fill("checkout");
    await press(dialog, "Make it");
    await expect.poll(() => page.title()).toBe("checkout · Standin");
    await page.getByRole("option", { name: "checkout", selected: true }).waitFor({ state: "attached" });
  });

  test("scripts the next job, shows the script until a job takes it, and says what is wrong with one", async () => {
    const { standin, page } = await start({}, { refusals: true });
    const dialog = await opened(page, "Script the next job");
    await dialog.getByLabel("Ends").selectOption("released");
    await dialog.getByLabel("It fails with").fill("200");
    await press(dialog, "Add the script");
    await dialog.getByText("/fail/status must be a status from 400 to 599").waitFor();
    await dialog.getByLabel("It fails with").fill("422");
    await press(dialog, "Add the script");
    await section(page, "Jobs").getByText('Next job: ends released · fail {"status":422}').waitFor();
    await send(standin, "PUT", "/uploads/1001", { author: "x" });
    await press(section(page, "Jobs"), /^Release job/);
    await section(page, "Jobs").getByText("Ended 422").waitFor();
    expect(await section(page, "Jobs").getByText("Next job:").count()).toBe(0);
  });

  test("sets the latency, and shows what another has set", async () => {
    const { standin, page } = await start({}, { refusals: true });
    const field = page.getByRole("textbox", { name: "Latency" });
    await field.fill("1-2");
    await press(page, "Set", true);
    await said(page, "Each request to the API waits 1-2 ms.");
    await send(standin, "PUT", "/_standin/latency", { latency: 0 });
    await expect.poll(() => field.inputValue()).toBe("0");
    await field.fill("soon");
    await field.press("Enter");
    await said(page, "/latency must be milliseconds");
  });

  test("saves the state as a file, and loads one", async () => {
    const { standin, page } = await start({}, { refusals: true });
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the state as a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("standin-main.json");
    const buffer = Buffer.concat(await (await download.createReadStream()).toArray());
    await send(standin, "PUT", "/uploads/1001", { author: "Katherine Johnson" });
    await page.getByText("Katherine Johnson").waitFor();
    const file = page.getByLabel("State to load");
    await file.setInputFiles({ name: "mine.json", mimeType: "application/json", buffer });
    await said(page, "main has the state of mine.json.");
    await page.getByText("Grace Hopper").waitFor();
    await file.setInputFiles({ name: "none.json", mimeType: "application/json", buffer: Buffer.from("{") });
    await said(page, "none.json is not JSON");
    await file.setInputFiles({
      name: "wrong.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"locales":[]}'),
    });
    await said(page, "The seed is not valid");
  });

  test("takes a reset back", async () => {
    const { standin, page } = await start();
    await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
    await page.getByText("Grace Hopper").waitFor();
    await press(page, "Reset", true);
    await page.getByText("Ada Lovelace").waitFor();
    await press(page, "Undo reset");
    await said(page, "main is as it was before the reset.");
    await page.getByText("Grace Hopper").waitFor();
    expect(await page.getByRole("button", { name: "Undo reset" }).count()).toBe(0);
  });

  test("searches the uploads, those that it does not show as well", async () => {
    const standin = await startStandin();
    const seed = standin.state.get();
    const [first] = seed.uploads ?? [];
    if (!first) throw new Error("The seed has no upload.");
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...first,
      id: `many-${index}`,
      author: `Author ${index}`,
    }));
    standin.state.put({ ...seed, uploads: many });
    const page = await openPage(standin);
    const uploads = section(page, "Uploads");
    await expect.poll(() => uploads.getByRole("link").count()).toBe(200);
    const search = page.getByRole("searchbox", { name: "Search the uploads" });
    await search.fill("author 249");
    await expect.poll(() => uploads.getByRole("link").count()).toBe(1);
    await uploads.getByText("Author 249").waitFor();
    await search.fill("nobody");
    await uploads.getByText("No upload matches the search.").waitFor();
    await search.fill("");
    await expect.poll(() => uploads.getByRole("link").count()).toBe(200);
  });
});

describe("the journal of the page", () => {
  test("marks a request that a fault was used for, finds it, and shows the headers of its response", async () => {
    const standin = await startStandin();
    standin.faults.add({ operation: "getUpload", status: 503, times: 1 });
    const page = await openPage(standin);
    for (let count = 0; count < 2; count++) await send(standin, "GET", "/uploads/1001");
    const entries = section(page, "Journal").getByRole("listitem");
    await expect.poll(() => entries.count()).toBe(2);
    await page.getByRole("searchbox", { name: "Filter the journal" }).fill("fault 1");
    await expect.poll(() => entries.count()).toBe(1);
    await entries.getByText("Fault 1", { exact: true }).click();
    await entries.getByText("fault 1 was used for this request.").waitFor();
    await entries.getByRole("region", { name: "Response headers" }).getByText("x-standin-fault: 1").waitFor();
    await entries.locator("pre span", { hasText: '"code"' }).first().waitFor();
  });
});

describe("the page, the documentation and the root of the server", () => {
  test("lead to one another", async () => {
    const standin = await startStandin();
    const page = await newPage();
    await page.goto(standin.url);
    await page.getByRole("link", { name: "Console" }).click();
    await live(page);
    await page.getByRole("link", { name: "Documentation" }).click();
    await page.waitForURL(`${standin.url}/docs/`);
    await page.goto(standin.url);
    await page.getByRole("link", { name: "Documentation" }).click();
    await page.waitForURL(`${standin.url}/docs/`);
  });

  test("can be read by all, wide and light or narrow and dark", async () => {
    const standin = await startStandin();
    standin.faults.add({ operation: "getUpload", status: 503, times: 1 });
    standin.jobs.script({ fail: { status: 422 } });
    await send(standin, "PUT", "/uploads/1003", { author: "long".repeat(60), tags: ["a".repeat(80)] });
    await send(standin, "PUT", "/webhooks/2001", {
      name: "w".repeat(90),
      url: `http://127.0.0.1:9/${"path".repeat(50)}`,
    });
    await send(standin, "GET", "/uploads/1001");
    await send(standin, "PUT", "/uploads/1001", { basename: "meadow" });
    const page = await newPage({ bypassCSP: true });
    await page.goto(`${standin.url}/_standin`);
    await live(page);
    for (const summary of await page.locator("main .rows > li > details > summary").all()) await summary.click();
    await expectReadable(page);
    await press(page, "Edit read-me.txt");
    await page.getByRole("dialog").getByLabel("Basename").fill("a/b");
    await press(page, "Update the upload");
    await page.getByRole("dialog").getByText("contains a slash").waitFor();
    await expectReadable(page);
    await page.goto(standin.url);
    await expectReadable(page);
  });
});

import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { folderOf } from "../../support/recipe.js";
import { newPage, startSite, test, widthOf } from "./support.js";

const html = "text/html";
const script = "text/javascript";

/** Shows the story that the address names, in the order of Storybook: the hooks of the preview, of the story, its rendering, its play function. */
const storybook = `
  import { within } from "@testing-library/dom";
  import userEvent from "@testing-library/user-event";
  import preview from "./preview.js";
  import meta, * as stories from "./upload-card.stories.js";
  await preview.beforeAll();
  const show = async () => {
    const story = { ...meta, ...stories[location.hash.slice(1) || "Card"] };
    await preview.beforeEach();
    await story.beforeEach?.();
    const main = document.querySelector("main");
    main.innerHTML = story.render(story.args);
    await story.play?.({ canvas: within(main), userEvent });
  };
  addEventListener("hashchange", show);
  await show();`;
const shell = `<!doctype html><title>Stories</title><main></main><script type="module" src="stories.bundle.js"></script>`;

/** The recipe, built and served; what it asks of the server. */
async function startRecipe() {
  const packages = ["msw", "@testing-library/dom", "@testing-library/user-event"];
  const { folder } = await folderOf("storybook", packages);
  await promisify(execFile)("sh", ["-e", "build.sh"], { cwd: folder });
  await writeFile(join(folder, "storybook.js"), storybook);
  const entry = { entryPoints: [join(folder, "storybook.js")], outfile: join(folder, "stories.bundle.js") };
  await build({ ...entry, bundle: true, format: "esm", logLevel: "error" });
  const file = async (name: string, type: string) => ({ type, body: await readFile(join(folder, name), "utf8") });
  return startSite({
    "/": { type: html, body: shell },
    "/preview.html": await file("preview.html", html),
    "/components.js": await file("components.js", script),
    "/stories.bundle.js": await file("stories.bundle.js", script),
    "/mockServiceWorker.js": await file("node_modules/msw/lib/mockServiceWorker.js", script),
    "/worker.js": await file("worker.js", script),
    "/standin.browser.js": await file("standin.browser.js", script),
    "/client.js": await file("node_modules/standin/dist/client.js", script),
  });
}

const saying = (page: Page) => page.getByRole("status");
const picture = (page: Page) => expect.poll(() => widthOf(page.locator("img").first()), { timeout: 15_000 });

async function save(page: Page, author: string): Promise<void> {
  await page.getByLabel("Author").first().fill(author);
  await page.getByRole("button").first().click();
}

const said = (page: Page) => expect.poll(() => saying(page).first().innerText(), { timeout: 15_000 });

/** A picture that is so many pixels wide. */
const svg = (width: number) => ({
  name: "mark.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`),
});

test("with MSW: a story shows a picture, saves, is refused, is offline and uploads, and no server has the API", async () => {
  const site = await startRecipe();
  const page = await newPage();
  await page.goto(`${site.url}/`);
  await picture(page).toBe(480);
  await save(page, "Grace Hopper");
  await said(page).toBe("Saved");

  await page.goto(`${site.url}/#Refused`);
  await picture(page).toBe(480);
  // Each story begins from the seed.
  await expect.poll(() => page.getByLabel("Author").inputValue()).toBe("Ada Lovelace");
  await said(page).toContain("/author must be another value");

  await page.goto(`${site.url}/#Offline`);
  await picture(page).toBe(480);
  await said(page).toBe("Failed to fetch");

  await page.goto(`${site.url}/#Form`);
  await page.getByLabel("File").setInputFiles(svg(77));
  await picture(page).toBe(77);
  expect(site.asked.filter((path) => path.startsWith("/cms"))).toEqual([]);
});

test("with a worker of one's own: the page reads, saves, uploads and drives it, and what it keeps outlives the worker", async () => {
  const site = await startRecipe();
  const page = await newPage();
  await page.goto(`${site.url}/preview.html`);
  await picture(page).toBe(480);
  await save(page, "Grace Hopper");
  await said(page).toBe("Saved");
  await page.getByLabel("File").setInputFiles(svg(78));
  await expect.poll(() => widthOf(page.locator("img").last()), { timeout: 15_000 }).toBe(78);

  const ask = (path: string, init: object = {}) =>
    page.evaluate(
      async ([address, request]) => {
        const response = await fetch(address, request);
        return { status: response.status, body: await response.json() };
      },
      [path, init] as const,
    );
  expect((await ask("/cms/_standin/journal")).body.entries).toContainEqual(
    expect.objectContaining({ operation: "updateUpload", webhook_calls: [expect.any(String)] }),
  );
  const calls = async () => (await ask("/cms/_standin/webhook-calls")).body.webhook_calls as { status: string }[];
  expect((await calls()).map(({ status }) => status)).toEqual(["success", "success"]);
  // As a text, so that the import is the page's.
  const entries = await page.evaluate(
    `import("/client.js").then(async ({ connect }) => (await (await connect("/cms")).journal.list()).length)`,
  );
  expect(entries).toBeGreaterThan(3);
  const headers = { Authorization: "Bearer any", "X-Api-Version": "3" };
  expect((await ask("/cms/json-api/uploads/1001", { headers })).body.data.attributes.author).toBe("Grace Hopper");

  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await page.reload();
  await picture(page).toBe(480);
  expect(await page.getByLabel("Author").inputValue()).toBe("Grace Hopper");
  expect((await ask("/cms/_standin/journal")).body.entries).toHaveLength(2);
  expect(site.asked.filter((path) => path.startsWith("/cms"))).toEqual([]);
});

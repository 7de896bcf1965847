import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { test as base, expect, inject, onTestFinished } from "vitest";
import type { EnvironmentHandle, Standin, StandinOptions } from "../../../src/index.js";
import { serveHttp } from "../../support/serve-http.js";
import { startListening } from "../../support/standin.js";

const endpoint = inject("chromium");
let browser: Promise<Browser> | undefined;

/** A test that is skipped where there is no browser. */
export const test = base.skipIf(endpoint === null);

export { startListening as startStandin };

/** A page of its own, with nothing of other tests. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.connect(endpoint ?? "");
  const context = await (await browser).newContext(options);
  // Long enough for a machine that is busy with other tests; a step that never comes fails all the same.
  context.setDefaultTimeout(15_000);
  onTestFinished(() => context.close());
  return context.newPage();
}

interface PageOptions extends BrowserContextOptions {
  environment?: string;
  /** The test does what is refused; a browser puts every such answer on its console. */
  refusals?: boolean;
}

/** A page of its own; when the test ends, nothing was asked of anybody else, and nothing else was complained about. */
export async function watchedPage(base: string, expected?: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (expected !== undefined && message.text().includes(expected)) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(base).origin || ["blob:", "data:"].includes(protocol);
    if (!isOwn) complaints.push(`It asked for ${request.url()}.`);
  });
  onTestFinished(() => expect(complaints).toEqual([]));
  return page;
}

/** Opens Standin's page and waits until it is live. */
export async function openPage(
  standin: Standin,
  { environment = "main", refusals = false, ...options }: PageOptions = {},
): Promise<Page> {
  const page = await watchedPage(standin.url, refusals ? "status of 4" : undefined, options);
  await page.goto(`${standin.url}/_standin${environment === "main" ? "" : `?environment=${environment}`}`);
  await live(page);
  return page;
}

/** A Standin, and its page. */
export async function start(options: StandinOptions = {}, pageOptions: PageOptions = {}) {
  const standin = await startListening(options);
  return { standin, page: await openPage(standin, pageOptions) };
}

/** Waits until the page says what came of an action. */
export const said = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).waitFor();

export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Clicks a button by its name. */
export const press = (place: Page | Locator, name: string | RegExp, exact = false) =>
  place.getByRole("button", { name, exact }).click();

/** Clicks a button, and resolves with the dialog that it opens, by its title. */
export async function opened(page: Page, button: string, title = button): Promise<Locator> {
  await press(page, button);
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.waitFor();
  return dialog;
}

export const live = (page: Page) => page.getByText("Live", { exact: true }).waitFor();

/** How many pixels wide the picture is that an <img> has loaded; 0 while it has none. */
export const widthOf = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth);

/** A request in the flat envelope, as a program beside the browser makes it. */
export async function send(
  standin: Standin,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(standin.url + path, {
    method,
    headers: { authorization: "Bearer any", "content-type": "application/json", ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** Puts bytes into Standin and makes an upload of them; answers the upload. */
export async function addUpload(standin: Standin, filename: string, bytes: BodyInit) {
  const { body: request } = await send(standin, "POST", "/upload-requests", { filename });
  await fetch(request.url, { method: "PUT", body: bytes });
  const { body: job } = await send(standin, "POST", "/uploads", { path: request.id });
  await standin.clock.advance("1s");
  const { body: result } = await send(standin, "GET", `/job-results/${job.id}`);
  return result.payload as { id: string; url: string; filename: string };
}

/** A site that is not Standin's, which serves these files and counts what it is asked for. */
export async function startSite(files: Record<string, { type: string; body: string }> = {}) {
  const asked: string[] = [];
  const url = await serveHttp((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const { type, body } = files[path] ?? { type: "text/html", body: "<!doctype html><title>Another site</title>" };
    response.writeHead(200, { "Content-Type": type, "Access-Control-Allow-Origin": "*" }).end(body);
  });
  // Another name than Standin's makes it another site.
  return { url: url.replace("127.0.0.1", "localhost"), asked };
}

/** The bytes of the seed's picture, under which name one likes. */
export const pictureOf = (environment: EnvironmentHandle): Blob =>
  new Blob([
    Buffer.from(environment.state.get().files?.find(({ path }) => path === "/seed/spare.png")?.base64 ?? "", "base64"),
  ]);

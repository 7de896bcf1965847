import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumPath as executablePath } from "../../support/chromium-path.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the one Chromium of all tests can be connected to; null where there is none. */
    chromium: string | null;
  }
}

/** Without its sandbox, since containers have none to give; and quiet, since it is to ask nobody for anything. */
const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Names of sites that are not of this machine, though they lead there: as by DNS of somebody who wants in.
  "--host-resolver-rules=MAP *.example 127.0.0.1",
];

/** Starts Chromium before the first test file, and ends it after the last. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (executablePath === undefined) {
    console.warn("The browser tests are skipped: there is no Chromium (CHROMIUM_PATH).");
    project.provide("chromium", null);
    return undefined;
  }
  const server = await chromium.launchServer({ executablePath, args: flags });
  project.provide("chromium", server.wsEndpoint());
  return () => server.close();
}

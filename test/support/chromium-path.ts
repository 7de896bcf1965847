import { existsSync } from "node:fs";

/** Where Chromium is: as its shell without windows, which takes half the time, or with them. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

import { test as playwrightTest } from "@playwright/test";
import { describe, expect, it, test } from "vitest";
import { toJournalText } from "../../src/fixtures/journal-text.js";
import { withStandin as withPlaywright } from "../../src/fixtures/playwright.js";
import { connectAt, isSameServer } from "../../src/fixtures/settings.js";
import { withStandin } from "../../src/fixtures/vitest.js";
import { freePort } from "../support/free-port.js";
import { startListening } from "../support/standin.js";

describe("the fixtures", () => {
  it("refuse a setting that they do not have, and say where it goes", () => {
    const wrong = { metadata: "field" } as object;
    expect(() => withStandin(test, wrong)).toThrow('no option "metadata". Its options are url, controlToken, options.');
    expect(() => withPlaywright(playwrightTest, wrong)).toThrow("Options of the mock go to `standin serve`, as flags.");
  });

  it("name their settings where no Standin responds", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const named = "Set the URL with withStandin(base, { url }), or with STANDIN_URL.";
    await expect(connectAt(url, {})).rejects.toThrow(`No Standin responds at ${url}.`);
    await expect(connectAt(url, {})).rejects.toThrow(named);
    const standin = await startListening({ controlToken: "t0ken" });
    await expect(connectAt(standin.url, {})).rejects.not.toThrow(named);
  });

  // playwright#34918, valendres/playwright-msw#42: applications and tests name this machine in different ways.
  it.each([
    ["http://localhost:4010/uploads", true],
    ["http://[::1]:4010/uploads", true],
    ["http://localhost:3000/", false],
    ["https://localhost:4010/", false],
    ["http://example.com:4010/", false],
  ])("take %s for the Standin at 127.0.0.1:4010: %s", (asked, isIt) => {
    expect(isSameServer(new URL(asked), new URL("http://127.0.0.1:4010"))).toBe(isIt);
  });

  it("print what a test sent under its own name", () => {
    expect(toJournalText("a suite > a test", "e1", [])).toBe('Standin (e1) got no request in "a suite > a test".');
  });
});

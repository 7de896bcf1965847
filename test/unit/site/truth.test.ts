import Mustache from "mustache";
import { describe, expect, it } from "vitest";
import { publishedRetries } from "../../../src/base/published-retries.js";
import { toCall } from "../../../src/site/model/operations.js";
import { pageText, source } from "../../support/site.js";
import { startStandin } from "../../support/standin.js";

describe("the documented call", () => {
  it("is the one that the mock makes, but for its identifier and its headers' addresses", async () => {
    const standin = await startStandin({ publicUrl: "http://127.0.0.1:4010" });
    await standin.listen();
    const receiver = await standin.createReceiver();
    const put = (path: string, body: object) =>
      fetch(standin.url + path, {
        method: "PUT",
        headers: { Authorization: "Bearer any-token", "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    await put("/webhooks/2001", { url: receiver.url, http_basic_user: "ada", http_basic_password: "lovelace" });
    await put("/uploads/1001", { author: "Lovelace & Babbage" });
    await standin.webhookCalls.settle();
    const [request] = receiver.requests;
    if (!request) throw new Error("There was no call.");
    const { body, headers, method } = request;

    const { example, headers: documented } = toCall(source);
    expect(method).toBe("POST");
    expect({ ...JSON.parse(body), webhook_call_id: "any" }).toEqual({ ...(example as object), webhook_call_id: "any" });
    const named = documented.filter(({ name }) => /^[A-Z]/.test(name));
    expect(Object.fromEntries(named.map(({ name }) => [name, headers[name.toLowerCase()]]))).toEqual(
      Object.fromEntries(named.map(({ name, value }) => [name, value])),
    );
  });

  it("is tried again when Standin tries it again", () => {
    const rows = [
      ...pageText("webhook-call.html").matchAll(/>Retry \d+<\/td>\s*<td[^>]*>([^<]*)<\/td>\s*<td[^>]*>([^<]*)</g),
    ];
    const minutes = (text: string) => {
      const units: Record<string, number> = { min: 1, h: 60, d: 1440, day: 1440, days: 1440 };
      return [...text.matchAll(/(\d+) (\w+)/g)].reduce(
        (sum, [, count, unit = ""]) => sum + Number(count) * (units[unit] ?? Number.NaN),
        0,
      );
    };
    expect(rows.map(([, spacing = ""]) => minutes(spacing) * 60_000)).toEqual(publishedRetries);
    const sum = publishedRetries.reduce((one, other) => one + other, 0);
    expect(minutes(rows.at(-1)?.[2] ?? "") * 60_000).toBe(sum);
  });

  it("shows what templates make", () => {
    const { example } = toCall(source);
    const page = source.reference.find(({ name }) => name === "webhook-call")?.text ?? "";
    const shown = [...page.matchAll(/\| `([^`]*\{\{[^`]*)` \| `([^`]*)` \|/g)].map(([, ...row]) => row);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.map(([template = ""]) => Mustache.render(template, example))).toEqual(shown.map(([, body]) => body));
  });
});

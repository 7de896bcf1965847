import Mustache from "mustache";
import { describe, expect, it } from "vitest";
import { publishedRetries } from "../../../src/base/published-retries.js";
import { documents } from "../../../src/openapi/documents.js";
import { toModel } from "../../../src/site/model/model.js";
import { toCall } from "../../../src/site/model/operations.js";
import { pageText, source } from "../../support/site.js";
import { startStandin } from "../../support/standin.js";

const { "x-catalogue": catalogue, components } = documents.flat;
const statementOf = (id: string) =>
  JSON.stringify([...catalogue.rules, ...catalogue.assumptions].find((one) => one.id === id));
const { EntityType, EventType } = components.schemas;
const empty = /^(?:about|does|from|means|only|that|then|they|this|what|whether|which|with)$/;

/** What the names of x and y say anyway. */
const plain = ["The horizontal position.", "The vertical position."];

describe.each(["updateUpload", "updateWebhook"])("what the fields of %s are said to be", (id) => {
  const fields = toModel(source).operations.find((one) => one.id === id)?.views.flat.request?.fields ?? [];
  it.each(fields.map((one) => [one.path.join("/"), one] as const))(
    "%s: each sentence has a mark, or the words of one",
    (_, field) => {
      const ids = [...field.marks.rules, ...field.marks.assumptions].map(String);
      const known = JSON.stringify([ids.map(statementOf), EntityType?.enum, EventType?.enum]).toLowerCase();
      const unsaid = field.description.split(/(?<=\.)\s+/).filter((sentence) => {
        const marked = /\(([A-Z]-\d\d)\)/.exec(sentence)?.[1];
        if (marked !== undefined) return !ids.includes(marked);
        const words = (sentence.toLowerCase().match(/[a-z_]{4,}/g) ?? []).filter((word) => !empty.test(word));
        return words.filter((word) => !known.includes(word.replace(/(?:ies|y|s)$/, ""))).length > words.length / 2;
      });
      expect(unsaid.filter((sentence) => !plain.includes(sentence))).toEqual([]);
    },
  );
});

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

import { expect, it } from "vitest";
import { startStandin } from "../support/delivery.js";
import { describeBoth } from "../support/envelopes.js";
import { expectRefused } from "../support/refused.js";

// Bugs of tools of this field and of their users' systems, as small inputs. Each names its report.

const grin = "\u{1F600}";

describeBoth("what is sent stays so, or is refused", (open) => {
  // typia#2046, hey-api#4423: a limit in characters counts what people count.
  it.each([
    ["200 emoji", grin.repeat(200), true],
    ["255 emoji", grin.repeat(255), true],
    ["200 families of seven code points", "👨‍👩‍👧‍👦".repeat(200), true],
    ["255 letters", "a".repeat(255), true],
    ["256 letters", "a".repeat(256), false],
    ["256 emoji", grin.repeat(256), false],
  ])("Q-25 · a tag of %s", async (_, tag, isKept) => {
    const { client } = await open();
    if (isKept) {
      await client.send("updateUpload", { id: "1001", fields: { tags: [tag] } });
      expect(await client.upload("1001")).toMatchObject({ tags: [tag] });
    } else
      await expectRefused(
        client,
        "updateUpload",
        { id: "1001", fields: { tags: [tag] } },
        { code: "INVALID_FIELD", at: ["/tags/0"] },
      );
  });
});

it("a body that starts with a byte order mark is refused by that name (Pode#1604, Jayrock#49)", async () => {
  const { standin } = await startStandin();
  for (const path of ["/uploads/1001", "/_standin/state"]) {
    const headers = { authorization: "Bearer a", "content-type": "application/json" };
    const response = await fetch(standin.url + path, { method: "PUT", headers, body: "\ufeff{}" });
    expect([response.status, (await response.json()).detail]).toEqual([
      400,
      expect.stringContaining("byte order mark"),
    ]);
  }
});

it("Q-40 · credentials in a webhook's URL are sent, and no log shows them (kudu#1022, rundeck#6732)", async () => {
  const { standin, updateUpload, updateWebhook } = await startStandin();
  const receiver = await standin.createReceiver();
  const url = receiver.url.replace("//", "//ada:engine%3A1@");
  expect((await updateWebhook({ url, custom_payload: "{{entity.id}}" })).body.url).toBe(url);
  await updateUpload({ author: "Ada" });
  await updateWebhook({ custom_payload: null, url: url.replace("ada:", "{{event_type}}:") });
  await updateUpload({ author: "Grace" });
  await standin.webhookCalls.settle();
  const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
  expect(receiver.requests.map(({ headers }) => headers.authorization)).toEqual([
    basic("ada:engine:1"),
    basic("update:engine:1"),
  ]);
  for (const { request_url } of standin.webhookCalls.list()) expect(request_url).toBe(receiver.url);
  const journal = await fetch(`${standin.url}/_standin/journal`).then((response) => response.text());
  expect(journal).not.toContain("engine");
});

it("Q-32 · a section of a template that has the first part of a name hides the rest of outer ones (mustache.js#846)", async () => {
  const { standin, updateUpload, updateWebhook } = await startStandin();
  const receiver = await standin.createReceiver();
  const custom_payload =
    "{{#entity}}{{#related_entities}}<{{type}}:{{attributes.author}}>{{/related_entities}}{{/entity}}";
  await updateWebhook({ url: receiver.url, custom_payload });
  await updateUpload({ author: "Ada", upload_collection: { type: "upload_collection", id: "3001" } });
  await standin.webhookCalls.settle();
  expect(receiver.requests[0]?.body).toBe("<upload_collection:>");
});

it("Q-40 · credentials that a template writes into a URL are not sent beside others", async () => {
  const { standin, updateUpload, updateWebhook } = await startStandin();
  const receiver = await standin.createReceiver();
  const url = receiver.url.replace("127.0.0.1", "{{{entity.attributes.author}}}localhost");
  await updateWebhook({ url, http_basic_user: "ada" });
  for (const author of ["a:b@", "%ff@", ""]) await updateUpload({ author });
  await standin.webhookCalls.settle();
  const told = standin.webhookCalls.list().map(({ failure_reason }) => failure_reason);
  expect(told).toEqual([expect.stringContaining("both"), expect.stringContaining("percent-encoding"), null]);
});

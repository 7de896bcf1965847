import { describe, expect, it } from "vitest";
import { startControlled } from "../../support/api.js";

const secret = "s3cret-value";

describe("what the journal shows of secrets", () => {
  it.each([
    ["the token", {}, {}],
    ["a password", { http_basic_user: "user", http_basic_password: secret }, {}],
    [
      "secret headers of a webhook",
      { headers: { "X-Api-Key": secret, Authorization: secret, "X-Signature": secret } },
      {},
    ],
    ["a password in a url", { url: `http://user:${secret}@127.0.0.1:9/` }, {}],
    ["a password that is refused for its type", { http_basic_password: [secret] }, {}],
    ["a password that is no text", { http_basic_password: 987654 }, {}],
    ["a header that is refused", { headers: { "X-Token": `${secret}\n` } }, {}],
    ["a cookie", {}, { Cookie: `session=${secret}`, "X-Site-Token": secret }],
  ])("is nothing: %s", async (_, fields, headers) => {
    const { api, control } = await startControlled();
    await api("put", "/webhooks/2001", fields, { Authorization: `Bearer ${secret}`, ...headers });
    await api("put", "/json-api/webhooks/2001", { data: { id: "2001", type: "webhook", attributes: fields } });
    await api("get", "/webhooks/2001");
    for (const path of ["/journal", "/overview"]) {
      expect(JSON.stringify((await control("get", path)).body)).not.toMatch(/s3cret-value|987654/);
    }
  });

  it("is nothing of a token in a query", async () => {
    const { api, control } = await startControlled();
    await api("get", `/uploads?api_token=${secret}`);
    expect(JSON.stringify((await control("get", "/journal")).body)).not.toContain(secret);
  });

  it("is nothing in the calls that the page shows", async () => {
    const { standin, api, control } = await startControlled({ port: 0, jobs: "never" });
    const receiver = await standin.createReceiver();
    await api("put", "/webhooks/2001", {
      ...{ url: receiver.url, http_basic_user: "u", http_basic_password: secret, headers: { "X-Token": secret } },
    });
    await api("put", "/uploads/1001", { author: "x" });
    await standin.webhookCalls.next();
    const overview = JSON.stringify((await control("get", "/overview")).body);
    expect(overview).toContain("X-Token");
    expect(overview).not.toContain(secret);
    expect(overview).not.toContain(Buffer.from(`u:${secret}`).toString("base64"));
  });
});

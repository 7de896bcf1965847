import { describe, expect, it } from "vitest";
import request from "../../support/documented-request.js";
import { startStandin } from "../../support/standin.js";
import { apiOf, controlOf } from "./support.js";

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
    ["a header that is refused", { headers: { "X-Token": `${secret}\n` } }, {}],
    ["a cookie", {}, { Cookie: `session=${secret}`, "X-Site-Token": secret }],
  ])("is nothing: %s", async (_, fields, headers) => {
    const standin = await startStandin({ jobs: "never" });
    const api = apiOf(standin);
    await api("put", "/webhooks/2001", fields, { Authorization: `Bearer ${secret}`, ...headers });
    await api("put", "/json-api/webhooks/2001", { data: { id: "2001", type: "webhook", attributes: fields } });
    await api("get", "/webhooks/2001");
    const control = controlOf(standin);
    for (const path of ["/journal", "/overview"]) {
      expect(JSON.stringify((await control("get", path)).body)).not.toContain(secret);
    }
  });

  it("is nothing of a password that is no text", async () => {
    const standin = await startStandin();
    await apiOf(standin)("put", "/webhooks/2001", { http_basic_password: 987654 });
    expect(JSON.stringify((await controlOf(standin)("get", "/journal")).body)).not.toContain("987654");
  });

  it("is nothing of a token in a query", async () => {
    const standin = await startStandin();
    await request(standin.app).get(`/uploads?api_token=${secret}`).set("Authorization", "Bearer any");
    expect(JSON.stringify((await controlOf(standin)("get", "/journal")).body)).not.toContain(secret);
  });

  it("is nothing in the calls that the page shows", async () => {
    const standin = await startStandin({ port: 0, jobs: "never" });
    const receiver = await standin.createReceiver();
    const api = apiOf(standin);
    await api("put", "/webhooks/2001", {
      ...{ url: receiver.url, http_basic_user: "u", http_basic_password: secret, headers: { "X-Token": secret } },
    });
    await api("put", "/uploads/1001", { author: "x" });
    await standin.webhookCalls.next();
    const overview = JSON.stringify((await controlOf(standin)("get", "/overview")).body);
    expect(overview).toContain("X-Token");
    expect(overview).not.toContain(secret);
    expect(overview).not.toContain(Buffer.from(`u:${secret}`).toString("base64"));
  });
});

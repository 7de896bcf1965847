import { expect, it } from "vitest";
import type { Client } from "../support/client.js";
import { createClient } from "../support/client.js";
import { describeBoth } from "../support/envelopes.js";
import { request } from "../support/request.js";
import { everythingIn } from "../support/standin.js";

const use = async (client: Client, times: number, headers = {}) => {
  for (let sent = 0; sent < times; sent++) await client.send("getWebhook", { id: "2001", headers });
};

describeBoth("the rate limit", (open, envelope) => {
  it("Q-24 · is off unless it is asked for", async () => {
    const { client } = await open();
    await use(client, 61);
    const { status, headers } = await client.send("getWebhook", { id: "2001" });
    expect([status, headers["x-ratelimit-limit"]]).toEqual([200, envelope.name === "flat" ? undefined : "60"]);
  });

  it.runIf(envelope.name === "json-api")(
    "Q-24 · is in the headers of every response, also while it is off",
    async () => {
      const { standin, client } = await open();
      const replies = [
        await client.send("getWebhook", { id: "2001" }),
        await client.send("getWebhook", { id: "2001", headers: { Authorization: "none" } }),
        await client.send("getWebhook", { id: "2001", headers: { Prefer: "code=503" } }),
        await client.send("updateUpload", { id: "1001", fields: { basename: "b" } }),
        await request(standin.app).get("/json-api/nowhere"),
        await request(standin.app).patch("/json-api/uploads/1001"),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 401, 503, 202, 404, 404]);
      for (const { headers } of replies) {
        expect(headers).toMatchObject({
          ...{ "x-ratelimit-limit": "60", "x-ratelimit-remaining": "60", "x-ratelimit-reset": "0" },
        });
      }
    },
  );

  it("Q-24 · lets 60 requests in 3 seconds through, says what is left, then answers 429", async () => {
    const { client } = await open({ rateLimit: true });
    const { headers } = await client.send("getWebhook", { id: "2001" });
    expect(headers).toMatchObject({
      ...{ "x-ratelimit-limit": "60", "x-ratelimit-remaining": "59", "x-ratelimit-reset": "3" },
    });
    await use(client, 59);
    const before = everythingIn(client.environment);
    const refused = await client.send("updateWebhook", { id: "2001", fields: { enabled: false } });
    expect([refused.status, refused.error.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(refused.headers).toMatchObject({
      ...{ "x-ratelimit-limit": "60", "x-ratelimit-remaining": "0", "x-ratelimit-reset": "3", "retry-after": "3" },
    });
    if (envelope.name === "json-api") {
      const attributes = { transient: true, details: { limit: 60, reset: 3 } };
      expect(refused.body).toMatchObject({ data: [{ attributes }] });
    }
    expect(everythingIn(client.environment)).toEqual(before);
  });

  it("Q-24 · begins anew when the window has passed, on the environment's own clock", async () => {
    const { client } = await open({ rateLimit: true });
    await use(client, 60);
    await client.environment.clock.advance(2999);
    const late = await client.send("getWebhook", { id: "2001" });
    expect([late.status, late.headers["x-ratelimit-reset"]]).toEqual([429, "1"]);
    await client.environment.clock.advance(1);
    expect((await client.send("getWebhook", { id: "2001" })).headers["x-ratelimit-remaining"]).toBe("59");
  });

  it("Q-24 · counts each token and each environment by itself, and a reset forgets", async () => {
    const { standin, client } = await open({ rateLimit: true });
    await use(client, 60);
    const other = await client.send("getWebhook", { id: "2001", headers: { Authorization: "Bearer other" } });
    const sandbox = await createClient(standin, envelope, "sandbox").send("getWebhook", { id: "2001" });
    expect([other.status, sandbox.status]).toEqual([200, 200]);
    standin.reset();
    expect((await client.send("getWebhook", { id: "2001" })).status).toBe(200);
  });
});

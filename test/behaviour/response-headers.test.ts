import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { request } from "../support/request.js";

describeBoth("the headers of every response (Q-29)", (open, envelope) => {
  it("name the request, and let nobody keep what may change", async () => {
    const { client } = await open({ ids: "random" });
    const [read, changed, missing, job] = [
      await client.send("getUpload", { id: "1001" }),
      await client.send("updateUpload", { id: "1001", fields: { author: "x" } }),
      await client.send("getUpload", { id: "nope" }),
      await client.send("updateUpload", { id: "1001", fields: { basename: "b" } }),
    ];
    const replies = [read, changed, missing, job];
    const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
    for (const { headers } of replies) expect(headers["x-request-id"]).toMatch(uuid);
    expect(new Set(replies.map(({ headers }) => headers["x-request-id"])).size).toBe(4);
    const kept = "max-age=0, private, must-revalidate";
    expect(replies.map(({ headers }) => headers["cache-control"])).toEqual([kept, kept, "no-cache", "no-cache"]);
    expect([missing.headers.etag, job.headers.etag]).toEqual([undefined, undefined]);
  });

  it("name the request, and let nobody keep that there is nothing, of unknown paths and methods too", async () => {
    const { standin } = await open({ ids: "random" });
    for (const [method, path] of [
      ["GET", "/nothing"],
      ["PATCH", "/uploads/1001"],
      ["GET", "/assets/main/nothing"],
    ] as const) {
      const { status, headers } = await request(standin.app)[method === "GET" ? "get" : "patch"](
        envelope.basePath + path,
      );
      expect([path, status]).toEqual([path, method === "GET" || envelope.name === "json-api" ? 404 : 405]);
      expect(headers).toMatchObject({
        "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
        "cache-control": "no-cache",
      });
    }
  });

  it("have a checksum of the resource, another one when it has changed", async () => {
    const { client } = await open();
    const etag = async () => (await client.send("getUpload", { id: "1001" })).headers.etag;
    const before = await etag();
    expect(before).toMatch(/^W\/"[\da-f]+-[\da-f]+"$/);
    expect(await etag()).toBe(before);
    await client.send("updateUpload", { id: "1001", fields: { author: "x" } });
    expect(await etag()).not.toBe(before);
  });

  it("say of a resend that it is not kept either", async () => {
    const { standin, client } = await open();
    await client.send("updateUpload", { id: "1001", fields: { author: "x" } });
    const [call] = standin.webhookCalls.list();
    const { status, headers } = await client.send("resendWebhookCall", { id: call?.id ?? "" });
    expect([status, headers["cache-control"]]).toEqual([204, "no-cache"]);
  });
});

describeBoth("what is known of an upload beside its fields (Q-04)", (open, envelope) => {
  const meta = { antivirus: { status: "skipped", checked_at: null, threat_name: null } };

  it("stands in meta, which JSON:API has beside the attributes", async () => {
    const { client } = await open();
    const { body, resource } = await client.send("getUpload", { id: "1001" });
    expect(resource.meta).toEqual(meta);
    expect(envelope.name === "flat" ? body : body.data).toMatchObject({ id: "1001", meta });
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { JsonObject } from "../../src/base/json.js";
import { flatEnvelope, jsonApiEnvelope } from "../../src/wire/envelope.js";
import { createClient } from "../support/client.js";
import { describeBoth, differences } from "../support/envelopes.js";
import { request } from "../support/request.js";
import { startStandin } from "../support/standin.js";

async function put(path: string, body: unknown, type = "application/json") {
  const standin = await startStandin();
  const before = standin.state.get();
  const response = await request(standin.app)
    .put(path)
    .set({ Authorization: "Bearer any-token", "Content-Type": type, "X-Api-Version": "3" })
    .send(JSON.stringify(body));
  return { response, before, after: standin.state.get() };
}

const about = (id: unknown, type: unknown, rest: object = {}) => ({ data: { id, type, ...rest } });

describe("the two envelopes", () => {
  it("Q-03 · stand over the same state: what one updates, the other reads", async () => {
    const standin = await startStandin();
    const flat = createClient(standin, flatEnvelope);
    const jsonApi = createClient(standin, jsonApiEnvelope);
    await flat.send("updateUpload", { id: "1001", fields: { author: "Grace Hopper", upload_collection: null } });
    await jsonApi.send("updateWebhook", { id: "2001", fields: { name: "Renamed" } });
    expect(await jsonApi.upload("1001")).toEqual(await flat.upload("1001"));
    expect(await jsonApi.upload("1001")).toMatchObject({ author: "Grace Hopper", upload_collection: null });
    expect(await flat.webhook("2001")).toEqual(await jsonApi.webhook("2001"));
    const { jobId } = await flat.send("updateUpload", { id: "1001", fields: { basename: "meadow" } });
    await standin.clock.advance(300);
    expect((await jsonApi.result(jobId)).resource).toEqual((await flat.result(jobId)).resource);
  });

  it("Q-03 · a JSON:API upload has its relationships apart from its attributes", async () => {
    const { response } = await put("/json-api/uploads/1001", about("1001", "upload"));
    const { id, type, attributes, relationships } = response.body.data as Record<string, JsonObject>;
    expect([id, type, Object.keys(response.body), Object.keys(response.body.data).sort()]).toEqual([
      ...["1001", "upload", ["data"]],
      ["attributes", "id", "meta", "relationships", "type"],
    ]);
    expect(attributes).not.toHaveProperty("creator");
    expect(relationships).toEqual({
      creator: { data: { type: "account", id: "312" } },
      upload_collection: { data: { type: "upload_collection", id: "3001" } },
    });
  });

  it("Q-03 Q-51 · JSON:API bodies may come as application/vnd.api+json, and are answered as application/json", async () => {
    const { response } = await put("/json-api/uploads/1001", about("1001", "upload"), "application/vnd.api+json");
    expect([response.status, response.type]).toEqual([200, "application/json"]);
    expect((await put("/uploads/1001", {}, "application/vnd.api+json")).response.status).toBe(415);
  });

  const wrong: { what: string; path: string; body: unknown; code: string; at: string }[] = parse(
    readFileSync(new URL("wrong-bodies.yaml", import.meta.url), "utf8"),
  );
  it.each(wrong)("Q-18 · $what is refused", async ({ path, body, code, at }) => {
    const { response, before, after } = await put(path, body);
    const text = JSON.stringify(response.body);
    expect([response.status, text]).toEqual([422, expect.stringContaining(`"${code}"`)]);
    expect(text).toContain(`"pointer":${JSON.stringify(at)}`);
    expect(after).toEqual(before);
  });

  it("Q-18 · JSON:API has one version; another is refused, and flat does not care", async () => {
    const standin = await startStandin();
    const sending = { id: "1001", headers: { "X-Api-Version": "2" } };
    const refused = await createClient(standin, jsonApiEnvelope).send("getUpload", sending);
    expect([refused.status, refused.error.code]).toEqual([422, "INVALID_API_VERSION"]);
    expect((await createClient(standin, flatEnvelope).send("getUpload", sending)).status).toBe(200);
    const answer = await createClient(standin, jsonApiEnvelope).send("getUpload", { id: "1001" });
    expect(answer.headers["x-api-version"]).toBe("3");
  });

  it("Q-49 · JSON:API wants to be told its version", async () => {
    const standin = await startStandin();
    const response = await request(standin.app).get("/json-api/uploads/1001").set("Authorization", "Bearer any-token");
    const { code, details } = response.body.data[0].attributes;
    expect([response.status, code]).toEqual([422, "INVALID_API_VERSION"]);
    expect(details.message).toBe("X-Api-Version is missing. Send 3, the only version.");
  });
});

describeBoth("errors", (open, envelope) => {
  it("Q-18 Q-30 · have the media type of their envelope", async () => {
    const { client } = await open();
    const { headers } = await client.send("getUpload", { id: "nope" });
    expect(headers["content-type"]).toBe(differences.errorMediaType[envelope.name]);
  });
});

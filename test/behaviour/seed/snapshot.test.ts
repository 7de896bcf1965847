import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.js";
import type { Seed, Standin } from "../../../src/index.js";
import { flatEnvelope } from "../../../src/wire/envelope.js";
import { repeatable, uploadPatch, webhookPatch } from "../../support/arbitraries.js";
import { type Client, createClient } from "../../support/client.js";
import { fetchFile, storeFile } from "../../support/files.js";
import { startStandin } from "../../support/standin.js";

const ids = fc.constantFrom("1001", "1002", "1003");
const keepUrl = fc.constantFrom({}, { replace_strategy: "keep_url" });
const parent = fc.constantFrom(null, ...["3001", "3002"].map((id) => ({ type: "upload_collection", id })));

/** One change of any kind; some are refused, which changes nothing. */
const change: fc.Arbitrary<(client: Client, standin: Standin) => Promise<unknown>> = fc.oneof(
  fc.tuple(ids, uploadPatch, keepUrl).map(
    ([id, fields, query]) =>
      (client: Client) =>
        client.send("updateUpload", { id, fields, query }),
  ),
  webhookPatch.map((fields) => (client: Client) => client.send("updateWebhook", { id: "2002", fields })),
  uploadPatch.map(
    (fields) => (client: Client) => client.send("createUpload", { fields: { path: "/seed/spare.png", ...fields } }),
  ),
  ids.map((id) => (client: Client) => client.send("deleteUpload", { id })),
  fc.constant((client: Client) => client.send("deleteWebhook", { id: "2001" })),
  // The bytes of a new file, of an upload or of none.
  fc.tuple(ids, fc.boolean()).map(([id, used]) => async (client: Client, { app }: Standin) => {
    const path = await storeFile(app, client, Buffer.from("\u0000\u0001bytes"), { filename: "stored.bin" });
    if (used) await client.send("updateUpload", { id, fields: { path } });
  }),
  parent.map(
    (one) => (client: Client) => client.send("createUploadCollection", { fields: { label: "New", parent: one } }),
  ),
  parent.map(
    (one) => (client: Client) => client.send("updateUploadCollection", { id: "3001", fields: { parent: one } }),
  ),
);

/** All that can be read of the state, the file at every url included. The order of a collection's children is not kept: a child alone names its parent. */
async function everything(standin: Standin) {
  const client = createClient(standin, flatEnvelope);
  const lists = await Promise.all(
    (["listUploads", "listWebhooks", "listUploadCollections"] as const).map((list) => client.send(list)),
  );
  const resources = lists.flatMap(({ list }) => list.data);
  const files = resources.filter(({ type }) => type === "upload").map(({ url }) => fetchFile(standin.app, url));
  return [
    ...resources.map(({ children = [], ...resource }) => ({
      ...resource,
      children: new Set(children as JsonObject[]),
    })),
    ...(await Promise.all(files)).map(({ status, type, body }) => ({ status, type, body })),
  ];
}

describe("the state as a seed", () => {
  it("makes the same state again, here or in another server, after whatever was changed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        const standin = await startStandin({ jobs: "never" });
        const client = createClient(standin, flatEnvelope);
        for (const make of changes) await make(client, standin);
        const [seed, before] = [standin.state.get(), await everything(standin)];
        const again = await startStandin({ seed: JSON.parse(JSON.stringify(seed)) as Seed });
        standin.reset();
        standin.state.put(seed);
        for (const one of [standin, again]) {
          expect(one.state.get()).toEqual(seed);
          expect(await everything(one)).toEqual(before);
        }
      }),
      { ...repeatable, numRuns: 15 },
    );
  });

  it("is a copy: what is done to it is done to no state", async () => {
    const standin = await startStandin();
    const seed = standin.state.get();
    seed.uploads?.[0]?.tags?.push("sneaked in");
    Object.assign(seed.webhooks?.[0]?.headers ?? {}, { sneaked: "in" });
    expect(standin.state.get().uploads?.[0]?.tags).toEqual(["landscape"]);
    expect(standin.state.get().webhooks?.[0]?.headers).toEqual({});
  });
});

describe("a seed", () => {
  it("is taken as it is when it is given: what is done to it afterwards is done to no state", async () => {
    const seed: Seed = {
      ...{ locales: ["en"], files: [{ path: "/a.txt", text: "a" }] },
      uploads: [{ id: "1", path: "/a.txt", tags: ["a"] }],
    };
    const standin = await startStandin({ seed });
    seed.uploads?.[0]?.tags?.push("sneaked in");
    seed.locales.push("it");
    standin.reset();
    expect(standin.state.get()).toMatchObject({ locales: ["en"], uploads: [{ tags: ["a"] }] });
  });

  it("says what is absent of an upload, a webhook and a collection as a creation would", async () => {
    const standin = await startStandin({
      seed: {
        ...{ locales: ["en"], files: [{ path: "/a.txt", text: "a" }] },
        upload_collections: [{ id: "1", label: "One" }],
        uploads: [{ id: "1", path: "/a.txt", basename: "b" }],
        webhooks: [{ id: "1", name: "One", url: "/_standin/receiver/one" }],
      },
    });
    const client = createClient(standin, flatEnvelope);
    expect(await client.upload("1")).toMatchObject({
      ...{ basename: "b", path: "/a.txt", url: "http://standin.test/assets/main/b.txt", author: null, tags: [] },
      ...{ created_at: "2026-01-01T00:00:00.000Z", creator: { type: "account" } },
    });
    expect(await client.webhook("1")).toMatchObject({
      ...{ enabled: true, payload_api_version: "3", auto_retry: true, headers: {}, events: [], custom_payload: null },
      url: "http://standin.test/_standin/receiver/one?environment=main",
    });
    expect((await client.send("getUploadCollection", { id: "1" })).resource).toMatchObject({
      position: 1,
      parent: null,
    });
  });
});

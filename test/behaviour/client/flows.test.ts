import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createStandin, type Standin } from "../../../src/index.js";
import { skipWaits } from "../../support/eager-client.js";
import { connect } from "./connect.js";

let standin: Standin;

beforeAll(async () => {
  standin = await createStandin({ port: 0, jobTime: "1ms", metadata: "field" });
});

afterAll(() => standin.close());

beforeEach(skipWaits);

/** Each flow has an environment of its own. */
describe("the official client, unmodified", () => {
  it("updates attributes at once, and reads them back", async () => {
    const client = connect(standin, "attributes");
    const updated = await client.uploads.update("1001", {
      ...{ author: null, notes: "Seen", tags: ["a", "b"] },
      upload_collection: { type: "upload_collection", id: "3002" },
      creator: { type: "account", id: "7" },
    });
    expect(updated).toMatchObject({
      ...{ author: null, notes: "Seen", tags: ["a", "b"], upload_collection: { id: "3002" }, creator: { id: "7" } },
    });
    expect(await client.uploads.find("1001")).toEqual(updated);
    expect(standin.environment("attributes").jobs.list()).toEqual([]);
  });

  it("sees a job that fails as an ApiError", async () => {
    const client = connect(standin, "failing");
    standin.environment("failing").jobs.script({ fail: { status: 422 } });
    const error = await client.uploads.update("1001", { basename: "meadow" }).catch((one: unknown) => one);
    expect(error).toMatchObject({ response: { status: 422 }, errors: [{ attributes: { code: "INVALID_FORMAT" } }] });
  });

  it("lists and deletes uploads", async () => {
    const client = connect(standin, "lists");
    expect((await client.uploads.list()).map(({ id }) => id)).toEqual(["1003", "1002", "1001"]);
    const paged: string[] = [];
    for await (const { id } of client.uploads.listPagedIterator({}, { perPage: 2 })) paged.push(id);
    expect(paged).toEqual(["1003", "1002", "1001"]);
    expect((await client.uploads.destroy("1002")).id).toBe("1002");
    expect((await client.uploads.list({ filter: { ids: "1002,1003" } })).map(({ id }) => id)).toEqual(["1003"]);
  });

  it("creates, reads, updates and deletes webhooks", async () => {
    const client = connect(standin, "webhooks");
    const fields = {
      ...{
        name: "Search index",
        url: "https://example.com/hook",
        custom_payload: null,
        headers: { "X-Source": "cms" },
      },
      events: [{ entity_type: "upload" as const, event_types: ["create" as const] }],
      ...{ http_basic_user: null, http_basic_password: null },
      ...{ enabled: true, payload_api_version: "3", nested_items_in_payload: true, auto_retry: false },
    };
    const created = await client.webhooks.create(fields);
    expect(created).toMatchObject(fields);
    expect(await client.webhooks.update(created.id, {})).toEqual(created);
    const updated = await client.webhooks.update(created.id, { enabled: false, http_basic_user: "ada" });
    expect(updated).toEqual({ ...created, enabled: false, http_basic_user: "ada" });
    expect((await client.webhooks.list()).map(({ name }) => name)).toEqual(["Inbox", "Message", "Search index"]);
    expect(await client.webhooks.destroy(created.id)).toEqual(updated);
    expect(await client.webhooks.list()).toHaveLength(2);
  });

  it("works with collections", async () => {
    const client = connect(standin, "collections");
    const created = await client.uploadCollections.create({ label: "Portraits" });
    expect(await client.uploadCollections.update(created.id, { label: "Old" })).toMatchObject({ label: "Old" });
    expect((await client.uploadCollections.list()).map(({ label }) => label)).toContain("Old");
    expect((await client.uploadCollections.destroy(created.id)).id).toBe(created.id);
  });

  it("keeps two environments apart", async () => {
    const [one, other] = [connect(standin, "one"), connect(standin, "other")];
    await Promise.all([
      one.uploads.update("1001", { basename: "in-one" }),
      other.uploads.update("1001", { author: "in the other" }),
    ]);
    expect(await one.uploads.find("1001")).toMatchObject({ basename: "in-one", author: "Ada Lovelace" });
    expect(await other.uploads.find("1001")).toMatchObject({ basename: "hills", author: "in the other" });
    expect(await connect(standin).uploads.find("1001")).toMatchObject({ basename: "hills", author: "Ada Lovelace" });
  });
});

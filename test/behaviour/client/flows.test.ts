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
  it("sees a job that fails as an ApiError", async () => {
    const client = connect(standin, "failing");
    standin.environment("failing").jobs.script({ fail: { status: 422 } });
    const error = await client.uploads.update("1001", { basename: "meadow" }).catch((one: unknown) => one);
    expect(error).toMatchObject({ response: { status: 422 }, errors: [{ attributes: { code: "INVALID_FORMAT" } }] });
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
});

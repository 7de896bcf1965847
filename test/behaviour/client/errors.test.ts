import { ApiError, buildClient } from "@datocms/cma-client-node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStandin, type Standin } from "../../../src/index.js";
import { named } from "../../support/rows.js";
import { connect } from "./connect.js";

type Client = ReturnType<typeof connect>;

let standin: Standin;
beforeAll(async () => {
  standin = await createStandin({ port: 0, jobTime: 20 });
});
afterAll(() => standin.close());

interface Row {
  what: string;
  token?: string;
  environment?: string;
  act(client: Client): PromiseLike<unknown>;
  status: number;
  code: string;
  /** Of the error's details, as `findError` can ask for. */
  details?: Record<string, string>;
}

const rows: Row[] = [
  {
    ...{ what: "a token that is none", token: "two words", status: 401, code: "INVALID_AUTHORIZATION_HEADER" },
    act: (client) => client.uploads.update("1001", { author: null }),
  },
  {
    ...{ what: "a path of no file", status: 422, code: "INVALID_FIELD" },
    details: { field: "path", code: "VALIDATION_PATH", record_type: "upload" },
    act: (client) => client.uploads.update("1001", { path: "/never.png" }),
  },
  {
    ...{ what: "a name that no environment can have", environment: "a.b", status: 422, code: "INVALID_ENVIRONMENT" },
    act: (client) => client.uploads.find("1001"),
  },
];

describe.concurrent("the official client sees an ApiError for", () => {
  it.each(named(rows, ({ what }) => what))("%s", async (_, { act, token, environment, status, code, details = {} }) => {
    const client = connect(standin, environment, token);
    const error = await Promise.resolve(act(client)).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ApiError);
    const seen = error as ApiError;
    expect(seen.response.status).toBe(status);
    expect(seen.findError(code, details)).toMatchObject({ type: "api_error", attributes: { code, details } });
    expect(seen.findError("SOMETHING_ELSE")).toBeUndefined();
  });
});

it("the official client with the root as baseUrl is told to add /json-api, whatever it asks", async () => {
  const client = buildClient({ apiToken: "any-token", baseUrl: standin.url });
  const asks = [
    () => client.uploads.list(),
    () => client.uploads.find("1001"),
    () => client.uploads.update("1001", { author: "Ada" }),
    () => client.webhooks.update("2001", { enabled: false }),
    () => client.uploads.bulkTag({ uploads: [{ type: "upload", id: "1001" }], tags: ["a"] }),
    () => client.uploads.destroy("1001"),
    () => client.site.find(),
  ];
  for (const ask of asks) {
    const error = await Promise.resolve(ask()).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toContain(`Add /json-api to baseUrl: \\"${standin.url}/json-api\\".`);
  }
  const headers = { authorization: "Bearer any", accept: "application/vnd.api+json" };
  expect((await (await fetch(`${standin.url}/uploads`, { headers })).json()).data[0].type).toBe("api_error");
  // The version alone is no sign.
  const both = { authorization: "Bearer any", "content-type": "application/json", "x-api-version": "3" };
  for (const init of [{ method: "GET" }, { method: "PUT", body: "{}" }])
    expect((await fetch(`${standin.url}/uploads/1001`, { ...init, headers: both })).status).toBe(200);
});

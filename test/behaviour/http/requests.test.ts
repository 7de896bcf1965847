import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

async function put(body: string | Buffer, headers: Record<string, string> = {}, path = "/uploads/1001") {
  const standin = await startStandin();
  const before = standin.state.get();
  const answer = await request(standin.app)
    .put(path)
    .set({ Authorization: "Bearer any-token", "Content-Type": "application/json", ...headers })
    .serialize((raw) => raw)
    .send(body);
  if (answer.status >= 400) expect(standin.state.get()).toEqual(before);
  return answer;
}

describe("a body", () => {
  const nested = (levels: number) =>
    `{"default_field_metadata":{"en":{"custom_data":${'{"a":'.repeat(levels - 3)}1${"}".repeat(levels)}`;

  it.each([
    ["that is empty", "", 400, "INVALID_JSON_BODY"],
    ["that is cut short", '{"author":"Ada', 400, "INVALID_JSON_BODY"],
    ["with a comma too many", '{"author":null,}', 400, "INVALID_JSON_BODY"],
    ["with a byte order mark", '\ufeff{"author":null}', 400, "INVALID_JSON_BODY"],
    ["that is not UTF-8", Buffer.from('{"author":"é"}', "latin1"), 400, "INVALID_JSON_BODY"],
    ["of half a million brackets", "[".repeat(500_000), 400, "INVALID_JSON_BODY"],
    ["of half a million brackets that are closed", "[".repeat(500_000) + "]".repeat(500_000), 400, "INVALID_JSON_BODY"],
    ["nested 65 deep", nested(65), 400, "INVALID_JSON_BODY"],
    ["of more than 50,000 values", JSON.stringify({ tags: Array(50_000).fill(1) }), 413, "PAYLOAD_TOO_LARGE"],
    ["that is a number", "7", 422, "INVALID_FORMAT"],
    ["that is a string", '"author"', 422, "INVALID_FORMAT"],
  ])("%s is refused", async (_, body, status, code) => {
    const answer = await put(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("may have any signs of JSON in its texts", async () => {
    const notes = 'a,"[{\\'.repeat(60_000);
    expect((await put(JSON.stringify({ notes }))).body.notes).toBe(notes);
  });

  it("nested 64 deep is accepted, and answered as it was sent", async () => {
    const body = nested(64);
    const answer = await put(body);
    expect(answer.status).toBe(200);
    const sent = JSON.parse(body).default_field_metadata.en.custom_data;
    expect(answer.body.default_field_metadata.en.custom_data).toEqual(sent);
  });

  it.each([
    ["application/json", 200],
    ["application/json; charset=utf-8", 200],
    ['Application/JSON;charset="UTF-8"', 200],
    ["application/json; charset=latin1", 415],
    ["application/jsonx", 415],
    ["text/json", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=a", 415],
  ])("Q-51 · of type %s is answered with %i", async (type, status) => {
    const answer = await put('{"author":null}', { "Content-Type": type });
    expect(answer.status).toBe(status);
    if (status === 415) expect(answer.body).toMatchObject({ code: "INVALID_CONTENT_TYPE_HEADER", errors: [] });
  });

  it("that is compressed is refused", async () => {
    const answer = await put(gzipSync('{"author":null}'), { "Content-Encoding": "gzip" });
    expect([answer.status, answer.body.code]).toEqual([415, "INVALID_CONTENT_TYPE_HEADER"]);
  });
});

describe("a query", () => {
  it.each([
    ["a parameter that the operation does not have", "/uploads/1001?replace=keep", "/replace"],
    ["one of another operation", "/webhooks/2001?replace_strategy=keep_url", "/replace_strategy"],
    ["one that stands twice", "/uploads/1001?replace_strategy=keep_url&replace_strategy=keep_url", "/replace_strategy"],
    ["one that is called __proto__", "/uploads/1001?__proto__=a", "/__proto__"],
  ])("with %s is refused", async (_, path, pointer) => {
    const answer = await put("{}", {}, path);
    expect([answer.status, answer.body.code]).toEqual([422, "INVALID_FORMAT"]);
    expect(answer.body.errors).toMatchObject([{ pointer }]);
    expect(answer.body.detail).toContain("query");
  });
});

it("a query that says the same five hundred times is refused with twenty violations", async () => {
  const names = Array.from({ length: 500 }, (_, index) => `n${index}=&n${index}=`).join("&");
  const { status, body } = await put("{}", {}, `/uploads/1001?${names}`);
  expect([status, body.errors.length]).toEqual([422, 20]);
});

describe("a path", () => {
  it.each(["/nope", "/", "/Uploads/1001", "/uploads/1001/", "/uploads/1001/file", "/json-api", "/json-api/nope"])(
    "%s is unknown",
    async (path) => {
      const answer = await put("{}", {}, path);
      expect([answer.status, answer.text]).toEqual([404, expect.stringContaining("INVALID_ENDPOINT")]);
      const isJsonApi = path.startsWith("/json-api");
      expect(answer.type).toBe(isJsonApi ? "application/json" : "application/problem+json");
    },
  );
});

describe("a method", () => {
  it.each([
    ["patch", "/uploads/1001", "PUT, GET, HEAD, DELETE"],
    ["delete", "/webhooks", "POST, GET, HEAD"],
    ["post", "/job-results/1", "GET, HEAD"],
    ["get", "/upload-requests", "POST"],
    ["get", "/storage/main/any", "PUT"],
    ["put", "/assets/main/seed/hills.png", "GET, HEAD"],
    ["head", "/upload-requests", "POST"],
  ] as const)("%s is not one of %s, which has %s", async (method, path, allow) => {
    const { app } = await startStandin();
    const answer = await request(app)[method](path).set("Authorization", "Bearer any-token");
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
    if (method !== "head") expect(answer.text).toContain("METHOD_NOT_ALLOWED");
  });

  it("that a path of JSON:API does not have is 404 INVALID_ENDPOINT, as in the published service (Q-18)", async () => {
    const { app } = await startStandin();
    const answer = await request(app).post("/json-api/uploads/1001").set("Authorization", "Bearer any-token");
    const { code, details } = answer.body.data[0].attributes;
    expect([answer.status, answer.headers.allow, code]).toEqual([404, undefined, "INVALID_ENDPOINT"]);
    expect(details.message).toBe("/json-api/uploads/1001 does not support POST. It supports PUT, GET, HEAD, DELETE.");
  });

  it.each(["/uploads/1001", "/json-api/uploads", "/assets/main/seed/hills.png", "/openapi.json", "/uploads/nope"])(
    "HEAD of %s answers the headers of a GET and no body",
    async (path) => {
      const { app } = await startStandin();
      const head = await request(app).head(path).set("Authorization", "Bearer any-token");
      const get = await request(app).get(path).set("Authorization", "Bearer any-token");
      const { date: _, "x-request-id": __, ...headers } = get.headers;
      expect(head.status).toBe(get.status);
      expect(head.text ?? "").toBe("");
      // Addresses hold the port that the request came to, which is another one each time.
      const { "content-length": length, ...others } = headers;
      expect(head.headers).toMatchObject(path.includes("openapi") ? others : { ...others, "content-length": length });
    },
  );
});

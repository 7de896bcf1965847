import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

/** Why a request is refused, in the order in which it is checked. */
const refusals = {
  path: { status: 404, code: "INVALID_ENDPOINT" },
  method: { status: 405, code: "METHOD_NOT_ALLOWED" },
  token: { status: 401, code: "INVALID_AUTHORIZATION_HEADER" },
  access: { status: 403, code: "INSUFFICIENT_PERMISSIONS" },
  rate: { status: 429, code: "RATE_LIMIT_EXCEEDED" },
  environment: { status: 422, code: "INVALID_ENVIRONMENT" },
  mediaType: { status: 415, code: "INVALID_CONTENT_TYPE_HEADER" },
  size: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  json: { status: 400, code: "INVALID_JSON_BODY" },
  schema: { status: 422, code: "INVALID_FORMAT" },
  entity: { status: 404, code: "NOT_FOUND" },
  domain: { status: 422, code: "INVALID_FIELD" },
} as const;

type Cause = keyof typeof refusals;
const order = Object.keys(refusals) as Cause[];

/** Two causes that no request can have together. */
const exclusive: [Cause, Cause][] = [
  ["path", "method"],
  ["token", "access"],
];

const pairs = order.flatMap((earlier, index) =>
  order
    .slice(index + 1)
    .filter((later) => !exclusive.some(([one, other]) => one === earlier && other === later))
    .map((later): [Cause, Cause] => [earlier, later]),
);

function bodyWith(has: (cause: Cause) => boolean): string {
  const broken = has("json") ? "{" : "";
  const basename = has("schema") ? 7 : has("domain") ? "a/b" : "good";
  const notes = has("size") ? "x".repeat(1024 * 1024) : "";
  return broken + JSON.stringify({ basename, notes });
}

/** A request with these causes. One token has sent all that it may; each other request has a token of its own. */
async function send({ app }: Standin, has: (cause: Cause) => boolean, own: string) {
  const token = has("access") ? "no-management-access" : has("rate") ? "spent" : own;
  const path = has("path") ? "/upload/1001" : `/uploads/${has("entity") ? "nope" : "1001"}`;
  const answer = await request(app)
    [has("method") ? "patch" : "put"](path)
    .set({ Authorization: has("token") ? "Basic a" : `Bearer ${token}` })
    .set({ "Content-Type": has("mediaType") ? "text/plain" : "application/json" })
    .set(has("environment") ? { "X-Environment": "a b" } : {})
    .send(bodyWith(has));
  return { status: answer.status, code: answer.body.code };
}

it("of two causes to refuse a request, the one that is checked first is returned", async () => {
  const standin = await startStandin({ rateLimit: true });
  const before = standin.state.get();
  const spend = () => request(standin.app).get("/webhooks").set("Authorization", "Bearer spent");
  for (let sent = 0; sent < 60; sent++) await spend();
  for (const [earlier, later] of [...order.map((cause): [Cause, Cause] => [cause, cause]), ...pairs]) {
    const has = (one: Cause) => one === earlier || one === later;
    const causes = `${earlier} before ${later}`;
    expect([causes, await send(standin, has, `${earlier}-${later}`)]).toEqual([causes, refusals[earlier]]);
  }
  expect(standin.state.get()).toEqual(before);
});

describe("in JSON:API", () => {
  const put = async (path: string, body: object, headers = {}) => {
    const standin = await startStandin();
    const sent = request(standin.app)
      .put(path)
      .set({ Authorization: "Bearer any-token", "X-Api-Version": "3", ...headers });
    return (await sent.send(body)).body.data[0].attributes.code;
  };

  it.each([
    ["the environment before the version", { "X-Environment": "a b", "X-Api-Version": "2" }, "INVALID_ENVIRONMENT"],
    ["the version before the body's type", { "X-Api-Version": "2" }, "INVALID_API_VERSION"],
    ["the type before the schema", {}, "INVALID_TYPE"],
  ])("%s", async (_, headers, code) => {
    const body = { data: { id: "1", type: "webhook", attributes: { author: 7 } } };
    expect(await put("/json-api/uploads/nope", body, headers)).toBe(code);
  });

  it.each([
    ["the schema before the identifier", { author: 7 }, "INVALID_FORMAT"],
    ["the identifier before the entity", { author: "Ada" }, "INVALID_ENTITY_ID"],
  ])("%s", async (_, attributes, code) => {
    expect(await put("/json-api/uploads/nope", { data: { id: "1", type: "upload", attributes } })).toBe(code);
  });
});

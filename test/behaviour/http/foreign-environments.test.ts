import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

/** What a browser says of an image, a form or a link of a page of another site; scripts name their origin besides. */
const image = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" };
const form = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", Origin: "https://evil.example" };
const link = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
const sibling = { ...link, "Sec-Fetch-Site": "same-site" };
const script = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", Origin: "http://localhost:5173" };
const token = { Authorization: "Bearer any" };

async function openIn({ app }: Standin): Promise<string[]> {
  const { body } = await request(app).get("/_standin/environments");
  return body.environments.map(({ name }: { name: string }) => name);
}

describe("no environment is opened by", () => {
  it.each([
    ["the address of a file", "get", "/assets/other/seed/hills.png", {}, 200],
    ["an image of another page", "get", "/assets/other/seed/hills.png", image, 200],
    ["the address of no file", "get", "/assets/other/x", image, 404],
    ["an address for bytes that was not given out", "put", "/storage/other/x", {}, 404],
    ["the console's pictures", "get", "/_standin/pictures/1001?environment=other", {}, 200],
    ["a look at the state", "get", "/_standin/state?environment=other", {}, 200],
    ["a link of another page", "get", "/_standin/overview?environment=other", link, 422],
    ["a form of another page", "post", "/_standin/receiver/inbox?environment=other", form, 403],
    ["a script of another page", "post", "/_standin/receiver/inbox?environment=other", script, 403],
    ["a browser that says its origin alone", "post", "/_standin/receiver/a?environment=other", { Origin: "null" }, 404],
    ["a call of a receiver", "post", "/_standin/receiver/inbox?environment=other", {}, 404],
    ["a link of a page of this site", "get", "/_standin/overview?environment=other", sibling, 422],
    ["a page without an origin", "get", "/uploads", { ...image, ...token, "X-Environment": "other" }, 422],
    ["the same in JSON:API", "get", "/json-api/uploads", { ...image, ...token, "X-Environment": "other" }, 422],
    ["a request without a token", "get", "/uploads", { "X-Environment": "other" }, 401],
  ] as const)("%s", async (_, method, path, headers, status) => {
    for (const options of [{}, { rateLimit: true }]) {
      const standin = await startStandin(options);
      const answer = await request(standin.app)[method](path).set(headers);
      expect(answer.status).toBe(status);
      expect(await openIn(standin)).toEqual([]);
    }
  });
});

describe("an environment is opened by", () => {
  it.each([
    [
      "a page of the team's, which names its origin",
      "get",
      "/uploads",
      { ...script, ...token, "X-Environment": "other" },
    ],
    ["a script", "get", "/uploads", { ...token, "X-Environment": "other" }],
    ["the console", "get", "/_standin/overview?environment=other", { "Sec-Fetch-Site": "same-origin" }],
  ] as const)("%s", async (_, method, path, headers) => {
    const standin = await startStandin();
    const answer = await request(standin.app)[method](path).set(headers);
    expect(answer.status).toBe(200);
    expect(await openIn(standin)).toEqual(["other"]);
  });
});

describe("where the environment is open", () => {
  it.each([
    ["a file is read", "get", "/assets/main/seed/hills.png", image],
    ["a receiver takes what comes", "post", "/_standin/receiver/inbox", {}],
    ["a link is followed", "get", "/_standin/overview", link],
  ] as const)("%s", async (_, method, path, headers) => {
    const standin = await startStandin();
    await request(standin.app).get("/uploads").set(token);
    expect((await request(standin.app)[method](path).set(headers)).status).toBe(200);
  });

  it("a file is the one that it has now, and is in the journal", async () => {
    const standin = await startStandin();
    await request(standin.app).delete("/uploads/1001").set(token);
    expect((await request(standin.app).get("/assets/main/seed/hills.png").set(image)).status).toBe(404);
    expect(standin.journal.find({ method: "GET" }).url).toBe("/assets/main/seed/hills.png");
  });
});

it("says why an environment was not opened, and what opens it", async () => {
  const { app } = await startStandin();
  const { body } = await request(app).get("/_standin/overview?environment=other").set(link);
  expect(body).toMatchObject({ code: "INVALID_ENVIRONMENT", detail: expect.stringMatching(/"other".*script/) });
});

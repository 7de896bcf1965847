import { describe, expect, it } from "vitest";
import { envelopes } from "../../support/client.js";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

const browser = "text/html,application/xhtml+xml,*/*;q=0.8";

describe("the root of the server", () => {
  it("leads a browser to the console and the documentation", async () => {
    const { app } = await startStandin();
    const { status, type, text, headers } = await request(app).get("/").set("Accept", browser);
    expect([status, type]).toEqual([200, "text/html"]);
    for (const address of ["/_standin", "/docs/", "/openapi.json"]) expect(text).toContain(`href="${address}"`);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([undefined, "*/*", "application/json"])("is an unknown path to who accepts %s", async (accept) => {
    const { app } = await startStandin();
    const { status, body } = await request(app)
      .get("/")
      .set(accept === undefined ? {} : { Accept: accept });
    expect([status, body.code]).toEqual([404, "INVALID_ENDPOINT"]);
    expect(body.detail).toContain("/docs/ documents them. /_standin is the console.");
  });

  it("is the other server's, with a proxy", async () => {
    const other = await (await startStandin()).createReceiver();
    const { app } = await startStandin({ proxy: other.url });
    await request(app).get("/").set("Accept", browser);
    expect(other.requests).toMatchObject([{ method: "GET", path: "/" }]);
  });
});

it.each(envelopes)(
  "$name: what the published service has besides is said not to be here",
  async ({ basePath, name }) => {
    const { app } = await startStandin();
    const detailAt = async (path: string) => {
      const { status, body } = await request(app).get(basePath + path);
      expect(status).toBe(404);
      return name === "flat" ? body.detail : body.data[0].attributes.details.message;
    };
    expect(await detailAt("/items?page[limit]=1")).toContain(
      "Records are only in the published service, not in Standin.",
    );
    expect(await detailAt("/item-types/44/fields")).toContain("Models are only in the published service");
    for (const path of ["/itmes", "/constructor", "/"]) expect(await detailAt(path)).toMatch(/^There is nothing at /);
  },
);

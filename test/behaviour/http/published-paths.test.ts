import { expect, it } from "vitest";
import { envelopes } from "../../support/envelopes.js";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

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

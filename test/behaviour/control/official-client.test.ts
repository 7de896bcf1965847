import { buildClient } from "@datocms/cma-client-node";
import { expect, it } from "vitest";
import { skipWaits } from "../../support/eager-client.js";
import { startStandin } from "../../support/standin.js";

it("the first two updates answer 429, then it works: one call, and the official client succeeds by itself", async () => {
  skipWaits();
  const standin = await startStandin({ port: 0 });
  standin.faults.add({ operation: "updateUpload", code: "RATE_LIMIT_EXCEEDED", times: 2 });
  const client = buildClient({ apiToken: "any", baseUrl: `${standin.url}/json-api` });
  const upload = await client.uploads.update("1001", { author: "Grace Hopper" });
  expect(upload.author).toBe("Grace Hopper");
  expect(standin.journal.list().map((entry) => entry.response?.status)).toEqual([429, 429, 200]);
});

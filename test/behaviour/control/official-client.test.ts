import { buildClient } from "@datocms/cma-client-node";
import { expect, it } from "vitest";
import { skipWaits } from "../../support/eager-client.js";
import { startStandin } from "../../support/standin.js";

it("a client that waits for a job gets its result from a clock that goes on for whoever asks", async () => {
  skipWaits();
  const standin = await startStandin({ port: 0, clock: "on-demand" });
  const before = standin.clock.now();
  const client = buildClient({ apiToken: "any", baseUrl: `${standin.url}/json-api` });
  expect((await client.uploads.update("1001", { basename: "meadow" })).filename).toBe("meadow.png");
  expect([standin.clock.now() - before, standin.journal.list().length]).toEqual([300, 2]);
});

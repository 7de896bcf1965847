import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { type Flaky, sleeplessPorts } from "../support/flaky.js";
import { startForeign } from "../support/records.js";

const run = (service: Flaky, only: readonly string[]) =>
  verify(toTarget({ url: service.url }), contracts, sleeplessPorts().ports, { only, calls: "allow" });

describe("a resource of the run is deleted when a read shows it", () => {
  it.each([
    ["a DELETE that does nothing", 204],
    ["a DELETE that does not find what is there", 404],
  ])("not after %s", async (_, status) => {
    const service = await startForeign();
    const pass = service.script;
    service.script = (request) => (request.method === "DELETE" ? { status, body: "" } : pass(request));
    const { report } = await run(service, ["upload-notes"]);
    expect(report.run_record).toBeDefined();
    expect(report.left_behind.map(({ kind }) => kind)).toContain("upload");
  });

  it("not where the target returns 404 to everything from some moment on", async () => {
    const service = await startForeign();
    const pass = service.script;
    let isLost = false;
    service.script = (request) => {
      isLost ||= request.method === "DELETE";
      return isLost ? { status: 404, body: "{}" } : pass(request);
    };
    const { report } = await run(service, ["upload-notes"]);
    expect(report.run_record).toBeDefined();
    expect(report.left_behind.map(({ kind }) => kind)).toContain("upload");
  });
});

it("an invented ID gets no write where the target finds a customer's resource in it", async () => {
  const invented = /^\/(?:uploads|webhooks)\/standin-/;
  const service = await startForeign(({ path }) =>
    invented.test(path) ? { status: 200, body: JSON.stringify({ id: "1002" }) } : undefined,
  );
  await run(service, ["upload-identity", "webhook-identity", "upload-errors"]);
  const sent = service.requests.filter(({ path }) => invented.test(path)).map(({ method }) => method);
  expect([...new Set(sent)]).toEqual(["GET"]);
});

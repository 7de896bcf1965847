import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { type Flaky, sleeplessPorts } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand } from "../support/kit.js";
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

describe("a target that finds a customer's resource in the ID of a new one", () => {
  /** Reads every ID that it made itself as that of upload 1002. */
  async function startCasting() {
    const service = await startForeign((request) => {
      request.path = request.path.replace(/^\/uploads\/(?!100\d)[^/?]+/, "/uploads/1002");
      return undefined;
    });
    const shown = async () => (await fetch(`${service.standin.url}/uploads/1002`, { headers: reader })).text();
    return { service, shown, before: await shown() };
  }
  const reader = { Authorization: "Bearer reader" };
  const only = ["upload-notes", "upload-author"];

  it("has the new one named, and the customer's neither changed nor deleted, by a run and by an undo", async () => {
    const { service, shown, before } = await startCasting();
    const runRecord = await newFolder();
    const flags = { target: service.url, runRecord, allowCalls: true };
    const { code, stdout } = await runCommand({ ...flags, only });
    expect([code, stdout]).toEqual([4, expect.stringContaining("NOT RESTORED: ")]);
    const undone = await runCommand({ ...flags, undo: true });
    expect([undone.code, await shown()]).toEqual([4, before]);
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

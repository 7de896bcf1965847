import { describe, expect, it } from "vitest";
import type { Flaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand, verifyAt } from "../support/kit.js";
import { startForeign } from "../support/records.js";

const run = ({ url }: Flaky, only: readonly string[]) => verifyAt(url, { only, calls: "allow" });

describe("a resource of the run is deleted when a read shows it", () => {
  it.each([
    ["after a DELETE that does nothing", 204, false],
    ["after a DELETE that does not find what is there", 404, false],
    ["where the target returns 404 to everything from some moment on", 404, true],
  ])("not %s", async (_, status, forEver) => {
    let isLost = false;
    const service = await startForeign(({ method }) => {
      isLost = method === "DELETE" || (isLost && forEver);
      return isLost ? { status, body: "{}" } : undefined;
    });
    const { report } = await run(service, ["upload-notes"]);
    expect(report.run_record).toBeDefined();
    expect(report.left_behind.map(({ kind }) => kind)).toContain("upload");
  });
});

it("a resource of the run is deleted where the target refuses to show what is gone, and does not list it", async () => {
  const gone = new Set<string>();
  const service = await startForeign(({ method, path }) => {
    if (method === "DELETE") gone.add(path);
    return method === "GET" && gone.has(path) ? { status: 403, body: "{}" } : undefined;
  });
  const { report } = await run(service, ["upload-notes"]);
  expect([report.verdict, report.left_behind]).toEqual(["held", []]);
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

describe("an update that gives a resource another ID", () => {
  /** Moves an upload to another ID as soon as an update gives it a new file. */
  async function startMoving() {
    const moved = new Map<string, string>();
    const service = await startForeign((request) => {
      const [, id = ""] = /^\/uploads\/([^/?]+)$/.exec(request.path) ?? [];
      if (moved.has(id)) return { status: 404, body: '{"code":"NOT_FOUND"}' };
      const old = [...moved].find(([, now]) => now === id)?.[0];
      if (old !== undefined) request.path = `/uploads/${old}`;
      return undefined;
    });
    service.shows = (resource, { method, body }) => {
      const id = String(resource.id);
      if (method === "PUT" && body.includes('"path"')) moved.set(id, `${id}-new`);
      resource.id = moved.get(id) ?? id;
    };
    return { service, moved };
  }

  it("leaves a resource of the run that is named", async () => {
    const { service, moved } = await startMoving();
    const { report } = await run(service, ["U-15"]);
    expect(moved.size).toBeGreaterThan(0);
    const named = report.left_behind.map(({ kind, id }) => `${kind} ${id}`);
    expect(named.sort()).toEqual([...moved.values()].map((id) => `upload ${id}`).sort());
    expect(report.cases.map(({ because }) => because)).toContainEqual(
      expect.stringContaining("An update gave the upload"),
    );
  });

  it("names the new ID of an existing one, too", async () => {
    const { service, moved } = await startMoving();
    const binding = {
      operations: { createUpload: null },
      fixtures: { upload_id: "1001", spare_path: "/seed/spare.png" },
    };
    const { report } = await verifyAt(service.url, { only: ["upload-path"], calls: "allow" }, binding);
    expect([...moved]).toEqual([["1001", "1001-new"]]);
    expect(report.left_behind.map(({ id }) => id)).toContain("1001-new");
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

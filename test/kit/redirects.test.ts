import { describe, expect, it } from "vitest";
import type { Api } from "../../src/kit/http/api.js";
import { startApi, startForeign } from "../support/records.js";

const update = (api: Api) => {
  const undo = api.ledger.changes({ kind: "upload", id: "1001" }, { notes: "a" }, { notes: "b" });
  return api.call("updateUpload", { path: { upload_id: "1001" }, body: { notes: "b" }, undo });
};

describe("a redirect is followed within the origin, and a write to the resource that it is for alone", () => {
  /** An api of one upload, behind a service that redirects its first path to another one. */
  async function redirecting(status: number, to: string) {
    const service = await startForeign();
    service.script = ({ path }) =>
      path.startsWith("/uploads/") ? { status, headers: { Location: to } } : { status: 200, body: '{"id":"1001"}' };
    const api = startApi(service);
    const passed = () => service.requests.map(({ method, path }) => `${method} ${path}`);
    return { api, passed, read: () => api.call("getUpload", { path: { upload_id: "1001" } }) };
  }

  it.each([301, 302, 307, 308])("%i of a read", async (status) => {
    const { read, passed } = await redirecting(status, "/v2/files/1001");
    expect((await read()).status).toBe(200);
    expect(passed()).toEqual(["GET /uploads/1001", "GET /v2/files/1001"]);
  });

  it.each([307, 308])("%i of an update, with its body", async (status) => {
    const { api, passed } = await redirecting(status, "/v2/uploads/1001/");
    const { request } = await update(api);
    expect(request.body).toBe('{"notes":"b"}');
    expect(passed()).toEqual(["PUT /uploads/1001", "PUT /v2/uploads/1001/"]);
  });

  it("303 of an update, which is read where it leads", async () => {
    const { api, passed } = await redirecting(303, "/v2/files/1001");
    expect((await update(api)).status).toBe(200);
    expect(passed()).toEqual(["PUT /uploads/1001", "GET /v2/files/1001"]);
  });

  it.each([
    ["303 of an update to another page", 303, "/login"],
    ["301 of an update, which may lose its method", 301, "/v2/files/1001"],
    ["an update to another resource", 307, "/v2/uploads/1002"],
    ["an update to another kind of resource", 308, "/admin/users/1001"],
    ["an update to what belongs to the resource", 308, "/v2/uploads/1001/copies"],
    ["an update to another origin", 307, "http://127.0.0.1:1/uploads/1001"],
  ])("but not %s", async (_, status, to) => {
    const { api, passed } = await redirecting(status, to);
    expect((await update(api)).status).toBe(status);
    expect(passed()).toEqual(["PUT /uploads/1001"]);
  });

  it.each([
    ["another origin", "http://127.0.0.1:1/uploads/1001"],
    ["what changes something", "/v2/files/1001?_method=DELETE"],
    ["itself", "/uploads/1001"],
    ["one address after the other", ""],
  ])("nor a read to %s, more than a few times", async (_, to) => {
    const { read, passed } = await redirecting(302, `${to}`);
    const { status, headers } = await read();
    expect({ status, to: headers.location }).toEqual({ status: 302, to });
    expect(passed().every((one) => one === "GET /uploads/1001")).toBe(true);
  });
});

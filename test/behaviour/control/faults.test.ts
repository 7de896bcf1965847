import { describe, expect, it } from "vitest";
import { startControlled } from "../../support/api.js";
import { request } from "../../support/request.js";

describe("a fault", () => {
  it("answers a documented error by its code, in the rendering of the envelope, marked as asked for", async () => {
    const { api, control } = await startControlled();
    const added = await control("post", "/faults", { operation: "updateUpload", code: "INVALID_FIELD", times: 2 });
    expect(added).toEqual({
      status: 201,
      body: { id: "1", used: 0, operation: "updateUpload", code: "INVALID_FIELD", times: 2 },
    });
    const flat = await api("put", "/uploads/1001", { author: "x" });
    expect([flat.status, flat.type, flat.headers["x-standin-fault"]]).toEqual([422, "application/problem+json", "1"]);
    expect(flat.body).toMatchObject({ code: "INVALID_FIELD", title: "A value was refused" });
    const jsonApi = await api("put", "/json-api/uploads/1001", {}, { "X-Api-Version": "3" });
    expect(jsonApi.status).toBe(422);
    expect(jsonApi.body.data[0]).toMatchObject({ type: "api_error", attributes: { code: "INVALID_FIELD" } });
  });

  it("429 has its headers, and is transient", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "updateUpload", code: "RATE_LIMIT_EXCEEDED" });
    const { status, headers, body } = await api("put", "/json-api/uploads/1001", {}, { "X-Api-Version": "3" });
    expect([status, body.data[0].attributes.transient]).toEqual([429, true]);
    expect(headers).toMatchObject({
      "retry-after": "1",
      "x-ratelimit-limit": "60",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": "1",
    });
  });

  it("answers a status, with the documented error of it or with a body", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "getUpload", status: 404, times: 1 });
    standin.faults.add({ operation: "getUpload", status: 418, body: { short: "and stout" }, times: 1 });
    standin.faults.add({ operation: "getUpload", status: 418, times: 1 });
    expect((await api("get", "/uploads/1001")).body.code).toBe("NOT_FOUND");
    const teapot = await api("get", "/uploads/1001");
    expect([teapot.status, teapot.body]).toEqual([418, { short: "and stout" }]);
    expect(await api("get", "/uploads/1001")).toMatchObject({ status: 418, body: { status: 418 } });
    expect((await api("get", "/uploads/1001")).status).toBe(200);
  });

  it.each([204, 205, 304])("with a body and the status %i, which has none, is answered without", async (status) => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "*", status, body: { some: "body" } });
    const { headers, text } = await api("get", "/uploads/1001");
    expect([headers["content-length"] ?? "0", headers["content-type"], text]).toEqual(["0", undefined, ""]);
  });

  it("holds a request for so many real milliseconds, and lets it do its work then", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "updateUpload", delay_ms: 30, times: 1 });
    const before = performance.now();
    expect((await api("put", "/uploads/1001", { author: "late" })).body.author).toBe("late");
    // A timer may be a millisecond early.
    expect(performance.now() - before).toBeGreaterThanOrEqual(29);
    standin.faults.add({ operation: "updateUpload", delay_ms: 1, code: "SERVICE_UNAVAILABLE" });
    expect((await api("put", "/uploads/1001", { author: "x" })).status).toBe(503);
  });

  it("sets headers in the place of those of the response, with whatever status", async () => {
    const { standin, api } = await startControlled();
    const headers = { "retry-after": "7", "Cache-Control": "max-age=60", "X-Mine": "1" };
    standin.faults.add({ operation: "updateUpload", status: 429, headers });
    standin.faults.add({ operation: "getUpload", headers });
    for (const method of ["put", "get"] as const) {
      const answer = await api(method, "/uploads/1001", method === "put" ? {} : undefined);
      expect([method, answer.status]).toEqual([method, method === "put" ? 429 : 200]);
      expect(answer.headers).toMatchObject({ "retry-after": "7", "cache-control": "max-age=60", "x-mine": "1" });
    }
    expect(standin.journal.find({ status: 429 }).response?.headers).toMatchObject({ "retry-after": "7" });
  });

  it.each([
    [{ code: undefined, field: "author" }, "/author"],
    [{ code: "INVALID_FORMAT" as const, field: "/default_field_metadata/en/alt" }, "/default_field_metadata/en/alt"],
  ])("names the one field that %j asks for", async (fault, pointer) => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "updateUpload", field: fault.field, ...(fault.code ? { code: fault.code } : {}) });
    const { status, body } = await api("put", "/uploads/1001", { author: "x", notes: "y" });
    expect([status, body.code]).toEqual([422, fault.code ?? "INVALID_FIELD"]);
    expect(body.errors.map((one: { pointer: string }) => one.pointer)).toEqual([pointer]);
  });

  it("drops the connection, and nothing is done", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "updateUpload", disconnect: true, times: 1 });
    const sent = request(standin.app).put("/uploads/1001").set("Authorization", "Bearer any");
    await expect(sent.send({ author: "lost" })).rejects.toThrow("socket hang up");
    expect((await api("get", "/uploads/1001")).body.author).toBe("Ada Lovelace");
    expect(standin.journal.find({ operation: "updateUpload" }).response?.status).toBe(0);
  });

  it("does the work, and cuts the answer in the middle", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "updateUpload", truncate: true, times: 1 });
    const sent = request(standin.app).put("/uploads/1001").set("Authorization", "Bearer any");
    await expect(sent.send({ author: "half told" })).rejects.toThrow("aborted");
    expect((await api("get", "/uploads/1001")).body.author).toBe("half told");
  });
});

describe("the rules", () => {
  it("are used in order, each so many times, the first that fits", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "updateUpload", status: 500, times: 1 });
    standin.faults.add({ operation: "*", status: 503, times: 2 });
    standin.faults.add({ operation: "getUpload", status: 404 });
    const statuses: number[] = [];
    for (const method of ["put", "put", "get", "get", "get", "put"] as const) {
      statuses.push((await api(method, "/uploads/1001", method === "put" ? {} : undefined)).status);
    }
    expect(statuses).toEqual([500, 503, 503, 404, 404, 200]);
  });

  it("are for one operation and one method, and count what they met", async () => {
    const { standin, api, control } = await startControlled();
    standin.faults.add({ operation: "*", method: "DELETE", status: 503 });
    expect((await api("get", "/uploads/1001")).status).toBe(200);
    expect((await api("delete", "/uploads/1001")).status).toBe(503);
    expect((await control("get", "/faults")).body.faults).toMatchObject([{ id: "1", used: 1, method: "DELETE" }]);
  });

  it("are released one by one, or all", async () => {
    const { api, control } = await startControlled();
    for (let count = 0; count < 3; count++) await control("post", "/faults", { operation: "*", status: 503 });
    expect((await control("delete", "/faults/2")).status).toBe(204);
    expect((await control("get", "/faults")).body.faults.map((fault: { id: string }) => fault.id)).toEqual(["1", "3"]);
    const unknown = await control("delete", "/faults/2");
    expect([unknown.status, unknown.body.detail]).toEqual([
      404,
      'There is no fault "2". GET /_standin/faults lists all faults.',
    ]);
    expect((await control("delete", "/faults")).status).toBe(204);
    expect((await api("get", "/uploads/1001")).status).toBe(200);
  });

  it("come after the token and the environment, and do not stand in the way of the control interface", async () => {
    const { standin, control, api } = await startControlled();
    standin.faults.add({ operation: "*", status: 503 });
    expect((await api("get", "/uploads/1001", undefined, { Authorization: "" })).status).toBe(401);
    expect((await control("get", "/health")).status).toBe(200);
  });
});

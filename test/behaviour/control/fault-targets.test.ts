import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { type apiOf, startControlled } from "../../support/api.js";
import request from "../../support/documented-request.js";

describe("a fault for some requests alone", () => {
  it("is for the paths that a glob matches, in either envelope", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ path: "/**/uploads/*", status: 503 });
    expect((await api("get", "/uploads/1001")).status).toBe(503);
    expect((await api("get", "/json-api/uploads/1002", undefined, { "X-Api-Version": "3" })).status).toBe(503);
    expect((await api("get", "/uploads")).status).toBe(200);
  });

  it("is for one entity, which the list names by another member than the fault's own", async () => {
    const { standin, api, control } = await startControlled();
    const added = await control("post", "/faults", { operation: "getUpload", id: "1002", code: "NOT_FOUND" });
    expect(added.body).toMatchObject({ id: "1", entity_id: "1002" });
    expect((await api("get", "/uploads/1001")).status).toBe(200);
    expect((await api("get", "/uploads/1002")).status).toBe(404);
    expect(standin.faults.list()).toMatchObject([{ id: "1", entity_id: "1002", used: 1 }]);
  });

  it("lets requests through first", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "getUpload", status: 503, after: 2, times: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await api("get", "/uploads/1001")).status);
    expect(statuses).toEqual([200, 200, 503, 200]);
  });

  it("comes with a probability, by a chance that is the same in every run and after a reset", async () => {
    const { standin, api } = await startControlled();
    const run = async () => {
      standin.faults.add({ operation: "getUpload", status: 503, probability: 0.5 });
      const statuses: number[] = [];
      for (let count = 0; count < 20; count++) statuses.push((await api("get", "/uploads/1001")).status);
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 503]));
    standin.reset();
    expect(await run()).toEqual(first);
  });
});

describe("a fault for files", () => {
  /** Asks for an address, and puts bytes there. */
  async function putFile(standin: Standin, api: ReturnType<typeof apiOf>) {
    const { body } = await api("post", "/upload-requests", { filename: "a.txt" });
    const path = new URL(body.url).pathname;
    return { id: body.id, put: () => request(standin.app).put(path).set("Content-Type", "text/plain").send("bytes") };
  }

  it("refuses the bytes of an upload, and its address can be used again", async () => {
    const { standin, api } = await startControlled();
    const { id, put } = await putFile(standin, api);
    standin.faults.add({ path: "/storage/**", method: "PUT", status: 503, times: 1 });
    const refused = await put();
    expect([refused.status, refused.body.code, refused.headers["x-standin-fault"]]).toEqual([
      ...[503, "SERVICE_UNAVAILABLE", "1"],
    ]);
    expect((await put()).status).toBe(200);
    expect((await api("post", "/uploads", { path: id })).status).toBe(201);
  });

  it("is for the file of one upload", async () => {
    const { standin, api } = await startControlled();
    await api("get", "/uploads/1001");
    standin.faults.add({ path: "/assets/**", id: "1001", status: 404 });
    const urls = standin.state.get().uploads?.map(({ url }) => `/assets/main${url}`) ?? [];
    const statuses = await Promise.all(urls.map(async (url) => (await request(standin.app).get(url)).status));
    expect(statuses).toEqual([404, 200, 200]);
    expect(standin.journal.find({ status: 404 })).toMatchObject({ operation: null, fault: "1" });
  });

  it("is not met by a fault that names no path", async () => {
    const { standin, api } = await startControlled();
    await api("get", "/uploads/1001");
    standin.faults.add({ operation: "*", status: 503 });
    expect((await request(standin.app).get("/assets/main/seed/hills.png")).status).toBe(200);
  });

  it("cuts a file in the middle", async () => {
    const { standin, api } = await startControlled();
    await api("get", "/uploads/1001");
    standin.faults.add({ path: "/assets/**", truncate: true });
    await expect(request(standin.app).get("/assets/main/seed/hills.png")).rejects.toThrow("aborted");
  });

  it("sends and takes bytes slowly, and all of them", async () => {
    const { standin, api } = await startControlled();
    const { put } = await putFile(standin, api);
    standin.faults.add({ path: "/assets/**", bandwidth: 20_000 });
    standin.faults.add({ path: "/storage/**", bandwidth: 100 });
    const whole = standin.state.get().files?.find(({ path }) => path === "/seed/hills.png")?.base64 ?? "";
    const bytes = Buffer.from(whole, "base64");
    const started_at = performance.now();
    const { body } = await request(standin.app).get("/assets/main/seed/hills.png");
    expect(Buffer.compare(body, bytes)).toBe(0);
    // A timer may be a millisecond early.
    expect(performance.now() - started_at).toBeGreaterThanOrEqual((bytes.length / 20_000) * 1000 - 20);
    const sent_at = performance.now();
    expect((await put()).status).toBe(200);
    expect(performance.now() - sent_at).toBeGreaterThanOrEqual(45);
  });
});

describe("what a fault sends", () => {
  it("has another media type, and a text as it is", async () => {
    const { standin, api } = await startControlled();
    const body = "<h1>Bad gateway</h1>";
    standin.faults.add({ operation: "updateUpload", status: 502, content_type: "text/html", body, times: 1 });
    const { status, type, text } = await api("put", "/uploads/1001", { author: "A" });
    expect([status, type, text]).toEqual([502, "text/html", body]);
    standin.faults.add({ operation: "getUpload", content_type: "text/plain" });
    const read = await api("get", "/uploads/1001");
    expect([read.status, read.type, JSON.parse(read.text).id]).toEqual([200, "text/plain", "1001"]);
  });

  it("names the fields that were sent, where it refuses values", async () => {
    const { standin, api } = await startControlled();
    standin.faults.add({ operation: "updateUpload", code: "INVALID_FIELD" });
    const flat = await api("put", "/uploads/1001", { author: "A", tags: [] });
    expect(flat.body.errors).toEqual([
      { pointer: "/author", code: "VALIDATION_INVALID", detail: expect.stringContaining("fault 1 rejects this one") },
      { pointer: "/tags", code: "VALIDATION_INVALID", detail: expect.any(String) },
    ]);
    const data = { id: "1001", type: "upload", attributes: { author: "A" } };
    const jsonApi = await api("put", "/json-api/uploads/1001", { data }, { "X-Api-Version": "3" });
    expect(jsonApi.body.data[0].attributes.details).toMatchObject({
      ...{ field: "author", record_type: "upload", pointer: "/data/attributes/author" },
    });
  });

  it("is marked in the journal, with the body of the request, which its curl repeats", async () => {
    const { standin, api, control } = await startControlled();
    standin.faults.add({ operation: "updateUpload", status: 503 });
    await api("put", "/uploads/1001", { author: "Grace Hopper" });
    const [entry] = (await control("get", "/journal?operation=updateUpload")).body.entries;
    expect([entry.fault, entry.request.body]).toEqual(["1", { author: "Grace Hopper" }]);
    expect(entry.curl).toContain(`-d '{"author":"Grace Hopper"}'`);
    await api("get", "/uploads/1001");
    expect(standin.journal.find({ operation: "getUpload" }).fault).toBeNull();
  });

  it("does not wait for a body that is not JSON", async () => {
    const { standin } = await startControlled();
    standin.faults.add({ operation: "updateUpload", status: 503 });
    const sent = request(standin.app).put("/uploads/1001").set("Authorization", "Bearer any");
    expect((await sent.set("Content-Type", "text/plain").send("{")).status).toBe(503);
    expect(standin.journal.find({ status: 503 }).body).toBeUndefined();
  });
});

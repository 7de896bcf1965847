import { describe, expect, it } from "vitest";
import { Account } from "../../../src/domain/memory.js";
import { Journal } from "../../../src/mock/journal.js";
import { startControlled } from "../../support/api.js";

async function started(options = {}) {
  const { standin, api, control } = await startControlled({ port: 0, ...options });
  const entries = async (query = "") => (await control("get", `/journal${query}`)).body.entries;
  return { standin, api, control, entries };
}

describe("the journal", () => {
  it("has each request with what it asked, what it was answered, what it changed and which calls it caused", async () => {
    const { standin, api, entries } = await started();
    const { body } = await api("put", "/uploads/1001", { author: "Grace Hopper" });
    const [call] = standin.webhookCalls.list();
    expect(await entries()).toEqual([
      {
        id: "1",
        at: "2026-01-02T00:00:00.000Z",
        operation: "updateUpload",
        method: "PUT",
        path: "/uploads/1001",
        request: {
          headers: expect.objectContaining({ authorization: "Bearer [redacted]", "content-type": "application/json" }),
          body: { author: "Grace Hopper" },
        },
        response: {
          status: 200,
          headers: expect.objectContaining({
            "content-type": "application/json; charset=utf-8",
            "x-environment": "main",
            "x-request-id": expect.any(String),
          }),
          body,
        },
        duration_ms: expect.any(Number),
        refused: null,
        fault: null,
        changes: [
          {
            type: "upload",
            id: "1001",
            before: { author: "Ada Lovelace", updated_at: "2026-01-01T00:00:00.000Z" },
            after: { author: "Grace Hopper", updated_at: "2026-01-02T00:00:00.000Z" },
          },
        ],
        webhook_calls: [call?.id],
        curl: expect.stringMatching(/^curl -X PUT 'http:\/\/standin\.test\/uploads\/1001' /),
      },
    ]);
  });

  it("has what a client asks for that is not there, as behind a proxy that keeps its prefix", async () => {
    const { standin, api, control, entries } = await started();
    await api("get", "/cms/uploads/1001");
    await api("post", "/uploads/1001", {});
    await api("delete", "/assets/main/seed/hills.png");
    expect(
      (await entries()).map(({ path, refused }: { path: string; refused: { code: string } | null }) => [
        path,
        refused?.code,
      ]),
    ).toEqual([
      ["/cms/uploads/1001", "INVALID_ENDPOINT"],
      ["/uploads/1001", "METHOD_NOT_ALLOWED"],
      ["/assets/main/seed/hills.png", "METHOD_NOT_ALLOWED"],
    ]);

    // An image of another page is none of a test's requests.
    const ask = (headers: object) =>
      fetch(`${standin.url}/nope`, { headers: { "X-Environment": "test-7", ...headers } });
    await ask({ "Sec-Fetch-Site": "same-site" });
    expect((await control("get", "/environments")).body.environments).toHaveLength(1);
    await ask({});
    expect(
      standin
        .environment("test-7")
        .journal.list()
        .map(({ url }) => url),
    ).toEqual(["/nope"]);
  });

  it("has the headers that a fault left, and none of a response that was never sent", async () => {
    const { standin, api, entries } = await started();
    standin.faults.add({ operation: "updateUpload", status: 503, content_type: "text/html", body: "<p>", times: 1 });
    standin.faults.add({ operation: "updateUpload", disconnect: true, times: 1 });
    await api("put", "/uploads/1001", {});
    await api("put", "/uploads/1001", {}).catch(() => undefined);
    const [faulted, dropped] = await entries();
    expect(faulted.response.headers).toMatchObject({ "content-type": "text/html", "x-standin-fault": "1" });
    expect(dropped.response).toEqual({ status: 0, headers: {}, body: null });
    expect(standin.journal.list()[0]?.response?.headers["x-standin-fault"]).toBe("1");
  });

  it("says why a request was refused: the code, where, and a sentence", async () => {
    const { api, entries } = await started();
    await api("put", "/uploads/1001", { basename: 5 });
    await api("put", "/uploads/none", {});
    await api("get", "/uploads/1001", undefined, { Authorization: "" });
    expect((await entries()).map((entry: { refused: unknown }) => entry.refused)).toEqual([
      { code: "INVALID_FORMAT", pointer: "/basename", detail: "/basename must be a string, not 5." },
      { code: "NOT_FOUND", pointer: "", detail: expect.stringContaining('There is no upload "none"') },
      { code: "INVALID_AUTHORIZATION_HEADER", pointer: "", detail: expect.stringContaining("Authorization") },
    ]);
  });

  it("puts what a job changes and calls at its end down to the request that asked for it", async () => {
    const { standin, api, entries } = await started();
    await api("put", "/uploads/1001", { basename: "meadow" });
    await api("get", "/uploads/1001");
    expect((await entries())[0]).toMatchObject({ response: { status: 202 }, changes: [], webhook_calls: [] });
    await standin.clock.advance("1s");
    const [update, read] = await entries();
    expect(update.changes).toMatchObject([
      { type: "upload", id: "1001", before: { basename: "hills" }, after: { basename: "meadow" } },
    ]);
    expect(update.webhook_calls).toEqual(standin.webhookCalls.list().map(({ id }) => id));
    expect(read).toMatchObject({ changes: [], webhook_calls: [] });
  });

  it("has what was made and what was taken away, as a whole, and every entity that a request touched", async () => {
    const { api, entries } = await started();
    const { body: made } = await api("post", "/upload-collections", { label: "New" });
    await api("delete", "/upload-collections/3001");
    const [creation, deletion] = await entries();
    expect(creation.changes).toEqual([{ type: "upload_collection", id: made.id, before: null, after: made }]);
    const touched = deletion.changes.map(({ type, id }: { type: string; id: string }) => `${type} ${id}`);
    expect(touched).toContain("upload_collection 3001");
    expect(touched).toContain("upload 1001");
  });

  it("has files that were stored and fetched, and neither the control interface nor the documents", async () => {
    const { api, control, entries } = await started();
    const { body: upload } = await api("get", "/uploads/1002");
    await api("get", new URL(upload.url).pathname);
    await control("get", "/clock");
    await api("get", "/openapi.json");
    expect((await entries()).map(({ operation, path }: Record<string, string>) => [operation, path])).toEqual([
      ["getUpload", "/uploads/1002"],
      [null, "/assets/main/seed/read-me.txt"],
    ]);
  });

  it("is filtered by operation, method, status and entity, and cut to the newest", async () => {
    const { api, entries } = await started({ jobs: "never" });
    await api("put", "/uploads/1001", { author: "x" });
    await api("get", "/uploads/1001");
    await api("get", "/uploads/none");
    await api("put", "/webhooks/2001", { name: "y" });
    await api("delete", "/upload-collections/3001");
    const ids = async (query: string) => (await entries(query)).map((entry: { id: string }) => entry.id);
    expect(await ids("?operation=getUpload")).toEqual(["2", "3"]);
    expect(await ids("?method=put")).toEqual(["1", "4"]);
    expect(await ids("?status=404")).toEqual(["3"]);
    // The last did not name the upload, but changed it.
    expect(await ids("?entity=1001")).toEqual(["1", "2", "5"]);
    expect(await ids("?entity=1001&operation=getUpload")).toEqual(["2"]);
    expect(await ids("?limit=2")).toEqual(["4", "5"]);
    expect(await ids("?limit=0")).toEqual([]);
  });

  const most = 128 * 1024 * 1024;
  const request = { at: 0, operation: null, method: "GET", url: "/", origin: "", headers: {} };

  it("keeps the newest 10,000", async () => {
    const journal = new Journal(new Account(most));
    for (let count = 0; count < 10_005; count++) journal.open(request);
    const kept = [...journal.entries()];
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([10_000, "6", "10005"]);
  });

  it("keeps the first thousand changes of a request, each as it was at the end", () => {
    const journal = new Journal(new Account());
    const { id } = journal.open(request);
    const first = Array.from({ length: 3000 }, (_, index) => ({ index, step: 1 }));
    const change = (before: object | undefined, after: object, index: number) =>
      journal.recordChange(id, { type: "upload", id: `${index}`, before, after } as never);
    for (const [index, one] of first.entries()) change(undefined, one, index);
    for (const [index, one] of first.entries()) change(one, { index, step: 2 }, index);
    const changes = journal.get(id)?.changes ?? [];
    expect(changes.map(({ after }) => after)).toEqual(Array.from({ length: 1000 }, (_, index) => ({ index, step: 2 })));
  });

  const weight = 15_000;

  it.each([
    ["addresses", (count: number) => ({ url: `/${"a".repeat(weight)}${count}` })],
    ["headers", (count: number) => ({ headers: { cookie: `${"a".repeat(weight)}${count}` } })],
    ["names of headers", (count: number) => ({ headers: { ["a".repeat(weight)]: `${count}` } })],
    ["addresses of its server", (count: number) => ({ origin: `http://${"a".repeat(weight)}${count}` })],
    ["headers of many parts", (count: number) => ({ headers: { cookie: ["a".repeat(weight), `${count}`] } })],
    ["bodies", () => ({})],
  ])("keeps no more than a quarter of the memory of %s", async (what, partOf) => {
    const journal = new Journal(new Account(most));
    for (let count = 0; count < 5000; count++) {
      const entry = journal.open({ ...request, ...partOf(count) });
      journal.conclude(entry, what === "bodies" ? weight : 1);
    }
    const kept = [...journal.entries()];
    expect(kept.length * weight).toBeLessThan(most / 4);
    expect(kept.length * weight).toBeGreaterThan(most / 5);
    expect(kept.at(-1)?.id).toBe("5000");
  });

  it("counts headers once that a client sends again and again", async () => {
    const journal = new Journal(new Account(most));
    for (let count = 0; count < 10_000; count++) {
      journal.open({ ...request, headers: { cookie: "a".repeat(weight) } });
    }
    expect([...journal.entries()]).toHaveLength(10_000);
  });
});

describe("in the library", () => {
  it("it is as it was, and the newest request that matches is found", async () => {
    const { standin, api } = await started({ jobs: "never" });
    await api("put", "/uploads/1001", { author: "first" });
    await api("put", "/uploads/1001", { author: "second" });
    const found = standin.journal.find({ operation: "updateUpload", entity: "1001", status: 200 });
    expect(found.body).toEqual({ author: "second" });
    expect(found.headers.authorization).toBe("Bearer any-token");
    expect(standin.journal.list({ operation: "updateUpload" })).toHaveLength(2);
  });

  it("a look-up that fails says what came close, the closest first", async () => {
    const { standin, api } = await started({ jobs: "never" });
    const find = () => standin.journal.find({ operation: "updateUpload", entity: "1002", status: 200 });
    expect(find).toThrow(
      'No request matches {"operation":"updateUpload","entity":"1002","status":200}. There was no request.',
    );
    await api("get", "/webhooks/2001");
    await api("put", "/uploads/1001", { author: "x" });
    await api("put", "/uploads/1002", { author: 5 });
    expect(find).toThrow(
      [
        'No request matches {"operation":"updateUpload","entity":"1002","status":200}. These came closest:',
        "  2: PUT /uploads/1001 (updateUpload) → 200",
        "  3: PUT /uploads/1002 (updateUpload) → 422",
        "  1: GET /webhooks/2001 (getWebhook) → 200",
      ].join("\n"),
    );
  });
});

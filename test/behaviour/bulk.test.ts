import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";

const uploads = (...ids: string[]) => ids.map((id) => ({ type: "upload", id }));

describeBoth("many uploads at once (Q-29)", (open, envelope) => {
  it("are tagged by a job, each with its own event; one that is not there is counted", async () => {
    const { standin, client } = await open();
    const fields = { tags: ["press", "landscape"], uploads: uploads("1001", "1002", "nope") };
    const sent = await client.send("bulkTagUploads", { fields });
    expect(sent.status).toBe(202);
    expect((await client.upload("1001")).tags).toEqual(["landscape"]);
    await standin.clock.advance("300ms");
    const { body, status } = await client.result(sent.jobId);
    expect([status, body]).toEqual([200, { data: [], meta: { successful: 2, failed: 1 } }]);
    expect((await client.upload("1001")).tags).toEqual(["landscape", "press"]);
    expect((await client.upload("1002")).tags).toEqual(["press", "landscape"]);
    const [entry] = standin.journal.list({ operation: "bulkTagUploads" });
    expect(entry?.changes.map(({ id }) => id)).toEqual(["1001", "1002"]);
    expect(entry?.webhookCalls).toHaveLength(2);
  });

  it("are put into a collection, and out of it", async () => {
    const { client } = await open({ jobs: "never" });
    const upload_collection = { type: "upload_collection", id: "3002" };
    const move = (to: object | null) =>
      client.send("bulkSetUploadCollection", { fields: { upload_collection: to, uploads: uploads("1001", "1003") } });
    const { status, body } = await move(upload_collection);
    expect([status, body.meta]).toEqual([200, { successful: 2, failed: 0 }]);
    expect((await client.upload("1003")).upload_collection).toEqual(upload_collection);
    await move(null);
    expect((await client.upload("1003")).upload_collection).toBe(null);
  });

  it("are refused all together where the collection is not there", async () => {
    const { standin, client } = await open();
    const before = standin.state.get();
    const upload_collection = { type: "upload_collection", id: "nope" };
    const { status, error } = await client.send("bulkSetUploadCollection", {
      fields: { upload_collection, uploads: uploads("1001") },
    });
    const pointer =
      envelope.name === "flat" ? "/upload_collection/id" : "/data/relationships/upload_collection/data/id";
    expect([status, error.violations[0]?.pointer]).toEqual([422, pointer]);
    expect(standin.state.get()).toEqual(before);
  });

  it("are at most 200, and one that is named twice counts once (Q-52)", async () => {
    const { standin, client } = await open({ jobs: "never" });
    const before = standin.state.get();
    const many = Array.from({ length: 201 }, (_, index) => `u${index}`);
    for (const [operation, fields] of [
      ["bulkTagUploads", { tags: ["press"] }],
      ["bulkSetUploadCollection", { upload_collection: null }],
      ["bulkDestroyUploads", {}],
    ] as const) {
      const { status, error } = await client.send(operation, { fields: { ...fields, uploads: uploads(...many) } });
      expect([status, error.code]).toEqual([422, "TOO_MANY_OPERATIONS"]);
    }
    expect(standin.state.get()).toEqual(before);
    const fields = { tags: ["press"], uploads: uploads(...Array.from({ length: 10_000 }, () => "1001")) };
    const { body } = await client.send("bulkTagUploads", { fields });
    expect(body.meta).toEqual({ successful: 1, failed: 0 });
    expect(standin.webhookCalls.list()).toHaveLength(1);
  });

  it("take at most 200 tags of at most 255 characters each, with those that they have (Q-25)", async () => {
    const { client } = await open({ jobs: "never" });
    const tagsOf = (count: number, start = "t") => Array.from({ length: count }, (_, index) => `${start}${index}`);
    const tag = (tags: string[]) => client.send("bulkTagUploads", { fields: { tags, uploads: uploads("1001") } });
    for (const tags of [tagsOf(201), ["t".repeat(256)]]) {
      expect((await tag(tags)).error.code).toBe("INVALID_FIELD");
      expect((await client.send("updateUpload", { id: "1001", fields: { tags } })).error.code).toBe("INVALID_FIELD");
    }
    expect((await client.send("createUploadTag", { fields: { name: "t".repeat(256) } })).error.code).toBe(
      "INVALID_FIELD",
    );
    const longest = [...tagsOf(199), "t".repeat(255)];
    const { resource } = await client.send("updateUpload", { id: "1001", fields: { tags: longest } });
    expect(resource.tags).toEqual(longest);
    expect((await tag(["one more"])).body.meta).toEqual({ successful: 0, failed: 1 });
    expect((await client.upload("1001")).tags).toEqual(longest);
  });

  it("are deleted, and jobs of them that wait end with 404", async () => {
    const { standin, client } = await open();
    standin.jobs.script({ ends: "never" });
    const waiting = await client.send("updateUpload", { id: "1001", fields: { basename: "b" } });
    const outcome = await client.outcomeOf("bulkDestroyUploads", { fields: { uploads: uploads("1001", "1002") } });
    expect(outcome.body.meta).toEqual({ successful: 2, failed: 0 });
    expect((await client.send("getUpload", { id: "1001" })).status).toBe(404);
    expect((await client.result(waiting.jobId)).status).toBe(404);
  });
});

describeBoth("tags (Q-29)", (open) => {
  it("are those of uploads and those that were created, which outlive a saved state, by name, in pages", async () => {
    const { standin, client } = await open();
    const { status, resource } = await client.send("createUploadTag", { fields: { name: "press" } });
    expect([status, resource]).toEqual([
      201,
      { id: expect.stringMatching(/^[\w-]{22}$/), type: "upload_tag", name: "press" },
    ]);
    const names = async (query: Record<string, string> = {}) => {
      const { list } = await client.send("listUploadTags", { query });
      return [list.data.map(({ name }) => name), list.total];
    };
    expect(await names()).toEqual([["landscape", "logo", "press"], 3]);
    expect(await names({ "filter[query]": "L" })).toEqual([["landscape", "logo"], 2]);
    expect(await names({ "page[offset]": "1", "page[limit]": "1" })).toEqual([["logo"], 3]);
    await client.send("updateUpload", { id: "1003", fields: { tags: [] } });
    standin.state.put(standin.state.get());
    expect(await names()).toEqual([["landscape", "press"], 2]);
  });
});

describeBoth("the project (Q-29)", (open) => {
  it("has its locales, the hosts that it was asked at, and the time of the last change", async () => {
    const { standin, client } = await open();
    await standin.clock.advance("1h");
    await client.send("updateUpload", { id: "1001", fields: { author: "x" } });
    expect((await client.send("getSite")).resource).toMatchObject({
      ...{
        id: "64175",
        locales: ["en", "it"],
        imgix_host: "standin.test/assets/main",
        internal_domain: "standin.test",
      },
      ...{ last_data_change_at: "2026-01-02T01:00:00.000Z", owner: { type: "account", id: "312" } },
      meta: { non_localized_focal_points: false },
    });
  });

  it("has the environments that were used", async () => {
    const { standin, client } = await open();
    await client.send("getSite", { headers: { "X-Environment": "sandbox" } });
    const { list } = await client.send("listEnvironments");
    expect(list.data.map(({ id, meta }) => [id, (meta as { primary: boolean }).primary])).toEqual([
      ["main", true],
      ["sandbox", false],
    ]);
    expect(list.data[0]?.meta).toMatchObject({
      status: "ready",
      created_at: "2026-01-02T00:00:00.000Z",
      forked_from: null,
    });
    await standin.close();
  });
});

const draft = { name: "Pictures", filter: { fields: { type: { eq: "image" } } }, shared: false };

describeBoth("saved filters (Q-29)", (open) => {
  it("are made, read, listed, changed and deleted, and the journal knows it", async () => {
    const { standin, client } = await open();
    const { resource: made } = await client.send("createUploadFilter", { fields: draft });
    expect(made).toEqual({ ...draft, id: expect.stringMatching(/^[\w-]{22}$/), type: "upload_filter" });
    const id = String(made.id);
    expect((await client.send("getUploadFilter", { id })).resource).toEqual(made);
    const fields = { name: "All", filter: { query: "x" } };
    expect((await client.send("updateUploadFilter", { id, fields })).resource).toEqual({ ...made, ...fields });
    expect((await client.send("listUploadFilters")).list).toMatchObject({
      data: [
        { id: "6001", name: "Pictures" },
        { id, name: "All" },
      ],
      total: 2,
    });
    expect((await client.send("deleteUploadFilter", { id })).resource.id).toBe(id);
    expect((await client.send("getUploadFilter", { id })).status).toBe(404);
    const changes = standin.journal.list({ operation: "deleteUploadFilter" })[0]?.changes;
    expect(changes?.map(({ type }) => type)).toEqual(["upload_filter"]);
  });

  it("keep an identifier that the client made, once, and outlive a saved state", async () => {
    const { standin, client } = await open();
    const fields = { ...draft, id: "fGkq2M0qRyyJxk5bq1mG1w" };
    const create = async () => (await client.send("createUploadFilter", { fields })).status;
    expect([await create(), await create()]).toEqual([201, 422]);
    standin.state.put(standin.state.get());
    expect((await client.send("getUploadFilter", { id: fields.id })).resource).toMatchObject(draft);
  });
});

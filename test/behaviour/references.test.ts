import { buildClient } from "@datocms/cma-client-node";
import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";

const record = (id: string, attributes: object, status = "published") => ({
  ...{ id, type: "item" as const, attributes: { ...attributes } },
  relationships: { item_type: { data: { type: "item_type", id: "44" } } },
  meta: { status },
});

/** An upload in a field, one in a gallery and one in a block; the last of them is used twice by one record. */
const records = [
  record("r1", { title: "Press", cover: { upload_id: "1", alt: null } }),
  record("r2", { gallery: [{ upload_id: "2" }, { upload_id: "1" }] }, "draft"),
  record("r3", { body: [{ type: "item", attributes: { image: { upload_id: "2" }, again: { upload_id: "2" } } }] }),
];
const seed = {
  locales: ["en"],
  files: [{ path: "/a.txt", text: "a" }],
  uploads: ["1", "2", "3"].map((id) => ({ id, path: "/a.txt" })),
  records,
};

describeBoth("the records that refer to an upload", (open) => {
  it("Q-29 · are those of the seed, as resources of JSON:API, wherever they name it", async () => {
    const { client } = await open({ seed });
    const of = async (id: string, query = {}) => (await client.send("listUploadReferences", { id, query })).body;
    expect(await of("1")).toEqual({ data: [records[0], records[1]], meta: { total_count: 2 } });
    expect(await of("2")).toMatchObject({ data: [records[1], records[2]], meta: { total_count: 2 } });
    expect(await of("3")).toEqual({ data: [], meta: { total_count: 0 } });
    expect(await of("1", { version: "published", nested: "true" })).toEqual({
      ...{ data: [records[0]], meta: { total_count: 1 } },
    });
    expect((await client.send("listUploadReferences", { id: "nope" })).status).toBe(404);
  });

  it("Q-48 · decide the filter in_use, and are in the state", async () => {
    const { client, standin } = await open({ seed });
    const ids = async (value: string) =>
      (await client.send("listUploads", { query: { "filter[fields][in_use][eq]": value } })).list.data.map(
        ({ id }) => id,
      );
    expect([await ids("true"), await ids("false")]).toEqual([["2", "1"], ["3"]]);
    expect(standin.state.get()).toMatchObject({ records });
    standin.state.put(standin.state.get());
    expect(await ids("false")).toEqual(["3"]);
  });

  it("Q-53 · keep it from being deleted, alone and in bulk", async () => {
    const { client, standin } = await open({ seed, jobs: "never" });
    const before = standin.state.get();
    const { status, error } = await client.send("deleteUpload", { id: "1" });
    expect([status, error.code]).toEqual([422, "UPLOAD_IS_CURRENTLY_IN_USE"]);
    expect(standin.state.get()).toEqual(before);
    const uploads = ["1", "3"].map((id) => ({ type: "upload", id }));
    const { body } = await client.send("bulkDestroyUploads", { fields: { uploads } });
    expect(body.meta).toEqual({ successful: 1, failed: 1 });
    expect([(await client.send("getUpload", { id: "1" })).status, standin.webhookCalls.list()]).toEqual([200, []]);
  });

  it("may be written as the guide does: the official client reads them", async () => {
    const { standin } = await open({
      port: 0,
      seed: {
        ...seed,
        records: [
          {
            id: "r1",
            type: "item",
            attributes: { cover: { upload_id: "1" }, body: [{ type: "item", attributes: {} }] },
          },
        ],
      },
    });
    const client = buildClient({ apiToken: "any", baseUrl: `${standin.url}/json-api` });
    const [record] = await client.uploads.references("1", { nested: true });
    expect(record).toMatchObject({ id: "r1", item_type: { type: "item_type" }, cover: { upload_id: "1" } });
  });
});

import { describe, expect, it } from "vitest";
import { startControlled } from "./support.js";

const idsOf = ({ body }: { body: { uploads: { id: string }[] } }) => body.uploads.map(({ id }) => id);

describe("the overview", () => {
  it.each([
    ["", ["1001", "1002", "1003"]],
    ["hills", ["1001"]],
    ["HILLS png", ["1001"]],
    ["1003", ["1003"]],
    ["hills mark", []],
  ])("has the uploads that %j finds, and counts both them and all", async (words, ids) => {
    const { control } = await startControlled();
    const found = await control("get", `/overview?uploads=${encodeURIComponent(words)}`);
    expect(idsOf(found)).toEqual(ids);
    expect(found.body.counts).toMatchObject({ uploads: 3, uploads_found: ids.length });
  });

  it("has the uploads of a collection, or those in none", async () => {
    const { api, control } = await startControlled();
    await api("put", "/uploads/1002", { upload_collection: null });
    const { upload_collections: collections } = (await control("get", "/overview")).body;
    const of = async (id: string) => idsOf(await control("get", `/overview?upload_collection=${id}`));
    expect([await of(collections[0].id), await of("none"), await of("no-such")]).toEqual([
      ["1001"],
      ["1002", "1003"],
      [],
    ]);
    expect(idsOf(await control("get", "/overview?upload_collection=none&uploads=mark"))).toEqual(["1003"]);
  });

  it("finds by what was changed just now", async () => {
    const { api, control } = await startControlled();
    await api("put", "/uploads/1002", { notes: "A portrait of the engine" });
    expect(idsOf(await control("get", "/overview?uploads=engine%20portrait"))).toEqual(["1002"]);
  });
});

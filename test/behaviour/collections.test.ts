import { expect, it } from "vitest";
import type { Client } from "../support/client.js";
import { describeBoth } from "../support/envelopes.js";
import { expectRefused } from "../support/refused.js";

const reference = (id: unknown) => ({ type: "upload_collection", id });

async function create(client: Client, label: string, parent: unknown = null): Promise<string> {
  const fields = { label, parent: parent === null ? null : reference(parent) };
  return (await client.send("createUploadCollection", { fields })).resource.id as string;
}

const read = async (client: Client, id: string) => (await client.send("getUploadCollection", { id })).resource;

describeBoth("collections (Q-29)", (open) => {
  it("a new one stands behind its siblings, and its parent knows it", async () => {
    const { client } = await open();
    const top = await create(client, "Top");
    const inside = await create(client, "Inside", "3001");
    expect(await read(client, top)).toMatchObject({ label: "Top", position: 3, parent: null, children: [] });
    expect(await read(client, inside)).toMatchObject({ position: 1, parent: reference("3001") });
    expect(await read(client, "3001")).toMatchObject({ children: [reference(inside)] });
  });

  it("the list is by position, and can be narrowed to identifiers", async () => {
    const { client } = await open();
    await client.send("updateUploadCollection", { id: "3001", fields: { position: 9 } });
    const ids = async (query = {}) =>
      (await client.send("listUploadCollections", { query })).list.data.map(({ id }) => id);
    expect(await ids()).toEqual(["3002", "3001"]);
    expect(await ids({ "filter[ids]": "3001" })).toEqual(["3001"]);
  });

  it("an update changes what is passed, and moves between parents on both sides", async () => {
    const { client } = await open();
    const child = await create(client, "Child", "3001");
    const { status, resource } = await client.send("updateUploadCollection", {
      id: child,
      fields: { label: "Moved", parent: reference("3002") },
    });
    expect([status, resource]).toEqual([200, expect.objectContaining({ label: "Moved", parent: reference("3002") })]);
    expect(await read(client, "3001")).toMatchObject({ children: [] });
    expect(await read(client, "3002")).toMatchObject({ children: [reference(child)] });
  });

  it("children that are passed are taken in, and those that are not are let go", async () => {
    const { client } = await open();
    const [one, two] = [await create(client, "One", "3001"), await create(client, "Two", "3002")];
    await client.send("updateUploadCollection", { id: "3001", fields: { children: [reference(two)] } });
    expect(await read(client, "3001")).toMatchObject({ children: [reference(two)] });
    expect(await read(client, "3002")).toMatchObject({ children: [] });
    expect(await read(client, one)).toMatchObject({ parent: null });
    expect(await read(client, two)).toMatchObject({ parent: reference("3001") });
  });

  it("one with children that gets another parent keeps its children", async () => {
    const { client } = await open();
    const child = await create(client, "Child", "3001");
    await client.send("updateUploadCollection", { id: "3001", fields: { parent: reference("3002") } });
    expect(await read(client, "3001")).toMatchObject({ parent: reference("3002"), children: [reference(child)] });
    expect(await read(client, child)).toMatchObject({ parent: reference("3001") });
  });

  it("none can hold itself, directly or not, and every collection that is named must exist", async () => {
    const { client } = await open();
    const child = await create(client, "Child", "3001");
    const refused: [object, string][] = [
      [{ parent: reference("3001") }, "/parent"],
      [{ parent: reference(child), label: "No" }, "/parent"],
      [{ parent: reference("nope") }, "/parent/id"],
      [{ children: [reference("3001")] }, "/children/0"],
      [{ children: [reference("3002"), reference("nope")] }, "/children/1/id"],
      [{ parent: reference("3002"), children: [reference("3002")] }, "/parent"],
    ];
    for (const [fields, at] of refused) {
      await expectRefused(
        client,
        "updateUploadCollection",
        { id: "3001", fields },
        { code: "INVALID_FIELD", at: [at] },
      );
    }
    const orphan = { fields: { label: "a", parent: reference("nope") } };
    await expectRefused(client, "createUploadCollection", orphan, { code: "INVALID_FIELD", at: ["/parent/id"] });
  });

  it("a deletion leaves its uploads and collections in none", async () => {
    const { client } = await open();
    const child = await create(client, "Child", "3001");
    expect((await client.send("deleteUploadCollection", { id: "3001" })).resource).toMatchObject({
      label: "Landscapes",
    });
    expect(await client.upload("1001")).toMatchObject({ upload_collection: null });
    expect(await read(client, child)).toMatchObject({ parent: null });
    await expectRefused(client, "getUploadCollection", { id: "3001" }, { status: 404, code: "NOT_FOUND" });
    const fields = { upload_collection: reference("3001") };
    await expectRefused(client, "updateUpload", { id: "1001", fields }, { code: "INVALID_FIELD" });
  });
});

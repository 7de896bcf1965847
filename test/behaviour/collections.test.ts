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

describeBoth("collections (Q-29)", (open, envelope) => {
  const place = (id: string, position: number, parent: string | null = null) => ({
    ...{ id, type: "upload_collection", position },
    parent: parent === null ? null : reference(parent),
  });

  it("several move at once, by a job whose result is the moved ones", async () => {
    const { client } = await open();
    const child = await create(client, "Child", "3001");
    // Parent and child change places.
    const data = [place("3001", 4, child), place(child, 1)];
    const sent = await client.send("reorderUploadCollections", { fields: { data } });
    expect([sent.status, (await read(client, child)).parent]).toEqual([202, reference("3001")]);
    await client.environment.clock.advance("300ms");
    const { status, body } = await client.result(sent.jobId);
    expect([status, (body.data as { id: string }[]).map(({ id }) => id)]).toEqual([200, ["3001", child]]);
    expect(await read(client, "3001")).toMatchObject({ position: 4, parent: reference(child), children: [] });
    expect(await read(client, child)).toMatchObject({ position: 1, parent: null, children: [reference("3001")] });
  });

  it("several move all together or not at all", async () => {
    const { standin, client } = await open();
    const before = standin.state.get();
    const parent = envelope.name === "flat" ? "parent" : "relationships/parent/data";
    const refused: [object[], string][] = [
      [[place("3001", 1), place("nope", 2)], "/data/1/id"],
      [[place("3001", 1), place("3002", 2, "nope")], `/data/1/${parent}/id`],
      [[place("3001", 1, "3002"), place("3002", 2, "3001")], `/data/0/${parent}`],
    ];
    for (const [data, pointer] of refused) {
      const { status, error } = await client.send("reorderUploadCollections", { fields: { data } });
      expect([status, error.code, error.violations[0]?.pointer]).toEqual([422, "INVALID_FIELD", pointer]);
    }
    expect(standin.state.get()).toEqual(before);
  });

  it("those that are gone when the job ends are told in its result", async () => {
    const { client } = await open();
    const sent = await client.send("reorderUploadCollections", {
      fields: { data: [place("3001", 7), place("3002", 8)] },
    });
    await client.send("deleteUploadCollection", { id: "3002" });
    await client.environment.clock.advance("300ms");
    expect((await client.result(sent.jobId)).status).toBe(422);
    expect(await read(client, "3001")).toMatchObject({ position: 1 });
  });

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

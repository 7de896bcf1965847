import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";

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

import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { fetchFile } from "../support/files.js";
import { expectRefused } from "../support/refused.js";

const upload = (fields: object) => ({ id: "1001", fields });

describeBoth("updates of an upload that has a job waiting", (open) => {
  it("Q-12 Q-14 · every later update waits behind it, and they apply in the order of arrival", async () => {
    const { client } = await open();
    const first = await client.send("updateUpload", upload({ basename: "one", author: "first" }));
    await client.environment.clock.advance(100);
    const second = await client.send("updateUpload", upload({ author: "second", notes: "stays" }));
    await client.environment.clock.advance(100);
    const third = await client.send("updateUpload", upload({ author: "third" }));
    expect([first.status, second.status, third.status]).toEqual([202, 202, 202]);

    const ran = await client.environment.clock.advance("1s");
    const start = Date.parse("2026-01-02T00:00:00Z");
    expect(ran).toEqual([
      { at: start + 300, kind: "job", id: first.jobId },
      { at: start + 400, kind: "job", id: second.jobId },
      { at: start + 500, kind: "job", id: third.jobId },
    ]);
    expect((await client.result(first.jobId)).resource).toMatchObject({
      basename: "one",
      author: "first",
      notes: null,
    });
    expect((await client.result(second.jobId)).resource).toMatchObject({ author: "second", notes: "stays" });
    expect(await client.upload("1001")).toMatchObject({ basename: "one", author: "third", notes: "stays" });
    expect((await client.send("updateUpload", upload({ author: "after" }))).status).toBe(200);
  });

  it("Q-14 · a job that never ends holds those behind it, until it is released", async () => {
    const { client } = await open();
    client.environment.jobs.script({ ends: "never" });
    const first = await client.send("updateUpload", upload({ author: "first" }));
    const second = await client.send("updateUpload", upload({ author: "second" }));
    await client.environment.clock.advance("1d");
    expect(client.environment.jobs.list().map(({ status }) => status)).toEqual([null, null]);
    client.environment.jobs.release(second.jobId);
    expect(await client.upload("1001")).toMatchObject({ author: "Ada Lovelace" });
    client.environment.jobs.release(first.jobId);
    expect(client.environment.jobs.list().map(({ status }) => status)).toEqual([200, 200]);
    expect(await client.upload("1001")).toMatchObject({ author: "second" });
  });

  it("Q-12 · what differs is judged against the queue's last state", async () => {
    const { client } = await open();
    client.environment.jobs.script({ ends: "released" });
    const rename = await client.send("updateUpload", upload({ basename: "one" }));
    const back = await client.send("updateUpload", upload({ basename: "hills" }));
    await client.environment.clock.advance("1s");
    client.environment.jobs.release(rename.jobId);
    expect((await client.result(rename.jobId)).resource).toMatchObject({ filename: "one.png" });
    expect((await client.result(back.jobId)).resource).toMatchObject({ filename: "hills.png" });
  });

  it("Q-12 · the path that a waiting rename will give it is no new version", async () => {
    const { standin, client } = await open();
    await client.send("updateUpload", upload({ basename: "one" }));
    await client.send("updateUpload", upload({ path: "/seed/one.png", notes: "seen" }));
    await client.environment.clock.advance("1s");
    expect(client.environment.jobs.list().map(({ status }) => status)).toEqual([200, 200]);
    const resource = await client.upload("1001");
    expect(resource).toMatchObject({ path: "/seed/one.png", basename: "one", notes: "seen", width: 480 });
    expect((await fetchFile(standin.app, resource.url)).status).toBe(200);
  });

  it("Q-14 · the path of a rename that is scripted to fail is refused", async () => {
    const { client } = await open();
    const before = client.environment.state.get();
    client.environment.jobs.script({ fail: { status: 503 } });
    await client.send("updateUpload", upload({ basename: "one", author: "first" }));
    await expectRefused(client, "updateUpload", upload({ path: "/seed/one.png" }), { code: "INVALID_FIELD" });
    await client.environment.clock.advance("1s");
    expect(client.environment.state.get()).toEqual(before);
  });

  it("Q-14 · the patch is applied to what is there at its end: a failed job before it leaves no trace", async () => {
    const { client } = await open();
    client.environment.jobs.script({ fail: { status: 503 } });
    await client.send("updateUpload", upload({ basename: "one", author: "first" }));
    const second = await client.send("updateUpload", upload({ notes: "second" }));
    await client.environment.clock.advance("1s");
    expect((await client.result(second.jobId)).resource).toMatchObject({
      ...{ basename: "hills", author: "Ada Lovelace", notes: "second" },
    });
  });

  it("Q-14 · two renames to one name are both accepted; the later one ends with 422 and changes nothing", async () => {
    const { client } = await open();
    const seed = { path: "/seed/spare.png" };
    const { resource } = await client.outcomeOf("createUpload", { fields: seed });
    const first = await client.send("updateUpload", upload({ basename: "one" }));
    const second = await client.send("updateUpload", {
      id: String(resource.id),
      fields: { basename: "one", notes: "b" },
    });
    await client.environment.clock.advance("1s");
    expect((await client.result(first.jobId)).status).toBe(200);
    const { status, error } = await client.result(second.jobId);
    expect([status, error.code, error.violations[0]?.code]).toEqual([422, "INVALID_FIELD", "VALIDATION_UNIQUENESS"]);
    expect(await client.upload(String(resource.id))).toEqual(resource);
  });

  it("Q-14 · deleting the upload ends its jobs with 404, held ones too", async () => {
    const { client } = await open();
    client.environment.jobs.script({ ends: "never" });
    const first = await client.send("updateUpload", upload({ author: "first" }));
    const second = await client.send("updateUpload", upload({ basename: "one" }));
    expect((await client.send("deleteUpload", { id: "1001" })).status).toBe(200);
    for (const { jobId } of [first, second]) {
      const { status, error } = await client.result(jobId);
      expect([status, error.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect(await client.environment.clock.advance("1h")).toEqual([]);
    expect(() => client.environment.jobs.release(first.jobId)).not.toThrow();
    await expectRefused(client, "updateUpload", upload({}), { status: 404, code: "NOT_FOUND" });
  });

  it("Q-12 · under `never` an update waits behind a job all the same", async () => {
    const { client } = await open({ jobs: "never" });
    client.environment.jobs.script({ ends: "released" });
    await client.send("updateUpload", upload({ author: "first" }));
    expect((await client.send("updateUpload", upload({ author: "second" }))).status).toBe(202);
  });

  it("Q-14 Q-31 · a collection that is deleted while a job waits makes it end with 422", async () => {
    const { client } = await open({ jobs: "always" });
    const upload_collection = { type: "upload_collection", id: "3002" };
    const { jobId } = await client.send("updateUpload", upload({ upload_collection }));
    await client.send("deleteUploadCollection", { id: "3002" });
    await client.environment.clock.advance("1s");
    expect((await client.result(jobId)).error.violations).toMatchObject([{ code: "VALIDATION_REFERENCE" }]);
    expect((await client.upload("1001")).upload_collection).toMatchObject({ id: "3001" });
  });
});

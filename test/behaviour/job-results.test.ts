import { expect, it } from "vitest";
import type { JobScript } from "../../src/index.js";
import { describeBoth, differences } from "../support/envelopes.js";

const rename = { id: "1001", fields: { basename: "meadow" } };

describeBoth("follow a job", (open, envelope) => {
  it("Q-13 · answers 404 while it runs, then 200 with the response that the request would have had", async () => {
    const { client } = await open();
    const { jobId } = await client.send("updateUpload", rename);
    const pending = await client.send("getJobResult", { id: jobId });
    expect([pending.status, pending.error.code]).toEqual([404, differences.jobPending[envelope.name]]);
    expect(pending.headers["retry-after"]).toBe("1");
    await client.environment.clock.advance("300ms");
    const ended = await client.send("getJobResult", { id: jobId });
    expect(ended).toMatchObject({ status: 200, resource: { id: jobId, type: "job_result", status: 200 } });
    expect(ended.outcome.resource).toEqual(await client.upload("1001"));
  });

  it("Q-13 · the result stays what it was when the upload changes afterwards", async () => {
    const { client } = await open();
    const { jobId } = await client.send("updateUpload", rename);
    await client.environment.clock.advance("300ms");
    const { body } = await client.send("getJobResult", { id: jobId });
    await client.send("updateUpload", { id: "1001", fields: { author: null } });
    expect((await client.send("getJobResult", { id: jobId })).body).toEqual(body);
  });

  it.each([0, 1, 3])("scripted: it ends after %i polls, whatever the time", async (after_polls) => {
    const { client } = await open();
    client.environment.jobs.script({ ends: { after_polls } });
    const { jobId } = await client.send("updateUpload", rename);
    await client.environment.clock.advance("1d");
    const statuses: number[] = [];
    for (let poll = 0; poll <= after_polls; poll++) {
      statuses.push((await client.send("getJobResult", { id: jobId })).status);
    }
    expect(statuses).toEqual([...Array(after_polls).fill(404), 200]);
    expect(await client.upload("1001")).toMatchObject(rename.fields);
  });

  it("a job that is due later can be released early, and ends once", async () => {
    const { client } = await open();
    const { jobId } = await client.send("updateUpload", rename);
    client.environment.jobs.release(jobId);
    const ended = await client.upload("1001");
    expect(ended).toMatchObject(rename.fields);
    expect(await client.environment.clock.advance("1h")).toEqual([]);
    expect(await client.upload("1001")).toEqual(ended);
  });

  it("scripted: it fails with a status and a body, and changes nothing", async () => {
    const { client } = await open();
    const state = client.environment.state.get();
    const body = { anything: ["at", "all"] };
    client.environment.jobs.script({ fail: { status: 503, body } });
    expect(await client.outcomeOf("updateUpload", rename)).toMatchObject({ status: 503, body });
    expect(client.environment.state.get()).toEqual(state);
    expect(client.environment.jobs.list()).toMatchObject([{ status: 503 }]);
  });

  it.each([
    [404, "NOT_FOUND"],
    [429, "RATE_LIMIT_EXCEEDED"],
    [503, "SERVICE_UNAVAILABLE"],
  ])("scripted: it fails with %i alone, and its body is the documented error %s", async (status, code) => {
    const { client } = await open();
    client.environment.jobs.script({ fail: { status } });
    const outcome = await client.outcomeOf("updateUpload", rename);
    expect({ status: outcome.status, code: outcome.error.code }).toEqual({ status, code });
  });

  it("Q-12 · a script is for the next job alone, under every policy; scripts are taken in turn, and other uploads do not wait", async () => {
    const { client } = await open({ jobs: "never" });
    const scripts: JobScript[] = [{ ends: "never" }, { fail: { status: 503 } }];
    for (const script of scripts) client.environment.jobs.script(script);
    const update = (id: string) => client.send("updateUpload", { id, fields: { author: "Ada" } });
    expect([(await update("1001")).status, (await update("1002")).status, (await update("1003")).status]).toEqual([
      202, 202, 200,
    ]);
    await client.environment.clock.advance("1h");
    expect(client.environment.jobs.list()).toMatchObject([{ status: null }, { status: 503 }]);
  });
});

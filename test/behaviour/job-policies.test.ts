import { expect, it } from "vitest";
import type { JobPolicy } from "../../src/domain/domain.js";
import { describeBoth } from "../support/envelopes.js";
import { expectRefused } from "../support/refused.js";
import { named, show } from "../support/rows.js";

interface Row {
  jobs: JobPolicy;
  fields: object;
  prefer?: string;
  status: 200 | 202;
}

const rows: Row[] = [
  { jobs: "auto", fields: { author: "Ada" }, status: 200 },
  { jobs: "auto", fields: { basename: "hills", path: "/seed/hills.png" }, status: 200 },
  { jobs: "auto", fields: { basename: "meadow" }, status: 202 },
  { jobs: "auto", fields: { path: "/seed/spare.png", author: "Ada" }, status: 202 },
  { jobs: "auto", fields: { author: "Ada" }, prefer: "respond-async", status: 202 },
  { jobs: "auto", fields: { author: "Ada" }, prefer: "return=minimal, Respond-Async; wait=10", status: 202 },
  { jobs: "auto", fields: { author: "Ada" }, prefer: "respond-sync", status: 200 },
  { jobs: "always", fields: { author: "Ada" }, status: 202 },
  { jobs: "always", fields: {}, status: 202 },
  { jobs: "never", fields: { basename: "meadow" }, status: 200 },
  { jobs: "never", fields: { path: "/seed/spare.png" }, prefer: "respond-async", status: 200 },
];

describeBoth("when an update of an upload is a job", (open, envelope) => {
  const title = ({ jobs, fields, prefer, status }: Row) =>
    `Q-12 U-17 · ${jobs}: ${show(fields)}${prefer ? ` with Prefer: ${prefer}` : ""} answers ${status}`;
  it.each(named(rows, title))("%s", async (_, { jobs, fields, prefer, status }) => {
    const { client } = await open({ jobs });
    const headers = prefer === undefined ? {} : { Prefer: prefer };
    const reply = await client.send("updateUpload", { id: "1001", fields, headers });
    expect(reply.status).toBe(status);
    const granted = status === 202 && prefer !== undefined;
    expect(reply.headers["preference-applied"]).toBe(granted ? "respond-async" : undefined);
  });

  it.each([
    ["auto", 202],
    ["always", 202],
    ["never", 201],
  ] as const)("Q-12 U-17 · %s: a creation answers %i, and comes to 201", async (jobs, status) => {
    const { client } = await open({ jobs });
    const fields = { path: "/seed/spare.png", author: "Ada" };
    expect((await client.send("createUpload", { fields })).status).toBe(status);
    const { status: outcome, resource } = await client.outcomeOf("createUpload", { fields });
    expect(outcome).toBe(201);
    expect(await client.upload(resource.id as string)).toEqual(resource);
  });

  it.each([
    ["2.5s", "3"],
    ["300ms", "1"],
  ])("Q-13 · a job of %s has an identifier, the address of its result, and when to ask", async (jobTime, seconds) => {
    const { client } = await open({ jobTime });
    const reply = await client.send("updateUpload", { id: "1001", fields: { basename: "meadow" } });
    expect(reply.resource).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), type: "job" });
    expect(reply.headers.location).toBe(`${envelope.basePath}/job-results/${reply.jobId}`);
    expect(reply.headers["retry-after"]).toBe(seconds);
  });

  it("Q-14 · a job's changes show at its end, all at once", async () => {
    const { client } = await open({ jobTime: "2s" });
    const before = await client.upload("1001");
    const fields = { basename: "meadow", author: "Grace Hopper", tags: ["a"] };
    const { jobId } = await client.send("updateUpload", { id: "1001", fields });
    await client.environment.clock.advance(1999);
    expect(await client.upload("1001")).toEqual(before);
    expect(client.environment.jobs.list()).toMatchObject([{ id: jobId, upload_id: "1001", status: null }]);
    const ran = await client.environment.clock.advance(1);
    expect(ran).toEqual([{ at: Date.parse("2026-01-02T00:00:02Z"), kind: "job", id: jobId }]);
    expect(await client.upload("1001")).toMatchObject({ ...fields, updated_at: "2026-01-02T00:00:02.000Z" });
    expect(client.environment.jobs.list()).toMatchObject([{ id: jobId, status: 200 }]);
  });

  it.each([
    ["an unknown path", { path: "/seed/never.png" }],
    ["a wrong type", { basename: 7 }],
    ["a name in use", { basename: "spare" }],
  ])("Q-15 · what is refused is refused at once, and no job is made: %s", async (_, fields) => {
    const { client } = await open({ jobs: "always" });
    const headers = { Prefer: "respond-async" };
    const code = "basename" in fields && fields.basename === 7 ? "INVALID_FORMAT" : "INVALID_FIELD";
    await expectRefused(client, "updateUpload", { id: "1001", fields, headers }, { code });
    expect(client.environment.jobs.list()).toEqual([]);
  });

  it("Q-12 · an update of a webhook is never a job", async () => {
    const { client } = await open({ jobs: "always" });
    const headers = { Prefer: "respond-async" };
    expect((await client.send("updateWebhook", { id: "2001", fields: { enabled: false }, headers })).status).toBe(200);
  });

  it("U-17 · an upload that is still being created is not there yet", async () => {
    const { client } = await open();
    const id = "fGkq2M0qRyyJxk5bq1mG1w";
    await client.send("createUpload", { fields: { id, path: "/seed/spare.png" } });
    await expectRefused(client, "updateUpload", { id, fields: { author: "Ada" } }, { status: 404, code: "NOT_FOUND" });
    const again = { fields: { id, path: "/seed/spare.png" } };
    await expectRefused(client, "createUpload", again, { code: "INVALID_FIELD", at: ["/id"] });
    await client.environment.clock.advance(300);
    expect((await client.send("updateUpload", { id, fields: { author: "Ada" } })).status).toBe(200);
  });
});

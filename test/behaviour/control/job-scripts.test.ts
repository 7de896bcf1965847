import { describe, expect, it } from "vitest";
import type { JobScript } from "../../../src/index.js";
import { startStandin } from "../../support/standin.js";
import { apiOf, controlOf } from "./support.js";

async function started() {
  const standin = await startStandin({ jobs: "never" });
  const api = apiOf(standin);
  const update = async (fields: object = { author: "Grace Hopper" }) =>
    (await api("put", "/uploads/1001", fields)).body.id as string;
  const result = async (id: string) => (await api("get", `/job-results/${id}`)).body;
  return { standin, api, update, result, control: controlOf(standin) };
}

type Started = Awaited<ReturnType<typeof started>>;

describe.each([
  [
    "over HTTP",
    ({ control }: Started, script: JobScript) =>
      control("post", "/jobs", script).then(({ status }) => expect(status).toBe(201)),
  ],
  ["from the library", async ({ standin }: Started, script: JobScript) => standin.jobs.script(script)],
])("a script for the next job, %s", (_, tell) => {
  it("makes the next update a job, and only the next", async () => {
    const one = await started();
    await tell(one, {});
    const job = await one.update();
    expect(await one.result(job)).toMatchObject({ code: "JOB_PENDING" });
    await one.standin.clock.advance("300ms");
    expect(await one.result(job)).toMatchObject({ status: 200, payload: { author: "Grace Hopper" } });
    expect((await one.api("put", "/uploads/1001", { author: "x" })).status).toBe(200);
  });

  it("lets it fail with a status and a body, or the documented error of a status; nothing is changed", async () => {
    const one = await started();
    await tell(one, { fail: { status: 422, body: { reason: "too blue" } } });
    await tell(one, { fail: { status: 404 } });
    const jobs = [await one.update(), await one.update()];
    await one.standin.clock.advance("1s");
    expect(await one.result(jobs[0] ?? "")).toMatchObject({ status: 422, payload: { reason: "too blue" } });
    expect(await one.result(jobs[1] ?? "")).toMatchObject({ status: 404, payload: { code: "NOT_FOUND" } });
    expect((await one.api("get", "/uploads/1001")).body.author).toBe("Ada Lovelace");
  });

  it("lets it end after so many polls that it was still running", async () => {
    const one = await started();
    await tell(one, { ends: { after_polls: 2 } });
    const job = await one.update();
    await one.standin.clock.advance("1d");
    const codes = [await one.result(job), await one.result(job), await one.result(job)];
    expect(codes.map((body) => body.code ?? body.status)).toEqual(["JOB_PENDING", "JOB_PENDING", 200]);
  });

  it("lets it end when it is released", async () => {
    const one = await started();
    await tell(one, { ends: "released" });
    const job = await one.update();
    await one.standin.clock.advance("1d");
    expect(await one.result(job)).toMatchObject({ code: "JOB_PENDING" });
    const released = await one.control("post", "/jobs", { release: job });
    expect(released).toEqual({
      status: 200,
      body: { id: job, upload_id: "1001", operation: "updateUpload", status: 200 },
    });
    expect(await one.result(job)).toMatchObject({ status: 200 });
  });

  it("lets it never end, and hold what comes behind it", async () => {
    const one = await started();
    await tell(one, { ends: "never" });
    const jobs = [await one.update(), await one.update({ author: "behind" })];
    await one.standin.clock.advance("365d");
    for (const job of jobs) expect(await one.result(job)).toMatchObject({ code: "JOB_PENDING" });
    one.standin.jobs.release(jobs[0] ?? "");
    expect((await one.api("get", "/uploads/1001")).body.author).toBe("behind");
  });
});

describe("the jobs", () => {
  it("are listed with the scripts that wait", async () => {
    const { control, update, standin } = await started();
    standin.jobs.script({ ends: "never" });
    standin.jobs.script({ fail: { status: 500 } });
    const id = await update();
    expect((await control("get", "/jobs")).body).toEqual({
      jobs: [{ id, upload_id: "1001", operation: "updateUpload", status: null }],
      scripts: [{ fail: { status: 500 } }],
    });
    expect(standin.jobs.list()).toEqual([{ id, upload_id: "1001", operation: "updateUpload", status: null }]);
  });

  it.each([
    [{ ends: "soon" }, "/ends"],
    [{ ends: { after_polls: -1 } }, "/ends"],
    [{ fail: { status: 200 } }, "/fail/status"],
    [{ fail: {} }, "/fail/status"],
    [{ fail: { status: 500, code: "X" } }, "/fail/code"],
    [{ end: "never" }, "/end"],
    [{ release: 5 }, "/release"],
    [{ release: "1", ends: "due" }, "/ends"],
  ])("are not told %j", async (body, pointer) => {
    const { control } = await started();
    const answer = await control("post", "/jobs", body);
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, pointer]);
    expect((await control("get", "/jobs")).body.scripts).toEqual([]);
  });

  it("that nobody made cannot be released", async () => {
    const { control, standin } = await started();
    expect((await control("post", "/jobs", { release: "none" })).status).toBe(404);
    expect(() => standin.jobs.release("none")).toThrow('There is no job "none"');
  });
});

it("a job that is held says how to let it end", async () => {
  const { standin, update, result } = await started();
  standin.jobs.script({ ends: "released" });
  const job = await update();
  expect((await result(job)).detail).toContain(`POST /_standin/jobs {"release":"${job}"}`);
  standin.jobs.release(job);
  expect(await result(job)).toMatchObject({ status: 200 });
});

import { describe, expect, it } from "vitest";
import { startStandin } from "../../support/standin.js";
import { apiOf, startControlled } from "./support.js";

async function started() {
  const { standin, api, control } = await startControlled();
  const update = async () => (await api("put", "/uploads/1001", { author: "Grace Hopper" })).body.id as string;
  const result = async (id: string) => (await api("get", `/job-results/${id}`)).body;
  return { standin, api, update, result, control };
}

it("a job whose clock stands still says so, and how to go on, in the answer and in the journal", async () => {
  const { standin, api } = await startControlled({});
  const { id } = (await api("put", "/uploads/1001", { basename: "meadow" })).body;
  const { body } = await api("get", `/job-results/${id}`);
  expect(body.detail).toContain('the clock stands still. Advance it: standin.clock.advance("300ms")');
  expect(standin.journal.find({ status: 404 }).refused?.detail).toBe(body.detail);
});

it.each(["released", "never"] as const)("a job that is %s is not ended by a request for it", async (ends) => {
  const { standin, api } = await startControlled({ clock: "on-demand" });
  standin.jobs.script({ ends });
  const { id } = (await api("put", "/uploads/1001", { basename: "meadow" })).body;
  expect((await api("get", `/job-results/${id}`)).body).toMatchObject({ code: "JOB_PENDING" });
});

it.each([
  ["a script", { time: "30s" }, {} as Record<string, string>],
  ["a request", undefined, { Prefer: "respond-async, wait=30" }],
])("a job takes the time of its own that %s gives it", async (_, script, headers) => {
  const standin = await startStandin();
  if (script) standin.jobs.script(script);
  const update = await apiOf(standin)("put", "/uploads/1001", { author: "late" }, headers);
  expect([update.status, update.headers["retry-after"]]).toEqual([202, "30"]);
  await standin.clock.advance("29999ms");
  expect(standin.jobs.list()).toMatchObject([{ status: null }]);
  await standin.clock.advance("1ms");
  expect(standin.jobs.list()).toMatchObject([{ status: 200 }]);
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
    expect((await control("get", "/overview")).body.job_scripts).toEqual([{ fail: { status: 500 } }]);
    expect(standin.jobs.list()).toEqual([{ id, upload_id: "1001", operation: "updateUpload", status: null }]);
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

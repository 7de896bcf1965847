import request from "supertest";
import { expect, it } from "vitest";
import type { LogEntry } from "../../src/index.js";
import { describeBoth } from "../support/envelopes.js";
import { startStandin } from "../support/standin.js";

/** A job may be told to end with any status; one that HTTP does not have cannot be said in a job's result. */
const wrongStatus = { fail: { status: 999, body: "none" } };

describeBoth("a breach of our own contract", (open, envelope) => {
  it("becomes a 500 that names the operation, the pointer and what is wrong there", async () => {
    const { standin, client } = await open();
    standin.jobs.script(wrongStatus);
    const { jobId } = await client.send("updateUpload", { id: "1001", fields: { author: null } });
    await standin.clock.advance("300ms");
    const answer = await request(standin.app)
      .get(`${envelope.basePath}/job-results/${jobId}`)
      .set("Authorization", "Bearer any-token");
    const pointer = envelope.name === "flat" ? "/status" : "/data/attributes/status";
    expect([answer.status, answer.type]).toEqual([500, envelope.errorMediaType]);
    const { code, detail, errors } =
      envelope.name === "flat"
        ? answer.body
        : { ...answer.body.data[0].attributes, ...answer.body.data[0].attributes.details, detail: answer.text };
    expect(code).toBe("CONTRACT_BREACH");
    expect(detail).toContain("getJobResult with status 200");
    expect(errors).toMatchObject([{ pointer, code: "VALIDATION_RANGE" }]);
  });
});

it("a breach is told to the log", async () => {
  const entries: LogEntry[] = [];
  const standin = await startStandin({ log: (entry) => entries.push(entry) });
  standin.jobs.script(wrongStatus);
  const sent = (method: "put" | "get", path: string) =>
    request(standin.app)[method](path).set("Authorization", "Bearer any-token");
  const { body } = await sent("put", "/uploads/1001").send({ author: null });
  await standin.clock.advance("300ms");
  await sent("get", `/job-results/${body.id}`);
  expect(entries).toMatchObject([
    { method: "PUT", path: "/uploads/1001", status: 202, operation: "updateUpload", environment: "main" },
    { method: "GET", status: 500, operation: "getJobResult", code: "CONTRACT_BREACH" },
  ]);
});

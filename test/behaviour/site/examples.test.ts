import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildClient } from "@datocms/cma-client-node";
import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { type CodeExample, exampleOrigin, examplesOf } from "../../../src/site/examples/examples.js";
import { toModel } from "../../../src/site/model/model.js";
import type { Operation } from "../../../src/site/model/operations.js";
import { runCode } from "../../support/run-code.js";
import { source } from "../../support/site.js";
import { startStandin } from "../../support/standin.js";

const { operations } = toModel(source);
const run = promisify(execFile);

/** A stand-in that holds what the example names, and the example with its address and with identifiers that are there. */
async function prepare(operation: Operation, { code, language }: CodeExample) {
  // The client waits a second before it looks for a job; that it waits at all is shown elsewhere.
  const standin = await startStandin({
    jobs: language === "client" ? "never" : "auto",
    metadata: code.includes("--metadata field") ? "field" : "locale",
  });
  await standin.listen();
  const id = operation.parameters.find((one) => one.in === "path");
  const real = await realIdentifier(standin, id?.name);
  const text = real === undefined ? code : code.replaceAll(id?.example ?? "", real);
  return { standin, code: text.replaceAll(exampleOrigin, standin.url) };
}

/** Calls and jobs are not in the seed; they come from something that happened. */
async function realIdentifier(standin: Standin, parameter: string | undefined): Promise<string | undefined> {
  if (parameter !== "webhook_call_id" && parameter !== "job_id") return undefined;
  if (parameter === "job_id") standin.jobs.script({});
  const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };
  await fetch(`${standin.url}/uploads/1002`, { method: "PUT", headers, body: '{"author":"Ada"}' });
  const [job] = standin.jobs.list();
  if (job) standin.jobs.release(job.id);
  await standin.webhookCalls.settle();
  return job?.id ?? standin.webhookCalls.list()[0]?.id;
}

/** Examples that the mock understands and refuses, with the error: its uploads are no videos, and it processes none. */
const refusals: Readonly<Record<string, string>> = { createUploadTrack: "NOT_A_VIDEO" };

/** The journal says what was answered, in whatever language it was asked. */
const lastAnswer = (standin: Standin) => standin.journal.list().at(-1);

const all = operations.flatMap((operation) => examplesOf(operation).map((example) => ({ operation, example })));
const refusalOf = ({ id }: Operation) => (refusals[id] ? { code: refusals[id] } : null);

describe("the examples of every operation", () => {
  it("are there in both envelopes, as curl, as fetch, and for the official client", () => {
    for (const { id } of operations) {
      const own = all.filter(({ operation }) => operation.id === id);
      const forms = new Set(own.map(({ example }) => `${example.envelope} ${example.language}`));
      expect({ id, forms }).toEqual({
        id,
        forms: new Set(["flat curl", "flat fetch", "json-api curl", "json-api fetch", "json-api client"]),
      });
    }
  });

  it("as curl are accepted by the mock", async () => {
    // One shell for all of them, since a process costs more than a request.
    const prepared = [];
    for (const { operation, example } of all.filter((one) => one.example.language === "curl"))
      prepared.push({ operation, ...(await prepare(operation, example)) });
    const script = prepared
      .map(({ operation, code }) =>
        code.replace(/^curl/, refusalOf(operation) ? "curl -sS" : "curl -sS --fail-with-body"),
      )
      .join("\n");
    await run("bash", ["-euc", script], { maxBuffer: 16 * 1024 * 1024 });
    for (const { operation, standin } of prepared)
      expect(lastAnswer(standin)).toMatchObject({ operation: operation.id, refused: refusalOf(operation) });
  });

  it.each(["fetch", "client"])("as %s are accepted by the mock", async (language) => {
    for (const { operation, example } of all.filter((one) => one.example.language === language)) {
      const refused = refusalOf(operation);
      const { standin, code } = await prepare(operation, example);
      const running = runCode(code, { "@datocms/cma-client-node": { buildClient } });
      // The client throws what is refused.
      const printed = await (refused && language === "client" ? running.catch(() => []) : running);
      expect(lastAnswer(standin)).toMatchObject({ operation: operation.id, refused });
      if (language === "fetch" && !refused) expect(printed[0]).toBeLessThan(300);
    }
  });
});

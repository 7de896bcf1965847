import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildClient } from "@datocms/cma-client-node";
import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { type CodeExample, exampleOrigin, exchangesOf } from "../../../src/site/examples.js";
import { toModel } from "../../../src/site/model/model.js";
import type { Operation } from "../../../src/site/model/operations.js";
import { prepare, routeOf } from "../../behaviour/openapi/replays.js";
import { skipWaits } from "../../support/eager-client.js";
import { runCode } from "../../support/run-code.js";
import { source } from "../../support/site.js";
import { startStandin } from "../../support/standin.js";

const { operations } = toModel(source);
const run = promisify(execFile);

/** A stand-in after what the document says comes first, and the example with its address and with the identifier that is there. */
async function prepared(operation: Operation, { code, language, envelope }: CodeExample) {
  // The client waits a second before it looks for a job: here it does so only where there is no other response.
  const standin = await startStandin({
    jobs: language === "client" && operation.id !== "getJobResult" ? "never" : "auto",
    metadata: code.includes("--metadata field") ? "field" : "locale",
  });
  await standin.listen();
  const id = operation.parameters.find((one) => one.in === "path");
  const real = await prepare(standin, operation.views[envelope].envelope, routeOf(operation.id));
  const text = real === undefined ? code : code.replaceAll(id?.example ?? "", real);
  if (operation.id === "createUploadTrack") standin.jobs.script({ ends: { after_polls: 0 } });
  return { standin, code: text.replaceAll(exampleOrigin, standin.url) };
}

/** The journal says what was answered, in whatever language it was asked. */
const lastAnswer = (standin: Standin, { id }: Operation) => standin.journal.list({ operation: id }).at(-1);

const all = operations.flatMap((operation) =>
  exchangesOf(operation).flatMap(({ codes }) => codes.map((example) => ({ operation, example }))),
);

describe("the examples of every operation", () => {
  it("are there as curl in both envelopes, as fetch in one, and for the official client", () => {
    for (const { id } of operations) {
      const own = all.filter(({ operation }) => operation.id === id);
      const forms = new Set(own.map(({ example }) => `${example.envelope} ${example.language}`));
      expect({ id, forms }).toEqual({
        id,
        forms: new Set(["flat curl", "flat fetch", "json-api curl", "json-api client"]),
      });
    }
  });

  it("as curl are accepted by the mock", async () => {
    // One shell for all of them, since a process costs more than a request.
    const ready = [];
    for (const { operation, example } of all.filter((one) => one.example.language === "curl"))
      ready.push({ operation, ...(await prepared(operation, example)) });
    const script = ready.map(({ code }) => code.replace(/^curl/, "curl -sS --fail-with-body")).join("\n");
    await run("bash", ["-euc", script], { maxBuffer: 16 * 1024 * 1024 });
    for (const { operation, standin } of ready)
      expect(lastAnswer(standin, operation)).toMatchObject({ operation: operation.id, refused: null });
  });

  it.each(["fetch", "client"])("as %s are accepted by the mock", async (language) => {
    skipWaits();
    for (const { operation, example } of all.filter((one) => one.example.language === language)) {
      const { standin, code } = await prepared(operation, example);
      const running = runCode(code, { "@datocms/cma-client-node": { buildClient } });
      // The job of a track ends with an error, since no video is processed, and the client throws it.
      const printed = await (operation.id === "createUploadTrack" ? running.catch(() => []) : running);
      expect(lastAnswer(standin, operation)).toMatchObject({ operation: operation.id, refused: null });
      if (language === "fetch") expect(printed[0]).toBeLessThan(300);
    }
  });
});

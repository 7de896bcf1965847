import { describe, expect, it } from "vitest";
import {
  type ContractDefinition,
  defineContract,
  describeContracts,
  type TestRunner,
  verify,
} from "../../../src/suite/index.js";
import { startFlaky } from "../../support/flaky.js";
import { borrowing } from "../../support/kit.js";
import { htmlOf, junitOf, summaryOf } from "../../support/reported.js";

const text = "Uploads are green.";
const green = (kept: boolean) =>
  defineContract({
    id: "acme-green",
    title: "uploads are green",
    rules: { "ACME-1": text },
    assumptions: { "ACME-2": "They are also round." },
    async run(kit) {
      const response = await kit.request("GET", "/uploads", { query: { "page[limit]": "1" } });
      kit.check("ACME-1", kept, "it is blue", response);
      kit.check("ACME-2", false, "it is square", response);
    },
  });

describe("verify, as a library,", () => {
  it("marks what the binding declares, and does not fail for it with strict", async () => {
    const flaky = await startFlaky();
    const binding = { operations: { listWebhookCalls: null } };
    const report = await verify({ target: flaky.url, only: ["Q-29"], binding, strict: true });
    const declared = report.cases.filter((one) => one.declared).map(({ ids, reason }) => [ids, reason]);
    expect(declared).toEqual([[["Q-29"], "The target does not support listWebhookCalls."]]);
    expect([report.assumptions["Q-29"], report.reason]).toEqual(["differs", undefined]);
  });

  it.each<[string, object, string]>([
    ["a wrong name", { onyl: ["U-08"] }, 'verify has no option "onyl". Its options are target, '],
    ["a target that is no URL", { target: "nope" }, 'target is "nope". It must be an absolute http or https URL'],
    ["an id that is in no list", { only: "U-08" }, 'only is "U-08". It must be an array of IDs.'],
    ["an unknown id", { only: ["U-99"] }, 'Unknown rule, assumption or contract "U-99".'],
    ["a wrong time", { patience: "soon" }, 'patience "soon" is not a time'],
    ["a concurrency that is none", { concurrency: 0 }, "concurrency must be a whole number from 1 to 64, not 0."],
    ["a wrong binding", { binding: { envelop: "flat" } }, "the binding:1:"],
    ["a baseline that is not there", { baseline: "nowhere.json" }, "The baseline nowhere.json cannot be read"],
  ])("rejects %s, and says what to mend", async (_, options, reason) => {
    await expect(verify({ target: "http://127.0.0.1:1", ...options })).rejects.toThrow(reason);
  });
});

describe("a contract of a team's own", () => {
  it("is in every report with what its ids state, and is selected, accepted and failed for as others are", async () => {
    const flaky = await startFlaky();
    const options = { target: flaky.url, only: ["ACME-1", "ACME-2"], contracts: [green(false)] };
    const report = await verify(options);
    expect(report).toMatchObject({
      verdict: "broken",
      rules: { "ACME-1": "broken" },
      assumptions: { "ACME-2": "differs" },
      catalogue: { "ACME-1": text },
      failing: [{ id: "ACME-1", contract: "acme-green" }],
    });
    const asked = flaky.requests.find(({ path }) => path.startsWith("/uploads?page"));
    expect(asked?.headers.authorization).toMatch(/^Bearer /);
    for (const shown of [summaryOf(report), htmlOf(report), junitOf(report)]) expect(shown).toContain(text);
    expect(summaryOf(report)).toContain(`BROKEN ACME-1: ${text}\n  It is blue. (acme-green)\n    curl -i `);
    const accepted = await verify({ ...options, accept: ["ACME-1"], bail: true });
    expect(accepted).toMatchObject({ failing: [], ended: "complete" });
    expect((await verify({ ...options, bail: true })).reason).toMatch(/ACME-1 fails the run, and --bail ends it$/);
    expect((await verify({ ...options, contracts: [green(true)] })).rules["ACME-1"]).toBe("held");
  });

  it("that changes a resource has it restored; what is a flag is an option, and the report is resolved to", async () => {
    const flaky = await startFlaky();
    const before = await flaky.snapshot();
    const own = defineContract({
      id: "acme-notes",
      title: "notes are kept",
      rules: { "ACME-3": "Notes are kept." },
      needs: ["upload"],
      async run(kit) {
        const upload = await kit.resource("upload");
        const { resource, response } = await upload.update({ notes: kit.unique() });
        kit.check("ACME-3", (await upload.read()).notes === resource?.notes, "they are not", response);
      },
    });
    const borrowed = { binding: borrowing, uploadId: "1002", jobTimeout: "2s" };
    const report = await verify({ target: flaky.url, ...borrowed, only: ["acme-notes"], contracts: [own] });
    expect(report).toMatchObject({
      ...{ verdict: "held", failing: [], rules: { "ACME-3": "held" } },
      ...{ filter: { only: ["acme-notes"] }, ended: "complete", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    });
    const updates = flaky.requests.filter(({ method }) => method === "PUT");
    expect(new Set(updates.map(({ path }) => path))).toEqual(new Set(["/uploads/1002"]));
    expect(await flaky.snapshot()).toBe(before);
  });

  const right = green(true);
  it.each<[string, Partial<ContractDefinition>, string]>([
    ["no id", { id: "Acme Green" }, "needs an id in kebab-case"],
    ["no title", { title: "" }, "needs a title"],
    ["an id of the catalogue for its own", { rules: { "U-08": "Mine." } }, 'has the id "U-08"'],
    ["an id without a text", { rules: { "ACME-1": "" } }, "has no text for ACME-1"],
    ["one id twice", { assumptions: { "ACME-1": "Again." } }, "has ACME-1 as a rule and as an assumption"],
    ["an id that there is not", { ids: ["U-99"] }, 'names "U-99" in ids'],
    ["nothing that it is about", { rules: {}, assumptions: {} }, "has no id. Name what it tests"],
  ])("is refused with %s", (_, change, reason) => {
    expect(() => defineContract({ ...right, ...change })).toThrow(reason);
  });

  it("is refused where another one has its id, or says something else under one of its ids", async () => {
    const check = (...contracts: ContractDefinition[]) => verify({ target: "http://127.0.0.1:1", contracts });
    await expect(check(right, right)).rejects.toThrow('Two contracts have the id "acme-green"');
    await expect(check({ ...right, id: "upload-tags" })).rejects.toThrow('Two contracts have the id "upload-tags"');
    const other = { ...right, id: "other", rules: { "ACME-1": "Uploads are red." } };
    await expect(check(right, other)).rejects.toThrow("different texts for ACME-1");
  });
});

describe("describeContracts", () => {
  /** A test runner that keeps what it is given. */
  function fakeRunner() {
    const tests = new Map<string, (context?: object) => Promise<void>>();
    const ends: (() => Promise<void>)[] = [];
    const runner: TestRunner = {
      describe: (_, body) => body(),
      it: (name, body) => void tests.set(name.split(":")[0] ?? "", body),
      after: (body) => void ends.push(body),
    };
    const run = async (id: string, context?: object) => tests.get(id)?.(context);
    const end = async () => {
      for (const body of ends) await body();
    };
    return { runner, tests, run, end };
  }

  it("makes a test of each contract, which passes where it holds and fails with the evidence where not", async () => {
    const server = await startFlaky();
    server.shows = (resource) => {
      if (resource.type === "upload") resource.notes = null;
    };
    const { runner, tests, run, end } = fakeRunner();
    const only = ["upload-notes", "upload-tags", "acme-green"];
    describeContracts({ target: server.url, only, contracts: [green(true)], strict: true, accept: ["Q-04"] }, runner);
    expect([...tests.keys()].sort()).toEqual(["acme-green", "upload-notes", "upload-tags"]);
    await run("upload-tags");
    await expect(run("upload-notes")).rejects.toThrow(/sent ".*", shown null\n(.*\n)*curl -i -X PUT .*\n/);
    await expect(run("acme-green")).rejects.toThrow("It is square. ACME-2: They are also round.");
    await end();
    const left = await fetch(`${server.url}/uploads`, { headers: { Authorization: "Bearer any" } });
    expect(((await left.json()) as { data: object[] }).data).toHaveLength(3);
  });

  it("runs what Vitest runs at once, names its tests by ids alone, and says in few words how to repeat one", async () => {
    const server = await startFlaky();
    server.shows = (resource) => {
      if (resource.type === "upload") resource.notes = "x".repeat(20_000);
    };
    const { runner, tests, run, end } = fakeRunner();
    describeContracts({ target: server.url, only: ["upload-notes", "upload-tags", "webhook-headers"] }, runner);
    expect([...tests.keys()]).toEqual(expect.arrayContaining(["upload-notes", "upload-tags", "webhook-headers"]));
    const tasks = [
      { name: "upload-notes", mode: "run" },
      { name: "upload-tags", mode: "run" },
      { name: "webhook-headers", mode: "skip" },
    ];
    const failure = (await run("upload-notes", { task: { suite: { tasks } } })?.catch(
      (error: Error) => error,
    )) as Error;
    expect(failure.message.length).toBeLessThanOrEqual(4000);
    const rerun = `npx --no-install standin verify --target '${server.url}' --only upload-notes`;
    expect(failure.message.endsWith(`\n\nRerun: ${rerun}`)).toBe(true);
    await run("upload-tags");
    await end();
    expect(server.requests.some(({ path }) => path.startsWith("/uploads"))).toBe(true);
    expect(server.requests.some(({ body }) => body.includes("X-Standin-One"))).toBe(false);
  });

  it("fails each test, and ends, where the target does not answer", async () => {
    const { runner, run, end } = fakeRunner();
    describeContracts({ target: "http://127.0.0.1:1", only: ["upload-tags"] }, runner);
    await expect(run("upload-tags")).rejects.toThrow("does not respond");
    await end();
  });

  it("skips what could not be verified, and fails where the runner cannot skip, but with allowUnverified", async () => {
    const { url } = await startFlaky();
    const unverified = async (context?: object, more: object = {}) => {
      const { runner, run, end } = fakeRunner();
      const binding = { operations: { updateWebhook: null } };
      describeContracts({ target: url, only: ["webhook-response", "webhook-names"], binding, ...more }, runner);
      await run("webhook-response", context).finally(end);
    };
    const skipped: string[] = [];
    const skip = (because: string) => skipped.push(because);
    await unverified({ skip });
    // Vitest's context is a function.
    await unverified(Object.assign(() => undefined, { skip }));
    expect(skipped).toEqual(["The target does not update webhooks.", "The target does not update webhooks."]);
    await expect(unverified()).rejects.toThrow("NOT VERIFIED: The target does not update webhooks.");
    await unverified(undefined, { allowUnverified: true });
  });

  it.each(["bail", "concurrency", "dryRun", "report", "require", "signal"])("refuses %s", (option) => {
    const given = { target: "http://127.0.0.1:1", [option]: undefined };
    expect(() => describeContracts(given, fakeRunner().runner)).toThrow(`describeContracts has no option "${option}"`);
  });

  it("says at once what is wrong with its options, or its runner", () => {
    expect(() => describeContracts({ target: "http://127.0.0.1:1", only: ["U-99"] }, fakeRunner().runner)).toThrow(
      "U-99",
    );
    const { describe, it } = fakeRunner().runner;
    expect(() => describeContracts({ target: "http://127.0.0.1:1" }, { describe, it })).toThrow(
      "neither afterAll nor after",
    );
    expect(() => describeContracts({ target: "http://127.0.0.1:1" })).toThrow("no global describe and it");
  });
});

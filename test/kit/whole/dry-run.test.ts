import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import type { VerifyFlags } from "../../../src/cli/verify-run.js";
import { type Binding, parseBinding } from "../../../src/kit/binding/binding.js";
import { documentOperations, toTarget } from "../../../src/kit/binding/defaults.js";
import type { BoundOperation, Hook } from "../../../src/kit/binding/target.js";
import type { Report, ReportedRequest } from "../../../src/kit/report/shape.js";
import { select } from "../../../src/kit/run/selection.js";
import { dryRun as planRun } from "../../../src/suite/dry-run.js";
import { startFlaky } from "../../support/flaky.js";
import { borrowing, runCommand, verifyAt } from "../../support/kit.js";
import { startRaw } from "../../support/raw-server.js";
import { breachesOf } from "../../support/reported.js";

const url = "https://staging.example.com/api";

async function dryRun(flags: VerifyFlags = {}): Promise<string> {
  const { stdout, ...ended } = await runCommand({ target: url, dryRun: true, ...flags });
  expect(ended).toEqual({ code: 0, stderr: "" });
  return stdout;
}

const plan = async (flags: VerifyFlags = {}) =>
  (JSON.parse(await dryRun({ ...flags, json: true })) as Required<Report>).requests;

const plannedRequests = async (binding: Binding, only: readonly string[], flags = {}) => {
  const { requests } = await planRun(toTarget({ url, ...flags }, binding), select(contracts, only, []).contracts);
  return requests.map(({ request }) => request);
};

const lineOf = ({ method, url: address, body }: { method: string; url: string; body?: string | undefined | null }) =>
  [method, address, body ?? ""].join(" ").trim();

/** Functions of a binding's module that note the methods of the requests that they are given. */
function noting() {
  const methods: string[] = [];
  const request: Hook = ({ request: { method } }) => void methods.push(method);
  return { methods, hooks: { name: "binding.mjs", request } };
}

it("a module of a binding, which may send requests of its own, is given none that must not be sent", async () => {
  const [dry, reading] = [noting(), noting()];
  expect(await plannedRequests({ hooks: dry.hooks }, ["upload-notes"])).not.toEqual([]);
  expect(dry.methods).toEqual([]);
  const service = await startFlaky();
  await verifyAt({ url: service.url, readOnly: true }, { only: ["U-07", "W-05"] }, { hooks: reading.hooks });
  expect(new Set(reading.methods)).toEqual(new Set(["GET"]));
});

describe("--dry-run", () => {
  it("lists the requests that a run then sends, one by one", async () => {
    const only = [
      "upload-tags",
      "upload-basename",
      "upload-errors",
      "webhook-headers",
      "webhook-names",
      "Q-29",
      "Q-05",
    ];
    const fixtures = { upload_id: "1001", webhook_id: "2001" };
    const binding = { ...borrowing, fixtures };
    const planned = await plannedRequests(binding, only);

    // It keeps to itself that it is a Standin.
    const flaky = await startFlaky({ isForeign: true });
    // A dry run has a text for each text that the target may have.
    const asDry = {
      "/uploads/1001": { upload_collection: null, author: "A", copyright: "C", notes: "N" },
      "/webhooks/2001": { custom_payload: "P" },
    };
    for (const [path, fields] of Object.entries(asDry)) await flaky.put(path, fields);
    await verifyAt(flaky.url, { only, calls: "allow" }, binding);

    // Which of its words a run takes for which text is its own choice.
    const sent = flaky.requests.map(
      ({ method, path }) => `${method} ${path.replace(/[\w-]{22}/, "{collection}").replace(/flaky\d+/, "unique")}`,
    );
    // Files are fetched past the proxy, at the address that the upload shows.
    const lines = planned
      .filter((request) => !request.url.startsWith("{"))
      .map(({ method, url: at }) => `${method} ${at.replace(url, "").replace(new URL(url).origin, "")}`)
      .map((line) => line.replace(/unique\d+/, "unique").replace(/\{collection-\d\}/, "{collection}"));
    // What is borrowed is watched before its first use, which serial groups that share it come to together.
    expect(lines.sort()).toEqual(sent.sort());
    expect(sent.length).toBeGreaterThan(150);
  });

  it("puts them as a binding has them, on the ids that are lent", async () => {
    const only = ["upload-notes", "webhook-enabled", "access-without-rights"];
    const fixtures = { upload_id: "A-7", webhook_id: "H 9", token_without_access: "guest" };
    const binding = parseBinding(
      `envelope: { upload: /asset/it, webhook: /hook }
token: { header: X-Api-Token, format: "Key {token}" }
operations:
  updateUpload: PATCH /v2/assets/{upload_id}
  getUpload: GET /v2/assets/{upload_id}
  updateWebhook: PATCH /v2/hooks/{webhook_id}
  getWebhook: null
  createUpload: null
  createWebhook: null
job: { accepted: 200, id: /job, follow: Location }`,
      "binding.yaml",
    );
    const names = ["updateUpload", "getUpload", "updateWebhook"] as const;
    const routeOf = ({ method, path }: BoundOperation) => `${method} ${path}`;
    const operations = Object.fromEntries(names.map((name) => [name, routeOf(documentOperations[name])]));
    const flat = await plannedRequests({ operations, fixtures }, only);
    const bound = await plannedRequests({ ...binding, fixtures }, only, { token: "the-token" });
    const asBound = (line: string) =>
      line
        .replace(/^PUT/, "PATCH")
        .replace("/api/uploads/", "/api/v2/assets/")
        .replace("/api/webhooks/", "/api/v2/hooks/")
        .replace(/(assets\S+) (\{.*\})$/, '$1 {"asset":{"it":$2}}')
        .replace(/(hooks\S+) (\{.*\})$/, '$1 {"hook":$2}');
    expect(bound.map(lineOf)).toEqual(flat.map(lineOf).map(asBound));
    expect(bound.map(lineOf)).toContain(`PATCH ${url}/v2/hooks/H%209 {"hook":{"enabled":false}}`);
    expect(new Set(bound.map(({ headers }) => headers["X-Api-Token"]))).toEqual(
      new Set(["Key the-token", "Key guest", undefined]),
    );
  });

  it("speaks JSON:API, and shows that calls would come to the address of --callback-url", async () => {
    const lines = (
      await plan({ envelope: "json-api", only: ["call-made"], callbackUrl: "https://tunnel.example.com/" })
    ).map(lineOf);
    const pointed = lines.filter((line) =>
      /^PUT \S+\/webhooks\/\{webhook-1\} .*https:\/\/tunnel\.example\.com\/standin-verify\/unique\d+/.test(line),
    );
    // Each further one comes when the call of the one before has arrived.
    expect(pointed).toHaveLength(5);
    expect(pointed[0]).toContain('{"data":{"id":"{webhook-1}","attributes":{');
  });

  it.each(["strapi", "directus", "wordpress"])(
    "lists the updates of uploads that come as a form, of %s",
    async (name) => {
      const file = `bindings/${name}.yaml`;
      const binding = parseBinding(readFileSync(file, "utf8"), file);
      const { updateUpload, createUpload } = binding.operations ?? {};
      expect([updateUpload, createUpload]).toContainEqual(expect.objectContaining({ multipart: expect.anything() }));
      const { requests, unmet } = await planRun(toTarget({ url }, binding), select(contracts, ["U-05"], []).contracts);
      expect(unmet).toEqual({});
      expect(requests.length).toBeGreaterThan(50);
    },
  );

  it("waits for no retry, however patient the run would be", async () => {
    const flags = { only: ["call-retries"], callbackUrl: "https://tunnel.example.com", patience: 3_600_000 };
    expect((await plan(flags)).map(lineOf)).toContainEqual(expect.stringContaining('"auto_retry":true'));
  });

  it("sends the target nothing, whatever the flags", async () => {
    const asked: unknown[] = [];
    const { url: target } = await startRaw((_, line) => asked.push(line));
    for (const flags of [
      { only: ["upload-notes", "call-made"] },
      { envelope: "json-api", only: ["Q-29"] },
      { readOnly: true },
      { json: true, only: ["C-01"] },
    ] as VerifyFlags[]) {
      expect(await dryRun({ target, ...flags })).toContain("GET");
    }
    expect(asked).toEqual([]);
  });

  it("respects --only, --skip and --read-only", async () => {
    const [notes, both] = [
      await plan({ only: ["upload-notes"] }),
      await plan({ only: ["upload-notes", "upload-tags"] }),
    ];
    const contractsOf = (requests: ReportedRequest[]) => new Set(requests.map(({ contract }) => contract));
    expect(contractsOf(notes)).toEqual(new Set([null, "upload-notes"]));
    expect(await plan({ only: ["upload-notes", "upload-tags"], skip: ["upload-tags"] })).toEqual(notes);
    expect(both.length).toBeGreaterThan(notes.length);
    expect(new Set((await plan({ readOnly: true })).map(({ method }) => method))).toEqual(new Set(["GET"]));
    expect(await dryRun({ readOnly: true })).toContain("Nothing. --read-only sends only GET requests.");
  });

  it("prints a report that keeps its schema, and shows no token", async () => {
    const token = "a-token-that-nobody-may-read";
    const flags = { token, only: ["A-01", "W-09"], target: "https://ada:s3cret-word@staging.example.com" };
    const [json, text] = [await dryRun({ ...flags, json: true }), await dryRun(flags)];
    expect(breachesOf(JSON.parse(json))).toEqual([]);
    for (const output of [json, text]) expect(output).not.toMatch(/nobody-may-read|s3cret-word/);
    expect(text).toContain("[no Authorization]");
    expect(text).toContain("[Authorization: Bearer]");
  });
});

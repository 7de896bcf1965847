import { describe, expect, it } from "vitest";
import { judgeForm, judgeSchema, judgeTypes } from "../../contracts/judge/value.js";
import { uploadSpec } from "../../contracts/spec/upload-fields.js";
import { isObject, type JsonValue } from "../../src/base/json.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { createApi } from "../../src/kit/http/api.js";
import { Gate } from "../../src/kit/http/gate.js";
import { conclude } from "../../src/kit/http/outcome.js";
import type { Transport } from "../../src/kit/http/transport.js";
import { Ledger } from "../../src/kit/ledger/ledger.js";
import { createFindings, type Judged } from "../../src/kit/run/findings.js";
import { sleeplessPorts } from "../support/flaky.js";
import { request } from "../support/request.js";
import { startStandin } from "../support/standin.js";
import recorded from "./recorded/update-an-upload.json" with { type: "json" };

/** Plays the recorded exchanges, each for the request that it was recorded of. */
const tape: Transport = {
  async send({ method, url, headers, body }) {
    const { pathname } = new URL(url);
    const found = recorded.exchanges.find(({ request }) => request.method === method && request.path === pathname);
    if (!found) throw new Error(`${method} ${pathname} was not recorded`);
    const { status, headers: answered, body: json } = found.response;
    const request = { method, url, headers, body: typeof body === "string" ? body : undefined };
    const kept = Object.fromEntries(Object.entries(answered)) as Record<string, string>;
    return { request, status, headers: kept, text: JSON.stringify(json), json: json as unknown as JsonValue };
  },
  isConnected: () => true,
  close: async () => undefined,
};

const { ports } = sleeplessPorts();
const api = createApi(toTarget({ url: "https://recorded.test", envelope: "json-api" }), {
  ...{ transport: tape, gate: new Gate(ports), ports, ledger: new Ledger(ports.now) },
});

/** Judges as a contract would, and tells what is broken and what differs. */
function judge(judged: Iterable<Judged>) {
  const findings = createFindings();
  findings.report(judged);
  const of = (verdict: string) =>
    findings.list
      .filter((finding) => finding.verdict === verdict)
      .map(({ ids, because }) => `${ids.join(" ")}: ${because}`);
  return { broken: of("broken"), differs: of("differs"), held: findings.list.flatMap(({ ids }) => ids) };
}

describe("the published service, in its own words of 2022,", () => {
  it("keeps every rule in an update, and differs in the assumptions that have changed since", async () => {
    const body = recorded.exchanges.find(({ request }) => request.method === "PUT")?.request.body as JsonValue;
    const undo = api.ledger.absent({ kind: "upload", id: "43554720" });
    const sent = await api.call("updateUpload", { path: { upload_id: "43554720" }, body, undo });
    const outcome = await conclude(api, uploadSpec, sent);
    const { broken, differs, held } = judge(judgeForm({ api, spec: uploadSpec }, "43554720", outcome));
    expect(broken).toEqual([]);
    expect(held).toEqual(expect.arrayContaining(["U-12", "U-17", "U-06", "U-09", "Q-30"]));
    expect(outcome.resource).toMatchObject({ author: "Mark Smith", notes: null });
    expect(differs).toMatchInlineSnapshot(`
      [
        "Q-13: PUT /uploads/43554720 returned 202 without location",
        "Q-13: PUT /uploads/43554720 returned 202 without retry-after",
        "Q-13: GET /job-results/e6a86038a32b09a14e8a08c3 returned 200: /data/attributes/statusText is not known. Allowed: status, payload.",
        "Q-04: GET /job-results/e6a86038a32b09a14e8a08c3 returned 200: /data/attributes/thumbhash is missing, but required. (and 1 more: /upload_collection)",
      ]
    `);
  });

  it("keeps every rule in what it shows of a new upload", async () => {
    const body = recorded.exchanges.find(({ request }) => request.method === "POST")?.request.body as JsonValue;
    const undo = api.ledger.creates("upload", "path", "/43554720.png", "");
    const outcome = await conclude(api, uploadSpec, await api.call("createUpload", { body, undo }));
    expect(outcome).toMatchObject({ status: 201, accepted: true });
    const { resource = {}, shown: exchange } = outcome;
    const { broken, differs } = judge([
      ...judgeTypes(uploadSpec, resource, { exchange }),
      ...judgeSchema({ api, spec: uploadSpec }, "getUpload", { status: 200, body: outcome.body, resource, exchange }),
    ]);
    expect(broken).toEqual([]);
    expect(differs).toMatchInlineSnapshot(`
      [
        "Q-04: GET /job-results/f67a713a8c52938b6ce59cdd returned 200: /data/attributes/thumbhash is missing, but required. (and 1 more: /upload_collection)",
      ]
    `);
  });
});

/** Members of the recorded exchanges that Standin's do not have, or the other way round, and why. */
const differences: Readonly<Record<string, string>> = {
  "data.attributes.statusText": "gone from the published types since",
  "data.attributes.payload.data.attributes.thumbhash": "new in the published types since",
  "data.attributes.payload.data.relationships.upload_collection": "new in the published types since",
  "data.attributes.payload.data.relationships.upload_collection.data": "new in the published types since",
  "data.attributes.payload.data.meta": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus.status": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus.checked_at": "new in the published types since",
  "data.attributes.payload.data.meta.antivirus.threat_name": "new in the published types since",
};

/** Every member of a value by where it stands, with its type; what is free is looked at no further. */
function shapeOf(value: unknown, place = ""): [string, string][] {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const own: [string, string][] = place === "" ? [] : [[place, type]];
  if (!isObject(value)) return own;
  const members = Object.entries(value).flatMap(([name, one]) =>
    shapeOf(one, place === "" ? name : `${place}.${name}`),
  );
  return [...own, ...members];
}

const known = (shape: [string, string][]) => new Map(shape.filter(([place]) => !(place in differences)));

/** The project of the recording: one locale, and a file that was sent before. Then, every update was a job. */
const seed = { locales: ["en"], files: [{ path: "/64175/1646149667-whoa.txt", text: "whoa" }] };

describe("the recorded exchanges", () => {
  it("have the same shape as Standin's, member for member, in the order in which they were made", async () => {
    const standin = await startStandin({ seed, jobs: "always", rateLimit: true });
    let job = "";
    let upload = "";
    for (const { request: asked, response: wanted } of recorded.exchanges) {
      // Identifiers are everybody's own.
      const path = asked.path
        .replace(/^\/job-results\/.*/, `/job-results/${job}`)
        .replace(/^\/uploads\/.+/, `/uploads/${upload}`);
      const sent = request(standin.app)
        [asked.method.toLowerCase() as "get" | "put" | "post"](`/json-api${path}`)
        .set({ Authorization: "Bearer any", "X-Api-Version": "3", "Content-Type": "application/json" });
      const body = JSON.stringify(asked.body)?.replace(/"id":"\d+"/, `"id":"${upload}"`);
      const answer = await (asked.body === null ? sent : sent.send(body));

      expect({ path: asked.path, status: answer.status }).toEqual({ path: asked.path, status: wanted.status });
      const [ours, theirs] = [known(shapeOf(answer.body)), known(shapeOf(wanted.body))];
      expect([...ours].sort()).toEqual([...theirs].sort());
      for (const name of ["content-type", "x-api-version", "x-environment", "x-ratelimit-limit"] as const)
        expect([name, answer.headers[name]]).toEqual([name, wanted.headers[name]]);
      expect(Number(answer.headers["x-ratelimit-remaining"])).toBeLessThan(60);

      const { data } = answer.body;
      if (data.type === "job") job = data.id;
      upload = data.attributes?.payload?.data?.id ?? upload;
      await standin.clock.advance("1s");
    }
  });
});

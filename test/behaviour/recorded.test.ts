import { describe, expect, it } from "vitest";
import { judgeForm, judgeSchema, judgeTypes } from "../../contracts/judge/form.js";
import { uploadSpec } from "../../contracts/spec/upload-fields.js";
import type { JsonValue } from "../../src/base/json.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { createApi } from "../../src/kit/http/api.js";
import { Gate } from "../../src/kit/http/gate.js";
import type { Transport } from "../../src/kit/http/transport.js";
import { RunRecord } from "../../src/kit/record/run-record.js";
import { createFindings, type Judged } from "../../src/kit/run/findings.js";
import { conclude } from "../../src/kit/subject/outcome.js";
import { sleeplessPorts } from "../support/flaky.js";
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
  ...{ transport: tape, gate: new Gate(ports), ports, notes: new RunRecord() },
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
    const undo = api.notes.absent({ kind: "upload", id: "43554720" });
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
    const undo = api.notes.creates("upload", "path", "/43554720.png", "");
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

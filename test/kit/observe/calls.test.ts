import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.js";
import { createFindings } from "../../../src/kit/run/findings.js";
import { Calls, type SeenCall } from "../../../src/observe/calls.js";

const events = [{ entity_type: "upload", event_types: ["update"] }];
const webhook: JsonObject = {
  id: "7",
  name: "Inbox",
  url: "http://127.0.0.1:9/inbox?x=1",
  headers: { "X-Team": "red" },
  events,
  http_basic_user: "ada",
  http_basic_password: "enough",
  custom_payload: null,
  enabled: true,
};
const credentials = `Basic ${Buffer.from("ada:enough").toString("base64")}`;
const right: SeenCall = {
  method: "POST",
  path: "/inbox?x=1",
  headers: { "x-team": "red", authorization: credentials },
  body: JSON.stringify({ entity_type: "upload", event_type: "update", entity: {} }),
};
const template = "{{event_type}} on {{entity_type}} {{#entity}}{{id}}{{/entity}}";
const made = { method: "POST", url: "http://127.0.0.1:9/inbox?x=1", headers: {}, body: undefined };
const exchange = { request: made, status: 200, headers: {}, text: "", json: undefined };

function start() {
  const findings = createFindings();
  const calls = new Calls(findings);
  const of = (wanted: string) =>
    [...new Set(findings.list.filter(({ verdict }) => verdict === wanted).flatMap(({ ids }) => ids))].sort();
  return {
    calls,
    list: findings.list,
    see: (call: Partial<SeenCall>) => calls.see({ ...right, ...call }, exchange),
    of,
  };
}

/** A webhook that was made before the observer's eyes. */
function startKnown(settings: JsonObject = {}) {
  const started = start();
  const known = { ...webhook, ...settings };
  started.calls.know("7", known, true);
  return { ...started, again: () => started.calls.know("7", known) };
}

describe("a call of a webhook that was made through the observer", () => {
  it("holds the rules that it shows, and no other", () => {
    const { see, of } = startKnown();
    see({});
    expect([of("held"), of("broken"), of("not-verified")]).toEqual([["C-01", "C-02", "C-03", "C-05"], [], []]);
  });

  it.each<[string, string, Partial<SeenCall>, JsonObject]>([
    ["without a header", "C-02", { headers: { authorization: credentials } }, {}],
    ["with another value", "C-02", { headers: { "x-team": "blue", authorization: credentials } }, {}],
    ["without credentials", "C-03", { headers: { "x-team": "red" } }, {}],
    ["with credentials of nobody", "C-03", {}, { http_basic_user: null, http_basic_password: null }],
    ["without a body", "C-05", { body: "" }, {}],
    ["with a template as it is", "C-04", { body: "{{event_type}}!" }, { custom_payload: "{{event_type}}!" }],
    ["with another text", "C-04", { body: "update of upload 12" }, { custom_payload: template }],
  ])("%s breaks %s once its settings are seen again", (_, id, call, settings) => {
    const { see, of, again } = startKnown(settings);
    see(call);
    expect([of("broken"), of("not-verified")]).toEqual([[], [id]]);
    again();
    expect(of("broken")).toEqual([id]);
  });

  it("breaks nothing where other settings are seen, or none", () => {
    for (const next of [{ ...webhook, headers: { "X-Team": "blue" } }, undefined]) {
      const { calls, see, of, again } = startKnown();
      see({ headers: { "x-team": "blue", authorization: credentials } });
      calls.know("7", next);
      again();
      expect([of("broken"), of("not-verified")]).toEqual([[], ["C-02"]]);
    }
  });

  it("breaks nothing where it says that it is of another webhook", () => {
    const { see, of, again } = startKnown();
    see({ headers: {}, body: JSON.stringify({ webhook_id: "8" }) });
    again();
    expect(of("broken")).toEqual([]);
    see({ headers: {}, body: JSON.stringify({ webhook_id: "7" }) });
    again();
    expect(of("broken")).toEqual(["C-02", "C-03"]);
  });

  it("may come late, with settings of before", () => {
    const { calls, see, of } = startKnown();
    const now = { ...webhook, headers: { "X-Team": "blue" } };
    calls.know("7", now);
    see({});
    see({ headers: { "x-team": "blue", authorization: credentials } });
    calls.know("7", now);
    expect([of("held"), of("broken")]).toEqual([["C-01", "C-02", "C-03", "C-05"], []]);
  });

  it.each<[string, JsonObject, Partial<SeenCall>]>([
    ["other tags than the spec's", { custom_payload: "{{ event_type }} {{name}}" }, { body: "?" }],
    ["headers that are the service's own", { headers: { "Content-Type": "text/plain", "X-N": 7 } }, {}],
    ["a masked password", { http_basic_password: "***" }, { headers: { "x-team": "red", authorization: "Basic b" } }],
    [
      "a password by its last letters",
      { http_basic_password: "…ough" },
      { headers: { "x-team": "red", authorization: "Basic b" } },
    ],
    ["a header by its first letters", { headers: { "X-Key": "red..." } }, {}],
    [
      "credentials in its url",
      { url: "http://ada:enough@127.0.0.1:9/inbox?x=1", http_basic_user: null, http_basic_password: null },
      {},
    ],
    ["credentials among its headers", { headers: { Authorization: "x" } }, { headers: { authorization: "Basic b" } }],
  ])("is not judged by %s", (_, settings, call) => {
    const { see, of, again } = startKnown(settings);
    see(call);
    again();
    expect([of("broken"), of("not-verified")]).toEqual([[], []]);
  });

  it("makes what a template of the spec's tags makes", () => {
    const { see, of } = startKnown({ custom_payload: '{"m":"{{event_type}}|{{#entity}}<{{id}}>{{/entity}}"}' });
    see({ body: '{"m":"asset.changed|<a-7>"}' });
    expect(of("held")).toContain("C-04");
  });
});

describe("a call of a webhook that was there before", () => {
  const wrong = { headers: {} };

  it("breaks nothing: older calls may be on their way", () => {
    const { calls, see, of } = start();
    calls.know("7", webhook);
    see(wrong);
    calls.know("7", webhook);
    expect([of("broken"), of("not-verified")]).toEqual([[], ["C-02", "C-03"]]);
  });

  it("is judged once it was given an address that it did not have", () => {
    const { calls, see, of } = start();
    calls.know("7", { ...webhook, url: "http://127.0.0.1:9/other" });
    calls.know("7", webhook);
    see(wrong);
    calls.know("7", webhook);
    expect(of("broken")).toEqual(["C-02", "C-03"]);
  });

  it("is told where nobody knows whose it is, and breaks nothing where two share its address", () => {
    const { calls, see, of } = start();
    see({});
    expect(of("not-verified")).toEqual(["C-02"]);
    for (const id of ["7", "8"]) calls.know(id, webhook, true);
    see(wrong);
    for (const id of ["7", "8"]) calls.know(id, webhook);
    expect(of("broken")).toEqual([]);
  });

  it("is expected only at an address that a webhook has", () => {
    const { calls, of } = startKnown();
    expect(["/inbox?x=1", "/inbox", "/other"].map((one) => calls.expects(one))).toEqual([true, false, false]);
    calls.seeUnknown("/other");
    expect(of("not-verified")).toEqual(["C-02"]);
  });

  it("is kept a few times, and without a long body", () => {
    const { calls, list, again } = startKnown();
    const body = "x".repeat(1_000_000);
    const wrong = { ...exchange, request: { ...made, body }, text: body };
    for (let count = 0; count < 20; count++)
      calls.see({ ...right, headers: { "x-team": `blue ${count}` }, body }, wrong);
    again();
    expect(list.filter(({ verdict, ids }) => verdict === "broken" && ids.includes("C-02"))).toHaveLength(5);
    expect(JSON.stringify(list).length).toBeLessThan(20_000);
  });
});

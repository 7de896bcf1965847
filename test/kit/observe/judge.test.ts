import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../src/base/json.js";
import type { Judge } from "../../../src/observe/judge.js";
import { toExchange } from "../../../src/observe/recognise.js";
import { sample } from "../../support/sample.js";
import { idsOf, json, judgeOf, type Passing, pass, upload, url } from "./passing.js";

describe("an observed update", () => {
  it("holds the rules of what was passed and shown, and those alone", () => {
    const judge = judgeOf();
    const sent = { author: "Ada", tags: ["a"] };
    pass(judge, { sent, shown: upload({ ...sent, notes: "old" }) });
    expect(idsOf(judge, "held")).toEqual(expect.arrayContaining(["U-01", "U-02", "U-06", "U-08", "U-12"]));
    expect(idsOf(judge, "held")).not.toContain("U-07");
    expect(idsOf(judge, "held")).not.toContain("U-13");
    pass(judge, { sent: { author: "Grace" }, shown: upload({ author: "Grace" }) });
    expect(idsOf(judge, "held")).toContain("U-13");
    expect(idsOf(judge, "broken")).toEqual([]);
  });

  it.each<[string, Passing, string]>([
    ["a value is shown that was not sent", { sent: { author: "Ada" }, shown: upload({ author: "A" }) }, "U-06"],
    ["another resource is shown", { sent: {}, shown: { ...upload({ author: "Ada" }), id: "8" } }, "U-01"],
    ["no resource is shown", { sent: { author: "Ada" }, shown: { ok: true } }, "U-12"],
    ["null is accepted where it is not allowed", { sent: { tags: null }, shown: upload({ tags: [] }) }, "U-08"],
    ["a wrong type is accepted", { sent: { notes: 7 }, shown: upload({ notes: "7" }) }, "U-07"],
    ["a wrong type is ignored", { sent: { notes: 7 }, shown: upload({ notes: null }) }, "U-07"],
    ["tags are lost", { sent: { tags: ["a", "b"] }, shown: upload({ tags: ["a"] }) }, "U-08"],
  ])("is broken where %s", (_, passing, rule) => {
    const judge = judgeOf();
    pass(judge, passing);
    expect(idsOf(judge, "broken")).toContain(rule);
  });

  it("is not judged where a login responds in place of the target", () => {
    const judge = judgeOf();
    pass(judge, { sent: { author: "Ada" }, shown: upload({ author: "Ada" }) });
    pass(judge, { sent: { tags: null }, page: "<!DOCTYPE html>" });
    expect(idsOf(judge, "broken")).toEqual([]);
  });

  it("says which field got which kind of value, so that what several have in common has one heading", () => {
    const judge = judgeOf();
    for (const name of ["author", "notes"]) pass(judge, { sent: { [name]: null }, shown: upload({ [name]: "old" }) });
    const found = judge.results.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict === "broken");
    expect(found).toMatchObject([
      { wrong: "lost", about: [{ field: "author", from: "not shown", to: "null" }] },
      { wrong: "lost", about: [{ field: "notes", from: "not shown", to: "null" }] },
    ]);
  });

  it("is broken where it was accepted without a token", () => {
    const judge = judgeOf();
    pass(judge, { sent: {}, shown: upload({}), headers: { authorization: "" } });
    expect(idsOf(judge, "broken")).toEqual([]);
    const write = judge.open("PUT", "/uploads/7");
    const passed = { method: "PUT", path: "/uploads/7", requestHeaders: {}, requestBody: json({}), status: 200 };
    const exchange = toExchange(url, { ...passed, headers: {}, body: json(upload({ author: null })) }, judge.learn);
    if (exchange) judge.see(exchange, write);
    expect(idsOf(judge, "broken")).toEqual(["A-01"]);
  });

  it("is not verified where what there was may have stayed, or another request overlapped", () => {
    const judge = judgeOf();
    pass(judge, { sent: { tags: ["a"] }, shown: upload({ tags: ["before", "a"] }) });
    expect(idsOf(judge, "broken")).toEqual([]);
    expect(idsOf(judge, "not-verified")).toEqual(["U-08"]);
    const other = judge.open("PUT", "/uploads/7");
    pass(judge, { sent: { author: "Ada" }, shown: upload({ author: "Grace" }) });
    judge.drop(other);
    expect(idsOf(judge, "broken")).toEqual([]);
    expect(idsOf(judge, "not-verified")).toEqual(["U-06", "U-08"]);
  });

  it("that was refused tells of a wrong value that the refusal names, and of nothing else", () => {
    const judge = judgeOf();
    const refusal = (pointer: string) => ({ title: "Invalid", errors: [{ pointer }] });
    pass(judge, { sent: { author: "Ada" }, status: 422, shown: refusal("/author") });
    pass(judge, { sent: { notes: 7 }, status: 422, shown: refusal("/notes") });
    pass(judge, { sent: { author: 7 }, status: 503, shown: {} });
    expect(idsOf(judge, "held").filter((id) => id.startsWith("U"))).toEqual([]);
    // Without a control, it may be refused for any reason.
    expect(idsOf(judge, "not-verified")).toEqual(["U-02", "U-07"]);
    pass(judge, { sent: { notes: "right" }, shown: {} });
    pass(judge, { sent: { notes: 7 }, status: 422, shown: refusal("/notes") });
    expect(idsOf(judge, "held").filter((id) => id.startsWith("U"))).toContain("U-07");
    expect(idsOf(judge, "broken")).toEqual(["U-12"]);
  });

  it("is seen through a binding: names, envelope, method and path", () => {
    const judge = judgeOf(
      'envelope: /asset\nfields: { upload: { author: by } }\noperations: { updateUpload: "PATCH /assets/{upload_id}" }',
    );
    const shown = (by: string) => ({ asset: { id: "7", type: "upload", by } });
    pass(judge, { method: "PATCH", path: "/assets/7", sent: { asset: { by: "Ada" } }, shown: shown("Ada") });
    expect(idsOf(judge, "held")).toContain("U-06");
    pass(judge, { method: "PATCH", path: "/assets/7", sent: { asset: { by: "Ada" } }, shown: shown("A") });
    expect(idsOf(judge, "broken")).toContain("U-06");
  });

  it("is seen in JSON:API", () => {
    const judge = judgeOf("{}", "json-api");
    const body = (enabled: JsonValue) => ({ data: { id: "3", type: "webhook", attributes: { enabled } } });
    pass(judge, { path: "/webhooks/3", sent: body(false), shown: body(true) });
    expect(idsOf(judge, "broken")).toContain("W-10");
  });
});

describe("a later read", () => {
  const set = { sent: { author: "Ada" }, shown: upload({}) };
  const read = (author: string) => ({ method: "GET", shown: upload({ author }) });

  it("confirms what the response did not show", () => {
    const judge = judgeOf();
    pass(judge, set);
    expect(idsOf(judge, "held")).not.toContain("U-06");
    pass(judge, read("Ada"));
    expect(idsOf(judge, "held")).toContain("U-06");
  });

  it("is no proof of a loss: others may have written past the observer", () => {
    const judge = judgeOf();
    pass(judge, set);
    pass(judge, read("Somebody else"));
    expect(idsOf(judge, "broken")).toEqual([]);
    expect(idsOf(judge, "not-verified")).toContain("U-06");
  });
});

describe("a job", () => {
  const announce = { sent: { author: "Ada" }, status: 202, shown: { id: "9", type: "job" } };
  const result = (author: string) => ({
    method: "GET",
    path: "/job-results/9",
    shown: { id: "9", type: "job_result", status: 200, payload: upload({ author }) },
  });

  it("is judged by its result, once somebody asks for it", () => {
    const judge = judgeOf();
    pass(judge, announce);
    pass(judge, { ...result("Ada"), status: 404, shown: {} });
    expect(idsOf(judge, "held")).not.toContain("U-06");
    pass(judge, result("Ada"));
    expect(idsOf(judge, "held")).toEqual(expect.arrayContaining(["U-06", "U-17"]));
  });
});

describe("what the document does not have", () => {
  it.each<[string, Passing, string]>([
    ["a status", { method: "GET", path: "/webhooks", status: 218, shown: {} }, "Q-29"],
    ["the status of an error", { sent: {}, status: 418, shown: {} }, "Q-18"],
    ["a media type", { sent: {}, status: 422, shown: {}, came: { "content-type": "text/html" } }, "Q-18"],
    ["a member", { method: "GET", shown: upload({ author: "Ada", shoe_size: 45 }) }, "Q-04"],
    ["a member of a request", { sent: { shoe_size: 45 }, shown: upload({ author: "Ada" }) }, "Q-19"],
  ])("is told and breaks nothing: %s", (_, passing, assumption) => {
    const judge = judgeOf();
    pass(judge, passing);
    expect(idsOf(judge, "differs")).toContain(assumption);
    expect(idsOf(judge, "broken")).toEqual([]);
  });

  it("is nothing of the observer's where it is no operation", () => {
    const judge = judgeOf();
    expect(pass(judge, { method: "GET", path: "/people?x=1", shown: [] })).toEqual({
      operationId: undefined,
      findings: [],
    });
  });
});

it("never fails on hostile traffic", () => {
  const judge = judgeOf();
  const values: JsonValue[] = [null, 7, "x", [], [[]], { data: null }, { __proto__: 1 }, { id: { id: [] } }];
  let turn = 0;
  for (const sent of values)
    for (const shown of values)
      for (const path of ["/uploads/7", "/uploads/%ff", "//uploads/7", "/webhooks/3?x=%", "/job-results/"])
        for (const method of ["PUT", "GET", "DELETE", "POST"])
          for (const status of sample([200, 202, 404, 500], 4, turn++))
            pass(judge, { method, path, status, sent, shown });
});

it("keeps no credential of what it judged", () => {
  const passed = {
    ...{ method: "GET", path: "/uploads?token=abc1&x=1", requestBody: json({}), body: json({}), status: 200 },
    requestHeaders: { authorization: "Bearer abc2", cookie: "sid=abc3" },
    headers: { "set-cookie": "sid=abc4; Path=/" },
  };
  const judge = judgeOf();
  expect(JSON.stringify(toExchange(url, passed, judge.learn))).not.toContain("abc");
  expect([...judge.secrets].sort()).toEqual(["abc1", "abc2", "abc3", "abc4"]);
});

describe("a header's value of null", () => {
  it.each([
    ["kept as it was", { "X-Team": "red" }],
    ["left out", {}],
    ["emptied", { "X-Team": "" }],
  ])("means what the service says (Q-27): %s", (_, shown) => {
    const judge = judgeOf();
    const headers = { "X-Team": null };
    pass(judge, { path: "/webhooks/7", sent: { headers }, shown: { id: "7", type: "webhook", headers: shown } });
    expect([idsOf(judge, "broken"), idsOf(judge, "differs")]).toEqual([[], expect.arrayContaining(["Q-27"])]);
  });
});

describe("a later read, where nobody else writes (--only-writer)", () => {
  const update = { sent: { author: "Ada" }, shown: upload({ author: "Ada" }) };
  const read = { method: "GET", shown: upload({ author: "Before" }) };
  const announced = { sent: { author: "Late" }, status: 202, shown: { id: "9", type: "job" } };
  const start = () => judgeOf("{}", undefined, true);

  it("breaks the rule of an update that it does not show", () => {
    const judge = start();
    pass(judge, { method: "GET", shown: upload({ author: "Before" }) });
    pass(judge, update);
    pass(judge, read);
    expect(idsOf(judge, "broken")).toEqual(["U-06"]);
    const told = judge.results.flatMap(({ findings }) => findings).find(({ verdict }) => verdict === "broken");
    expect(told?.because).toBe(
      '/author was set to "Ada", but a later read shows "Before". If reads lag behind writes, do not pass --only-writer',
    );
  });

  it.each<[string, (judge: Judge) => unknown]>([
    ["an update was on its way with the read", (judge) => judge.open("PUT", "/uploads/7")],
    ["a request outside the document came since", (judge) => pass(judge, { method: "POST", path: "/restore/7" })],
    ["one is on its way", (judge) => judge.open("POST", "/restore/7")],
    ["one was too large to be judged", (judge) => judge.drop(judge.open("PUT", "/uploads/7"))],
    ["an update got no response", (judge) => [{ ...update, status: 0 }, update].map((one) => pass(judge, one))],
    ["a job of an earlier update may still run", (judge) => [announced, update].map((one) => pass(judge, one))],
    ["a collection was deleted", (judge) => pass(judge, { method: "DELETE", path: "/upload-collections/3" })],
    [
      "the update overlapped with another",
      (judge) => {
        const other = judge.open("PUT", "/uploads/7");
        pass(judge, update);
        judge.drop(other);
      },
    ],
  ])("proves nothing where %s", (_, happen) => {
    const judge = start();
    pass(judge, update);
    happen(judge);
    pass(judge, read);
    expect(idsOf(judge, "broken")).toEqual([]);
  });

  it.each<[string, Passing]>([
    ["asks for another environment", { headers: { "x-environment": "other" } }],
    ["asks for another view", { path: "/uploads/7?version=1" }],
  ])("proves nothing where it %s than the update", (_, how) => {
    const judge = start();
    pass(judge, update);
    pass(judge, { ...read, ...how });
    expect([idsOf(judge, "broken"), idsOf(judge, "not-verified")]).toEqual([[], ["U-06"]]);
  });

  it("proves nothing where it began before the update ended", () => {
    const judge = start();
    const early = judge.open("GET", "/uploads/7");
    pass(judge, update);
    pass(judge, read, early);
    expect(idsOf(judge, "broken")).toEqual([]);
  });

  it("proves a loss beside updates of others, and what only a job has set", () => {
    const judge = start();
    pass(judge, announced);
    const payload = upload({ author: "Late" });
    const shown = { id: "9", type: "job_result", status: 200, payload };
    pass(judge, { method: "GET", path: "/job-results/9", shown });
    judge.open("PUT", "/uploads/8");
    pass(judge, { method: "POST", path: "/uploads", sent: {}, status: 201, shown: { ...upload({}), id: "10" } });
    pass(judge, read);
    expect(idsOf(judge, "broken")).toEqual(["U-06"]);
  });
});

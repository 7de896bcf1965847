import { expect, it } from "vitest";
import { assertBody } from "../../../src/openapi/control.js";
import { routes } from "../../../src/openapi/documents.js";
import { errorCatalogue } from "../../../src/openapi/errors.js";
import { bodies } from "../../../src/openapi/generated/control-validators.js";
import { show } from "../../support/rows.js";
import { everythingIn } from "../../support/standin.js";
import { startControlled } from "./support.js";

const operations = ["*", ...routes.map((route) => route.operationId)];
const conditions = ["code", "status", "delay_ms", "disconnect", "truncate"];
const all = { operation: "*" };
const raised = { entity_type: "item", event_type: "publish", entity: { id: "9", type: "item", attributes: {} } };
const resource = "must be a JSON:API resource, such as {";

/** What is sent as the body, where it is wrong, and what the sentence about that says. */
type Refused = [body: object, pointer: string, ...words: string[]];

const refused: Record<string, Refused[]> = {
  "POST /faults": [
    [{ operation: "updateUploads", status: 500 }, "/operation", ...operations],
    [{ status: 500 }, "/operation", ...operations],
    [{ operation: ["*"], status: 500 }, "/operation"],
    [{ ...all, code: "TOO_MANY" }, "/code", ...Object.keys(errorCatalogue)],
    [{ ...all, code: ["NOT_FOUND"] }, "/code"],
    [{ ...all, status: 500, method: "PATCH" }, "/method", "GET", "POST", "PUT", "DELETE"],
    [{ ...all, status: 500, method: ["GET"] }, "/method"],
    [{ ...all, status: 99 }, "/status", "200 to 599"],
    [{ ...all, status: 500, times: 0 }, "/times", "from 1"],
    [{ ...all, times: 1e300 }, "/times", "must be a number from 1"],
    [{ ...all, delay_ms: -1 }, "/delay_ms", "milliseconds"],
    [{ ...all, disconnect: "yes" }, "/disconnect", "true or false"],
    [{ ...all, disconnect: true, field: "author" }, "/field", "disconnect"],
    [{ ...all, headers: { "Content-Length": "1" } }, "/headers/Content-Length", "Standin sets this header"],
    [{ ...all, headers: { "X-Mine": "a\nb" } }, "/headers", "printable ASCII"],
    [{ ...all, headers: { "X Mine": "a" } }, "/headers", "header names"],
    [{ ...all }, "", ...conditions],
    [{ ...all, disconnect: false }, "", ...conditions],
    [{ ...all, code: "NOT_FOUND", truncate: true }, "/truncate", "cannot be combined with code"],
    [{ ...all, code: "NOT_FOUND", body: {} }, "/body", "requires status"],
    [{ ...all, tiems: 2 }, "/tiems", "is not known. Choose from operation, method, path, after, probability, times"],
    [{ path: "assets", status: 500 }, "/path", "/assets/**"],
    [{ id: "1001", status: 500 }, "/operation", "because there is no path"],
    [{ ...all, status: 500, probability: 2 }, "/probability", "up to 1"],
    [{ ...all, bandwidth: 0 }, "/bandwidth", "bytes"],
    [{ ...all, content_type: "html" }, "/content_type", "text/html"],
  ],
  "POST /jobs": [
    [{ ends: "soon" }, "/ends"],
    [{ ends: ["due"] }, "/ends"],
    [{ ends: { after_polls: -1 } }, "/ends"],
    [{ ends: { after_polls: 1, polls: 2 } }, "/ends", 'must be "due", "released", "never" or {"after_polls": N}'],
    [{ fail: 500 }, "/fail", "must be an object"],
    [{ fail: { status: 200 } }, "/fail/status"],
    [{ fail: {} }, "/fail/status"],
    [{ fail: { status: 500, code: "X" } }, "/fail/code"],
    [{ end: "never" }, "/end"],
    [{ release: 5 }, "/release"],
    [{ time: "soon" }, "/time"],
    [{ time: "999999999999999d" }, "/time"],
    [{ time: "30s", ends: "never" }, "/time"],
    [{ release: "1", ends: "due" }, "/ends"],
  ],
  "POST /clock": [
    ...["soon", -1, 1.5, "9".repeat(20), null, Number.MAX_SAFE_INTEGER, "3000000d", { toString: [] }, [5]].map(
      (advance): Refused => [{ advance }, "/advance"],
    ),
    [{}, "/advance"],
    [{ advance: "1m", to: "tomorrow" }, "/to"],
  ],
  "POST /events": [
    [{ ...raised, entity_type: "page" }, "/entity_type"],
    [{ ...raised, event_type: "deploy_started" }, "/event_type"],
    [{ ...raised, entity: undefined }, "/entity", resource],
    [{ ...raised, entity: null }, "/entity"],
    [{ ...raised, entity: { id: 9, type: "item" } }, "/entity"],
    [{ ...raised, entity: { id: "9", type: "item", attributes: [] } }, "/entity/attributes"],
    [{ ...raised, previous_entity: "x" }, "/previous_entity"],
    [{ ...raised, related_entities: {} }, "/related_entities"],
    [{ ...raised, related_entities: [{ id: "1" }] }, "/related_entities/0", resource],
    [{ ...raised, entitty: {} }, "/entitty"],
  ],
  "PUT /state": [[{ locales: ["en"], uploads: [{ id: "1", path: "/none" }] }, "/uploads/0/path"]],
  "PUT /latency": ["300-100", "soon", -1, null, "1-2-3"].map((latency): Refused => [{ latency }, "/latency"]),
  "PUT /receiver/inbox": [
    [{ answers: [200, 99] }, "/answers", "must be an array of statuses from 200 to 599, such as [5"],
    ...[{ delay_ms: 5 }, { status: 500, delay_ms: -1 }, { status: 500, wait: 1 }, { failure: "x" }].map(
      (one): Refused => [{ answers: [one] }, "/answers"],
    ),
  ],
  "POST /reset": [[{ all: "yes" }, "/all", "must be true or false"]],
  ...Object.fromEntries(
    Object.entries({ verb: "PUT", status: "ok", limit: "all", operation: "updateUploads" }).map(([name, value]) => [
      `GET /journal?${name}=${value}`,
      [[{}, `/${name}`]] as Refused[],
    ]),
  ),
  "GET /overview?upload=hills": [[{}, "/upload"]],
};

it.each(Object.entries(refused))("%s is refused with where it is wrong, and changes nothing", async (where, rows) => {
  const { standin, control, api } = await startControlled();
  await api("put", "/uploads/1001", { author: "Ada" });
  const before = [everythingIn(standin), standin.clock.now(), (await control("get", "/latency")).body];
  const [method = "", path = ""] = where.split(" ");
  for (const [body, pointer, ...words] of rows) {
    const sent = method === "GET" ? undefined : body;
    const reply = await control(method.toLowerCase() as "post", path, sent);
    const { code, detail, errors } = reply.body;
    const told = [show(body), reply.status, code, errors[0].pointer];
    expect(told).toEqual([show(body), 422, "INVALID_FORMAT", pointer]);
    for (const one of words) expect(detail).toContain(one);
    if (path === "/state") expect(() => standin.state.put(body as never)).toThrow();
    if (path === "/faults") expect(() => standin.faults.add(body as never)).toThrow(detail);
  }
  const after = [everythingIn(standin), standin.clock.now(), (await control("get", "/latency")).body];
  expect([after, standin.faults.list(), (await control("get", "/jobs")).body.scripts]).toEqual([before, [], []]);
});

it.each(Object.keys(bodies) as (keyof typeof bodies)[])("a %s that is no object says so", (name) => {
  expect(() => assertBody(name, 5)).toThrow("The body must be an object.");
});

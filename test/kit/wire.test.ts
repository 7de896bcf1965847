import { describe, expect, it } from "vitest";
import { events as compareEvents } from "../../contracts/spec/compare.js";
import type { JsonValue } from "../../src/base/json.js";
import { parseBinding } from "../../src/kit/binding/binding.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { showExchange, toSecrets } from "../../src/kit/http/redact.js";
import { Codec } from "../../src/kit/wire/codec.js";
import { eventOf, fromElements, toElements } from "../../src/kit/wire/event-elements.js";
import { asReceived, type Exchange, told } from "../../src/kit/wire/exchange.js";
import { addressOf } from "../../src/kit/wire/operation-request.js";
import { UnsayableError } from "../../src/kit/wire/unavailable.js";

const targetOf = (binding: string) =>
  toTarget({ url: "https://api.example.com/v1/" }, parseBinding(binding, "wire.yaml"));

const came = (status: number, json: JsonValue): Exchange => ({
  request: { method: "GET", url: "https://api.example.com/v1/things", headers: {}, body: undefined },
  status,
  headers: {},
  text: JSON.stringify(json),
  json,
});

/** The document's form of what a target sent. */
const read = (
  binding: string,
  operationId: "getUpload" | "listUploads" | "updateUpload" | "getWebhook",
  json: JsonValue,
  status = 200,
) => new Codec(targetOf(binding)).toDocument(operationId, came(status, json));

const send = (
  binding: string,
  operationId: "updateUpload" | "updateWebhook" | "deleteUpload" | "createUploadRequest",
  body?: JsonValue,
  path = {},
) => new Codec(targetOf(binding)).toBody(operationId, body, path);

describe("names of fields", () => {
  const names = "fields: { upload: { default_field_metadata: meta, custom_data: extra, id: key } }";

  it("are theirs in requests and ours in responses, in references too; keys that users choose stay", () => {
    const ours = {
      default_field_metadata: { custom_data: { alt: null, custom_data: { custom_data: 1 } } },
      creator: { type: "access_token", id: "7" },
    };
    const theirs = {
      meta: { custom_data: { alt: null, extra: { custom_data: 1 } } },
      creator: { type: "access_token", key: "7" },
    };
    expect(send(names, "updateUpload", ours)).toEqual(theirs);
    expect(read(names, "getUpload", { key: "1", ...theirs }).json).toEqual({ id: "1", ...ours });
  });

  it("are renamed in each item of a list, and a member of our name that is none of the document's is left out", () => {
    const list = { data: [{ key: "1", meta: {}, default_field_metadata: "old" }], meta: { total_count: 1 } };
    expect(read(names, "listUploads", list).json).toEqual({
      data: [{ id: "1", default_field_metadata: {} }],
      meta: { total_count: 1 },
    });
  });

  it("may be exchanged for one another", () => {
    const swapped = "fields: { upload: { author: notes, notes: author } }";
    expect(send(swapped, "updateUpload", { author: "a", notes: "n" })).toEqual({ notes: "a", author: "n" });
    expect(read(swapped, "getUpload", { notes: "a", author: "n" }).json).toEqual({ author: "a", notes: "n" });
  });

  it("stand in the pointers of errors as the document has them, below the envelope of the request", () => {
    const binding = `${names}\nrequest: /asset\n`;
    const refused = read(
      binding,
      "updateUpload",
      { errors: [{ pointer: "/asset/meta/en~1GB/extra" }], field: "key" },
      422,
    );
    expect(refused.json).toEqual({ errors: [{ pointer: "/default_field_metadata/en~1GB/custom_data" }], field: "id" });
  });

  it("hide secrets in evidence, which shows what came", () => {
    const exchange = read("fields: { webhook: { http_basic_password: pw } }", "getWebhook", { id: "1", pw: "deep" });
    expect(exchange.json).toEqual({ id: "1", http_basic_password: "deep" });
    expect(showExchange(exchange, toSecrets([])).response.body).toEqual({ id: "1", pw: "[redacted]" });
    const camel = read("fields: camelCase", "getWebhook", { id: "1", httpBasicPassword: "deep" });
    expect(showExchange(camel, toSecrets([])).response.body).toEqual({ id: "1", httpBasicPassword: "[redacted]" });
  });
});

describe("places of fields", () => {
  const binding = `fields: { upload: {
    author: null, notes: { name: caption, read: /caption/raw }, copyright: /meta/rights, tags: labels,
    upload_collection: { name: folder, reference: id }, creator: { reference: id, type: sso_user } } }`;
  const ours = {
    notes: "n",
    copyright: "c",
    tags: ["t"],
    upload_collection: { type: "upload_collection", id: 7 },
    creator: null,
  };

  it("are written in one form and read in another, and what is absent is neither", () => {
    expect(send(binding, "updateUpload", { ...ours, author: "a" })).toEqual({
      ...{ labels: ["t"], caption: "n", meta: { rights: "c" }, folder: 7, creator: null },
    });
    const shown = {
      caption: { raw: "n", rendered: "<p>" },
      meta: { rights: "c" },
      labels: ["t"],
      folder: 7,
      creator: null,
    };
    expect(read(binding, "getUpload", { id: "1", ...shown, author: 3, notes: "else" }).json).toEqual({
      // A folder that becomes null is one change, of the field.
      ...{ id: "1", ...ours, meta: shown.meta },
    });
    const populated = read(binding, "listUploads", { data: [{ folder: { id: "f" } }, { folder: null }, {}] });
    expect(populated.json).toMatchObject({
      data: [{ upload_collection: { type: "upload_collection", id: "f" } }, { upload_collection: null }, {}],
    });
  });

  it("are the attributes of JSON:API, and names of all fields in another form", () => {
    const body = { data: { id: "1", type: "upload", attributes: { notes: "n", default_field_metadata: {} } } };
    const camel = "envelope: json-api\nfields: { all: camelCase, upload: { notes: /extra/notes } }";
    const attributes = { defaultFieldMetadata: {}, extra: { notes: "n" } };
    expect(send(camel, "updateUpload", body, { upload_id: "1" })).toEqual({ data: { ...body.data, attributes } });
    const shown = read(camel, "getUpload", { data: { id: "1", type: "upload", attributes } });
    expect(shown.json).toMatchObject({ data: { attributes: { notes: "n", default_field_metadata: {} } } });
  });

  it.each([["7"], [7], [[]], [{ type: "upload", id: 7 }], [{ id: 7 }]])("cannot say %j for an identifier", (value) => {
    expect(() => send(binding, "updateUpload", { upload_collection: value })).toThrow(UnsayableError);
  });

  it("have other values", () => {
    const values = "fields: { webhook: { enabled: { name: status, values: { true: active, false: off } } } }";
    expect(send(values, "updateWebhook", { enabled: false })).toEqual({ status: "off" });
    expect(read(values, "getWebhook", { status: "active" }).json).toMatchObject({ enabled: true });
    expect(read(values, "getWebhook", { status: "paused" }).json).toMatchObject({ enabled: "paused" });
    const none = "fields: { upload: { upload_collection: { reference: id, values: { null: 0 } } } }";
    expect(send(none, "updateUpload", { upload_collection: null })).toEqual({ upload_collection: 0 });
    expect(read(none, "getUpload", { upload_collection: 0 }).json).toEqual({ upload_collection: null });
    expect(read(binding, "getUpload", { folder: "" }).json).toEqual({ upload_collection: null });
  });

  it("are known in what somebody else wrote", () => {
    const codec = new Codec(targetOf(binding));
    expect(codec.fromBody("updateUpload", { caption: "n", folder: 7, author: 3 })).toMatchObject({
      ...{ notes: "n", upload_collection: { type: "upload_collection", id: 7 } },
    });
  });
});

describe("elements of events", () => {
  const elements = { "upload.create": { on: "asset.added" }, "upload.update": { on: "asset.changed" } };

  it("go both ways, and what is unknown stays", () => {
    const ours = [{ entity_type: "upload", event_types: ["update", "create"] }];
    const theirs = [{ on: "asset.changed" }, { on: "asset.added" }];
    expect(toElements(ours, elements)).toEqual(theirs);
    expect(fromElements([...theirs, { on: "else" }], elements)).toEqual([...ours, { on: "else" }]);
    expect(toElements([7, "x"], elements)).toEqual([7, "x"]);
    expect(toElements("upload.update", elements)).toBe("upload.update");
  });

  it.each([
    [[{ entity_type: "upload", event_types: ["delete"] }], "events has no element for upload.delete"],
    [[{ entity_type: "upload", event_types: ["update"], filters: [] }], "elements of events cannot have filters"],
    [[{ entity_type: "upload", event_types: [] }], "an element of events must have an event"],
  ])("cannot say %j", (value, because) => {
    expect(() => toElements(value, elements)).toThrow(UnsayableError);
    expect(() => toElements(value, elements)).toThrow(because);
  });

  it("are known with members that the target adds, and are sent back as they were", () => {
    const theirs = [
      { on: "asset.added", id: 1, filters: null },
      { on: "asset.changed", id: 2, filters: ["logo"] },
    ];
    const ours = fromElements(theirs, elements);
    expect(ours).toEqual([{ entity_type: "upload", event_types: ["create", "update"], elements: theirs }]);
    expect(toElements(ours, elements)).toEqual(theirs);
    const narrow = { ...elements, "upload.delete": { on: "asset.added", id: 1 } };
    expect(fromElements([theirs[0] ?? null], narrow)).toMatchObject([{ event_types: ["delete"] }]);
  });

  it("may be added to those that there are, which a binding reads as one element for each entity", () => {
    const added = fromElements([{ on: "asset.changed" }, { on: "asset.added" }], elements);
    const [one, other] = [["create"], ["update"]].map((types) => [{ entity_type: "upload", event_types: types }]);
    expect(compareEvents("W-07")(one ?? null, added, other)).toEqual(["Q-39"]);
    expect(compareEvents("W-07")(one ?? null, other ?? null, other)).toEqual(["W-07"]);
  });

  it("are known by a text in a call that one of them alone has", () => {
    expect(eventOf("asset.added", elements)).toBe("upload.create");
    expect(eventOf({ on: "asset.added" }, elements)).toBe("upload.create");
    expect(eventOf("else", elements)).toBeUndefined();
    expect(eventOf("same", { "upload.create": ["same"], "upload.update": "same" })).toBeUndefined();
  });
});

describe("a wire", () => {
  it("that says all as the document does hands on what it is given", () => {
    const exchange = came(200, { id: "1" });
    expect(new Codec(targetOf("")).toDocument("getUpload", exchange)).toEqual({ ...exchange, operation: "getUpload" });
    expect(send("", "updateUpload", { notes: "n" })).toEqual({ notes: "n" });
  });

  it("puts the resource where each operation has it", () => {
    const binding =
      "request: flat\nresponse: { upload: /a/b, webhook: /hook }\noperations: { createUploadRequest: { request: /file } }";
    expect(send(binding, "updateUpload", { notes: "n" })).toEqual({ notes: "n" });
    expect(send(binding, "createUploadRequest", { filename: "x" })).toEqual({ file: { filename: "x" } });
    expect(read(binding, "getUpload", { a: { b: { id: "1" } } }).json).toEqual({ id: "1" });
    expect(read(binding, "getUpload", { id: "1" }).json).toBeNull();
    expect(read(binding, "listUploads", { found: [{ a: { b: { id: "1" } } }] }).json).toEqual({ data: [{ id: "1" }] });
  });

  it("sends flat what is shown in JSON:API, and the other way round", () => {
    const one = { data: { id: "1", type: "upload", attributes: { notes: "n" } } };
    expect(send("response: json-api", "updateUpload", one, { upload_id: "1" })).toEqual({ notes: "n" });
    expect(send("request: json-api", "updateUpload", { notes: "n" }, { upload_id: "1" })).toEqual(one);
  });

  it.each(["flat", "json-api"])("keeps what a whole resource has besides among its fields: %s", (envelope) => {
    const wire = new Codec(targetOf(`envelope: ${envelope}`));
    const body = wire.toBody("updateUpload", wire.encode("updateUpload", { notes: "n" }, "7"), {}, { team: "press" });
    const fields = { team: "press", notes: "n" };
    expect(body).toMatchObject(envelope === "flat" ? fields : { data: { attributes: fields } });
  });

  it("has a refusal in a 2xx, with the status that stands in it", () => {
    const binding = "refused: { pointer: /ok, equals: false, status: /code }";
    const refused = read(binding, "updateUpload", { ok: false, code: 404 });
    expect([refused.status, asReceived(refused).status]).toEqual([404, 200]);
    expect(told(refused)).toBe("GET /v1/things returned 200 (which means 404)");
    expect(read(binding, "updateUpload", { ok: false }).status).toBe(422);
    expect(read(binding, "updateUpload", { ok: true }).status).toBe(200);
    expect(read("refused: { pointer: /error }", "updateUpload", { error: {} }).status).toBe(422);
    expect(read("refused: { pointer: /error }", "updateUpload", { error: null }).status).toBe(200);
  });

  it("says in its own way that a resource is gone, of reads alone", () => {
    expect(read("gone: 403", "getUpload", {}, 403).status).toBe(404);
    expect(read("gone: [403, 401]", "updateUpload", {}, 403).status).toBe(403);
    const trashed = "gone: { pointer: /status, equals: trash }";
    expect(read(trashed, "getWebhook", { status: "trash" }).status).toBe(404);
    expect(read(trashed, "getWebhook", { status: "live" }).status).toBe(200);
  });

  it("keeps the query of a route beside its own, which comes first", () => {
    const target = targetOf("operations: { getUpload: 'GET /m/{upload_id}?context=edit&page=1' }");
    const { getUpload } = target.operations;
    const address = getUpload && addressOf(target, getUpload, { path: { upload_id: "7" }, query: { page: "2" } });
    expect(address).toBe("https://api.example.com/v1/m/7?context=edit&page=2");
  });

  it("has the identifier in the path, the query or the body, and the operation's name in the body", () => {
    const path = { upload_id: "a/1" };
    const address = (binding: string) => {
      const target = targetOf(binding);
      const { updateUpload } = target.operations;
      return updateUpload && addressOf(target, updateUpload, { path });
    };
    expect(address("")).toBe("https://api.example.com/v1/uploads/a%2F1");
    const inQuery = "id: { in: query, name: id }\noperations: { updateUpload: PATCH /thing }";
    expect(address(inQuery)).toBe("https://api.example.com/v1/thing?id=a%2F1");
    const rpc =
      'route: POST /rpc\nbody: { method: "{operation}" }\nid: { in: body, name: /params/id }\nrequest: /params';
    expect(address(rpc)).toBe("https://api.example.com/v1/rpc");
    expect(send(rpc, "updateUpload", { notes: "n" }, path)).toEqual({
      method: "updateUpload",
      params: { notes: "n", id: "a/1" },
    });
    expect(send(rpc, "deleteUpload", undefined, path)).toEqual({ method: "deleteUpload", params: { id: "a/1" } });
    const named =
      "route: POST /rpc/{operation}\nid: { in: body }\noperations: { updateUpload: { target: 'https://b.example.com/' } }";
    expect(address(named)).toBe("https://b.example.com/rpc/updateUpload");
  });
});

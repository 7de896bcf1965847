import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { objectWith } from "../../../src/base/json-pointer.js";
import { compareContracts } from "../../../src/diff/compare.js";
import { DocumentError, parseOpenApi } from "../../../src/diff/document.js";
import { toText } from "../../../src/diff/told.js";

const text = readFileSync(new URL("../../../openapi.yaml", import.meta.url), "utf8");
const compare = (old: object, now: object) =>
  compareContracts(parseOpenApi(JSON.stringify(old), "old.json"), parseOpenApi(JSON.stringify(now), "new.json"));

/** A document with one operation, and a schema for what it takes and returns. */
const documentOf = (request: object, response: object = {}, more: object = {}) => ({
  openapi: "3.1.0",
  paths: {
    "/things": {
      put: {
        operationId: "updateThing",
        requestBody: { content: { "application/json": { schema: request } } },
        responses: { 200: { description: "ok", content: { "application/json": { schema: response } } } },
        ...more,
      },
    },
  },
});

/** Whom a change of a schema breaks: where clients send it, and where servers do. */
function broken(old: object, now: object) {
  const of = (one: object, other: object) => compare(one, other).map(({ breaks }) => [...breaks].sort().join("+"));
  return { sent: of(documentOf(old), documentOf(now)), returned: of(documentOf({}, old), documentOf({}, now)) };
}

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const narrower = { sent: ["clients"], returned: ["servers"] };
const wider = { sent: ["servers"], returned: ["clients"] };
const either = { sent: ["clients+servers"], returned: ["clients+servers"] };

describe("a change of a schema breaks", () => {
  it.each<[string, object, object, { sent: string[]; returned: string[] }]>([
    ["a type less", { type: ["string", "null"] }, { type: "string" }, narrower],
    ["a type more", { type: "string" }, { type: ["string", "null"] }, wider],
    ["another type", { type: "string" }, { type: "object" }, either],
    ["a number that is whole", { type: "number" }, { type: "integer" }, narrower],
    ["any type", { type: "string" }, {}, wider],
    ["a value less", { enum: ["a", "b"] }, { enum: ["a"] }, narrower],
    ["a value more", { enum: ["a"] }, { enum: ["a", "b"] }, wider],
    ["any value", { enum: ["a"] }, {}, wider],
    ["a lower maximum", { maxLength: 200 }, { maxLength: 100 }, narrower],
    ["a higher maximum", { maxLength: 100 }, { maxLength: 200 }, wider],
    ["no maximum", { maximum: 100 }, {}, wider],
    ["a minimum", {}, { minItems: 1 }, narrower],
    ["a lower minimum", { minimum: 1 }, { minimum: 0 }, wider],
    ["a pattern", {}, { pattern: "^a" }, narrower],
    ["another pattern", { pattern: "^a" }, { pattern: "^b" }, either],
    ["a member that must be there", object({ a: {} }), object({ a: {} }, { required: ["a"] }), narrower],
    ["a member that may be missing", object({ a: {} }, { required: ["a"] }), object({ a: {} }), wider],
    ["a member more", object({}), object({ a: {} }), { sent: ["servers"], returned: [""] }],
    ["a member less", object({ a: {} }), object({}), { sent: ["clients"], returned: ["clients"] }],
    ["other members", object({}, { additionalProperties: false }), object({}), wider],
    ["no other members", object({}), object({}, { additionalProperties: false }), narrower],
    ["items", { items: { type: ["string", "null"] } }, { items: { type: "string" } }, narrower],
    ["a branch more", { anyOf: [{ type: "string" }] }, { anyOf: [{ type: "string" }, { type: "null" }] }, wider],
    ["a branch less", { oneOf: [{ type: "string" }, { type: "null" }] }, { oneOf: [{ type: "string" }] }, narrower],
    ["a keyword that we do not know", { contains: { type: "string" } }, { contains: { type: "null" } }, either],
    ["deep down", object({ a: object({ b: { type: "string" } }) }), object({ a: object({ b: {} }) }), wider],
    [
      "in allOf",
      { allOf: [{ type: "string" }, { maxLength: 5 }] },
      { allOf: [{ type: "string" }, { maxLength: 9 }] },
      wider,
    ],
  ])("%s", (_, old, now, expected) => {
    expect(broken(old, now)).toEqual(expected);
  });

  it.each<[string, object, object]>([
    ["words", { description: "a", title: "a", examples: [1] }, { description: "b", "x-more": 1 }],
    ["order", { type: ["string", "null"], enum: ["a", "b"] }, { enum: ["b", "a"], type: ["null", "string"] }],
    [
      "allOf instead of the same in one",
      { allOf: [{ type: "string" }, { maxLength: 5 }] },
      { type: "string", maxLength: 5 },
    ],
  ])("nobody: %s", (_, old, now) => {
    expect(compare(documentOf(old, old), documentOf(now, now)).flatMap(({ breaks }) => breaks)).toEqual([]);
  });
});

describe("a change of an operation", () => {
  const only = (
    change: (document: ReturnType<typeof documentOf>["paths"]["/things"]["put"] & Record<string, unknown>) => void,
  ) => {
    const now = structuredClone(documentOf({}));
    change(now.paths["/things"].put);
    return compare(documentOf({}), now).map(({ breaks, what }) => [breaks.join("+"), what]);
  };
  const parameter = { name: "q", in: "query", schema: {} };

  it("that is gone breaks clients, one that is new servers, and one that moved both", () => {
    const none = { openapi: "3.1.0", paths: {} };
    expect(compare(documentOf({}), none)).toMatchObject([
      { breaks: ["clients"], what: "the operation PUT /things is gone" },
    ]);
    expect(compare(none, documentOf({}))).toMatchObject([
      { breaks: ["servers"], what: "the operation PUT /things is new" },
    ]);
    const moved = { openapi: "3.1.0", paths: { "/stuff": documentOf({}).paths["/things"] } };
    expect(compare(documentOf({}), moved)).toMatchObject([
      { breaks: ["clients", "servers"], what: "it is PUT /stuff, and was PUT /things" },
    ]);
  });

  it("may be of parameters, bodies, statuses, headers, media types and security", () => {
    expect(only((one) => Object.assign(one, { parameters: [parameter] }))).toEqual([
      ["servers", "the parameter query q is new"],
    ]);
    expect(
      only((one) => Object.assign(one, { parameters: [{ ...parameter, required: true }] })).map(([breaks]) => breaks),
    ).toEqual(["clients", "servers"]);
    expect(only((one) => Object.assign(one.requestBody, { required: true }))).toEqual([
      ["clients", "the body is required now"],
    ]);
    expect(only((one) => Object.assign(one.responses, { 202: { description: "" } }))).toEqual([
      ["clients", "the response 202 is new"],
    ]);
    expect(only((one) => Object.assign(one.responses, { 409: { description: "" } }))).toEqual([
      ["", "the response 409 is new"],
    ]);
    expect(only((one) => Object.assign(one.responses[200], { headers: { Etag: { required: true } } }))).toEqual([
      ["servers", "the header Etag is new"],
    ]);
    expect(only((one) => Object.assign(one.requestBody.content, { "text/csv": {} }))).toEqual([
      ["servers", "text/csv is new"],
    ]);
    expect(only((one) => Object.assign(one, { security: [{ token: [] }] })).map(([breaks]) => breaks)).toEqual([
      "clients+servers",
    ]);
  });

  it("of a webhook is the other way round: there the server sends the request", () => {
    const webhook = (schema: object) => ({
      openapi: "3.1.0",
      webhooks: { called: documentOf(schema).paths["/things"] },
    });
    expect(compare(webhook({ type: "string" }), webhook({})).map(({ breaks }) => breaks)).toEqual([["clients"]]);
  });
});

describe("the document of Standin", () => {
  const document = parse(text);
  const change = (edit: (document: typeof parse extends (...parameters: never) => infer D ? D : never) => void) => {
    const now = structuredClone(document);
    edit(now);
    return compare(document, now);
  };

  it("is the same as itself", () => {
    expect(change(() => undefined)).toEqual([]);
    expect(toText([])).toBe("Nothing changed that clients or servers could see.\n");
  });

  it("tells a change of a component once, with its rule and the operations that it shows in", () => {
    const changes = change((now) => {
      now.components.schemas.UploadUpdate.properties.notes.maxLength = 10;
    });
    expect(changes).toMatchObject([
      { breaks: ["clients"], rules: ["U-07"], assumptions: ["Q-42"], operations: ["updateUpload"] },
    ]);
    expect(toText(changes)).toMatch(
      /^BREAKS CLIENTS\n {2}#\/components\/schemas\/UploadUpdate\/properties\/notes: maxLength is 10, .*\(U-07, Q-42; updateUpload\)\n\nChanges: 1\. Break clients: 1, servers: 0, nobody: 0\.\n$/,
    );
  });

  it("breaks no server where an assumption changes alone, and clients all the same", () => {
    const changes = change((now) => {
      now.components.schemas.Upload.properties.md5.type = ["string", "null", "integer"];
    });
    expect(changes).toMatchObject([{ breaks: ["clients"], assumptions: expect.arrayContaining(["Q-04"]) }]);
    expect(changes[0]?.operations.length).toBeGreaterThan(3);
    const less = change((now) => {
      now.components.schemas.Upload.properties.md5.maxLength = 4;
    });
    expect(less).toMatchObject([{ breaks: [] }]);
  });

  it("tells what changes in the catalogue, by id", () => {
    const changes = change((now) => {
      const { rules, assumptions } = now["x-catalogue"];
      rules[0].text = "Updating targets any upload.";
      rules.splice(1, 1);
      rules.push({ id: "U-99", text: "Uploads are green." });
      assumptions[0].text = "Something else.";
    });
    expect(changes.map(({ breaks, rules, assumptions }) => [breaks.join("+"), ...rules, ...assumptions])).toEqual([
      ["clients+servers", "U-01"],
      ["clients", "U-02"],
      ["servers", "U-99"],
      ["", "Q-01"],
    ]);
  });
});

describe("a document that cannot be compared", () => {
  it.each<[string, string, string]>([
    ["no YAML", "openapi: [", "doc.yaml:1: "],
    ["no OpenAPI", "a: 1", "doc.yaml is no OpenAPI document of version 3"],
    ["Swagger 2", 'swagger: "2.0"', "is no OpenAPI document of version 3"],
  ])("says so: %s", (_, given, reason) => {
    const read = () => parseOpenApi(given, "doc.yaml");
    expect(read).toThrow(DocumentError);
    expect(read).toThrow(reason);
  });

  it.each([
    ["./other.yaml#/a", "leads out of the file; bundle it first"],
    ["#/components/schemas/None", "leads nowhere"],
    ["#/components/schemas/Loop", "leads to itself"],
  ])("says so: a reference to %s", ($ref, reason) => {
    const components = objectWith("/components/schemas/Loop", { $ref: "#/components/schemas/Loop" }) as object;
    const wrong = { ...documentOf({ $ref }), ...components };
    expect(() => compare(wrong, wrong)).toThrow(reason);
  });

  it("is none for a schema that refers to itself further down", () => {
    const tree = (type: string) => ({
      ...documentOf({ $ref: "#/components/schemas/Tree" }),
      components: {
        schemas: { Tree: object({ name: { type }, children: { items: { $ref: "#/components/schemas/Tree" } } }) },
      },
    });
    expect(compare(tree("string"), tree("integer"))).toHaveLength(1);
  });
});

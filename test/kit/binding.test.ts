import { describe, expect, it } from "vitest";
import { BindingError, parseBinding } from "../../src/kit/binding/binding.js";
import { bindingTemplate } from "../../src/kit/binding/binding-template.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { named, show } from "../support/rows.js";

const refusal = (text: string): string => {
  try {
    parseBinding(text, "kit.yaml");
  } catch (error) {
    if (error instanceof BindingError) return error.message;
    throw error;
  }
  return "it was taken";
};

/** As a binding names one. */
const variable = (name: string) => `$${`{${name}}`}`;

const laughs = (word: string, depth: number) =>
  [
    "l0: &l0 lol",
    ...Array.from({ length: depth }, (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(9)}*l${at}]`),
  ]
    .join("\n")
    .concat(`\n${word}: *l${depth}\n`);

describe("a binding", () => {
  it.each([
    ["", "an empty file"],
    [bindingTemplate, "the template, as it is written"],
    [
      bindingTemplate.replace(/^# ?(?=[a-zA-Z]+:| {2})/gm, "").replace(/^ {2}# or, where.*$/gm, ""),
      "the template with everything in it",
    ],
    ['{"envelope": "json-api", "fixtures": {"upload_id": 1001}}', "JSON"],
  ])("is taken: %#", (text) => {
    expect(() => parseBinding(text, "kit.yaml")).not.toThrow();
  });

  const refused = {
    "envelope: flat\ntokens: {}\n": "kit.yaml:2: /tokens is unknown: did you mean token? Allowed are $schema, envelope",
    "envelope: xml\n": "kit.yaml:1: /envelope must be flat, json-api, a JSON pointer",
    "envelope: { upload: /asset }\n": "kit.yaml:1: /envelope must be flat",
    "envelope:\n  upload: asset\n  webhook: /hook\n": "kit.yaml:2: /envelope/upload must be a JSON pointer",
    "operations:\n  updateAsset: PUT /assets\n":
      "kit.yaml:2: /operations/updateAsset is unknown: allowed are updateUpload",
    "operations:\n  getUpload: GET /assets\n": "kit.yaml:2: /operations/getUpload lacks the placeholder {upload_id}",
    "operations:\n  getUpload: GET /a/{upload_id}/{upload_id}\n":
      "/operations/getUpload has the placeholder {upload_id} twice",
    "operations:\n  getUpload: GET /a/{uploadId}\n":
      '{uploadId}, which is unknown: write a route such as "PATCH /v2/things/{upload_id}"; did you mean {upload_id}?',
    "operations:\n  getUpload: FETCH /a/{upload_id}\n":
      "kit.yaml:2: /operations/getUpload must be a method (GET, POST,",
    "operations:\n  getUpload:\n    route: GET /a\n": "kit.yaml:3: /operations/getUpload/route lacks the placeholder",
    "route: GET /rpc\nid: { in: body }\n": "kit.yaml:1: /route is a GET, which has no body",
    "id: { in: header }\n": 'kit.yaml:1: /id/in must be path, query or body; it is "header"',
    "job:\n  id: /id\n  pending: { state: 1 }\n": "kit.yaml:3: /job/pending must be { status: 404 } or",
    "job:\n  accepted: 2000\n": "kit.yaml:2: /job/accepted must be a status",
    "job:\n  accepted:\n    - 202\n    - x\n": "kit.yaml:4: /job/accepted/1 must be a status",
    "job:\n  follow: there\n": "kit.yaml:2: /job/follow must be Location, or a method",
    "job:\n  result: { status: /status }\n": "kit.yaml:2: /job/result must be { status: /status, payload",
    "token: { format: Bearer }\n": "kit.yaml:1: /token/format must be a text with {token}",
    "headers:\n  X-A: 3\n": "kit.yaml:2: /headers/X-A must be a text",
    "headers:\n  X A: x\n": "kit.yaml:2: /headers/X A has a name that must be the name of a header",
    "fixtures:\n  upload_id: [1]\n": "kit.yaml:2: /fixtures/upload_id must be an identifier",
    "fields: snake\n": "kit.yaml:1: /fields must be camelCase, or the names",
    "events:\n  changed: x\n":
      "kit.yaml:2: /events/changed has a name that must be the type of an entity and of an event",
    "refused: { equals: false }\n": "kit.yaml:1: /refused must be { pointer: /ok, equals: false }",
    [`headers:\n  X-A: ${variable("STANDIN_NOWHERE")}\n`]:
      "kit.yaml:2: /headers/X-A uses the environment variable STANDIN_NOWHERE, which is not set",
    "envelope: flat\nenvelope: json-api\n": "kit.yaml:2: Map keys must be unique",
    "job: {\n": "kit.yaml:2: ",
    "- envelope\n": "kit.yaml:1: the binding must be an object",
    // Itself, over and over.
    "&a [*a]\n": "kit.yaml:1: /0 contains itself through an alias",
    "headers: &a\n  X-A: *a\n": "kit.yaml:2: /headers/X-A contains itself through an alias",
    "job:\n  pending: &p { pointer: /a, in: [1, [*p]] }\n": "kit.yaml:2: /job/pending/in/1/0 contains itself",
    [laughs("headers", 9)]: "kit.yaml:1: Excessive alias count",
    [`headers: ${"[".repeat(20_000)}`]: "kit.yaml:1: ",
    [`headers: ${"[".repeat(2000)}${"]".repeat(2000)}`]: "kit.yaml:1: ",
    // What every object has, as a name and among names.
    "envelope: flat\n__proto__: { x: 1 }\n": "kit.yaml:2: /__proto__ is not a valid key",
    "constructor: x\n": "kit.yaml:1: /constructor is not a valid key",
    "fixtures:\n  constructor: x\n": "kit.yaml:2: /fixtures/constructor is not a valid key",
    "operations:\n  prototype: null\n": "kit.yaml:2: /operations/prototype is not a valid key",
    "headers:\n  __proto__: x\n": "kit.yaml:2: /headers/__proto__ is not a valid key",
    "job:\n  pending: { pointer: /a, in: [{ __proto__: 1 }] }\n": "/job/pending/in/0/__proto__ is not a valid key",
    '{"token": {"__proto__": {"header": "X"}}}': "/token/__proto__ is not a valid key",
    "operations:\n  toString: GET /x\n": "kit.yaml:2: /operations/toString is unknown",
    "valueOf: 1\n": "kit.yaml:1: /valueOf is unknown",
  };
  const rows = named(Object.entries(refused), ([text]) => show(text));
  it.each(rows)("is refused with its line, its pointer and the reason: %s", (_, [text, reason]) => {
    expect(refusal(text)).toContain(reason);
  });

  it("is refused for all that is wrong with it at once, in the order of the text", () => {
    const told = refusal("tokn: {}\nmatch: yes\njob:\n  end: 0\n").split("\n");
    expect(told.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "kit.yaml:1: /tokn",
      "kit.yaml:2: /match",
      "kit.yaml:4: /job/end",
    ]);
  });

  it("has variables of the environment wherever a text is, and keeps all but fixtures secret", () => {
    const text = `headers: { X-A: 'key ${variable("KEY")}' }
fixtures: { locale: '${variable("LOCALE")}' }
id: { in: query, name: id }
route: POST /rpc/${variable("SPACE")}
body: { auth: ['${variable("ACCOUNT")}'] }
token: { format: '${variable("CLIENT")} {token}' }
operations: { listUploads: 'GET /${variable("PAGE")}/uploads' }
`;
    const environment = { KEY: "k-1", LOCALE: "de", SPACE: "s-1", ACCOUNT: "a-1", CLIENT: "c-1", PAGE: "p-1" };
    expect(parseBinding(text, "kit.yaml", environment)).toMatchObject({
      headers: { "X-A": "key k-1" },
      fixtures: { locale: "de" },
      route: "POST /rpc/s-1",
      secrets: ["k-1", "s-1", "a-1", "c-1", "p-1"],
    });
  });

  it("goes after what the user says, and before the document", () => {
    const binding = parseBinding(
      "envelope: json-api\nfixtures: { upload_id: 7 }\noperations: { getUpload: null }\n",
      "kit.yaml",
    );
    const target = toTarget({ url: "http://127.0.0.1:1/", uploadId: "8" }, binding);
    expect(target).toMatchObject({ url: "http://127.0.0.1:1", envelope: "json-api", fixtures: { upload_id: "8" } });
    expect(target.operations.getUpload).toBeNull();
    expect(target.operations.updateUpload).toEqual({ method: "PUT", path: "/uploads/{upload_id}" });
    expect(target.job.id).toBe("/data/id");
  });

  it("has no operation that it leaves out, once it gives one a route: something else may be at the documented one", () => {
    const operationsOf = (text: string) =>
      toTarget({ url: "http://127.0.0.1:1" }, parseBinding(text, "kit.yaml")).operations;
    const bound = operationsOf(
      "operations: { updateUpload: 'PATCH /assets/{upload_id}', getUpload: { headers: { X-A: '1' } } }",
    );
    expect(Object.keys(bound).filter((id) => bound[id as keyof typeof bound])).toEqual(["updateUpload"]);
    const settings = operationsOf("operations: { updateUpload: { headers: { X-A: '1' } }, createUpload: null }");
    expect(Object.values(settings).filter((one) => one === null)).toHaveLength(1);
    const rpc = operationsOf(
      "route: POST /rpc/{operation}\nid: { in: body }\noperations: { updateUpload: POST /assets }",
    );
    expect(rpc.deleteUpload).toMatchObject({ method: "POST", path: "/rpc/deleteUpload" });
  });

  it("says the same thing twice by an alias is taken", () => {
    const { headers, fixtures } = parseBinding(
      "headers: { X-A: &a same, X-B: *a }\nfixtures: { locale: *a }\n",
      "kit.yaml",
    );
    expect({ headers, fixtures }).toEqual({ headers: { "X-A": "same", "X-B": "same" }, fixtures: { locale: "same" } });
  });
});
